#pragma once
#include "games/gobblet/game.h"
#include "games/kit.h"

namespace rakus::gobblet {

// Everything the edge needs to know of Gobblet Gobblers.
Kit<Gobblet> kit();
std::vector<PlayerKind<Gobblet>> players();

}  // namespace rakus::gobblet
