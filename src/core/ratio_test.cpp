#include "core/ratio.h"

#include <gtest/gtest.h>

namespace rakus {
namespace {

TEST(Ratio, OfGroupsOfOneIsTheMeanWithItsStandardError) {
    Ratio r;
    for (const int x : {2, 4, 4, 4, 5, 5, 7, 9}) r.add_group(x, 1);
    EXPECT_DOUBLE_EQ(r.value(), 5);
    // The sample variance of these eight is 32/7: 1.959964 * sqrt(32 / 7 / 8).
    EXPECT_NEAR(r.half_width(), 1.4816, 0.0001);
}

TEST(Ratio, CountsTheGroupNotTheMoveAsTheUnit) {
    Ratio games, moves;
    for (const int lost : {0, 6}) {
        games.add_group(10 * lost, 10);
        for (int i = 0; i < 10; ++i) moves.add_group(lost, 1);
    }
    EXPECT_DOUBLE_EQ(games.value(), moves.value());
    // Two games that say 0 and 6 a move: the standard error of the mean of two numbers, 3.
    EXPECT_NEAR(games.half_width(), 3 * 1.959964, 0.0001);
    EXPECT_LT(moves.half_width(), games.half_width() / 2);
}

TEST(Ratio, HasNoIntervalFromOneGroup) {
    Ratio r;
    r.add_group(3, 4);
    EXPECT_TRUE(std::isinf(r.half_width()));
}

TEST(Ratio, IsTheSameHoweverItIsAddedUp) {
    Ratio whole, one, two;
    for (int i = 0; i < 20; ++i) {
        whole.add_group(i, i + 1);
        (i % 3 == 0 ? one : two).add_group(i, i + 1);
    }
    one += two;
    EXPECT_EQ(one, whole);
}

}  // namespace
}  // namespace rakus
