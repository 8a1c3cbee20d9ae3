#pragma once
#include <memory>
#include <vector>

#include "games/kit.h"
#include "games/nim/game.h"

namespace rakus::nim {

// Everything the edge needs to know of Nim.
Kit<Nim> kit();
std::vector<PlayerKind<Nim>> players();
std::shared_ptr<const Judge<Nim>> judge();
std::shared_ptr<const Stage<Nim>> stage();

// How to play, in a few moves, and opponents in words.
std::vector<Lesson> lessons();
std::vector<Level> levels();

}  // namespace rakus::nim
