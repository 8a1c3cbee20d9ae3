#pragma once
#include "games/congklak/game.h"
#include "games/kit.h"

namespace rakus::congklak {

// Everything the edge needs to know of Congklak.
Kit<Congklak> kit();

}  // namespace rakus::congklak
