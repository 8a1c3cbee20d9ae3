#include "lab/runs.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rakus::lab {
namespace {

RunsTally sample() {
    RunsTally t;
    t.players = {{10, 7, {55, 120}, {{1, 3}, {4, 4}}}, {10, 0, {5, 60}, {}}};
    t.against_first = {{0, 0, 10, 0, 0}, {1, 6, 3, 0, 3}};
    return t;
}

TEST(Runs, ATallyReadsBackAndIsRefusedWhenItContradictsItself) {
    EXPECT_EQ(read_runs(write_runs(sample())), sample());
    EXPECT_EQ(write_runs(sample()), "10 7 0 0 10 0 0 2 55 120 1 3 4 4\n10 0 1 6 3 0 3 2 5 60\n");
    EXPECT_FALSE(read_runs("10 7 0 0 10 0 0 2 55 120 1 3 4 3\n"));  // six wins by turns, seven in all
    EXPECT_FALSE(read_runs("10 0 1 6 2 0 3 2 5 60\n"));             // nine pairs of ten
    EXPECT_FALSE(read_runs("3 3 0 3 0 0 0 2 9 30 1 3 1 0\n"));      // a turn that stands there twice
    EXPECT_FALSE(read_runs("3 3 0 3 0 0 0 2 9 30 1 3 5\n"));        // a turn without its count
    EXPECT_FALSE(read_runs("3 3 0 3 0 0 0 2 9\n"));                 // a count is missing
    EXPECT_FALSE(read_runs("3 0 0 3 0 0 0 999999999999\n"));        // more counts than any game has
    EXPECT_FALSE(read_runs("nonsense\n"));
}

TEST(Runs, AGainOfFirstTurnWinsHasTheVarianceOfItsPairs) {
    // Of 1000 pairs 60 were gained and 20 lost: the mean of +1, 0, -1 and its deviation, computed here from the
    // squares.
    const RunPair pair{500, 300, 200, 60, 20};
    const auto gain = first_turn_gain(pair);
    const double mean = 0.04, variance = (60 * 0.96 * 0.96 + 20 * 1.04 * 1.04 + 920 * 0.04 * 0.04) / 1000;
    EXPECT_NEAR(gain.value, mean, 1e-12);
    EXPECT_NEAR(gain.high - gain.value, 1.96 * std::sqrt(variance / 1000), 1e-3);
    EXPECT_NEAR(gain.value - gain.low, 1.96 * std::sqrt(variance / 1000), 1e-3);
    EXPECT_GT(first_turn_gain({0, 0, 1000, 0, 0}).high, 0);  // nothing seen is not nothing possible
}

TEST(Runs, ABlockThatIsNoTallyIsNamed) {
    const RunsRequest all{"", "", {"a", "b"}, 1, 0, 2000};
    const auto sum = sum_of_runs({{0, write_runs(sample())}, {1, "nonsense"}}, all);
    ASSERT_FALSE(sum);
    EXPECT_NE(sum.error().message.en.find("block 1"), std::string::npos);
    EXPECT_EQ(sum_of_runs({{0, write_runs(sample())}, {1, write_runs(sample())}}, all)->players[0].won, 14u);
}

TEST(Runs, AreCutIntoBlocksThatLeaveNoneOut) {
    for (const std::uint64_t runs : {1ul, 63ul, 64ul, 1000ul, 64'001ul, 200'000ul}) {
        const RunsRequest all{"", "", {"a"}, 1, 500, runs};
        std::uint64_t next = 500;
        for (std::size_t b = 0; b < run_blocks(all); ++b) {
            const auto block = run_block(all, b);
            EXPECT_EQ(block.first, next);
            EXPECT_GE(block.runs, 1u);
            EXPECT_LE(block.runs, 1000u);
            next += block.runs;
        }
        EXPECT_EQ(next, 500 + runs);
    }
}

}  // namespace
}  // namespace rakus::lab
