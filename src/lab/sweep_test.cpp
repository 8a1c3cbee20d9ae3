#include "lab/sweep.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rakus::lab {
namespace {

double far_from(const std::vector<double>& goal, const std::vector<double>& w) {
    double sum = 0;
    for (std::size_t i = 0; i < w.size(); ++i) sum += std::abs(w[i] - goal[i]);
    return sum;
}

TEST(Sweep, FindsWeightsThatAreAFewJumpsAway) {
    const std::vector<double> start{4, 1, 0}, goal{0, -2, 1};
    Sweep sweep(start, scales_of(start), 5);
    std::size_t tried = 0;
    for (; !sweep.done(); ++tried) sweep.learn(far_from(goal, sweep.candidate()) < far_from(goal, sweep.best()));
    EXPECT_EQ(sweep.best()[0], 0);
    EXPECT_EQ(sweep.best()[1], -2);
    EXPECT_LT(far_from(goal, sweep.best()), 0.2);
    EXPECT_LE(tried, Sweep(start, scales_of(start), 5).most());
}

TEST(Sweep, EndsAfterARoundThatKeptNothing) {
    Sweep sweep({1, 2}, {1, 2}, 10);
    int tried = 0;
    for (; !sweep.done(); ++tried) sweep.learn(false);
    EXPECT_EQ(tried, 12);
    EXPECT_EQ(sweep.best(), (std::vector<double>{1, 2}));
}

TEST(Sweep, NeverOffersWhatItHas) {
    for (Sweep sweep({0, 0.3}, {1, 0.3}, 2); !sweep.done(); sweep.learn(true))
        EXPECT_NE(sweep.candidate(), sweep.best());
}

TEST(Scales, AWeightOfZeroIsAsLargeAsTheOthersUsuallyAre) {
    EXPECT_EQ(scales_of({8, -2, 0, 4}), (std::vector<double>{8, 2, 4, 4}));
    EXPECT_EQ(scales_of({0}), std::vector<double>{1});
}

}  // namespace
}  // namespace rakus::lab
