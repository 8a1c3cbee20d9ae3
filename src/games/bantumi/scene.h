// How Bantumi shows itself.
#pragma once
#include <memory>

#include "games/bantumi/game.h"
#include "games/stage.h"

namespace rakus::bantumi {

std::shared_ptr<const Stage<Bantumi>> stage();

}  // namespace rakus::bantumi
