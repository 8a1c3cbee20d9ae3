// Congklak in text: rules, positions, moves. What is printed reads back to the same value.
//
// Pits are numbered from the owner's left. Clockwise the store lies on the owner's left, after pit 1: pit k stands at
// place pits - k of the sowing order. Counter-clockwise it lies on the right, and pit k stands at place k - 1.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "games/congklak/rules.h"
#include "games/mancala/scene.h"
#include "games/mancala/text.h"

namespace rakus::congklak {

std::vector<RuleKey> rule_keys();
// Presets (paper, site1, site2) give way to keys, wherever they stand: "site1,seeds=3".
Result<Rules> read_rules(const Settings&);
Settings write_rules(const Rules&);

// The board by the numbers that people use.
mancala::Written written(const Rules&, const State&);
// The holes as the mover goes round them, with their names.
mancala::Circle circle_of(const Rules&, Side mover);
// "ends in the mover's store: another move".
Text end_in_words(const Rules&, const Sown&);

// "7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1": pits 1 to 7 of player 1, the store, then player 2 from player 2's own seat.
// Under lap=storeturn and lap=fullturn a turn that goes on adds " gone=N".
std::string write_position(const Rules&, const State&);
// The size comes from the text; it must agree with what the user fixed in the rules.
Result<std::pair<Rules, State>> read_position(const Rules&, std::string_view);

// The number of a pit as its owner counts, from 1.
int number_of(const Rules&, Pit);
// "5", or "-" for a pass; read with any decoration: "5~3x8", "5~3+".
std::string write_move(const Rules&, Pit);
Result<Pit> read_move(const Rules&, std::string_view);
// "5~3x8": three relays, shoots eight; "5~3+": another move.
std::string decorate_move(const Rules&, const State& before, Pit);
// The way of the seeds: a station for each sowing, "1:5" being pit 5 of player 1, with the seeds that were lifted
// there; last the hole where the move ended, "1:store" for a store, with the seeds that the move banked.
std::vector<PathStep> describe_path(const Rules&, const State& before, Pit);

Text draw(const Rules&, const State&);

}  // namespace rakus::congklak
