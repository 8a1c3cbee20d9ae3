// What may be played, and why not.
#pragma once
#include "core/reason.h"
#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

// Every move of the player who decides; empty when the game is over. Works on a view as on the state.
Moves legal_moves(const Rules&, const State&);
// The answers to the question that the running effect asks; without "stop".
Moves asked_moves(const Rules&, const State&);

bool may_evolve(const Rules&, const State&, Side, Slot, CardId);
bool may_attack(const Rules&, const State&, Side, int attack);
// The same when the energy is known to suffice.
bool may_attack_paid(const Rules&, const State&, Side, int attack);
// Can the active Pokemon of this side do what the attack asks for besides its energy? The attack may be another's.
bool meets_demands(const Rules&, const State&, Side, const Attack&);
// May it be copied by this operation? A copy that is free takes everything; one that pays must meet the demands.
bool may_copy(const Rules&, const State&, Side by, const Op& copy, const Attack&);
// Why the attack cannot be used, in the order in which a player would check; empty if it can.
std::optional<Reason> attack_refused(const Rules&, const State&, Side, int attack);
// Would the script of a Trainer or a Power do anything? `user` is where the Power stands.
bool script_possible(const Rules&, const State&, Side, Slot user, const Script&);
bool spot_fits(const Rules&, const State&, Side whose, Slot, const Ask&);

}  // namespace rakus::pokemon
