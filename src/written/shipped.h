// The texts that are inside the program: data/players/GAME-NAME.greedy.
#pragma once
#include <string_view>
#include <vector>

#include "core/features.h"

namespace rakus::written {

std::vector<ShippedText> shipped_texts(std::string_view game);

}  // namespace rakus::written
