#pragma once
#include "games/exodia/game.h"
#include "games/kit.h"

namespace rakus::exodia {

// Everything the edge needs to know of the solitaire duel.
const Kit<Exodia>& kit();

}  // namespace rakus::exodia
