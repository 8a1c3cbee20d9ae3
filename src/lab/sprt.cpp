#include "lab/sprt.h"

#include <cmath>

#include "core/portable_math.h"
#include "lab/likeliest.h"

namespace rakus::lab {
namespace {

using Shares = std::array<double, 5>;

constexpr double kNeverSeen = 1e-3;  // stands in for a count of zero, so that no outcome is impossible

// The observed shares of the five outcomes, and how many pairs there were.
std::pair<Shares, double> observed(const std::array<std::uint64_t, 5>& pairs) {
    Shares p{};
    double n = 0;
    for (std::size_t i = 0; i < p.size(); ++i) n += p[i] = pairs[i] > 0 ? static_cast<double>(pairs[i]) : kNeverSeen;
    for (double& x : p) x /= n;
    return {p, n};
}

}  // namespace

double score_of_elo(double elo) {
    return 1 / (1 + portable::pow(10, -elo / 400));
}

double log_likelihood_ratio(const std::array<std::uint64_t, 5>& pairs, double elo0, double elo1) {
    std::uint64_t any = 0;
    for (const auto n : pairs) any += n;
    if (any == 0) return 0;
    const auto [p, n] = observed(pairs);
    const auto q0 = likeliest_with_mean(p, score_of_elo(elo0)), q1 = likeliest_with_mean(p, score_of_elo(elo1));
    double llr = 0;
    for (std::size_t i = 0; i < p.size(); ++i) llr += n * p[i] * portable::log(q1[i] / q0[i]);
    return llr;
}

SprtState sprt(const SprtTest& test, const std::array<std::uint64_t, 5>& pairs) {
    SprtState s{log_likelihood_ratio(pairs, test.elo0, test.elo1),
                portable::log(test.beta / (1 - test.alpha)),
                portable::log((1 - test.beta) / test.alpha),
                {}};
    s.verdict = s.llr >= s.upper   ? SprtVerdict::accept_h1
                : s.llr <= s.lower ? SprtVerdict::accept_h0
                                   : SprtVerdict::undecided;
    return s;
}

}  // namespace rakus::lab
