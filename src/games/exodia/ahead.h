// Looking ahead: duels on imagined orders of the deck that nobody has seen. What is known is what a person at the table
// knows: the View.
#pragma once
#include "games/exodia/game.h"
#include "search/rollout.h"

namespace rakus::exodia {

// A duel is worth 1 if it is won on this turn. (Counting a win on the next turn as a half wins more often by turn 2,
// and less often on turn 1 than the base itself.)
std::unique_ptr<search::Worlds<Exodia>> duel_worlds(std::unique_ptr<Player<Exodia>> base, const search::RolloutLimits&);

}  // namespace rakus::exodia
