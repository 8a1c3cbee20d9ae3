// The arithmetic of one attack on the defending Pokemon, in both orders: the paper adds effects after weakness and
// resistance, the official rules before.
#pragma once
#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

// What chance and choices have brought so far.
struct Luck {
    int heads = 0;
    bool paid = false;  // the optional cost
    int chosen = 0;     // cards discarded for more damage
};

// The parts from which the damage of an attack is made.
struct Parts {
    int base = 0;
    int times = -1;  // "for each": -1 when the attack does not multiply
    int plus = 0;    // all that is added, or taken away when negative
    bool fails = false, ignore_types = false, ignore_all = false;
    int own() const { return times < 0 ? base : base * times; }
};

// Does the condition of an operation hold?
bool holds(const State&, Side by, const Op&, const Luck&);

Parts parts_of(const Rules&, const State&, Side by, const Attack&, const Luck&);

// Weakness and resistance apart, so that both can be shown: d -> after weakness -> after resistance, at least 0.
struct Typed {
    int weakness = 0, resistance = 0;  // what each changes
    int damage = 0;                    // after both
};
// What a weakness adds to this damage, and what a resistance takes off, for a card and under these rules.
int weakness_of(const Rules&, const Card& defender, int damage);
int resistance_of(const Rules&, const Card& defender);
Typed apply_types(const Rules&, const State&, Side by, const Attack&, int damage);

// Damage on the defender after what protects it or adds to it: PlusPower, Defender, shields, Bodies.
int protect(const Rules&, const State&, Side by, const InPlay& target, int damage, bool on_active);

// The whole way from the parts to the damage done to the defending Pokemon.
int final_damage(const Rules&, const State&, Side by, const Attack&, const Parts&);

}  // namespace rakus::pokemon
