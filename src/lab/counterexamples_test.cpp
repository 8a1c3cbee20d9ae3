#include "lab/counterexamples.h"

#include <gtest/gtest.h>

namespace rakus::lab {
namespace {

TEST(Counterexamples, AreTheLossesOfThePickTheLargestFirst) {
    // The paper's weakness (an extra turn before a larger steal), and the same position with smaller stakes.
    const JudgedPosition large{"1.5.6.1.0.0.11/0.3.0.0.1.1.19 1", {{"1", -10}, {"2", -4}, {"3", -4}, {"4", 4}}};
    const JudgedPosition small{"1.5.6.1.0.0.11/0.3.0.0.1.1.19 1", {{"1", 1}, {"2", 3}, {"3", 1}, {"4", 4}}};
    const JudgedPosition none{"1.5.6.1.0.0.11/0.3.0.0.1.1.19 1", {{"1", -10}, {"2", 9}, {"3", -4}, {"4", 4}}};
    const auto found = counterexamples(*find_game("bantumi"), "", {small, none, large}, "paper", 1, 10);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->judged, 3u);
    EXPECT_EQ(found->given_away, 2u);
    EXPECT_EQ(found->class_lost, 1u);
    EXPECT_DOUBLE_EQ(found->regret.value, 3);  // (8 + 1 + 0) / 3
    ASSERT_EQ(found->worst.size(), 2u);
    EXPECT_EQ(found->worst[0].loss(), 8);
    EXPECT_EQ(found->worst[0].best, "4");
    EXPECT_EQ(found->worst[1].loss(), 1);
    EXPECT_EQ(counterexamples(*find_game("bantumi"), "", {small, none, large}, "paper", 1, 1)->worst.size(), 1u);
}

}  // namespace
}  // namespace rakus::lab
