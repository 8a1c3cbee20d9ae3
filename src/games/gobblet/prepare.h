// The complete table whenever an answer needs it: made once, kept in the folder of tables or, where that cannot be
// written, in memory.
#pragma once
#include <optional>
#include <string>

#include "core/judge.h"
#include "games/gobblet/table.h"
#include "solve/table_lock.h"

namespace rakus::gobblet {

// What making it costs, about: more seconds than a short answer may take.
Preparation cost_of_table();

// The table of these rules. Of several who ask for it at the same time one makes it, in this process or in another.
// `anew`: a file that is there is not trusted unless all of it is sound. Empty if the watch is out first.
std::optional<CompleteTable> prepare_table(const Rules&, const solve::TableShelf&, const Watch&, bool anew = false);

// The one that this process has made and holds in memory, if it is of these rules.
std::optional<CompleteTable> table_at_hand(const Rules&);

}  // namespace rakus::gobblet
