#include "lab/estimate.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"
#include "lab/distributions.h"

namespace rakus::lab {
namespace {

TEST(Distributions, GiveThePublishedPoints) {
    EXPECT_NEAR(student_point(0.05, 9), 2.262157, 1e-6);
    EXPECT_NEAR(student_point(0.05, 1), 12.706205, 1e-5);
    EXPECT_NEAR(student_point(0.01, 49), 2.679952, 1e-6);
    EXPECT_NEAR(student_point(0.05, 1e9), kZ95, 1e-9);
    EXPECT_NEAR(beta_below(2, 3, 0.5), 0.6875, 1e-12);
    EXPECT_NEAR(beta_below(0.5, 0.5, 0.25), 1.0 / 3, 1e-12);
}

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

TEST(Share, IsTheMidPIntervalOfTheBinomialDistribution) {
    // Newcombe (1998), the same table, method 6 (mid-P).
    const auto check = [](std::uint64_t successes, std::uint64_t n, double low, double high) {
        EXPECT_NEAR(share_of(successes, n).low, low, 0.00005) << successes << "/" << n;
        EXPECT_NEAR(share_of(successes, n).high, high, 0.00005) << successes << "/" << n;
    };
    check(81, 263, 0.2544, 0.3658);
    check(15, 148, 0.0601, 0.1581);
    check(0, 20, 0.0000, 0.1391);
    check(1, 29, 0.0017, 0.1585);
}

TEST(MeanOfCounts, OfTwoValuesIsWilsonsInterval) {
    for (const auto& [lost, won] : {std::pair<std::uint64_t, std::uint64_t>{182, 81}, {20, 0}, {28, 1}, {0, 7}}) {
        const auto twin = wilson(static_cast<double>(won), static_cast<double>(lost + won));
        const auto mean = mean_of_counts(std::array{lost, won});
        EXPECT_NEAR(mean.low, twin.low, 1e-9) << lost << " " << won;
        EXPECT_NEAR(mean.high, twin.high, 1e-9) << lost << " " << won;
    }
}

TEST(MeanOfCounts, OfThreeValuesIsTangosIntervalOfADifference) {
    // Tango (1998), Statistics in Medicine 17: 43 paired trials, 1 against 0 discordant: difference 1/43 in
    // [-0.068, 0.121] after Newcombe's comparison of methods for b = 1, c = 0; and 36 with 12, 2 and 0, 14.
    const auto difference = [](std::uint64_t lost, std::uint64_t alike, std::uint64_t gained) {
        const auto mean = mean_of_counts(std::array{lost, alike, gained});
        return Interval{2 * mean.value - 1, 2 * mean.low - 1, 2 * mean.high - 1};
    };
    const auto d = difference(2, 36, 12);
    // The bounds solve (b - c - n d)^2 = z^2 (n (p21 * 2 + d (1 - d))): checked against the closed form.
    const auto rejected = [](double delta, double b, double c, double n) {
        const double q = 2 * n, w = -b - c + (2 * n - b + c) * delta, e = -c * delta * (1 - delta);
        const double p21 = (std::sqrt(w * w - 4 * q * e) - w) / (2 * q);
        return std::abs(b - c - n * delta) / std::sqrt(n * (2 * p21 + delta * (1 - delta)));
    };
    EXPECT_NEAR(rejected(d.low, 12, 2, 50), kZ95, 1e-6);
    EXPECT_NEAR(rejected(d.high, 12, 2, 50), kZ95, 1e-6);
}

TEST(PairScore, IsNarrowerThanGamesTakenOneByOneWhenPairsAgree) {
    const auto score = pair_score({10, 20, 40, 20, 10});
    EXPECT_DOUBLE_EQ(score.value, 0.5);
    // The variance of a pair's share is (2*10*0.25 + 2*20*0.0625)/100 = 0.075, against 0.125 of 200 tosses of a coin.
    EXPECT_NEAR((score.high - score.low) / 2, kZ95 * std::sqrt(0.075 / 100), 0.002);
}

TEST(PairScore, DoesNotCollapseWhenAllPairsAreAlike) {
    const auto score = pair_score({0, 0, 0, 0, 50});
    EXPECT_EQ(score.value, 1);
    EXPECT_EQ(score.high, 1);
    EXPECT_LT(score.low, 0.95);
    const auto drawn = pair_score({0, 0, 50, 0, 0});
    EXPECT_LT(drawn.low, 0.48);
    EXPECT_GT(drawn.high, 0.52);
}

TEST(PairScore, IsMirroredToTheBitWhenThePairsAre) {
    const auto a = pair_score({3, 5, 20, 9, 13}), b = pair_score({13, 9, 20, 5, 3});
    EXPECT_DOUBLE_EQ(a.value, 1 - b.value);
    EXPECT_DOUBLE_EQ(a.low, 1 - b.high);
    EXPECT_DOUBLE_EQ(a.high, 1 - b.low);
}

TEST(PairScore, OfAllOpeningsThereAreIsExact) {
    const auto all = pair_score({3, 5, 20, 9, 13}, 50), most = pair_score({3, 5, 20, 9, 12}, 50);
    EXPECT_TRUE(all.exact());
    EXPECT_FALSE(most.exact());
    EXPECT_LT(most.high - most.low, 0.2 * (pair_score({3, 5, 20, 9, 12}).high - pair_score({3, 5, 20, 9, 12}).low));
}

// The share of seeded samples whose interval holds the true mean.
double coverage(const std::array<double, 5>& chances, int pairs, int samples) {
    double mean = 0;
    for (std::size_t i = 0; i < 5; ++i) mean += chances[i] * static_cast<double>(i) / 4;
    int held = 0;
    for (int s = 0; s < samples; ++s) {
        Rng rng = Rng::stream(11, static_cast<std::uint64_t>(s));
        std::array<std::uint64_t, 5> seen{};
        for (int i = 0; i < pairs; ++i) {
            double x = rng.unit();
            std::size_t k = 0;
            while (k < 4 && x >= chances[k]) x -= chances[k++];
            ++seen[k];
        }
        const auto score = pair_score(seen);
        held += score.low <= mean && mean <= score.high;
    }
    return static_cast<double>(held) / samples;
}

TEST(PairScore, HoldsWhereAlmostAllPairsAreAlike) {
    EXPECT_GE(coverage({.0008, 0, .9924, 0, .0068}, 500, 1000), 0.93);
    EXPECT_GE(coverage({.003, 0, .994, 0, .003}, 500, 1000), 0.93);
    EXPECT_GE(coverage({0, .001, .994, .005, 0}, 500, 1000), 0.93);
    EXPECT_GE(coverage({.2, .1, .4, .1, .2}, 10, 1000), 0.93);
}

TEST(Superiority, OfAllOpeningsThereAreIsCertain) {
    EXPECT_EQ(superiority(std::array<std::uint64_t, 5>{1, 2, 3, 2, 2}, 10), 1);
    EXPECT_EQ(superiority(std::array<std::uint64_t, 5>{2, 2, 3, 2, 1}, 10), 0);
    EXPECT_NEAR(superiority(std::array<std::uint64_t, 5>{1, 2, 3, 2, 2}), 0.690, 0.01);
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
