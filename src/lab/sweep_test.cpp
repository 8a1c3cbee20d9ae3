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
    Sweep sweep(start, changes_of_weights(scales_of(start)), 5);
    std::size_t tried = 0;
    for (; !sweep.done(); ++tried) sweep.learn(far_from(goal, sweep.candidate()) < far_from(goal, sweep.best()));
    EXPECT_EQ(sweep.best()[0], 0);
    EXPECT_EQ(sweep.best()[1], -2);
    EXPECT_LT(far_from(goal, sweep.best()), 0.2);
    EXPECT_LE(tried, Sweep(start, changes_of_weights(scales_of(start)), 5).most());
}

TEST(Sweep, EndsAfterARoundThatKeptNothing) {
    Sweep sweep({1, 2}, changes_of_weights({1, 2}), 10);
    int tried = 0;
    for (; !sweep.done(); ++tried) sweep.learn(false);
    EXPECT_EQ(tried, 12);
    EXPECT_EQ(sweep.best(), (std::vector<double>{1, 2}));
}

TEST(Sweep, NeverOffersWhatItHas) {
    for (Sweep sweep({0, 0.3}, changes_of_weights({1, 0.3}), 2); !sweep.done(); sweep.learn(true))
        EXPECT_NE(sweep.candidate(), sweep.best());
}

std::vector<double> line_changed(std::vector<double> places, std::size_t line, std::size_t change) {
    std::vector<bool> moves(places.size(), true);
    moves.back() = false;
    return changes_of_lines(moves).made(places, line, change);
}

TEST(LineChanges, ALineIsSwitchedOffAndTheOthersCloseUp) {
    EXPECT_EQ(line_changed({1, 2, 3, 1}, 1, 0), (std::vector<double>{1, 0, 2, 1}));
}

TEST(LineChanges, ALineThatIsSwitchedOnStandsWhereItStoodInTheText) {
    EXPECT_EQ(line_changed({2, 0, 1, 1}, 1, 0), (std::vector<double>{3, 1, 2, 1}));
    EXPECT_EQ(line_changed({1, 2, 0, 1}, 2, 0), (std::vector<double>{1, 2, 3, 1}));
}

TEST(LineChanges, ALineGoesToTheFrontOrBehindTheNextOne) {
    EXPECT_EQ(line_changed({1, 2, 3, 1}, 2, 1), (std::vector<double>{2, 3, 1, 1}));
    EXPECT_EQ(line_changed({1, 2, 3, 1}, 0, 2), (std::vector<double>{2, 1, 3, 1}));
    EXPECT_EQ(line_changed({1, 2, 3, 1}, 2, 2), (std::vector<double>{1, 2, 3, 1}));
}

TEST(LineChanges, TheLastLineWithAPlaceStaysOn) {
    EXPECT_EQ(line_changed({0, 1, 0, 1}, 1, 0), (std::vector<double>{0, 1, 0, 1}));
}

TEST(LineChanges, ALineWithoutAPlaceIsOnlySwitched) {
    EXPECT_EQ(line_changed({1, 2, 3, 1}, 3, 0), (std::vector<double>{1, 2, 3, 0}));
    EXPECT_EQ(line_changed({1, 2, 3, 0}, 3, 0), (std::vector<double>{1, 2, 3, 1}));
    EXPECT_EQ(line_changed({1, 2, 3, 1}, 3, 1), (std::vector<double>{1, 2, 3, 1}));
}

TEST(LineChanges, ASweepFindsAnotherOrder) {
    const std::vector<double> goal{3, 1, 2, 0};
    const auto far = [&](const std::vector<double>& places) {
        double sum = far_from(goal, places);
        for (std::size_t i = 0; i < goal.size(); ++i) sum += (places[i] == 0) != (goal[i] == 0) ? 10 : 0;
        return sum;
    };
    Sweep sweep({1, 2, 3, 1}, changes_of_lines({true, true, true, false}), 4);
    for (; !sweep.done();) sweep.learn(far(sweep.candidate()) < far(sweep.best()));
    EXPECT_EQ(sweep.best(), goal);
}

TEST(Scales, AWeightOfZeroIsAsLargeAsTheOthersUsuallyAre) {
    EXPECT_EQ(scales_of({8, -2, 0, 4}), (std::vector<double>{8, 2, 4, 4}));
    EXPECT_EQ(scales_of({0}), std::vector<double>{1});
}

}  // namespace
}  // namespace rakus::lab
