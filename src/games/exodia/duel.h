// One whole duel under a policy: the unit of measurement. Nothing is allocated, nothing is asked.
#pragma once
#include "games/exodia/policy.h"

namespace rakus::exodia {

struct DuelResult {
    bool won = false;
    int turn = 0;         // the last turn that was played
    int activations = 0;  // every executed candidate: summons, placed cards, effects
    int cards_seen = 0;   // that left the deck for good
};

// A duel of more activations is left as it is: a deck of a user may run in circles.
inline constexpr int kLongestDuel = 5000;

// How a duel stands that was played so far.
DuelResult result_of(const Program&, const View&, int activations);
// Answers what a waiting effect asks, as the policy would have answered at once.
void answer_waiting(const Program&, const Policy&, State& state, Rng& rng);
// Plays on from `state` until the duel is over or the turn `last_turn` has ended (0: no limit).
DuelResult play_on(const Program&, const Policy&, State& state, Rng& rng, int last_turn = 0);
// From the start. The same stream deals the same first cards to every policy.
DuelResult play_duel(const Program&, const Policy&, Rng rng, int last_turn = 0);

}  // namespace rakus::exodia
