// Questions about the table that both the engine and the players ask.
#pragma once
#include <array>

#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

inline const Card& card_of(const InPlay& p) {
    return catalogue()[p.top()];
}
inline int hp_of(const InPlay& p) {
    return card_of(p).hp;
}
inline int hp_left(const InPlay& p) {
    return hp_of(p) - p.damage();
}
inline bool knocked_out(const InPlay& p) {
    return !p.empty() && hp_left(p) <= 0;
}
bool is_evolved(const InPlay&);
// Clefairy Doll: a Trainer that stands as a Pokemon.
inline bool is_stand_in(const InPlay& p) {
    return !is_pokemon(card_of(p).kind);
}

// The operation of a Body (or a Power that always works) with this verb, if it works now.
const Op* body(const Rules&, const InPlay&, Verb);
// May this Pokemon's Power be used now, its conditions and the Stadium considered? Not: whether it would do anything.
bool power_usable(const Rules&, const State&, Side, Slot);

bool weak_to(const InPlay& defender, Type);
bool resists(const InPlay& defender, Type);

int retreat_cost(const Rules&, const State&, Side);
bool may_retreat(const Rules&, const State&, Side);

// Do effects of this attacker (other than damage) reach the Pokemon?
bool open_to_effects(const Rules&, const State&, Side attacker, const InPlay& target);
// Can this Pokemon get a special condition at all?
bool open_to_conditions(const Rules&, const InPlay&);

// The operation that a running effect waits in.
const Op& running_op(const State&);

// All cards of a player wherever they lie, counted by card; unknown ones count as card 0.
using Census = std::array<int, 256>;
Census census(const State&, Side);

// How many of a source the attack of `by` counts; heads and chosen cards are known to the effect only.
int count_of(const Rules&, const State&, Side by, const Cost&, const Op&);

}  // namespace rakus::pokemon
