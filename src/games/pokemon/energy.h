// What the energy under a Pokemon provides, and whether it pays a cost.
#pragma once
#include <array>
#include <string>

#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

struct Provided {
    std::array<std::uint8_t, 8> typed{};
    std::uint8_t any = 0;        // energy of every type at once
    std::uint8_t colorless = 0;  // pays only colorless costs
    std::uint8_t basic = 0;      // how many of all come from basic energy cards
    std::uint8_t sum = 0;
    int total() const { return sum; }
};

Provided provided_by(const Rules&, const InPlay&);
bool pays(const Provided&, const Cost&);
// What is missing to pay the cost; all zero when it can be paid.
Cost missing(const Provided&, const Cost&);
// "RCC"; empty for nothing.
std::string letters_of(const Cost&);

// Energy that a payment of the cost leaves over, when it spares the energy in question: of a type, of basic cards, any.
int extra_typed(const Provided&, const Cost&, Type);
int extra_basic(const Provided&, const Cost&);
int extra_any(const Provided&, const Cost&);

// Does an energy card under this Pokemon count as the type? Type::colorless: every card does.
bool counts_as(const Rules&, const InPlay&, EnergyKind, Type);
// Energies a card of this kind provides: two for the double ones.
int units_of(EnergyKind);

}  // namespace rakus::pokemon
