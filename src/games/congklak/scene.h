// How Congklak shows itself.
#pragma once
#include <memory>

#include "games/congklak/game.h"
#include "games/stage.h"

namespace rakus::congklak {

std::shared_ptr<const Stage<Congklak>> stage();

}  // namespace rakus::congklak
