#include "lab/spsa.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/any_game.h"
#include "lab/regret.h"

namespace rakus::lab {
namespace {

// A noisy contest: the nearer to (3, -2) wins more often.
double advantage(const std::vector<double>& a, const std::vector<double>& b, Rng& rng) {
    const auto far = [](const std::vector<double>& w) { return std::hypot(w[0] - 3, w[1] + 2); };
    const double edge = std::tanh(far(b) - far(a));
    int won = 0;
    for (int i = 0; i < 50; ++i) won += rng.unit() < (1 + edge) / 2 ? 1 : -1;
    return won / 50.0;
}

TruthLimits within(double seconds) {
    TruthLimits limits;
    limits.seconds = seconds;
    return limits;
}

TEST(Spsa, ClimbsANoisyHill) {
    Spsa climb({2, -1}, {400, 0.3, 1.0, 5});
    Rng noise(11);
    while (!climb.done()) climb.learn(advantage(climb.plus(), climb.minus(), noise));
    EXPECT_NEAR(climb.settled()[0], 3, 0.2);
    EXPECT_NEAR(climb.settled()[1], -2, 0.2);
}

TEST(Spsa, BothSidesOfAStepLieAsFarFromTheMiddle) {
    Spsa climb({4, 0}, {10, 0.25, 1, 1});
    const auto p = climb.plus(), m = climb.minus(), c = climb.current();
    EXPECT_DOUBLE_EQ(std::abs(p[0] - c[0]), 1.0);  // a quarter of 4
    EXPECT_DOUBLE_EQ(std::abs(p[1] - c[1]), 1.0);  // a weight of 0 has the scale of the others
    EXPECT_DOUBLE_EQ(p[0] + m[0], 2 * c[0]);
    climb.learn(0);
    EXPECT_EQ(climb.current(), c);
}

TEST(Spsa, TheSameSeedTakesTheSameWay) {
    const auto walk = [](std::uint64_t seed) {
        Spsa climb({1, 2, 3}, {20, 0.3, 1, seed});
        while (!climb.done()) climb.learn(0.1);
        return climb.settled();
    };
    EXPECT_EQ(walk(3), walk(3));
    EXPECT_NE(walk(3), walk(4));
}

TEST(Rounded, KeepsThreeDigits) {
    EXPECT_EQ(rounded({1.23456, -0.0123456, 987.6, 0, 0.0001}), (std::vector<double>{1.23, -0.0123, 988, 0, 0}));
}

TEST(Regret, IsTheBestValueLessThatOfThePick) {
    const auto& game = *find_game("bantumi");
    // The position of the paper's weakness: pit 4 wins by 4, the paper's pick 2 loses by 4.
    const JudgedPosition p{"1.5.6.1.0.0.11/0.3.0.0.1.1.19 1", {{"1", -10}, {"2", -4}, {"3", -4}, {"4", 4}}};
    EXPECT_EQ(*regrets(game, "", {p}, "paper", 1), std::vector<double>{8});
}

TEST(Regret, JudgedPositionsReadBackAndAgreeWithTheTruth) {
    const auto& game = *find_game("bantumi");
    const auto judged = judge_positions(game, {"pits=3,seeds=2", "", 5, 0, 40}, within(20));
    ASSERT_TRUE(judged);
    ASSERT_GT(judged->size(), 5u);
    EXPECT_EQ(*read_judged(write_judged(*judged)), *judged);
    for (const auto& p : *judged) {
        const auto truth = game.truth({"pits=3,seeds=2", p.position, {}, 1}, within(20));
        ASSERT_TRUE(truth->truth.exact() && truth->truth.exact()->margin);
        EXPECT_EQ(*truth->truth.exact()->margin, p.best().second.value) << p.position;
        EXPECT_EQ(p.unit, "seeds");
    }
    EXPECT_FALSE(read_judged("position\tmove"));
    EXPECT_FALSE(read_judged("position\tmove=x"));
}

TEST(Mean, OfManyLossesHasTheStandardErrorOfTheMean) {
    std::vector<double> losses;
    for (int i = 0; i < 4000; ++i) losses.push_back(1 + i % 4);  // standard deviation 1.118034
    const auto m = mean_of(losses);
    EXPECT_DOUBLE_EQ(m.value, 2.5);
    EXPECT_NEAR(m.high - m.value, kZ95 * 1.118034 / std::sqrt(4000), 0.002);
    EXPECT_NEAR(m.value - m.low, kZ95 * 1.118034 / std::sqrt(4000), 0.002);
    EXPECT_DOUBLE_EQ(mean_difference({3, 5}, {1, 1}).value, 3);
}

TEST(Mean, OfEqualLossesHasAWidthAllTheSame) {
    EXPECT_GT(mean_of({0, 0, 0, 0}).high, 0);
    EXPECT_EQ(mean_of({0, 0, 0, 0}).low, 0);
    const auto saved = mean_difference({2, 2, 2}, {2, 2, 2});
    EXPECT_LT(saved.low, 0);
    EXPECT_GT(saved.high, 0);
}

TEST(Regret, AnEstimateIsALossOnlyWhereTheIntervalsDoNotMeet) {
    EXPECT_DOUBLE_EQ(loss_of({0.4, 0.35, 0.45}, {0.7, 0.65, 0.75}), 0.7 - 0.4);
    EXPECT_EQ(loss_of({0.6, 0.5, 0.7}, {0.7, 0.65, 0.75}), 0);
    EXPECT_EQ(loss_of(-4, 4), 8);
}

TEST(Regret, EstimatesReadBackWithTheirIntervals) {
    const JudgedPosition p{"here 1", {{"a:X~Y", {0.25, 0.125, 0.5}}, {"end", 1}}, "win_chance"};
    EXPECT_EQ(write_judged({p}), "here 1\twin_chance\ta:X~Y=0.25~0.125~0.5\tend=1\n");
    ASSERT_TRUE(read_judged(write_judged({p})));
    EXPECT_EQ(*read_judged(write_judged({p})), std::vector{p});
    EXPECT_FALSE(read_judged("here 1\twin_chance\tend=1~2\n"));
}

TEST(Regret, AWinBesideEstimatesIsAChanceOfOne) {
    TruthReport report;
    report.position = "here 1";
    report.moves = {{"a", "a", {Exact{Class::win, std::nullopt, std::nullopt}, "result"}, {}},
                    {"b", "b", {Estimate{0.5, 0.4, 0.6, 100}, "win_chance"}, {}}};
    EXPECT_FALSE(judged(report, Kind::exact));
    const auto p = judged(report, Kind::exact_or_estimate);
    ASSERT_TRUE(p);
    EXPECT_EQ(p->best().first, "a");
    EXPECT_EQ(p->best().second, MoveValue(1));
}

}  // namespace
}  // namespace rakus::lab
