// Gobblet in text: rules, positions, moves, the board in a terminal. What is printed reads back to the same value.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/gobblet/rules.h"

namespace rakus::gobblet {

std::vector<RuleKey> rule_keys();
Result<Rules> read_rules(const Settings&);
Settings write_rules(const Rules&);
// Takes `memory` out of the settings: it is how the board is shown, not how it is played.
Result<bool> take_memory(Settings&);

// S M L of the first player, s m l of the second.
char letter(Piece);

// "M2/1L1/s1l 1": rows from the top, a digit is a run of empty cells, s m l are the sizes, capitals the first player's;
// a stack stands in parentheses from bottom to top. Then the side to move, and " seen=2" when the position stands there
// for the second time.
std::string write_position(const State&);
Result<State> read_position(const Rules&, std::string_view);

// "3@7" places a large piece on cell 7, "5-8" moves the piece on 5. Read with any decoration: "3@7x", "3@7#".
std::string write_move(const Move&);
// A move on the board needs a look at the position: which piece stands there.
Result<Move> read_move(const State&, std::string_view);
// x gobbles, # wins.
std::string decorate_move(const State& before, const Move&, const State& after);
// "piece 5 to cell 5": the pieces of a hand are numbered 1 to 6 from small to large, as in the paper's program.
Text tell_move(const State&, const Move&);

// `hide_covered`: what lies below a top piece is not shown.
Text draw(const State&, bool hide_covered = false);

}  // namespace rakus::gobblet
