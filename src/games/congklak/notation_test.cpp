#include "games/congklak/notation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/congklak/game.h"

namespace rakus::congklak {
namespace {

std::string refusal(std::string_view position, const Settings& rules = {}) {
    const auto placed = Congklak::configure(rules)->parse(position);
    return placed ? "" : placed.error().message.en;
}
Rules rules_of(const Settings& settings) {
    return Congklak::configure(settings)->rules;
}

TEST(CongklakNotation, TheStartIsWrittenAsInTheInterface) {
    Rng rng(1);
    EXPECT_EQ(Congklak{}.print(Congklak{}.start(rng)), "7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1");
}

TEST(CongklakNotation, SizeFollowsFromThePosition) {
    const auto placed = Congklak{}.parse("3.3.3.0/3.3.3.0 2");
    ASSERT_TRUE(placed.ok());
    EXPECT_EQ(placed->game.rules.pits, 3);
    EXPECT_EQ(placed->game.rules.seeds, 3);
}

TEST(CongklakNotation, PresetsAreTheSitesOfThePaperAndKeysOverrideThem) {
    const Rules site1 = rules_of({{"site1", ""}}), site2 = rules_of({{"site2", ""}});
    EXPECT_EQ(2 * site1.pits * site1.seeds, 48);  // 38-10, 36-12 and 30-18 all add up to 48
    EXPECT_FALSE(site1.relay);
    EXPECT_EQ(site1.lap, Lap::none);
    EXPECT_EQ(2 * site2.pits * site2.seeds, 98);  // 67-31, 52-46 and 80-18 to 98
    EXPECT_TRUE(site2.relay);
    EXPECT_FALSE(site2.shoot);
    EXPECT_EQ(rules_of({{"paper", ""}}), Rules{});
    EXPECT_EQ(rules_of({{"seeds", "3"}, {"site1", ""}}).seeds, 3);
}

TEST(CongklakNotation, RulesReadBack) {
    for (const auto* lap : {"store", "full", "storeturn", "fullturn", "none"}) {
        const Settings all{{"emptycap", "0"}, {"lap", lap},      {"relay", "0"}, {"shoot", "0"},
                           {"dir", "ccw"},    {"end", "either"}, {"pits", "9"},  {"seeds", "2"}};
        EXPECT_EQ(Congklak::configure(all)->settings(), all);
    }
}

TEST(CongklakNotation, BadRulesAreRefused) {
    for (const auto& [key, value] : Settings{{"emptycap", "2"},
                                             {"lap", "once"},
                                             {"dir", "left"},
                                             {"end", ""},
                                             {"pits", "2"},
                                             {"pits", "11"},
                                             {"seeds", "0"},
                                             {"seeds", "11"},
                                             {"relay", "yes"},
                                             {"shoot", "-1"},
                                             {"site3", ""},
                                             {"site1", "1"}})
        EXPECT_FALSE(Congklak::configure({{key, value}}).ok()) << key << "=" << value;
    EXPECT_EQ(Congklak::configure({{"relays", "0"}}).error().message.en,
              "rules: congklak has no rule 'relays', expected emptycap, lap, relay, shoot, dir, end, pits, seeds; did "
              "you mean 'relay'?");
}

TEST(CongklakNotation, BadPositionsAreRefusedWithThePlaceAndTheExpectation) {
    EXPECT_EQ(refusal("7.7.7.7.7.7.7.0/7.7.7.7.7.7.6.0 1"),
              "congklak position: 97 seeds, expected a multiple of 14 (fields 1 to 16)");
    EXPECT_EQ(refusal("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0"),
              "congklak position: no side to move, expected ' 1' or ' 2' at the end");
    EXPECT_EQ(refusal("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 0"),
              "congklak position: the side to move is '0', expected 1 or 2 after a space");
    EXPECT_EQ(refusal("7.7.0/7.7.0 1"), "congklak position: 2 pits a side, expected 3 to 10");
    EXPECT_EQ(refusal("3.3.3.0/3.3.3.0 1", {{"seeds", "4"}}),
              "congklak position: 18 seeds, but the rules say seeds=4, which makes 24");
    EXPECT_EQ(
        refusal("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1 gone=1"),
        "congklak position: 'gone=1' after the side, expected nothing (gone= is for lap=storeturn and lap=fullturn)");
    EXPECT_EQ(refusal("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1 gone=16", {{"lap", "fullturn"}}),
              "congklak position: 'gone=16' after the side, expected gone=0 to gone=15");
    EXPECT_EQ(refusal("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1 go", {{"lap", "storeturn"}}),
              "congklak position: 'go' after the side, expected gone=0 to gone=1");
}

TEST(CongklakNotation, PitOneIsNearestTheStoreClockwiseAndFarthestCounterClockwise) {
    EXPECT_EQ(*read_move({}, "1"), Pit{6});
    EXPECT_EQ(*read_move({.direction = Direction::counter_clockwise}, "1"), Pit{0});
}

TEST(CongklakNotation, MovesReadWithTheirDecoration) {
    const Rules rules, wide{.pits = 10};
    for (const auto* text : {"5", "5~3x8", "5~12", "5+", "5~3+", "5x8"})
        EXPECT_EQ(*read_move(rules, text), Pit{2}) << text;
    EXPECT_EQ(*read_move(rules, "-"), kPass);
    EXPECT_EQ(*read_move(wide, "10~2"), Pit{0});
    for (const auto* bad : {"", "0", "8", "22", "-1", "--", "a", "~3", "5 3", "5y"})
        EXPECT_FALSE(read_move(rules, bad).ok()) << bad;
}

TEST(CongklakNotation, DecorationShowsRelaysTheShotAndAnotherMove) {
    const auto decorated = [](std::string_view position, std::string_view move) {
        const auto [game, s] = *Congklak{}.parse(position);
        return decorate_move(game.rules, s, *game.parse_move(s, move));
    };
    EXPECT_EQ(decorated("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1", "7"), "7+");
    EXPECT_EQ(decorated("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1", "1"), "1~1x8");
    EXPECT_EQ(decorated("0.0.0.0.0.0.1.40/0.4.0.0.0.0.0.53 1", "7"), "7");
    EXPECT_EQ(decorated("0.0.0.0.0.0.0.45/0.4.0.0.0.0.0.49 1", "-"), "-");
}

TEST(CongklakNotation, ThePathNamesEveryHoleByItsOwnersNumbers) {
    const auto [game, s] = *Congklak{}.parse("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1");
    const auto way = game.path(s, *game.parse_move(s, "1"));
    ASSERT_EQ(way.size(), 3u);
    EXPECT_EQ(way[0].at, "1:1");
    EXPECT_EQ(way[0].amount, 7);
    EXPECT_EQ(way[1].at, "2:2");  // 7 seeds: the store, then the opponent's 7 to 2
    EXPECT_EQ(way[1].amount, 8);
    EXPECT_EQ(way[2].at, "1:1");  // 8 seeds: the opponent's 1, then the own 7 to 1
    EXPECT_EQ(way[2].amount, 10);
    EXPECT_EQ(way[1].words.id, "lubang 2 lawan: 8 biji");
    EXPECT_EQ(way[2].words.en, "ends in pit 1, empty: shoots 8 seeds opposite, banked with the last seed");
    const auto [same, nothing] = *Congklak{}.parse("3.4.7.3.2.1.9.28/8.0.17.6.5.1.0.4 2");
    EXPECT_EQ(same.path(nothing, *same.parse_move(nothing, "6")).back().words.en,
              "ends in pit 4, empty, as is the pit opposite: the last seed is banked");
}

RC_GTEST_PROP(CongklakNotation, AnyTextIsReadOrRefusedButNeverBreaks, (const std::string& text)) {
    const auto placed = Congklak{}.parse(text);
    if (placed) RC_ASSERT(placed->game.print(placed->state) == text);
    RC_ASSERT(!read_move({}, text + "?").ok() || text.find_first_of("~x+") != text.npos);
}

RC_GTEST_PROP(CongklakNotation, EveryPositionOfEveryGameReadsBackUnderItsRules, ()) {
    Rules rules{.pits = *rc::gen::inRange(3, 11), .seeds = *rc::gen::inRange(1, 11)};
    rules.lap = *rc::gen::element(Lap::store, Lap::full, Lap::store_turn, Lap::full_turn, Lap::none);
    rules.direction = *rc::gen::element(Direction::clockwise, Direction::counter_clockwise);
    const Congklak game{rules};
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    for (State s = game.start(rng); !game.outcome(s); s = game.after(s, game.random_move(s, rng))) {
        const auto back = Congklak::configure(game.settings())->parse(game.print(s));
        RC_ASSERT(back.ok());
        RC_ASSERT(back->state == s);
        for (const Pit m : game.moves(s)) RC_ASSERT(*game.parse_move(s, game.decorate(s, m, s)) == m);
    }
}

}  // namespace
}  // namespace rakus::congklak
