#include "core/portable_math.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace rakus {
namespace {

// Of the library's value, up to some units in the last place.
void expect_near(double ours, double theirs, double units) {
    const double unit = std::max(std::abs(theirs), 1e-300) * 0x1p-52;
    EXPECT_LE(std::abs(ours - theirs), units * unit) << ours << " and " << theirs;
}

TEST(PortableMath, LogarithmsAgreeWithTheLibraryToTheLastPlaces) {
    for (double x = 1e-300; x < 1e300; x *= 1.37) expect_near(portable::log(x), std::log(x), 2);
    for (int n = 1; n < 100'000; ++n) expect_near(portable::log(n), std::log(n), 2);
    for (double x = -0.999; x < 10; x += 0.0137) expect_near(portable::log1p(x), std::log1p(x), 4);
    for (double x = 1e-30; x < 1e30; x *= 1.173) expect_near(portable::log10(x), std::log10(x), 4);
}

TEST(PortableMath, PowersOfTenHaveWholeLogarithms) {
    for (int n = 0; n <= 22; ++n) EXPECT_EQ(portable::log10(std::pow(10, n)), n);
    for (int n = 0; n <= 22; ++n) EXPECT_EQ(portable::pow(10, n), std::pow(10, n));
}

TEST(PortableMath, ExponentialsAgreeWithTheLibraryToTheLastPlaces) {
    for (double x = -700; x < 700; x += 0.173) expect_near(portable::exp(x), std::exp(x), 3);
    EXPECT_EQ(portable::exp(0), 1);
    EXPECT_EQ(portable::exp(-1000), 0);
    EXPECT_EQ(portable::exp(1000), HUGE_VAL);
    for (double x = 0.01; x < 20; x *= 1.1)
        for (double e = -8.3; e < 8; e += 0.7) expect_near(portable::pow(x, e), std::pow(x, e), 60);
}

TEST(PortableMath, GammaAndErrorFunctionAgreeWithTheLibrary) {
    for (double x = 0.01; x < 1e6; x *= 1.07)
        EXPECT_NEAR(portable::lgamma(x), std::lgamma(x), 1e-14 * std::max(10.0, std::abs(std::lgamma(x)))) << x;
    for (double x = -5; x < 2; x += 0.0137) EXPECT_NEAR(portable::erfc(x), std::erfc(x), 1e-15) << x;
    for (double x = 2; x < 26; x += 0.0137) expect_near(portable::erfc(x), std::erfc(x), 3000);
}

// The bits themselves: what every machine must find. g++ and clang find them on x86-64.
TEST(PortableMath, EveryMachineFindsTheseBits) {
    EXPECT_EQ(portable::log(10), 0x1.26bb1bbb55516p+1);
    EXPECT_EQ(portable::exp(1), 0x1.5bf0a8b14576ap+1);  // one unit above the nearest
    EXPECT_EQ(portable::pow(0.05, 0.3), 0x1.a0dc571dd95afp-2);
    EXPECT_EQ(portable::lgamma(7.5), 0x1.e233060e41f8p+2);
    EXPECT_EQ(portable::erfc(0.7), 0x1.49ee7bdd1d372p-2);
    EXPECT_EQ(portable::erfc(3), 0x1.729df6503422bp-16);
}

}  // namespace
}  // namespace rakus
