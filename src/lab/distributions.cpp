#include "lab/distributions.h"

#include <cmath>
#include <limits>

#include "core/portable_math.h"

namespace rakus::lab {
namespace {

constexpr double kTiny = 1e-300, kExact = 1e-15;
constexpr int kMostTerms = 10000;

double away_from_zero(double x) {
    return std::abs(x) < kTiny ? kTiny : x;
}

// The continued fraction of the incomplete beta function by Lentz's method; quick for x < (a + 1) / (a + b + 2).
double beta_fraction(double a, double b, double x) {
    double c = 1, d = 1 / away_from_zero(1 - (a + b) * x / (a + 1)), product = d;
    for (int m = 1; m < kMostTerms; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / away_from_zero(1 + even * d), c = away_from_zero(1 + even / c);
        product *= c * d;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / away_from_zero(1 + odd * d), c = away_from_zero(1 + odd / c);
        product *= c * d;
        if (std::abs(c * d - 1) < kExact) break;
    }
    return product;
}

}  // namespace

double beta_below(double a, double b, double x) {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    const double front = portable::exp(portable::lgamma(a + b) - portable::lgamma(a) - portable::lgamma(b) +
                                       a * portable::log(x) + b * portable::log1p(-x));
    return x < (a + 1) / (a + b + 2) ? front * beta_fraction(a, b, x) / a : 1 - front * beta_fraction(b, a, 1 - x) / b;
}

double normal_point(double alpha) {
    double low = 0, high = 40;  // beyond which no chance is left
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (portable::erfc(middle / std::sqrt(2.0)) > alpha ? low : high) = middle;
    }
    return (low + high) / 2;
}

}  // namespace rakus::lab
