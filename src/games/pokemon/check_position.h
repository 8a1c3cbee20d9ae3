// Whether the game can go on from a position that was read.
#pragma once
#include "games/pokemon/game.h"

namespace rakus::pokemon {

int cards_of(const State&, Side);
// The error names what is wrong.
Status check_position(const Pokemon&, const State&);

}  // namespace rakus::pokemon
