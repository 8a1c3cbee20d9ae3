// Setting up a table by hand: every card comes from its owner's deck and goes back there.
#pragma once
#include <vector>

#include "core/setting_up.h"
#include "games/pokemon/game.h"

namespace rakus::pokemon {

std::vector<PaletteItem> palette_of(const Pokemon&);
Result<State> set_up(const Pokemon&, State, const Edit&);

}  // namespace rakus::pokemon
