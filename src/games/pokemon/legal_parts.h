// What the files that list moves share.
#pragma once
#include <bitset>

#include "games/pokemon/legal.h"

namespace rakus::pokemon {

constexpr Slot slot(int i) {
    return Slot{static_cast<std::uint8_t>(i)};
}

// Calls f once for each different known card of a pile, in the order of the pile.
template <class P, class F>
void each_card(const P& pile, F f) {
    std::bitset<256> seen;
    for (const CardId c : pile) {
        if (!c.known() || seen[c.value]) continue;
        seen.set(c.value);
        f(c);
    }
}

template <class F>
void each_spot(const Field& f, F visit) {
    for (int i = 0; i <= f.bench; ++i)
        if (!f.spots[static_cast<std::size_t>(i)].empty()) visit(slot(i));
}

// The kinds of energy under a Pokemon that count as the type, as answers.
void energy_answers(const Rules&, const InPlay&, Type, bool basic_only, Moves&);
void numbers(int from, int to, Moves&);
// Does the card, a Stage 2, belong to the line of the Basic that stands there?
bool breeds(const State&, Side, Slot, CardId);

}  // namespace rakus::pokemon
