#include "lab/estimate.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"
#include "lab/distributions.h"

namespace rakus::lab {
namespace {

TEST(Distributions, GiveThePublishedPoints) {
    EXPECT_NEAR(normal_point(0.05), kZ95, 1e-12);
    EXPECT_NEAR(normal_point(0.01), 2.5758293035489, 1e-12);
    EXPECT_NEAR(beta_below(2, 3, 0.5), 0.6875, 1e-12);
    EXPECT_NEAR(beta_below(0.5, 0.5, 0.25), 1.0 / 3, 1e-12);
}

TEST(Share, IsTheExactIntervalOfTheBinomialDistribution) {
    // Newcombe (1998), Statistics in Medicine 17, table I, method 5 (Clopper and Pearson).
    const auto check = [](std::uint64_t successes, std::uint64_t n, double low, double high) {
        EXPECT_NEAR(share_of(successes, n).low, low, 0.00005) << successes << "/" << n;
        EXPECT_NEAR(share_of(successes, n).high, high, 0.00005) << successes << "/" << n;
    };
    check(81, 263, 0.2527, 0.3676);
    check(15, 148, 0.0578, 0.1617);
    check(0, 20, 0.0000, 0.1684);
    check(1, 29, 0.0009, 0.1776);
}

TEST(MeanOfCounts, OfTwoValuesIsWilsonsInterval) {
    // Newcombe (1998), the same table, method 3 (score, no continuity correction).
    const auto check = [](std::uint64_t won, std::uint64_t n, double low, double high) {
        EXPECT_NEAR(mean_of_counts(std::array{n - won, won}).low, low, 0.00005) << won << "/" << n;
        EXPECT_NEAR(mean_of_counts(std::array{n - won, won}).high, high, 0.00005) << won << "/" << n;
    };
    check(81, 263, 0.2553, 0.3662);
    check(15, 148, 0.0624, 0.1605);
    check(0, 20, 0.0000, 0.1611);
    EXPECT_NEAR(mean_of_counts(std::array<std::uint64_t, 2>{28, 1}).high, 0.1718, 0.00005);
    EXPECT_EQ(mean_of_counts(std::array<std::uint64_t, 2>{10, 0}).low, 0);
    EXPECT_EQ(mean_of_counts(std::array<std::uint64_t, 2>{0, 10}).high, 1);
    EXPECT_EQ(mean_of_counts(std::array<std::uint64_t, 2>{0, 0}).high, 1);
}

// Wilson's bound alone would miss here in one run of seven: one loss in 100 games, where a loss comes once in 600.
TEST(MeanOfCounts, HoldsNearTheEndsWhereAlmostEverythingIsWon) {
    for (const double chance : {0.0015, 0.005, 0.0095, 0.015}) {
        int held = 0;
        constexpr int kRuns = 2000;
        for (int run = 0; run < kRuns; ++run) {
            Rng rng = Rng::stream(12, static_cast<std::uint64_t>(run));
            std::uint64_t lost = 0;
            for (int i = 0; i < 100; ++i) lost += rng.unit() < chance;
            const auto m = mean_of_counts(std::array{lost, 100 - lost});
            held += m.low <= 1 - chance && 1 - chance <= m.high;
        }
        EXPECT_GE(held, kRuns * 0.94) << chance;
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
