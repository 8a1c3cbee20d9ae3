#pragma once
#include "games/kit.h"
#include "games/pokemon/game.h"

namespace rakus::pokemon {

// Everything the edge needs to know of Pokemon.
Kit<Pokemon> kit();

// How to play, in a few moves, and opponents in words.
std::vector<Lesson> lessons();
// Positions in which the default player errs.
std::vector<std::string> puzzles();
std::vector<Level> levels();

}  // namespace rakus::pokemon
