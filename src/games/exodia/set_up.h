// Setting up a duel by hand: every card comes from the deck and goes back there.
#pragma once
#include "core/setting_up.h"
#include "games/exodia/rules.h"

namespace rakus::exodia {

std::vector<PaletteItem> palette_of(const Program&);
Result<State> set_up(const Program&, State, const Edit&);

}  // namespace rakus::exodia
