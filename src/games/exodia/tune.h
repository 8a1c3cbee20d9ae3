// Searching for a better policy: orders, guards and preferences, by small changes that must prove themselves on
// shuffles they have not seen. The gain is then measured on fresh shuffles, duel by duel against the policy it began
// with.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

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

// Sums over duels, in whole numbers so that parts may be added in any order.
struct Sums {
    std::int64_t n = 0, sum = 0, squares = 0;
    void add(std::int64_t x) { ++n, sum += x, squares += x * x; }
    Sums& operator+=(const Sums& o) {
        n += o.n, sum += o.sum, squares += o.squares;
        return *this;
    }
    double mean() const { return static_cast<double>(sum) / static_cast<double>(n); }
    double variance() const;
};
// Those of one part as text, and those of all parts added up.
std::string write_sums(const Sums&);
Sums add_sums(const std::vector<std::string>& parts);

struct TuneEffort {
    std::uint64_t trials = 3000, seed = 1;
};
struct TuneResult {
    Policy policy;
    std::uint64_t trials = 0, accepted = 0;
};
Result<TuneResult> tune_policy(const Program&, const Policy& start, Objective, const TuneEffort&, const Share&,
                               const TuneProgress&);

std::shared_ptr<const TuneVerbs> make_tuning();

}  // namespace rakus::exodia
