// Bantumi in text: rules, positions, moves. What is printed reads back to the same value.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "games/bantumi/rules.h"
#include "games/mancala/text.h"

namespace rakus::bantumi {

std::vector<RuleKey> rule_keys();
Result<Rules> read_rules(const Settings&);
Settings write_rules(const Rules&);

// The board by the numbers that people use.
mancala::Written written(const Rules&, const State&);

// "4.4.4.4.4.4.0/4.4.4.4.4.4.0 1": pits 1 to 6 of player 1, the store, then player 2 from player 2's own seat.
std::string write_position(const Rules&, const State&);
// The size comes from the text; it must agree with what the user fixed in the rules.
Result<std::pair<Rules, State>> read_position(const Rules&, std::string_view);

// "2"; read with any decoration: "2+", "4x3".
std::string write_move(Pit);
Result<Pit> read_move(const Rules&, std::string_view);
// "2+" another turn, "4x3" steals three.
std::string decorate_move(const Rules&, const State& before, Pit);

Text draw(const Rules&, const State&);

}  // namespace rakus::bantumi
