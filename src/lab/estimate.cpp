#include "lab/estimate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <vector>

#include "lab/distributions.h"
#include "lab/score_interval.h"

namespace rakus::lab {

Interval wilson(double successes, double n) {
    if (n <= 0) return {0, 0, 1};
    const double p = successes / n, z2 = kZ95 * kZ95;
    const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = kZ95 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    // At the ends the formula gives 0 and 1 exactly; rounding must not push the bound past them.
    return {p, successes <= 0 ? 0 : std::max(0.0, centre - half), successes >= n ? 1 : std::min(1.0, centre + half)};
}

Interval share_of(std::uint64_t successes, std::uint64_t n) {
    if (n == 0) return {0, 0, 1};
    const auto k = static_cast<double>(successes), all = static_cast<double>(n);
    // P(more than k or, half, k) at p grows in p; its point of 97.5 % is the high bound, that of 2.5 % the low one.
    const auto above = [&](double p) {
        const double at_least = successes == 0 ? 1 : beta_below(k, all - k + 1, p);
        const double more = successes == n ? 0 : beta_below(k + 1, all - k, p);
        return (at_least + more) / 2;
    };
    const auto point = [&](double chance) {
        double low = 0, high = 1;
        for (int i = 0; i < 60; ++i) {
            const double middle = (low + high) / 2;
            (above(middle) < chance ? low : high) = middle;
        }
        return (low + high) / 2;
    };
    return {k / all, successes == 0 ? 0 : point(0.025), successes == n ? 1 : point(0.975)};
}

namespace {

// Seen values as shares; how many; their mean.
struct Seen {
    std::vector<double> shares;
    double n = 0, mean = 0;
};

Seen seen(std::span<const std::uint64_t> counts) {
    Seen s;
    for (const auto c : counts) s.n += static_cast<double>(c);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        s.shares.push_back(s.n > 0 ? static_cast<double>(counts[i]) / s.n : 0);
        s.mean += s.shares[i] * static_cast<double>(i) / static_cast<double>(counts.size() - 1);
    }
    return s;
}

// Of a finite number without putting back, a sample tells more than its size says.
double effective_number(const Seen& s, Population population) {
    const auto all = static_cast<double>(population);
    return population > 0 ? s.n * (all - 1) / (all - s.n) : s.n;
}

Possible possible_from(std::span<const std::uint64_t> counts) {
    const std::size_t top = counts.size() - 1;
    std::size_t in = 0;  // steps from either end that nothing seen comes near
    while (2 * in < top && counts[in] == 0 && counts[top - in] == 0) ++in;
    if (2 * in >= top) in = 0;
    const double low = static_cast<double>(in) / static_cast<double>(top);
    return {low, 1 - low};
}

// The low bound; the high one is that of the mirror image, so that mirrored counts have mirrored bounds to the bit.
double low_bound(std::span<const std::uint64_t> counts, Population population, double z) {
    std::vector<Observed> values;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            values.push_back(
                {static_cast<double>(i) / static_cast<double>(counts.size() - 1), 1, static_cast<double>(counts[i])});
    return score_interval(values, possible_from(counts), population, z).low;
}

}  // namespace

Interval mean_of_counts(std::span<const std::uint64_t> counts, Population population, double z) {
    const Seen s = seen(counts);
    if (s.n <= 0) return {0, 0, 1};
    if (population > 0 && s.n >= static_cast<double>(population)) return {s.mean, s.mean, s.mean};
    const std::vector<std::uint64_t> mirrored(counts.rbegin(), counts.rend());
    return {s.mean, low_bound(counts, population, z), 1 - low_bound(mirrored, population, z)};
}

Interval pair_score(const std::array<std::uint64_t, 5>& pairs, Population population) {
    return mean_of_counts(pairs, population);
}

Interval seat_score(const Record3& r, Population population) {
    return mean_of_counts(std::array{r.losses, r.draws, r.wins}, population);
}

double superiority(std::span<const std::uint64_t> counts, Population population) {
    const Seen s = seen(counts);
    const double lead = s.mean - 0.5;
    if (s.n <= 0 || std::abs(lead) < 1e-15) return 0.5;
    if (population > 0 && s.n >= static_cast<double>(population)) return lead > 0 ? 1 : 0;
    double variance = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double off = static_cast<double>(i) / static_cast<double>(counts.size() - 1) - s.mean;
        variance += s.shares[i] * off * off;
    }
    // Pairs that were all alike tell nothing of their variance: then that of a fair coin.
    return std::erfc(-lead / std::sqrt(2 * (variance > 1e-15 ? variance : 0.25) / effective_number(s, population))) / 2;
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
