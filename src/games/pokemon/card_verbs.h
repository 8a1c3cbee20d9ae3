// What `rakus cards` and `rakus hands` do for Pokemon.
#pragma once
#include <memory>

#include "core/cards.h"

namespace rakus::pokemon {

std::shared_ptr<const CardVerbs> card_verbs();

}  // namespace rakus::pokemon
