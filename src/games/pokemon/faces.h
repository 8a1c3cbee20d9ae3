// What is printed on cards, for whoever looks at a table.
#pragma once
#include "core/scene.h"
#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

// The faces of all cards that are seen in a scene.
std::vector<CardFace> faces_in(const Scene&, const Rules&);

// How a piece of energy under a Pokemon is called: as the card is, and for a Pokemon that became energy with the type
// that it gives, "electrode~R".
std::string energy_sign(const Rules&, EnergyKind);

Words type_name(Type);

}  // namespace rakus::pokemon
