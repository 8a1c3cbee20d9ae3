#pragma once
#include "games/exodia/game.h"
#include "games/kit.h"

namespace rakus::exodia {

// Everything the edge needs to know of the solitaire duel.
const Kit<Exodia>& kit();

// How to play, in a few moves.
std::vector<Lesson> lessons();
// Positions in which the default player errs.
std::vector<std::string> puzzles();

}  // namespace rakus::exodia
