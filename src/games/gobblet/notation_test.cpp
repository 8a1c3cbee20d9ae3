#include "games/gobblet/notation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/rng.h"

namespace rakus::gobblet {
namespace {

std::string refusal(std::string_view text) {
    const auto s = read_position({}, text);
    EXPECT_FALSE(s.ok()) << text;
    if (s.ok()) return "";
    EXPECT_EQ(s.error().fault, Fault::bad_input);
    EXPECT_FALSE(s.error().message.id.empty());
    return s.error().message.en;
}

RC_GTEST_PROP(GobbletNotation, WhatIsPrintedReadsBackToTheSameValue, (std::uint64_t seed)) {
    Rng rng(seed);
    State s;
    for (std::uint32_t plies = rng.below(60); plies > 0 && !s.result; --plies) {
        const Moves all = moves(s);
        const Move m = all[rng.below(static_cast<std::uint32_t>(all.size()))];
        const auto again = read_move(s, write_move(m));
        RC_ASSERT(again.ok() && *again == m);
        s = after({}, s, m);
        const auto read = read_position({}, write_position(s));
        RC_ASSERT(read.ok());
        RC_ASSERT(*read == s);
        RC_ASSERT(read->result == s.result);
    }
}

TEST(GobbletNotation, StacksStandInParenthesesFromBottomToTop) {
    const auto s = read_position({}, "(sML)2/1(Ms)1/3 2");
    EXPECT_FALSE(s.ok());
    const auto good = read_position({}, "(sML)2/1(sM)1/2L 2");
    ASSERT_TRUE(good.ok());
    EXPECT_EQ(write_position(*good), "(sML)2/1(sM)1/2L 2");
    EXPECT_EQ(good->board.in_hand(Side::first, Size::medium), 0);
    EXPECT_EQ(good->board.in_hand(Side::second, Size::small), 0);
    EXPECT_EQ(good->to_move, Side::second);
}

TEST(GobbletNotation, BadPositionsAreRefusedWithThePlaceAndTheExpectation) {
    EXPECT_NE(
        refusal("S2/S2/S2 1").find("a third piece of size 1 of player 1, expected at most 2, found 'S' at character 7"),
        std::string::npos);
    EXPECT_NE(refusal("(Ls)2/3/3 1").find("larger than the one below it on cell 1"), std::string::npos);
    EXPECT_NE(refusal("(Ss)2/3/3 1").find("larger than the one below it on cell 1"), std::string::npos);
    EXPECT_NE(refusal("3/3/3/3 1").find("three rows"), std::string::npos);
    EXPECT_NE(refusal("3/3 1").find("expected '/' before row 3"), std::string::npos);
    EXPECT_NE(refusal("3/3/4 1").find("cell 7"), std::string::npos);
    EXPECT_NE(refusal("3/2/3 1").find("cell 6"), std::string::npos);
    EXPECT_NE(refusal("(s2/3/3 1").find("found '2' at character 3"), std::string::npos);
    EXPECT_NE(refusal("()2/3/3 1").find("empty stack"), std::string::npos);
    EXPECT_NE(refusal("x2/3/3 1").find("found 'x'"), std::string::npos);
    EXPECT_NE(refusal("3/3/3").find("side to move"), std::string::npos);
    EXPECT_NE(refusal("3/3/3 3").find("side to move"), std::string::npos);
    EXPECT_NE(refusal("3/3/3 1 foo=2").find("seen="), std::string::npos);
    refusal("");
}

TEST(GobbletNotation, APositionThatIsOnlyUnreachableIsAccepted) {
    // Both sides with a row, and a side that moved too often: the board has a value all the same.
    EXPECT_TRUE(read_position({}, "SSM/ssm/3 1").ok());
    EXPECT_TRUE(read_position({}, "SM1/LL1/3 1").ok());
}

TEST(GobbletNotation, MovesAreReadWithAnyDecorationAndRefusedWhenMalformed) {
    const State s = *read_position({}, "M2/1L1/s1l 1");
    EXPECT_EQ(*read_move(s, "3@7x"), place(Size::large, Cell{6}));
    EXPECT_EQ(*read_move(s, "5-7x#"), (Move{4, Size::large, Cell{6}}));
    for (const auto bad : {"4@1", "3@0", "3@", "0-1", "1-10", "x", "", "3-", "@7"})
        EXPECT_FALSE(read_move(s, bad).ok()) << bad;
}

TEST(GobbletNotation, DecorationTellsGobblesAndWins) {
    const State s = *read_position({}, "SM1/3/s2 1");
    const auto decorated = [&](std::string_view text) {
        const Move m = *read_move(s, text);
        return decorate_move(s, m, after({}, s, m));
    };
    EXPECT_EQ(decorated("3@7"), "3@7x");
    EXPECT_EQ(decorated("3@3"), "3@3#");
    EXPECT_EQ(decorated("3@5"), "3@5");
}

TEST(GobbletNotation, ThePictureShowsOwnersSizesAndWhatLiesBelow) {
    const Text picture = draw(*read_position({}, "(sML)2/1l1/3 1"));
    EXPECT_NE(picture.en.find("| L   1 |"), std::string::npos);
    EXPECT_NE(picture.en.find("| (sM)  |"), std::string::npos);
    EXPECT_NE(picture.en.find("| l   5 |"), std::string::npos);
    EXPECT_NE(picture.id.find("P1 di tangan: S S M L"), std::string::npos);
}

TEST(GobbletNotation, RulesAreReadAndWrittenAndUnknownOnesRefused) {
    const auto rules = read_rules({{"lift", "strict"}, {"both", "draw"}, {"rep", "0"}});
    ASSERT_TRUE(rules.ok());
    EXPECT_EQ(*rules, (Rules{Lift::strict, Both::draw, 0}));
    EXPECT_EQ(*read_rules(write_rules(*rules)), *rules);
    EXPECT_FALSE(read_rules({{"lift", "maybe"}}).ok());
    EXPECT_FALSE(read_rules({{"rep", "1"}}).ok());
    EXPECT_FALSE(read_rules({{"size", "4"}}).ok());
}

}  // namespace
}  // namespace rakus::gobblet
