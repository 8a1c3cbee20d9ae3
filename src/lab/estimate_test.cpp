#include "lab/estimate.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rakus::lab {
namespace {

TEST(Wilson, GivesThePublishedIntervals) {
    // Newcombe (1998), Statistics in Medicine 17, table I, method 3 (score, no continuity correction).
    const auto check = [](double successes, double n, double low, double high) {
        EXPECT_NEAR(wilson(successes, n).low, low, 0.00005) << successes << "/" << n;
        EXPECT_NEAR(wilson(successes, n).high, high, 0.00005) << successes << "/" << n;
    };
    check(81, 263, 0.2553, 0.3662);
    check(15, 148, 0.0624, 0.1605);
    check(0, 20, 0.0000, 0.1611);
    check(1, 29, 0.0061, 0.1718);
}

TEST(Wilson, TheEndsAreExactlyZeroAndOne) {
    EXPECT_EQ(wilson(0, 10).low, 0);
    EXPECT_EQ(wilson(10, 10).high, 1);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(PairScore, IsTheMeanOfPairsWithTheVarianceOfPairs) {
    // 100 pairs: 10 of 0, 20 of 1/2, 40 of 1, 20 of 3/2, 10 of 2 points; mean share 0.5, variance of a pair's share
    // (2*10*0.25 + 2*20*0.0625)/100 = 0.075. Against p(1-p) = 0.25 that is worth 333.3 games.
    const auto score = pair_score({10, 20, 40, 20, 10});
    const auto twin = wilson(0.5 * 1000.0 / 3, 1000.0 / 3);
    EXPECT_DOUBLE_EQ(score.value, 0.5);
    EXPECT_NEAR(score.low, twin.low, 1e-12);
    EXPECT_NEAR(score.high, twin.high, 1e-12);
}

TEST(PairScore, DoesNotCollapseWhenAllPairsAreAlike) {
    const auto score = pair_score({0, 0, 0, 0, 50});
    EXPECT_EQ(score.value, 1);
    EXPECT_LT(score.low, 0.95);
    EXPECT_LT(pair_score({0, 0, 50, 0, 0}).low, 0.40);
}

TEST(PairScore, IsMirroredWhenThePairsAre) {
    const auto a = pair_score({3, 5, 20, 9, 13}), b = pair_score({13, 9, 20, 5, 3});
    EXPECT_NEAR(a.value, 1 - b.value, 1e-12);
    EXPECT_NEAR(a.low, 1 - b.high, 1e-12);
}

TEST(Elo, IsTheLogisticDifference) {
    EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
    EXPECT_NEAR(elo_of(0.75), 190.8485, 0.0001);
    EXPECT_NEAR(elo_of(0.64), 99.9510, 0.0001);
    EXPECT_TRUE(std::isinf(elo_of(1.0)) && std::isinf(elo_of(0.0)));
}

TEST(Quantile, IsTheSmallestValueThatReachesTheShare) {
    const std::map<int, std::uint64_t> turns{{10, 1}, {20, 2}, {30, 1}};
    EXPECT_EQ(quantile(turns, 0.05), 10);
    EXPECT_EQ(quantile(turns, 0.5), 20);
    EXPECT_EQ(quantile(turns, 0.95), 30);
}

TEST(Tally, MirroringTwiceChangesNothing) {
    const Tally t{{5, 2, 3}, {1, 4, 5}, {1, 2, 3, 4, 0}, {{12, {6, 6, 8}}}};
    EXPECT_EQ(t.mirrored().mirrored(), t);
    EXPECT_EQ(t.mirrored().as_first, (Record3{5, 4, 1}));
}

}  // namespace
}  // namespace rakus::lab
