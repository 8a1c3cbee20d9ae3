// Measuring: runs, tuning, truth, notation of positions that are refused.
#include <gtest/gtest.h>

#include "core/settings.h"
#include "games/exodia/duel.h"
#include "games/exodia/game.h"
#include "games/exodia/judge.h"
#include "games/exodia/kit.h"
#include "games/exodia/tune.h"

namespace rakus::exodia {
namespace {

Exodia game_of(std::string_view rules) {
    return *Exodia::configure(*read_settings(rules));
}

TEST(ExodiaRuns, AreTheSumOfTheirParts) {
    RunsRequest whole{"official", "", {"paper-guarded", "paper"}, 3, 0, 700}, left = whole, right = whole;
    left.runs = 300, right.first = 300, right.runs = 400;
    auto sum = *kit().solitaire->play_runs(left);
    sum += *kit().solitaire->play_runs(right);
    EXPECT_EQ(sum, *kit().solitaire->play_runs(whole));
}

TEST(ExodiaRuns, OnTheSameShufflesEveryPlayerGetsTheSameOpeningHand) {
    const Exodia game = game_of("paper");
    Rng a = Rng::stream(1, 5), b = Rng::stream(1, 5);
    EXPECT_EQ(game.start(a), game.start(b));
    const auto same = kit().solitaire->play_runs({"", "", {"paper", "paper"}, 1, 0, 500});
    EXPECT_EQ(same->against_first[1].alike, 500u);
}

TEST(ExodiaRuns, FromAPositionBeginThere) {
    const auto tally =
        kit().solitaire->play_runs({"", "t=1;h=EX.RA.LA.RL.LL;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1", {"paper"}, 1, 0, 10});
    EXPECT_EQ(tally->players[0].won_by(1), 10u);
}

TEST(ExodiaRuns, RefuseAPlayerOrAPositionThatIsNone) {
    EXPECT_FALSE(kit().solitaire->play_runs({"", "", {"papre"}, 1, 0, 10}).ok());
    EXPECT_FALSE(kit().solitaire->play_runs({"", "t=1", {"paper"}, 1, 0, 10}).ok());
    EXPECT_FALSE(kit().solitaire->play_runs({"", "", {"{\"phases\":[]}"}, 1, 0, 10}).ok());
}

TEST(ExodiaTuning, TheSameSeedFindsTheSamePolicyAndItIsBetterOnFreshShuffles) {
    const TuneRequest request{"paper", "", "ftk", 7, 120, 20000};
    const auto once = kit().tuning->tune(request, do_alone, {}), again = kit().tuning->tune(request, do_alone, {});
    ASSERT_TRUE(once.ok());
    EXPECT_EQ(once->file, again->file);
    EXPECT_GT(once->gain.low, 0);
    EXPECT_TRUE(once->after_value.low > once->before_value.high);
}

TEST(ExodiaTuning, AlsoShortensTheMeanTurn) {
    const auto found = kit().tuning->tune({"official", "paper", "mean-turn", 2, 100, 5000}, do_alone, {});
    ASSERT_TRUE(found.ok());
    EXPECT_LT(found->gain.high, 0);
}

TEST(ExodiaTuning, RefusesAnObjectiveOrAPlayerItCannotUse) {
    EXPECT_FALSE(kit().tuning->tune({"", "", "beauty", 1, 1, 1}, do_alone, {}).ok());
    EXPECT_FALSE(kit().tuning->tune({"", "random", "ftk", 1, 1, 1}, do_alone, {}).ok());
}

TEST(ExodiaTruth, TheEstimateOfTheViewCoversTheShareOfDuelsWon) {
    const Exodia game = game_of("paper");
    TruthLimits few, many;
    few.playouts = 4000, few.seed = 11, many.playouts = 40000, many.seed = 12;
    Rng rng(8);
    const State s = game.start(rng);
    const auto a = kit().judge->judge(game, s, few), b = kit().judge->judge(game, s, many);
    const double mean = b.truth.estimate()->mean, half = 2 * (a.truth.estimate()->high - a.truth.estimate()->low);
    EXPECT_NEAR(a.truth.estimate()->mean, mean, half);
    EXPECT_EQ(a.also.size(), 1u);
    EXPECT_EQ(a.also[0].unit, "turns");
}

TEST(ExodiaTruth, TheEstimateEndsWhenNobodyWaitsForItAndSaysWithHowMany) {
    const Exodia game = game_of("paper");
    Rng rng(8);
    TruthLimits limits;
    limits.playouts = 1'000'000'000'000;
    int asked = 0;
    limits.cancelled = [&] { return ++asked > 5; };
    const auto j = kit().judge->judge(game, game.start(rng), limits);
    ASSERT_NE(j.truth.estimate(), nullptr);
    EXPECT_GT(j.truth.estimate()->n, 0u);
    EXPECT_LT(j.truth.estimate()->n, 1000u);
    EXPECT_EQ(j.cut, Cut::cancelled);
}

TEST(ExodiaTruth, DoesNotDependOnTheOrderOfTheDeckUnlessAskedToSeeIt) {
    const Exodia game = game_of("paper");
    Rng rng(8), order(9);
    State s = game.start(rng), t = s;
    order_deck(t, order);
    TruthLimits limits;
    limits.playouts = 500;
    EXPECT_EQ(kit().judge->judge(game, s, limits).truth, kit().judge->judge(game, t, limits).truth);
}

// The line of a foreseen win is played out with the same chance, and wins on this turn.
TEST(ExodiaTruth, AForeseenWinCanBeReplayed) {
    const Exodia game = game_of("paper");
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Rng rng = Rng::stream(seed, 0), order(seed);
        State s = game.start(rng);
        order_deck(s, order);
        const Foresight f = foresee(game, s, seed, 0, 300000, Watch({}));
        if (f.answer != Foresight::Answer::yes) continue;
        ++found;
        for (std::size_t ply = 0; ply < f.line.size(); ++ply) {
            Rng chance = Rng::stream(seed, ply + 1);
            s = game.after(s, f.line[ply], chance);
        }
        EXPECT_EQ(s.seen.stage, Stage::won);
        EXPECT_EQ(s.seen.turn, 1);
    }
    EXPECT_GT(found, 6) << "more than half of the deals can be won by who knows the deck";
}

// A hand with nothing to do cannot win; a hand one certain draw away must.
TEST(ExodiaTruth, ForesightKnowsTheCertainCases) {
    const Exodia game = game_of("paper");
    const Program& p = *game.program;
    const auto idle = read_position(p, "t=1;h=EX.RA;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1");
    EXPECT_EQ(foresee(game, *idle, 1, 0, 1000, Watch({})).answer, Foresight::Answer::no);
    const auto near =
        read_position(p,
                      "t=1;h=EX.RA.LA.RL.UG;m=-;f=-;s=-;g=RML.RML.RML.MCE.MCE.MCE.UG.UG.ODP.GBS.GBS.GBS.POD.RE.RE.RE."
                      "MM.MM.MM.DWD.DWD.DWD.TF.TF.TF.TTC.TTC.TTC.BBS.BBS.BBS.TW.SPG.SPG;n=0;o=-;d=? 1");
    const auto win = foresee(game, *near, 1, 0, 1000, Watch({}));
    EXPECT_EQ(win.answer, Foresight::Answer::yes);
    EXPECT_EQ(win.line.size(), 1u);
    EXPECT_EQ(foresee(game, p.shuffled, 1, 0, 1, Watch({})).answer, Foresight::Answer::undecided);
}

TEST(ExodiaNotation, ThePositionOfTheInterfaceIsRead) {
    const Exodia game = game_of("paper");
    const auto placed = game.parse("t=1;h=EX.RML.UG.TF.GBS;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1");
    ASSERT_TRUE(placed.ok());
    EXPECT_EQ(placed->state.seen.deck_size, 35);
    EXPECT_EQ(game.print(placed->state), "t=1;h=EX.RML.UG.GBS.TF;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1");
}

TEST(ExodiaNotation, BadPositionsAreRefusedWithTheFieldAndTheExpectation) {
    const auto refusal = [](const std::string& text) {
        const auto placed = game_of("paper").parse(text);
        return placed ? "" : placed.error().message.en;
    };
    EXPECT_EQ(refusal("t=1;h=EX.EX;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1"),
              "exodia position: field h: 'EX', expected at most 1 of Exodia the Forbidden One among all fields");
    EXPECT_EQ(refusal("t=1;h=XX;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1"),
              "exodia position: field h: 'XX', expected a card of the deck, such as SPG");
    EXPECT_EQ(refusal("t=1;h=-;m=RML~4;f=-;s=-;g=-;n=0;o=-;d=? 1"),
              "exodia position: field m: 'RML~4', expected RML with 0 to 3 counters");
    EXPECT_EQ(refusal("t=1;h=-;m=UG;f=-;s=-;g=-;n=0;o=-;d=? 1"),
              "exodia position: field m: 'UG', expected a card that belongs there");
    EXPECT_EQ(refusal("t=0;h=-;m=-;f=-;s=-;g=-;n=0;o=-;d=? 1"),
              "exodia position: field t: '0', expected a turn from 1 to 250");
    EXPECT_EQ(refusal("t=1;h=-;m=-;f=-;s=-;g=-;n=0;o=-;d=UG.UG 1"),
              "exodia position: field d: 2 cards, expected the 40 cards that are in no other field, ?, or @seed");
    EXPECT_EQ(refusal("t=1;h=-;m=-;f=-;s=-;g=-;n=0;o=-;z=1;d=? 1"),
              "exodia position: field z: 'z=1', expected one of t h m f s g n o d (and b k w l x r)");
    EXPECT_EQ(refusal("t=1;h=-;m=-;f=-;s=-;g=-;n=0;d=? 1"),
              "exodia position: field o is missing, expected o= before the side");
    EXPECT_EQ(refusal("t=1;h=-;m=-;f=-;s=-;g=-;n=0;o=-;d=? 2"),
              "exodia position: field side: '2', expected 1 after the fields");
}

}  // namespace
}  // namespace rakus::exodia
