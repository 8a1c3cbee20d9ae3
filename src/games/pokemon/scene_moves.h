// The moves of Pokemon in words, and the places that are touched to make them.
#pragma once
#include <string>
#include <vector>

#include "games/pokemon/game.h"

namespace rakus::pokemon {

Text told(const State&, const Move&);
std::vector<std::string> touched(const Rules&, const State&, const Move&);

}  // namespace rakus::pokemon
