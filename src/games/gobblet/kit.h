#pragma once
#include "games/gobblet/game.h"
#include "games/kit.h"

namespace rakus::gobblet {

// Everything the edge needs to know of Gobblet Gobblers.
Kit<Gobblet> kit();
std::vector<PlayerKind<Gobblet>> players();

// How to play, in a few moves, and opponents in words.
std::vector<Lesson> lessons();
// Positions in which the default player errs.
std::vector<std::string> puzzles();
std::vector<Level> levels();

}  // namespace rakus::gobblet
