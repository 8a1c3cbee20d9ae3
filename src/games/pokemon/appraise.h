// What the greedy players think of single moves of the preparing phase. Numbers only; strategies.cpp makes terms of
// them.
#pragma once
#include "games/pokemon/game.h"
#include "games/pokemon/valuation.h"

namespace rakus::pokemon {

struct Energies {
    int before = 0, after = 0;  // missing for the best attack, without and with the new energy
};

// The attack a Pokemon would like to use most: the largest damage it can promise.
const Attack* best_attack(const Card&);
Energies missing_with(const Rules&, const InPlay&, CardId energy);
// The table as a step of the preparing phase leaves it; retreating pays with what is missed least.
State table_with_energy(const State&, Side, Slot, CardId energy);
State table_evolved(const State&, Side, Slot, CardId card);
State table_in_front(const Rules&, const State&, Side, Slot, bool pays_retreat);
// Worth of the active's best attack after an energy is attached to it, after an evolution, after a change of place.
Worth worth_with_energy(Valuation, const Rules&, const State&, Side, CardId energy);
Worth worth_evolved(Valuation, const Rules&, const State&, Side, CardId card);
Worth worth_in_front(Valuation, const Rules&, const State&, Side, Slot, bool pays_retreat);
// Would the opponent's best attack, as it stands, knock out this Pokemon in front?
bool dies_in_front(Valuation, const Rules&, const State&, Side, Slot);
// The best attack of a Basic in hand with one energy of the hand, against the opponent's active if it is known.
double opening_value(const Rules&, const State&, Side, CardId);
bool evolution_in_hand(const Field&, const Card&);
bool fuel_in_hand(const Field&, const Card&);

// How glad the player is to have the card in hand: for discards the lowest goes, for searches the highest comes.
double usefulness(const Rules&, const Field&, CardId);
// How glad to lose an energy of this kind from this Pokemon: surplus and off-type first.
double spare(const Rules&, const InPlay&, EnergyKind);
// Is the Trainer or Power worth using now? 0: no; more: sooner.
double trainer_use(Valuation, const Rules&, const State&, Side, const Worth& now, bool dies, CardId);
double power_use(Valuation, const Rules&, const State&, Side, const Worth& now, Slot);
// The answer to the question of a running effect.
double answer_use(Valuation, const Rules&, const State&, const Move&);
// The same in every phase that asks: also what to discard, pay with, save or draw.
double choice_use(Valuation, const Rules&, const State&, const Move&);

}  // namespace rakus::pokemon
