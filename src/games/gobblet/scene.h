// How Gobblet shows itself.
#pragma once
#include <memory>

#include "games/gobblet/game.h"
#include "games/stage.h"

namespace rakus::gobblet {

std::shared_ptr<const Stage<Gobblet>> stage();

}  // namespace rakus::gobblet
