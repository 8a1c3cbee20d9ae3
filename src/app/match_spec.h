// From the words of a match to its specification.
#pragma once
#include <vector>

#include "app/command.h"
#include "lab/schedule.h"

namespace rakus::app {

// "paper:steal=2,save=1,random" is two players: a piece that is no player's name continues the weights before it.
// "@file" becomes what the file says. `game` must know them all.
Result<std::vector<std::string>> players_of(const Arguments&, std::string_view flag = "players");

Result<lab::TournamentSpec> match_spec_of(const Arguments&);

// The specification with its openings settled (lab/schedule.h) by what the players are.
Result<lab::TournamentSpec> settled(const AnyGame&, lab::TournamentSpec);
// How many of the players make of one opening the same game again and again; none where the game has chance.
std::size_t steady_players(const AnyGame&, const lab::TournamentSpec&);

}  // namespace rakus::app
