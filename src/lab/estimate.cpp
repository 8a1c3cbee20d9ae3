#include "lab/estimate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace rakus::lab {

Interval wilson(double successes, double n) {
    if (n <= 0) return {0, 0, 1};
    const double p = successes / n, z2 = kZ95 * kZ95;
    const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = kZ95 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    // At the ends the formula gives 0 and 1 exactly; rounding must not push the bound past them.
    return {p, successes <= 0 ? 0 : std::max(0.0, centre - half), successes >= n ? 1 : std::min(1.0, centre + half)};
}

namespace {

// The shares of points of pairs: how many, their mean, their variance.
struct PairMoments {
    double n = 0, mean = 0, variance = 0;
};

PairMoments moments(const std::array<std::uint64_t, 5>& pairs) {
    PairMoments m;
    for (const auto count : pairs) m.n += static_cast<double>(count);
    if (m.n <= 0) return m;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        m.mean += static_cast<double>(pairs[i]) * static_cast<double>(i) / 4 / m.n;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double off = static_cast<double>(i) / 4 - m.mean;
        m.variance += static_cast<double>(pairs[i]) * off * off / m.n;
    }
    return m;
}

}  // namespace

Interval pair_score(const std::array<std::uint64_t, 5>& pairs) {
    const auto [n, mean, variance] = moments(pairs);
    if (n <= 0) return {0, 0, 1};
    if (variance <= 1e-15 || n < 2) return wilson(mean * n, n);
    // Wilson's form with the variance of pairs in place of p(1-p): stays inside [0, 1] and does not collapse.
    const double effective = std::max(1.0, n * mean * (1 - mean) / variance);
    return wilson(mean * effective, effective);
}

double superiority(const std::array<std::uint64_t, 5>& pairs) {
    const auto [n, mean, variance] = moments(pairs);
    const double lead = mean - 0.5;
    if (n <= 0 || std::abs(lead) < 1e-15) return 0.5;
    // Pairs that were all alike tell nothing of their variance: then that of a fair coin.
    return std::erfc(-lead / std::sqrt(2 * (variance > 1e-15 ? variance : 0.25) / n)) / 2;
}

double elo_of(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(score / (1 - score));
}

Interval elo_of(const Interval& s) {
    return {elo_of(s.value), elo_of(s.low), elo_of(s.high)};
}

int quantile(const std::map<int, std::uint64_t>& histogram, double share) {
    assert(!histogram.empty());
    std::uint64_t total = 0, seen = 0;
    for (const auto& [x, count] : histogram) total += count;
    for (const auto& [x, count] : histogram) {
        seen += count;
        if (static_cast<double>(seen) >= share * static_cast<double>(total)) return x;
    }
    return histogram.rbegin()->first;
}

}  // namespace rakus::lab
