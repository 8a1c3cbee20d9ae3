// How Pokemon shows itself.
#pragma once
#include <memory>

#include "games/pokemon/game.h"
#include "games/stage.h"

namespace rakus::pokemon {

std::shared_ptr<const Stage<Pokemon>> stage();

}  // namespace rakus::pokemon
