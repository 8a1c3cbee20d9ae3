#pragma once
#include "games/bantumi/game.h"
#include "games/kit.h"

namespace rakus::bantumi {

// Everything the edge needs to know of Bantumi.
Kit<Bantumi> kit();

}  // namespace rakus::bantumi
