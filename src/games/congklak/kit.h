#pragma once
#include "games/congklak/game.h"
#include "games/kit.h"

namespace rakus::congklak {

// Everything the edge needs to know of Congklak.
Kit<Congklak> kit();

// How to play, in a few moves, and opponents in words.
std::vector<Lesson> lessons();
// Positions in which the default player errs.
std::vector<std::string> puzzles();
std::vector<Level> levels();

}  // namespace rakus::congklak
