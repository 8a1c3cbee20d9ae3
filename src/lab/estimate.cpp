#include "lab/estimate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <vector>

#include "core/portable_math.h"
#include "lab/distributions.h"
#include "lab/score_interval.h"

namespace rakus::lab {

namespace {

// The chance p with which as many successes as were seen, or more, come about with the chance `tail`. It grows in p.
double low_chance(double successes, double n, double tail) {
    double low = 0, high = successes / n;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (beta_below(successes, n - successes + 1, middle) < tail ? low : high) = middle;
    }
    return (low + high) / 2;
}

}  // namespace

Interval share_of(std::uint64_t successes, std::uint64_t n) {
    if (n == 0) return {0, 0, 1};
    const auto k = static_cast<double>(successes), all = static_cast<double>(n);
    return {k / all, successes == 0 ? 0 : low_chance(k, all, 0.025),
            successes == n ? 1 : 1 - low_chance(all - k, all, 0.025)};
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

// What was seen on one side of the mean could be on the other. The fewer differ from the commonest value, the less is
// known of how far they may go: with eight of them twice as far.
Possible possible_from(std::span<const std::uint64_t> counts) {
    const Seen s = seen(counts);
    const auto top = static_cast<double>(counts.size() - 1);
    double reach = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) reach = std::max(reach, std::abs(static_cast<double>(i) / top - s.mean));
    const double differ = s.n - static_cast<double>(*std::ranges::max_element(counts));
    if (differ <= 0) return {0, 1};
    reach *= 1 + 8 / differ;
    return {std::max(0.0, s.mean - reach), std::min(1.0, s.mean + reach)};
}

// Where all but a few values are the least that there is, the low bound is decided by how rare the others may be, and
// the normal distribution makes them too common: then by the chances of their number.
double low_bound_by_chances(std::span<const std::uint64_t> counts, double z) {
    const Seen s = seen(counts);
    const double others = s.n - static_cast<double>(counts[0]);
    if (others <= 0 || others >= kFewestThatTell) return s.mean;
    return s.mean * low_chance(others, s.n, portable::erfc(z / std::sqrt(2.0)) / 2) * s.n / others;
}

// The low bound; the high one is that of the mirror image, so that mirrored counts have mirrored bounds to the bit.
double low_bound(std::span<const std::uint64_t> counts, Population population, double z) {
    std::vector<Observed> values;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            values.push_back(
                {static_cast<double>(i) / static_cast<double>(counts.size() - 1), 1, static_cast<double>(counts[i])});
    const double low = score_interval(values, possible_from(counts), population, z).low;
    return std::min(low, low_bound_by_chances(counts, z));
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
    return portable::erfc(-lead /
                          std::sqrt(2 * (variance > 1e-15 ? variance : 0.25) / effective_number(s, population))) /
           2;
}

double elo_of(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * portable::log10(score / (1 - score));
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
