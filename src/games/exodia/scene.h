// How Exodia shows itself.
#pragma once
#include <memory>

#include "games/exodia/game.h"
#include "games/stage.h"

namespace rakus::exodia {

std::shared_ptr<const rakus::Stage<Exodia>> stage();

}  // namespace rakus::exodia
