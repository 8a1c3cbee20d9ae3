#include "core/portable_math.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <numbers>

namespace rakus::portable {
namespace {

// ln 2 in two parts; the first has so few bits that its product with an exponent is exact.
constexpr double kLn2High = 0x1.62e42feep-1, kLn2Low = 0x1.a39ef35793c76p-33;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

// 2/3 z + 2/5 z^2 + ..: what log((1 + s) / (1 - s)) has beyond 2s, divided by s; z = s * s < 0.03.
double odd_series(double z) {
    double sum = 0;
    for (int n = 27; n >= 3; n -= 2) sum = (sum + 2.0 / n) * z;
    return sum;
}

double whole_power(double base, int exponent) {
    double power = 1;
    for (int left = std::abs(exponent); left > 0; left /= 2, base *= base)
        if (left % 2 == 1) power *= base;
    return exponent < 0 ? 1 / power : power;
}

// Stirling's series; x >= 15.
double stirling(double x) {
    constexpr std::array<double, 7> terms{1.0 / 12,   -1.0 / 360,      1.0 / 1260, -1.0 / 1680,
                                          1.0 / 1188, -691.0 / 360360, 1.0 / 156};
    double sum = 0;
    for (std::size_t i = terms.size(); i-- > 0;) sum = terms[i] + sum / (x * x);
    const double half_log_of_turn = 0.91893853320467274178;  // ln(2 pi) / 2
    return (x - 0.5) * log(x) - x + half_log_of_turn + sum / x;
}

}  // namespace

double log(double x) {
    if (x == 0) return -kInfinity;
    if (!(x > 0)) return std::numeric_limits<double>::quiet_NaN();
    if (x == kInfinity) return x;
    int exponent = 0;
    double m = std::frexp(x, &exponent);
    if (m < std::numbers::sqrt2 / 2) m *= 2, --exponent;
    const double f = m - 1, s = f / (2 + f), half_square = f * f / 2;
    const double beyond = s * (half_square + odd_series(s * s));
    return exponent * kLn2High - ((half_square - (beyond + exponent * kLn2Low)) - f);
}

// The rounding of 1 + x is the same above and below the line.
double log1p(double x) {
    const double u = 1 + x;
    return u == 1 ? x : log(u) * x / (u - 1);
}

double log10(double x) {
    const double found = log(x) / std::numbers::ln10, near = std::round(found);
    return std::abs(near) <= 22 && std::abs(found - near) < 1e-9 && whole_power(10, static_cast<int>(near)) == x
               ? near
               : found;
}

double exp(double x) {
    if (x > 709.79) return kInfinity;
    if (x < -745.2) return 0;
    if (x != x) return x;
    const double k = std::round(x / std::numbers::ln2);
    const double r = (x - k * kLn2High) - k * kLn2Low;
    double beyond = 0;  // of 1 in the series of e^r; |r| < 0.35
    for (int n = 15; n >= 1; --n) beyond = (1 + beyond) * r / n;
    return std::ldexp(1 + beyond, static_cast<int>(k));
}

double pow(double base, double exponent) {
    if (exponent == std::round(exponent) && std::abs(exponent) <= 64)
        return whole_power(base, static_cast<int>(exponent));
    return exp(exponent * log(base));
}

double lgamma(double x) {
    double product = 1;
    for (; x < 15; x += 1) product *= x;
    return stirling(x) - log(product);
}

double erfc(double x) {
    const double kTwoOverRoot = 2 * std::numbers::inv_sqrtpi;
    if (x < 0) return 2 - erfc(-x);
    if (x > 27) return 0;
    const double bell = exp(-x * x);
    if (x < 2) {
        double term = x, sum = x;
        for (int n = 1; term > sum * 1e-18; ++n) sum += term *= 2 * x * x / (2 * n + 1);
        return 1 - kTwoOverRoot * bell * sum;
    }
    double fraction = x;
    for (int n = 120; n >= 1; --n) fraction = x + n / 2.0 / fraction;
    return bell * std::numbers::inv_sqrtpi / fraction;
}

}  // namespace rakus::portable
