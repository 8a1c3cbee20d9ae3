#include "lab/coverage.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"

namespace rakus::lab {
namespace {

// Runs whose value is off by a sum of twelve draws, nearly normal with variance 1, and an interval of this half width.
Coverage of_half_width(double half, int runs) {
    Coverage c;
    Rng rng(5);
    for (int i = 0; i < runs; ++i) {
        double x = -6;
        for (int k = 0; k < 12; ++k) x += rng.unit();
        c.add({x, x - half, x + half}, 0);
    }
    return c;
}

// A share of 1000 trials, each a success with chance p, by an interval that is given.
template <class Make>
Coverage of_shares(double p, int runs, const Make& make, bool never_less = false) {
    Coverage c;
    for (int i = 0; i < runs; ++i) {
        Rng rng = Rng::stream(3, static_cast<std::uint64_t>(i));
        std::uint64_t successes = 0;
        for (int k = 0; k < 1000; ++k) successes += rng.unit() < p;
        c.add(make(successes), p, {static_cast<double>(successes), never_less});
    }
    return c;
}

TEST(Coverage, TellsIntervalsThatHoldFromThoseThatAreTooNarrowOrTooWide) {
    EXPECT_EQ(of_half_width(1.96, 2000).verdict(), HeldOften::as_said);
    EXPECT_EQ(of_half_width(1.6, 2000).verdict(), HeldOften::too_few);
    EXPECT_EQ(of_half_width(2.8, 2000).verdict(), HeldOften::too_many);
}

TEST(Coverage, AllowsMoreOnlyToExactMethodsAndWhereHardlyAnythingTells) {
    const auto by_chances = [](std::uint64_t k) { return share_of(k, 1000); };
    EXPECT_EQ(of_shares(0.0014, 2000, by_chances).verdict(), HeldOften::few_tell);
    EXPECT_NEAR(of_shares(0.0014, 2000, by_chances).tell(), 1.4, 0.1);
    const auto wider = [](std::uint64_t k) {
        const auto i = share_of(k, 1000);
        return Interval{i.value, i.low / 1.1, i.high * 1.1};
    };
    EXPECT_EQ(of_shares(0.3, 2000, wider).verdict(), HeldOften::too_many);
    EXPECT_EQ(of_shares(0.3, 2000, wider, true).verdict(), HeldOften::never_less);
    const auto narrower = [](std::uint64_t k) {
        const auto i = share_of(k, 1000);
        return Interval{i.value, (i.low + i.value) / 2, (i.high + i.value) / 2};
    };
    EXPECT_EQ(of_shares(0.0014, 2000, narrower).verdict(), HeldOften::too_few);
}

TEST(Coverage, OfFiguresWithoutChanceIsExactOnlyIfTheyAreTrue) {
    Coverage good, bad;
    for (int i = 0; i < 500; ++i) good.add({0.5, 0.5, 0.5}, 0.5), bad.add({0.5, 0.5, 0.5}, i < 100 ? 0.4 : 0.5);
    EXPECT_EQ(good.verdict(), HeldOften::exact);
    EXPECT_EQ(bad.verdict(), HeldOften::too_few);
}

}  // namespace
}  // namespace rakus::lab
