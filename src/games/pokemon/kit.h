#pragma once
#include "games/kit.h"
#include "games/pokemon/game.h"

namespace rakus::pokemon {

// Everything the edge needs to know of Pokemon.
Kit<Pokemon> kit();

}  // namespace rakus::pokemon
