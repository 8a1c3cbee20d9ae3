#pragma once
#include "games/bantumi/game.h"
#include "games/kit.h"

namespace rakus::bantumi {

// Everything the edge needs to know of Bantumi.
Kit<Bantumi> kit();

// How to play, in a few moves, and opponents in words.
std::vector<Lesson> lessons();
// Positions in which the default player errs.
std::vector<std::string> puzzles();
std::vector<Level> levels();

}  // namespace rakus::bantumi
