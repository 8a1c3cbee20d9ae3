#include "games/bantumi/notation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/bantumi/game.h"

namespace rakus::bantumi {
namespace {

std::string refusal(std::string_view position, const Settings& rules = {}) {
    const auto game = Bantumi::configure(rules);
    const auto placed = game->parse(position);
    return placed ? "" : placed.error().message.en;
}

TEST(BantumiNotation, TheStartIsWrittenAsInTheInterface) {
    Rng rng(1);
    EXPECT_EQ(Bantumi{}.print(Bantumi{}.start(rng)), "4.4.4.4.4.4.0/4.4.4.4.4.4.0 1");
}

TEST(BantumiNotation, SizeFollowsFromThePosition) {
    const auto placed = Bantumi{}.parse("3.3.0/3.3.0 2");
    ASSERT_TRUE(placed.ok());
    EXPECT_EQ(placed->game.rules.pits, 2);
    EXPECT_EQ(placed->game.rules.seeds, 3);
}

TEST(BantumiNotation, BadPositionsAreRefusedWithThePlaceAndTheExpectation) {
    EXPECT_EQ(refusal("4.4.4.4.4.4.0/4.4.4.4.4.3.0 1"),
              "bantumi position: 47 seeds, expected a multiple of 12 (fields 1 to 14)");
    EXPECT_EQ(refusal("4.4.4.4.4.4.0/4.4.4.4.4.4.0"),
              "bantumi position: no side to move, expected ' 1' or ' 2' at the end");
    EXPECT_EQ(refusal("4.4.4.4.4.4.0/4.4.4.4.4.4.0 3"),
              "bantumi position: the side to move is '3', expected 1 or 2 after a space");
    EXPECT_EQ(refusal("4.4.4.4.4.4.0/4.4.4.4.4.0 1"),
              "bantumi position: player 1 has 6 pits and player 2 has 5, expected the same");
    EXPECT_EQ(refusal("4.4.4.4.4.4.0 1"), "bantumi position: 1 half, expected two parted by '/'");
    EXPECT_EQ(refusal("4.4.4.x.4.4.0/4.4.4.4.4.4.0 1"),
              "bantumi position: field 4 is 'x', expected a number from 0 to 255");
    EXPECT_EQ(refusal("4.4.4..4.4.0/4.4.4.4.4.4.0 1"),
              "bantumi position: field 4 is '', expected a number from 0 to 255");
    EXPECT_EQ(refusal("1.1.1.1.1.1.1.1.1.0/1.1.1.1.1.1.1.1.1.0 1"), "bantumi position: 9 pits a side, expected 1 to 8");
    EXPECT_EQ(refusal("99.4.4.4.4.4.0/4.4.4.4.4.4.1 1"),
              "bantumi position: 144 seeds, expected 12 to 96 (fields 1 to 14)");
    EXPECT_EQ(refusal("3.3.0/3.3.0 1", {{"pits", "6"}}), "bantumi position: 2 pits a side, but the rules say pits=6");
}

TEST(BantumiNotation, BadRulesAreRefused) {
    EXPECT_FALSE(Bantumi::configure({{"ec", "2"}}).ok());
    EXPECT_FALSE(Bantumi::configure({{"pits", "9"}}).ok());
    EXPECT_FALSE(Bantumi::configure({{"seeds", "many"}}).ok());
    EXPECT_EQ(Bantumi::configure({{"pit", "6"}}).error().message.en,
              "rules: bantumi has no rule 'pit', expected ec, pits, seeds; did you mean 'pits'?");
}

TEST(BantumiNotation, MovesReadWithTheirDecoration) {
    const Rules rules;
    EXPECT_EQ(*read_move(rules, "2+"), Pit{1});
    EXPECT_EQ(*read_move(rules, "4x3"), Pit{3});
    for (const auto* bad : {"", "0", "7", "22", "-1", "a", "+"}) EXPECT_FALSE(read_move(rules, bad).ok()) << bad;
}

TEST(BantumiNotation, DecorationShowsTheExtraTurnAndTheSteal) {
    const auto placed = *Bantumi{}.parse("1.5.6.1.0.0.11/0.3.0.0.1.1.19 1");
    EXPECT_EQ(decorate_move(placed.game.rules, placed.state, Pit{1}), "2+");
    EXPECT_EQ(decorate_move(placed.game.rules, placed.state, Pit{3}), "4x3");
}

RC_GTEST_PROP(BantumiNotation, AnyTextIsReadOrRefusedButNeverBreaks, (const std::string& text)) {
    const auto placed = Bantumi{}.parse(text);
    if (placed) RC_ASSERT(placed->game.print(placed->state) == text);
}

RC_GTEST_PROP(BantumiNotation, EveryPositionOfEveryGameReadsBack, ()) {
    const Bantumi game{.rules = {.pits = *rc::gen::inRange(1, 9), .seeds = *rc::gen::inRange(1, 9)}};
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    for (State s = game.start(rng); !game.outcome(s); s = game.after(s, game.random_move(s, rng))) {
        const auto back = Bantumi{}.parse(game.print(s));
        RC_ASSERT(back.ok());
        RC_ASSERT(back->state == s);
        RC_ASSERT(back->game.rules.pits == game.rules.pits);
    }
}

}  // namespace
}  // namespace rakus::bantumi
