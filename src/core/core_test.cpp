// The vocabulary: random streams, settings, player texts, frames of positions, truths and verdicts, the scheme.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "core/greedy.h"
#include "core/player_text.h"
#include "core/position_text.h"
#include "core/rng.h"
#include "core/score.h"
#include "core/settings.h"
#include "core/truth.h"

namespace rakus {
namespace {

TEST(Rng, SplitMixGivesItsPublishedNumbers) {
    // The first outputs of SplitMix64 seeded with 1234567, as published with the algorithm.
    Rng rng(1234567);
    EXPECT_EQ(rng.next(), 6457827717110365317ull);
    EXPECT_EQ(rng.next(), 3203168211198807973ull);
    EXPECT_EQ(rng.next(), 9817491932198370423ull);
}

TEST(Rng, StreamsOfARunDiffer) {
    std::set<std::uint64_t> first;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        for (std::uint64_t i = 0; i < 200; ++i) first.insert(Rng::stream(seed, i).next());
    EXPECT_EQ(first.size(), 50u * 200u);
}

TEST(Rng, BelowIsUniform) {
    // Chi-square with 6 degrees of freedom: above 22.46 once in a thousand seeds; this seed is fixed.
    Rng rng(3);
    std::array<int, 7> counts{};
    constexpr int n = 70000;
    for (int i = 0; i < n; ++i) ++counts[rng.below(7)];
    double chi = 0;
    for (const int c : counts) chi += (c - n / 7.0) * (c - n / 7.0) / (n / 7.0);
    EXPECT_LT(chi, 22.46);
}

TEST(Settings, AreReadInOrderAndRefusedWhenTwice) {
    EXPECT_EQ(*read_settings("official,ec=0"), (Settings{{"official", ""}, {"ec", "0"}}));
    EXPECT_TRUE(read_settings("")->empty());
    EXPECT_FALSE(read_settings("ec=0,ec=1").ok());
    EXPECT_FALSE(read_settings("=1").ok());
    EXPECT_EQ(write_settings({{"a", "1"}, {"b", "2"}}), "a=1,b=2");
}

TEST(Settings, TheNearestWordIsSuggestedAndNothingThatIsFar) {
    const std::array<std::string_view, 3> words{"bantumi", "congklak", "gobblet"};
    EXPECT_EQ(nearest("bantmi", words), "bantumi");
    EXPECT_EQ(nearest("goblet", words), "gobblet");
    EXPECT_EQ(nearest("chess", words), "");
}

TEST(Settings, TwoLettersMayBeWrongOfAWordThatBeginsAlike) {
    const std::array<std::string_view, 3> words{"seeds", "steals", "reply_steals_turn"};
    EXPECT_EQ(nearest("stel", words), "steals");
    EXPECT_EQ(nearest("ateal", words), "");
}

TEST(Settings, AWordThatNamesBeginWithSuggestsTheShortestOfThem) {
    const std::array<std::string_view, 3> words{"reply_steals_turn", "reply_steals", "banks"};
    EXPECT_EQ(nearest("reply_s", words), "reply_steals");
    EXPECT_EQ(nearest("re", words), "");
}

TEST(PlayerText, NumbersReplaceDefaultsAndUnknownOnesAreRefused) {
    const std::array<Knob, 2> knobs{{{"steal", 1, {}}, {"depth", 8, {}, 1, 64}}};
    EXPECT_EQ(*knob_values(*read_player("paper:steal=2.5"), knobs), (std::vector<double>{2.5, 8}));
    EXPECT_FALSE(knob_values(*read_player("paper:steel=1"), knobs).ok());
    EXPECT_FALSE(knob_values(*read_player("paper:depth=65"), knobs).ok());
    EXPECT_FALSE(knob_values(*read_player("paper:steal=x"), knobs).ok());
    EXPECT_FALSE(knob_values(*read_player("paper:steal=inf"), knobs).ok());
    EXPECT_EQ(write_player("paper", knobs, std::vector<double>{2.5, 8}), "paper:steal=2.5");
    EXPECT_EQ(write_player("paper", knobs, std::vector<double>{1, 8}), "paper");
}

TEST(PlayerText, AReadingIsAWordAndNotANumber) {
    const std::array<Knob, 1> knobs{{{"order", 0, {}, 0, 1, {"extra>steal", "steal>extra"}}}};
    EXPECT_EQ(*knob_values(*read_player("paper:order=steal>extra"), knobs), std::vector<double>{1});
    EXPECT_EQ(write_player("paper", knobs, std::vector<double>{1}), "paper:order=steal>extra");
    EXPECT_EQ(write_player("paper", knobs, std::vector<double>{0}), "paper");
    EXPECT_EQ(knob_values(*read_player("paper:order=1"), knobs).error().message.en,
              "player paper: order='1', expected extra>steal, steal>extra");
    EXPECT_FALSE(knob_values(*read_player("paper:order=extra"), knobs).ok());
}

TEST(PositionFrame, GameAndRulesAreTakenApartFromTheBody) {
    const auto framed = read_frame("bantumi(ec=0):4.4.0/4.4.0_1");
    EXPECT_EQ(framed.game, "bantumi");
    EXPECT_EQ(framed.rules, "ec=0");
    EXPECT_EQ(framed.body, "4.4.0/4.4.0 1");
    EXPECT_EQ(read_frame("t=1;h=EX;d=? 1").body, "t=1;h=EX;d=? 1");
    EXPECT_EQ(read_frame("bantumi:4.4.0/4.4.0 1").rules, "");
    for (const auto* body : {"bantumi(ec=0 4.4", "bantumi(ec=0)4.4", "l(Sl)L/SsL/2m 1", "bantumi"})
        EXPECT_EQ(read_frame(body).body, body);
}

TEST(Truth, BoundsThatMeetAreExact) {
    EXPECT_TRUE(between(4, 4, "seeds").exact());
    EXPECT_TRUE(between(2, 4, "seeds").bounds());
}

TEST(Score, TheLowerPriorityNumberComesFirstThenTheLargerSum) {
    static constexpr Rule kRule{"r", {"r", "r"}, "here"};
    const auto scored = [](int priority, double points) {
        Breakdown b;
        b.prioritise(priority, kRule);
        b.add(kRule, 1, points);
        return b;
    };
    EXPECT_TRUE(outranks(scored(1, 0), scored(2, 100)));
    EXPECT_TRUE(outranks(scored(2, 3), scored(2, 1)));
    EXPECT_FALSE(outranks(scored(2, 3), scored(2, 3)));
}

RC_GTEST_PROP(Score, BothSinksGiveTheSameSum, (const std::vector<std::pair<int, int>>& terms)) {
    static constexpr Rule kRule{"r", {"r", "r"}, "here"};
    Breakdown kept;
    Total bare;
    for (const auto& [weight, amount] : terms) {
        kept.add(kRule, weight, amount);
        bare.add(kRule, weight, amount);
    }
    RC_ASSERT(kept.total() == bare.total());
}

}  // namespace
}  // namespace rakus
