// Nim in text: rules, positions, moves. What is printed reads back to the same value.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/nim/rules.h"

namespace rakus::nim {

std::vector<RuleKey> rule_keys();
Result<Rules> read_rules(const Settings&);
Settings write_rules(const Rules&);

// "3.4.5 1": the heaps, then the player to move.
std::string write_position(const State&);
Result<State> read_position(std::string_view);

// "2-3": three seeds of heap 2.
std::string write_move(const Move&);
Result<Move> read_move(const State&, std::string_view);

// One line a heap.
Text draw(const State&);

}  // namespace rakus::nim
