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

// Whether games between these players differ by themselves: through chance in the game, or lots that a player draws.
bool games_vary(const AnyGame&, const lab::TournamentSpec&);

}  // namespace rakus::app
