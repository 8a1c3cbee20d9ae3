// Searching for a better policy: orders, guards and preferences, by small changes that must prove themselves on shuffles
// they have not seen. The gain is then measured on fresh shuffles, duel by duel against the policy it began with.
#pragma once
#include <functional>
#include <memory>

#include "core/tuning.h"
#include "games/exodia/policy.h"

namespace rakus::exodia {

enum class Objective { ftk, mean_turn };

// What a duel counts: 1 for a win on turn 1 (ftk), or its turns, a lost one as many as the deck has cards (mean_turn).
double duel_value(const Program&, const Policy&, Objective, Rng rng);

// One random change. The same generator gives the same change.
Policy mutated(const Program&, const Policy&, Rng& rng);
// The policy with two phases, before and after the engine is in play, so that they can be changed apart.
Policy split_by_engine(const Program&, Policy);

struct TuneEffort {
    std::uint64_t trials = 3000, seed = 1;
    int jobs = 1;
    double seconds = 1e9;
};
struct TuneResult {
    Policy policy;
    std::uint64_t trials = 0, accepted = 0;
};
TuneResult tune_policy(const Program&, const Policy& start, Objective, const TuneEffort&, const TuneProgress&);

std::shared_ptr<const TuneVerbs> make_tuning();

}  // namespace rakus::exodia
