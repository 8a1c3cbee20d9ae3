#include "lab/likeliest.h"

#include <cstddef>

namespace rakus::lab {

// By Lagrange the weight of a value x that was seen with share p is p / (1 + t (x - mean)). The sum of `excess` falls
// in t, and its root is the t that gives the mean. At the ends of t an extreme value takes what weight is left: it need
// not have been seen.
std::vector<double> likeliest_with_mean(std::span<const double> seen, double mean) {
    const std::size_t top = seen.size() - 1;
    const auto off = [&](std::size_t i) { return static_cast<double>(i) / static_cast<double>(top) - mean; };
    const auto excess = [&](double t) {
        double sum = 0;
        for (std::size_t i = 0; i <= top; ++i)
            if (seen[i] > 0) sum += seen[i] * off(i) / (1 + t * off(i));
        return sum;
    };
    double low = -1 / (1 - mean), high = 1 / mean;  // between them every weight stays positive
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (excess(middle) > 0 ? low : high) = middle;
    }
    const double t = (low + high) / 2;
    std::vector<double> weights(top + 1, 0.0);
    double left = 1;
    for (std::size_t i = 0; i <= top; ++i)
        if (seen[i] > 0) left -= weights[i] = seen[i] / (1 + t * off(i));
    if (left > 0) weights[t < 0 ? top : 0] += left;
    return weights;
}

}  // namespace rakus::lab
