// The pieces of a deck file that stand on one line: filters, conditions, operations. Used by deck_file and policy_file.
#pragma once
#include "games/exodia/deck_text.h"
#include "games/exodia/program.h"

namespace rakus::exodia {

// A filter: codes, tags and types joined by '|', in the order of preference.
struct Wanted {
    std::vector<Kinds> order;
    Kinds kinds;
};
Result<Wanted> read_filter(const Program&, Cursor&);
Result<Zone> read_zone(Cursor&);
// "at_least 2 piece in hand", "at_most 0 MCE in field", "deck >= 3", "hand <= 4", "turn >= 2", "spent MCE", "never".
Result<Condition> read_bare_condition(const Program&, Cursor&);
// The same with, if it likes, a name for the refusal: ... as code "source".
Result<Condition> read_condition(Program&, Cursor&);
// "draw 1", "search TTC|TW", "look 3 keep 1 rest shuffle", ...
Result<Operation> read_operation(const Program&, Cursor&);

}  // namespace rakus::exodia
