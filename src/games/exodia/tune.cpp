#include "games/exodia/tune.h"

#include <chrono>
#include <cmath>
#include <thread>
#include <vector>

#include "games/exodia/duel.h"

namespace rakus::exodia {
namespace {

// Sums of paired differences, in whole numbers so that threads may add them in any order.
struct Difference {
    std::int64_t n = 0, sum = 0, squares = 0;
    void add(std::int64_t d) { ++n, sum += d, squares += d * d; }
    Difference& operator+=(const Difference& o) {
        n += o.n, sum += o.sum, squares += o.squares;
        return *this;
    }
    double mean() const { return static_cast<double>(sum) / static_cast<double>(n); }
    double error() const {
        const double m = mean(), var = static_cast<double>(squares) / static_cast<double>(n) - m * m;
        return std::sqrt(std::max(var, 1e-12) / static_cast<double>(n));
    }
};

// Positive where `b` is better than `a` on the same shuffle.
std::int64_t gain(const Program& p, const Policy& a, const Policy& b, Objective objective, Rng rng) {
    const double difference = duel_value(p, b, objective, rng) - duel_value(p, a, objective, rng);
    return static_cast<std::int64_t>(objective == Objective::ftk ? difference : -difference);
}

class Tuner {
   public:
    Tuner(const Program& p, const Policy& start, Objective objective, const TuneEffort& effort)
        : p_(p), objective_(objective), effort_(effort), rng_(effort.seed), best_(split_by_engine(p, start)) {}

    TuneResult run(const TuneProgress& progress) {
        const auto began = std::chrono::steady_clock::now();
        std::uint64_t trial = 0, accepted = 0;
        for (; trial < effort_.trials; ++trial) {
            const Policy candidate = mutated(p_, best_, rng_);
            if (better(candidate, trial)) best_ = candidate, ++accepted;
            const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began;
            if (spent.count() > effort_.seconds || (progress && !progress(trial + 1, effort_.trials))) break;
        }
        return {best_, trial, accepted};
    }

   private:
    // A race on shuffles nobody has seen: most changes are worse and are found out early.
    bool better(const Policy& candidate, std::uint64_t trial) {
        Difference all;
        std::uint64_t first = 0;
        for (const std::uint64_t upto : {1000u, 4000u, 16000u, 64000u}) {
            all += measure(candidate, trial, first, upto);
            first = upto;
            const double z = all.mean() / all.error();
            if (z < 0.2) return false;
            if (z > 3.5 && upto >= 4000) return true;
        }
        return all.mean() / all.error() > 2.0;
    }

    Difference measure(const Policy& candidate, std::uint64_t trial, std::uint64_t from, std::uint64_t upto) const {
        const std::uint64_t seed = Rng::stream(effort_.seed, trial + 1).next();
        const auto jobs = static_cast<std::uint64_t>(upto - from < 4000 ? 1 : effort_.jobs);
        std::vector<Difference> parts(jobs);
        const auto work = [&](std::uint64_t j) {
            for (std::uint64_t i = from + j; i < upto; i += jobs) parts[j].add(gain(p_, best_, candidate, objective_, Rng::stream(seed, i)));
        };
        {
            std::vector<std::jthread> hands;
            for (std::uint64_t j = 1; j < jobs; ++j) hands.emplace_back(work, j);
            work(0);
        }
        Difference all;
        for (const Difference& part : parts) all += part;
        return all;
    }

    const Program& p_;
    Objective objective_;
    TuneEffort effort_;
    Rng rng_;
    Policy best_;
};

}  // namespace

double duel_value(const Program& p, const Policy& policy, Objective objective, Rng rng) {
    if (objective == Objective::ftk) return play_duel(p, policy, rng, 1).won ? 1 : 0;
    const DuelResult r = play_duel(p, policy, rng);
    return r.won ? r.turn : p.cards_in_deck();
}

TuneResult tune_policy(const Program& p, const Policy& start, Objective objective, const TuneEffort& effort, const TuneProgress& progress) {
    return Tuner(p, start, objective, effort).run(progress);
}

}  // namespace rakus::exodia
