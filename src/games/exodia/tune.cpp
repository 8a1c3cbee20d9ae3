#include "games/exodia/tune.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "games/exodia/duel.h"

namespace rakus::exodia {
namespace {

constexpr std::uint64_t kDuelsPerPart = 1000;

double error_of(const Sums& s) {
    return std::sqrt(std::max(s.variance(), 1e-12) / static_cast<double>(s.n));
}

// Positive where `b` is better than `a` on the same shuffle.
std::int64_t gain(const Program& p, const Policy& a, const Policy& b, Objective objective, Rng rng) {
    const double difference = duel_value(p, b, objective, rng) - duel_value(p, a, objective, rng);
    return static_cast<std::int64_t>(objective == Objective::ftk ? difference : -difference);
}

class Tuner {
   public:
    Tuner(const Program& p, const Policy& start, Objective objective, const TuneEffort& effort, const Share& share)
        : p_(p),
          objective_(objective),
          effort_(effort),
          share_(share),
          rng_(effort.seed),
          best_(split_by_engine(p, start)) {}

    Result<TuneResult> run(const TuneProgress& progress) {
        TuneResult result{best_, 0, 0};
        for (std::uint64_t trial = 0; trial < effort_.trials; ++trial) {
            const Policy candidate = mutated(p_, best_, rng_);
            const auto won = better(candidate, trial);
            if (!won) return won.error();
            if (out_of_time_) break;
            if (*won) best_ = candidate, ++result.accepted;
            ++result.trials;
            if (progress && !progress(trial + 1, effort_.trials)) break;
        }
        result.policy = best_;
        return result;
    }

   private:
    // A race on shuffles nobody has seen: most changes are worse and are found out early.
    Result<bool> better(const Policy& candidate, std::uint64_t trial) {
        Sums all;
        std::uint64_t first = 0;
        for (const std::uint64_t upto : {1000u, 4000u, 16000u, 64000u}) {
            const auto more = measure(candidate, trial, first, upto);
            if (!more) return more.error();
            if (out_of_time_) return false;
            all += *more;
            first = upto;
            const double z = all.mean() / error_of(all);
            if (z < 0.2) return false;
            if (z > 3.5 && upto >= 4000) return true;
        }
        return all.mean() / error_of(all) > 2.0;
    }

    Result<Sums> measure(const Policy& candidate, std::uint64_t trial, std::uint64_t from, std::uint64_t upto) {
        const std::uint64_t seed = Rng::stream(effort_.seed, trial + 1).next();
        const auto parts = share_((upto - from) / kDuelsPerPart, [&](std::size_t part) {
            const std::uint64_t first = from + part * kDuelsPerPart;
            Sums sums;
            for (std::uint64_t i = first; i < first + kDuelsPerPart; ++i)
                sums.add(gain(p_, best_, candidate, objective_, Rng::stream(seed, i)));
            return write_sums(sums);
        });
        if (!parts) return parts.error();
        out_of_time_ = std::ranges::any_of(*parts, &std::string::empty);
        return add_sums(*parts);
    }

    const Program& p_;
    Objective objective_;
    TuneEffort effort_;
    const Share& share_;
    Rng rng_;
    Policy best_;
    bool out_of_time_ = false;  // a part of the last measure was not done
};

}  // namespace

double Sums::variance() const {
    return static_cast<double>(squares) / static_cast<double>(n) - mean() * mean();
}

std::string write_sums(const Sums& s) {
    return fmt::format("{} {} {}", s.n, s.sum, s.squares);
}

Sums add_sums(const std::vector<std::string>& parts) {
    Sums all;
    for (const auto& part : parts) {
        std::istringstream numbers(part);
        if (Sums s; numbers >> s.n >> s.sum >> s.squares) all += s;
    }
    return all;
}

double duel_value(const Program& p, const Policy& policy, Objective objective, Rng rng) {
    if (objective == Objective::ftk) return play_duel(p, policy, rng, 1).won ? 1 : 0;
    const DuelResult r = play_duel(p, policy, rng);
    return r.won ? r.turn : p.cards_in_deck();
}

Result<TuneResult> tune_policy(const Program& p, const Policy& start, Objective objective, const TuneEffort& effort,
                               const Share& share, const TuneProgress& progress) {
    return Tuner(p, start, objective, effort, share).run(progress);
}

}  // namespace rakus::exodia
