#include "lab/score_interval.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rakus::lab {
namespace {

struct Sample {
    const std::vector<Observed>& seen;
    double n = 0, size = 0, ratio = 0;  // size: the mean whole
    double effective = 0;
    Possible possible;
};

Sample sample_of(const std::vector<Observed>& seen, Possible possible, Population population) {
    Sample s{seen, 0, 0, 0, 0, possible};
    double part = 0, whole = 0;
    for (const auto& o : seen) s.n += o.times, part += o.times * o.part, whole += o.times * o.whole;
    if (whole <= 0) return s;
    const auto all = static_cast<double>(population);
    s.size = whole / s.n, s.ratio = part / whole;
    // Of a finite number without putting back, a sample tells more than its size says.
    s.effective = population > 0 && s.n < all ? s.n * (all - 1) / (all - s.n) : s.n;
    return s;
}

// How far the remainders under `ratio` are from having mean 0, in standard errors of the likeliest distribution that
// has it. By Lagrange the weight of a remainder x seen with share p is p / (1 + t x); the sum below falls in t.
double distance(const Sample& s, double ratio) {
    std::vector<std::pair<double, double>> remainders;  // with their shares
    double highest = (s.possible.high - ratio) * s.size, lowest = (s.possible.low - ratio) * s.size, mean = 0;
    for (const auto& o : s.seen) {
        const double x = o.part - ratio * o.whole;
        remainders.emplace_back(x, o.times / s.n);
        mean += x * o.times / s.n;
        highest = std::max(highest, x), lowest = std::min(lowest, x);
    }
    double low = -1 / highest, high = -1 / lowest;  // between them every weight stays positive
    for (int i = 0; i < 50; ++i) {
        const double t = (low + high) / 2;
        double excess = 0;
        for (const auto& [x, share] : remainders) excess += share * x / (1 + t * x);
        (excess > 0 ? low : high) = t;
    }
    const double t = (low + high) / 2;
    double left = 1, variance = 0;
    for (const auto& [x, share] : remainders) {
        const double weight = share / (1 + t * x);
        left -= weight, variance += weight * x * x;
    }
    const double unseen = t < 0 ? highest : lowest;
    variance += std::max(0.0, left) * unseen * unseen;
    return std::abs(mean) / std::sqrt(variance / s.effective);
}

// The ratio farthest from the one seen, on the way to `end`, that is not rejected.
double bound(const Sample& s, double end, double z) {
    double in = s.ratio, out = end;
    for (int i = 0; i < 50; ++i) {
        const double middle = (in + out) / 2;
        (distance(s, middle) <= z ? in : out) = middle;
    }
    return (in + out) / 2;
}

}  // namespace

double score_distance(const std::vector<Observed>& seen, Possible possible, double ratio, Population population) {
    const Sample s = sample_of(seen, possible, population);
    if (ratio == s.ratio) return 0;
    const bool all = population > 0 && s.n >= static_cast<double>(population);
    if (all || ratio <= possible.low || ratio >= possible.high) return std::numeric_limits<double>::infinity();
    return distance(s, ratio);
}

Interval score_interval(const std::vector<Observed>& seen, Possible possible, Population population, double z) {
    const Sample s = sample_of(seen, possible, population);
    if (s.size <= 0) return {0, possible.low, possible.high};
    if (population > 0 && s.n >= static_cast<double>(population)) return {s.ratio, s.ratio, s.ratio};
    return {s.ratio, s.ratio <= possible.low ? s.ratio : bound(s, possible.low, z),
            s.ratio >= possible.high ? s.ratio : bound(s, possible.high, z)};
}

}  // namespace rakus::lab
