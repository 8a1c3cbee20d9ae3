#include "games/congklak/strategies.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/congklak/turn_game.h"
#include "lab/match.h"

namespace rakus::congklak {
namespace {

Placed<Congklak> at(std::string_view position, const Settings& rules = {}) {
    return *Congklak::configure(rules)->parse(position);
}
template <class S = Paper>
std::string pick(std::string_view position, const Settings& rules = {}, const S& player = {}) {
    const auto [game, s] = at(position, rules);
    return game.print_move(s, *best_move(player, game, s));
}
const Settings kAlwaysShoot{{"lap", "none"}};

TEST(CongklakPaper, PriorityOneIsAMoveThatEndsInTheOwnStoreAndTheLeftmostOfSeveral) {
    EXPECT_EQ(pick("1.2.0.4.0.0.0.40/1.1.1.1.1.1.1.44 1"), "1");
    EXPECT_EQ(pick("0.2.0.4.0.0.0.41/1.1.1.1.1.1.1.44 1"), "2");
}

TEST(CongklakPaper, ARelayThatEndsInTheStoreIsPriorityOneToo) {
    // 4 ends in 2, which then holds two: they reach the store.
    EXPECT_EQ(pick("0.1.0.2.0.0.0.40/0.0.0.0.0.0.9.46 1"), "4");
}

TEST(CongklakPaper, PriorityTwoTakesTheLargestShot) {
    EXPECT_EQ(pick("0.0.1.0.0.0.1.40/0.5.0.0.0.3.0.48 1", kAlwaysShoot), "7");
    EXPECT_EQ(pick("0.0.1.0.0.0.1.40/0.3.0.0.0.5.0.48 1", kAlwaysShoot), "3");
    EXPECT_EQ(pick("0.0.1.0.0.0.1.40/0.4.0.0.0.4.0.48 1", kAlwaysShoot), "3");
}

TEST(CongklakPaper, PriorityTwoSavesTheOwnPitThatFacesTheEmptyPitWhereTheMoveEnds) {
    // 3 ends in the opponent's empty 7, which faces the own 1 with then six seeds; 1 would save nothing.
    const auto [game, s] = at("5.0.4.0.0.0.0.40/3.0.0.0.0.0.0.46 1");
    EXPECT_EQ(effect_of(game.rules, s, *game.parse_move(s, "3")).saved, 6);
    EXPECT_EQ(effect_of(game.rules, s, *game.parse_move(s, "1")).saved, 0);
    EXPECT_EQ(pick("5.0.4.0.0.0.0.40/3.0.0.0.0.0.0.46 1"), "3");
}

TEST(CongklakPaper, SavesOnlyWhenMoreIsSavedThanShot) {
    EXPECT_EQ(pick("5.0.4.0.0.0.1.40/0.5.0.0.0.0.0.43 1", kAlwaysShoot), "3");
    EXPECT_EQ(pick("5.0.4.0.0.0.1.40/0.6.0.0.0.0.0.42 1", kAlwaysShoot), "7");
}

TEST(CongklakPaper, OfAShotAndARescueOfTheSameWorthTheShotIsTaken) {
    // 3 saves six, 7 shoots six; 3 stands first in C.
    const auto [game, s] = at("5.0.4.0.0.0.1.40/0.6.0.0.0.0.0.42 1", kAlwaysShoot);
    const auto choice = explain_choice(Paper{}, game, s);
    EXPECT_EQ(game.print_move(s, choice.options[*choice.pick].move), "7");
    EXPECT_EQ(choice.options[2].score.priority(), 2);
    EXPECT_EQ(choice.options[2].score.total(), 6);
    ASSERT_EQ(choice.options[2].score.keys().size(), 1u);
    EXPECT_EQ(choice.options[2].score.keys()[0].rule, &kShootFirst);
}

TEST(CongklakPaper, AShotThatIsWorthLessThanARescueIsPriorityTwoTooAndLosesByItsSum) {
    const auto [game, s] = at("6.0.6.3.0.4.2.50/0.2.1.0.1.0.0.23 1");
    const auto choice = explain_choice(Paper{}, game, s);
    EXPECT_EQ(choice.options[*choice.pick].score.total(), 2);
    EXPECT_EQ(choice.options[3].score.priority(), 2);
    EXPECT_EQ(choice.options[3].score.total(), 1);
}

TEST(CongklakPaper, ThePseudoCodeHasNoWayToPriorityThreeWhenPriorityTwoBringsNothing) {
    // 2 ends in the own empty 1 without having gone round: priority 2 is met and worth nothing. 4 would bank one seed.
    Paper pseudo;
    pseudo.nil = Nil::unset;
    const std::string position = "0.1.0.8.0.0.0.43/0.0.0.0.1.2.0.43 1";
    EXPECT_EQ(pick(position), "4");
    EXPECT_EQ(pick(position, {}, pseudo), "2");
    const auto [game, s] = at(position);
    for (const auto& option : explain_choice(pseudo, game, s).options)
        if (option.feasible()) {
            EXPECT_EQ(option.score.fired()->id, std::string_view("unset"));
        }
    // Where a shot or a rescue is to be had the two do the same.
    EXPECT_EQ(pick("5.0.4.0.0.0.0.40/3.0.0.0.0.0.0.46 1", {}, pseudo), "3");
}

TEST(CongklakPaper, WithoutShootingNothingNeedsToBeSaved) {
    EXPECT_EQ(pick("5.0.4.0.0.0.0.40/3.0.0.0.0.0.0.46 1", {{"site2", ""}}), "1");
}

TEST(CongklakPaper, PriorityThreeBanksTheMostAndTheLeftmostOfEquals) {
    // Neither ends in an empty pit with something to gain: 2 banks one seed, 7 none.
    EXPECT_EQ(pick("0.3.0.0.0.0.1.40/0.0.0.0.0.9.0.45 1"), "2");
    EXPECT_EQ(pick("2.4.0.0.0.0.0.40/0.0.0.0.0.0.0.52 1"), "1");
}

TEST(CongklakPaper, EveryPitIsACandidateAndAnEmptyOneIsNotFeasible) {
    const auto [game, s] = at("0.3.0.0.0.0.1.40/0.0.0.0.0.9.0.45 1");
    const auto choice = explain_choice(Paper{}, game, s);
    ASSERT_EQ(choice.options.size(), 7u);
    EXPECT_TRUE(choice.options[0].in_candidates);
    EXPECT_EQ(choice.options[0].refused->code, "empty_pit");
    EXPECT_EQ(choice.options[0].refused->text.id, "lubang 1 kosong");
    EXPECT_TRUE(choice.options[1].feasible());
}

TEST(CongklakPaper, PassesWhenNoPitIsFeasible) {
    const auto [game, s] = at("0.0.0.0.0.0.0.44/0.0.0.0.0.9.0.45 1");
    const auto choice = explain_choice(Paper{}, game, s);
    ASSERT_EQ(choice.options.size(), 8u);
    EXPECT_EQ(*choice.pick, 7u);
    EXPECT_EQ(choice.options[7].move, kPass);
}

TEST(CongklakPaper, PlaysTheMirrorOfAPositionAlike) {
    EXPECT_EQ(pick("1.0.0.0.1.0.0.40/0.3.0.0.0.5.0.48 1", {{"lap", "none"}, {"dir", "ccw"}}), "1");
    EXPECT_EQ(pick("0.0.1.0.0.0.1.40/0.5.0.0.0.3.0.48 1", kAlwaysShoot), "7");
}

// The whole turn of a player from a position; answers where it ends.
State whole_turn(const Congklak& game, State s, Player<Congklak>& player) {
    Rng rng(1);
    const State began = s;
    while (!player.complete(game, began, s)) s = game.after(s, player.choose(game, s, rng));
    return s;
}

TEST(CongklakBest, WinsInTheFirstTurn) {
    const Congklak game;
    GreedyPlayer<Congklak, Best> best{Best{}};
    EXPECT_GT(whole_turn(game, congklak::start(game.rules), best).board.store[0], 49);
}

TEST(CongklakBest, PrefersATurnAfterWhichTheOpponentCannotWin) {
    const Congklak game;
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Rng rng = Rng::stream(5, seed);
        const auto opening = lab::walk(game, game.start(rng), 12, rng);
        if (!opening) continue;
        const State& s = *opening;
        const auto plans = Best{}.survey(game, s);
        const auto chosen = best_move(Best{}, game, s);
        if (*chosen == kPass) continue;
        const auto holds = [](const TurnPlan& p) { return p.found && (p.wins || !p.yields); };
        const auto gives_in = [&](const TurnPlan& p) { return p.found && !holds(p); };
        if (std::ranges::none_of(plans, holds)) continue;
        if (std::ranges::any_of(plans, gives_in)) ++seen;
        EXPECT_TRUE(holds(plans[chosen->index])) << game.print(s);
    }
    EXPECT_GT(seen, 20);  // the choice mattered
}

double score_against(std::unique_ptr<Player<Congklak>> a, std::unique_ptr<Player<Congklak>> b, int pairs) {
    PlayedPairs played;
    const Congklak game;
    const auto openings = lab::OpeningSource<Congklak>::make(game, std::nullopt, {4}, 3);
    for (int i = 0; i < pairs; ++i)
        lab::play_pair(lab::Seatings<Congklak>{game, game}, *openings, *a, *b, 3, static_cast<std::uint64_t>(i),
                       played);
    const Tally& tally = played.tally;
    return tally.all().points() / static_cast<double>(tally.all().games());
}
std::unique_ptr<Player<Congklak>> seated(std::string_view name) {
    for (const auto& kind : players()) {
        std::vector<double> numbers;
        for (const Knob& k : kind.knobs) numbers.push_back(k.default_value);
        if (kind.name == name) return kind.make(numbers);
    }
    return nullptr;
}

TEST(CongklakPlayers, RankAsMeasured) {
    EXPECT_GT(score_against(seated("paper"), seated("random"), 200), 0.90);
    EXPECT_GT(score_against(seated("best"), seated("paper"), 200), 0.70);
    EXPECT_GT(score_against(seated("alphabeta"), seated("paper"), 60), 0.65);
    EXPECT_GT(score_against(seated("mcts"), seated("paper"), 60), 0.65);
}

}  // namespace
}  // namespace rakus::congklak
