// The player that tries every move on imagined shuffles of the deck it has not seen, and takes the best on average. It
// knows what a person at the table knows: the View.
#pragma once
#include "core/player.h"
#include "games/exodia/game.h"

namespace rakus::exodia {

// What an imagined duel was worth: 1 for a win on this turn, 1/2 on the next, 1/4 after that; 0 for a lost one.
double worth(bool won, int turns_later);

// Moves to compare: without those that only say in advance what the plain move would ask.
std::vector<Move> plain_moves(const Program&, const View&);

PlayerKind<Exodia> rollout_kind();

}  // namespace rakus::exodia
