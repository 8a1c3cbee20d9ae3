// Duels by the million: several players on the same shuffles.
#pragma once
#include <memory>

#include "core/solitaire.h"

namespace rakus::exodia {

std::shared_ptr<const SolitaireVerbs> make_runs();

}  // namespace rakus::exodia
