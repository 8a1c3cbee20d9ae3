#include "games/bantumi/strategies.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/player.h"

namespace rakus::bantumi {
namespace {

Placed<Bantumi> at(std::string_view position) {
    return *Bantumi{}.parse(position);
}

std::string pick(std::string_view position, const Paper& player = {}) {
    const auto [game, s] = at(position);
    return game.print_move(s, *best_move(player, game, s));
}

TEST(BantumiPaper, PriorityOneIsAnExtraTurnAndTheRightmostOfSeveral) {
    EXPECT_EQ(pick("6.5.4.3.2.1.0/4.4.4.4.4.4.3 1"), "6");
    EXPECT_EQ(pick("6.5.4.3.2.0.1/4.4.4.4.4.4.3 1"), "5");
}

TEST(BantumiPaper, AnExtraTurnIsPreferredToALargerStealAsSectionTwoFiveComplains) {
    EXPECT_EQ(pick("1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"), "2");
}

TEST(BantumiPaper, TheOrderOfThePrioritiesMayBeChangedAsSectionTwoFiveProposes) {
    const std::string fig3 = "4.5.1.0.0.0.15/1.5.1.0.1.1.14 1";
    Paper steals_first;
    steals_first.weights.order = 1;
    EXPECT_EQ(pick(fig3), "2");
    EXPECT_EQ(pick(fig3, steals_first), "1");
    // Without anything to steal or save the extra turn is next; with "right" first nothing else is looked at.
    EXPECT_EQ(pick("4.4.4.4.4.4.0/4.4.4.4.4.4.0 1", steals_first), "3");
    Paper right_first;
    right_first.weights.order = 4;
    EXPECT_EQ(pick("4.4.4.4.4.4.0/4.4.4.4.4.4.0 1", right_first), "6");
}

TEST(BantumiPaper, PriorityTwoStealsTheMostWhenTheGainIsLargerThanTheLoss) {
    // 1 and 3 both end in an empty pit; 3 takes five, 1 takes two, and nothing is threatened.
    EXPECT_EQ(pick("1.0.1.0.0.0.20/0.0.5.0.2.0.19 1"), "3");
}

TEST(BantumiPaper, PriorityTwoSavesThePitThatCouldLoseMostWhenTheLossIsNotSmaller) {
    // The opponent's 1 ends in the empty 2, which faces the own 5 with six seeds; no steal of the own.
    const std::string position = "0.0.0.0.6.0.16/1.0.0.0.3.0.22 1";
    EXPECT_EQ(threats(Rules{}, at(position).state, Threat::one_move)[4], 6);
    EXPECT_EQ(pick(position), "5");
}

TEST(BantumiPaper, EqualGainAndLossSaves) {
    // Own 1 -> empty 2 takes three from the opponent's 5; the opponent's 1 -> empty 2 takes three from the own 5.
    const std::string position = "1.0.0.0.3.0.18/1.0.0.0.3.0.22 1";
    const auto [game, s] = at(position);
    const Stakes stakes = Paper{}.survey(game, s);
    EXPECT_EQ(stakes.gain, 3);
    EXPECT_EQ(stakes.loss, 3);
    EXPECT_EQ(pick(position), "5");
}

TEST(BantumiPaper, PriorityThreeIsTheRightmostPitWithSeeds) {
    const std::string position = "0.1.0.2.0.0.21/0.0.0.0.0.9.15 1";
    EXPECT_EQ(pick(position), "4");
    const auto [game, s] = at(position);
    const auto choice = explain_choice(Paper{}, game, s);
    EXPECT_EQ(choice.options[0].score.fired(), &kRightmost);
    EXPECT_EQ(choice.options[1].score.fired(), &kRest);
}

TEST(BantumiPaper, ThePseudoCodeComparesOnlyWhenGainAndLossAreBothThere) {
    const std::string position = "0.0.0.0.6.1.15/1.0.0.0.3.0.22 1";
    const Paper pseudo{.compare = Compare::if_both};
    EXPECT_EQ(pick("0.0.0.2.6.0.14/1.0.0.0.3.0.22 1", pseudo), "5");  // rightmost
    EXPECT_EQ(pick("0.0.0.6.2.0.14/1.0.1.0.3.0.21 1", pseudo), "5");  // threatened is 3 and 5; rightmost again
    EXPECT_EQ(pick(position, pseudo), "6");
}

TEST(BantumiPaper, TheChainFollowsAWholeTurnOfTheOpponentAsSectionTwoFiveProposes) {
    // The opponent's 6 gives another turn; it also leaves 6 empty, so that 5 may capture there: a threat only to the
    // chain.
    const auto [game, s] = at("5.0.0.0.0.1.18/0.0.0.0.1.1.22 1");
    EXPECT_EQ(threats(game.rules, s, Threat::one_move)[0], 0);
    EXPECT_EQ(threats(game.rules, s, Threat::whole_turn)[0], 5);
}

TEST(BantumiPaper, AnEmptyPitNeverEntersTheCandidatesAndSaysWhy) {
    const auto [game, s] = at("1.5.6.1.0.0.11/0.3.0.0.1.1.19 1");
    const auto choice = explain_choice(Paper{}, game, s);
    ASSERT_EQ(choice.options.size(), 6u);
    EXPECT_FALSE(choice.options[4].in_candidates);
    EXPECT_EQ(choice.options[4].refused->code, "empty_pit");
    EXPECT_EQ(choice.options[4].refused->text.id, "lubang 5 kosong");
}

TEST(BantumiPaper, AStealAndARescueAreBothPriorityTwoAndTheLargerSumDecides) {
    // 3 steals two, 4 saves one, 1 steals one.
    const auto [game, s] = at("1.0.13.1.3.11.4/2.0.0.1.1.3.8 1");
    const auto choice = explain_choice(Paper{}, game, s);
    const auto& pick = choice.options[*choice.pick];
    EXPECT_EQ(pick.score.total(), 2);
    for (const auto& option : choice.options)
        if (option.feasible() && option.score.priority() == 2) {
            EXPECT_LE(option.score.total(), 2);
        }
    const auto four = std::ranges::find(choice.options, Pit{3}, &Appraised<Pit>::move);
    EXPECT_EQ(four->score.priority(), 2);
    EXPECT_EQ(four->score.fired(), &kSave);
    EXPECT_EQ(four->score.total(), 1);
}

TEST(BantumiPaper, WeightsChangeTheComparison) {
    Paper bold;
    bold.weights.steal = 2;
    EXPECT_EQ(pick("1.0.0.0.3.0.18/1.0.0.0.3.0.22 1", bold), "1");
}

}  // namespace
}  // namespace rakus::bantumi
