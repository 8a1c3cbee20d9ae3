// The table of Pokemon as places with cards.
#pragma once
#include "core/scene.h"
#include "games/pokemon/game.h"

namespace rakus::pokemon {

// `legal`: what the viewer may play; buttons and offers are made for these.
Scene tabletop(const Rules&, const State&, const Moves& legal);

}  // namespace rakus::pokemon
