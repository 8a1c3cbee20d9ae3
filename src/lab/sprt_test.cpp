#include "lab/sprt.h"

#include <gtest/gtest.h>

#include <cmath>

#include "lab/estimate.h"

namespace rakus::lab {
namespace {

TEST(Sprt, TheRatioIsThatOfTheLikeliestDistributionsWithEachMean) {
    // Second computation: Newton's method on the log-likelihood over all distributions with the given mean (three free
    // numbers), without Lagrange's multiplier.
    EXPECT_NEAR(log_likelihood_ratio({10, 20, 40, 20, 10}, 0, 5), -0.034506850951686, 1e-9);
    EXPECT_NEAR(log_likelihood_ratio({102, 1032, 2110, 1160, 130}, 0, 5), 4.971995067488024, 1e-9);
    EXPECT_NEAR(log_likelihood_ratio({39, 12, 50, 25, 74}, 0, 10), 1.811010413451982, 1e-9);
    EXPECT_NEAR(log_likelihood_ratio({500, 1500, 3000, 1400, 450}, -2, 3), -6.461832469138244, 1e-9);
}

TEST(Sprt, AlwaysWinningSpeaksForTheStrongerHypothesis) {
    // Every pair won: the ratio is that of the means, 50 ln(s1/s0), but for the mass kept for what was never seen.
    EXPECT_NEAR(log_likelihood_ratio({0, 0, 0, 0, 50}, 0, 5), 0.7144087509831, 1e-6);
    EXPECT_NEAR(log_likelihood_ratio({0, 0, 0, 0, 50}, 0, 5), 50 * std::log(score_of_elo(5) / 0.5), 0.001);
}

TEST(Sprt, NoPairsSayNothing) {
    EXPECT_EQ(log_likelihood_ratio({0, 0, 0, 0, 0}, 0, 5), 0);
}

TEST(Sprt, MirroringPairsAndHypothesesMirrorsTheRatio) {
    EXPECT_NEAR(log_likelihood_ratio({39, 12, 50, 25, 74}, 0, 10), -log_likelihood_ratio({74, 25, 50, 12, 39}, -10, 0),
                1e-9);
}

TEST(Sprt, StopsAtWaldsBounds) {
    const SprtTest test{0, 5, 0.05, 0.05};
    const auto state = sprt(test, {102, 1032, 2110, 1160, 130});
    EXPECT_NEAR(state.upper, 2.9444389791664403, 1e-12);  // ln 19
    EXPECT_NEAR(state.lower, -2.9444389791664403, 1e-12);
    EXPECT_EQ(state.verdict, SprtVerdict::accept_h1);
    EXPECT_EQ(sprt(test, {130, 1160, 2110, 1032, 102}).verdict, SprtVerdict::accept_h0);
    EXPECT_EQ(sprt(test, {10, 20, 40, 20, 10}).verdict, SprtVerdict::undecided);
}

TEST(Sprt, EachRiskSetsItsOwnBound) {
    // alpha: to accept the stronger hypothesis wrongly; beta: to refuse it wrongly.
    const auto state = sprt({0, 5, 0.01, 0.2}, {10, 20, 40, 20, 10});
    EXPECT_NEAR(state.upper, std::log(0.8 / 0.01), 1e-12);
    EXPECT_NEAR(state.lower, std::log(0.2 / 0.99), 1e-12);
}

TEST(Sprt, ScoreOfEloIsTheLogisticCurve) {
    EXPECT_DOUBLE_EQ(score_of_elo(0), 0.5);
    EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(score_of_elo(elo_of(0.587)), 0.587, 1e-12);
}

using Pairs = std::array<std::uint64_t, 5>;

TEST(Superiority, IsTheNormalChanceOfAPositiveMean) {
    // Second computation with the error function of another language.
    EXPECT_NEAR(superiority(Pairs{102, 1032, 2110, 1160, 130}), 0.9995132536086915, 1e-12);
    EXPECT_NEAR(superiority(Pairs{39, 12, 50, 25, 74}), 0.9999504947821258, 1e-12);
    EXPECT_DOUBLE_EQ(superiority(Pairs{10, 20, 40, 20, 10}), 0.5);
    EXPECT_DOUBLE_EQ(superiority(Pairs{0, 0, 9, 0, 0}), 0.5);
    EXPECT_NEAR(superiority(Pairs{0, 0, 0, 0, 5}), 0.9873263406612659,
                1e-12);  // the normal distribution at the root of 5
}

TEST(Elo, GivesThePublishedDifferenceOfAMatch) {
    // 449 wins, 276 losses, 275 draws: a published match report of a chess engine says +60.7 Elo.
    EXPECT_NEAR(elo_of((449 + 275 / 2.0) / 1000), 60.7, 0.05);
    EXPECT_NEAR(elo_of((372 + 306 / 2.0) / 1000), 17.4, 0.05);
}

}  // namespace
}  // namespace rakus::lab
