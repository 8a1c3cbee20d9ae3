#include "games/congklak/rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <map>
#include <sstream>

#include "games/congklak/game.h"
#include "games/congklak/plain_board.h"
#include "games/congklak/strategies.h"
#include "typed_conformance.h"

namespace rakus::congklak {
namespace {

Placed<Congklak> at(std::string_view position, const Settings& rules = {}) {
    return *Congklak::configure(rules)->parse(position);
}
std::string play(std::string_view position, std::string_view move, const Settings& rules = {}) {
    const auto [game, s] = at(position, rules);
    return game.print(game.after(s, *game.parse_move(s, move)));
}

std::uint64_t leaves(const Congklak& game, const State& s, int depth) {
    if (depth == 0) return 1;
    std::uint64_t n = 0;
    for (const Pit p : game.moves(s)) n += leaves(game, game.after(s, p), depth - 1);
    return n;
}
std::uint64_t leaves(const PlainBoard& board, int depth) {
    if (depth == 0) return 1;
    std::uint64_t n = 0;
    for (const int k : board.moves()) {
        PlainBoard next = board;
        next.play(k);
        n += leaves(next, depth - 1);
    }
    return n;
}

// Every combination of the rules that are switches or words.
template <class F>
void for_each_rule_set(Rules base, F&& f) {
    for (int bits = 0; bits < 32; ++bits)
        for (const Lap lap : {Lap::store, Lap::full, Lap::store_turn, Lap::full_turn, Lap::none}) {
            base.empty_capture = bits & 1;
            base.relay = bits & 2;
            base.shoot = bits & 4;
            base.direction = bits & 8 ? Direction::counter_clockwise : Direction::clockwise;
            base.end = bits & 16 ? End::either : End::all;
            base.lap = lap;
            f(base);
        }
}

TEST(CongklakRules, SowingRunsClockwiseThroughTheOwnStoreIntoTheOpponentsRow) {
    EXPECT_EQ(play("3.0.0.0.0.0.0.39/0.0.0.0.0.0.0.56 1", "1"), "0.0.0.0.0.0.0.40/0.0.0.0.0.1.1.56 2");
}

TEST(CongklakRules, CounterClockwiseTheStoreLiesOnTheRight) {
    EXPECT_EQ(play("0.0.0.0.0.0.3.39/0.0.0.0.0.0.0.56 1", "7", {{"dir", "ccw"}}),
              "0.0.0.0.0.0.0.40/1.1.0.0.0.0.0.56 2");
}

TEST(CongklakRules, TheOpponentsStoreIsSkippedAndThePitOfOriginIsNot) {
    EXPECT_EQ(play("0.0.0.16.0.0.0.30/0.0.0.0.0.0.0.52 1", "4", {{"relay", "0"}}),
              "1.1.2.1.1.1.1.31/1.1.1.1.1.1.1.52 2");
}

TEST(CongklakRules, LastSeedInOwnStoreGivesAnotherMove) {
    EXPECT_EQ(play("7.7.7.7.7.7.7.0/7.7.7.7.7.7.7.0 1", "7"), "8.8.8.8.8.8.0.1/7.7.7.7.7.7.7.0 1");
}

TEST(CongklakRules, APlayerWhoEarnedAnotherMoveButHasNoSeedsPasses) {
    const auto [game, s] = at("1.0.0.0.0.0.0.40/0.0.0.0.0.0.2.55 1");
    const State next = game.after(s, *game.parse_move(s, "1"));
    EXPECT_EQ(game.print(next), "0.0.0.0.0.0.0.41/0.0.0.0.0.0.2.55 1");
    ASSERT_EQ(game.moves(next).size(), 1u);
    EXPECT_EQ(game.moves(next)[0], kPass);
    EXPECT_EQ(game.print(game.after(next, kPass)), "0.0.0.0.0.0.0.41/0.0.0.0.0.0.2.55 2");
}

TEST(CongklakRules, LastSeedInAPitWithSeedsIsLiftedWithThemAndSownOn) {
    // 3 ends in the own 1, which holds two: both are sown, into the store and the opponent's 7.
    EXPECT_EQ(play("1.0.2.0.0.0.0.40/0.0.0.0.0.0.0.55 1", "3"), "0.1.0.0.0.0.0.41/0.0.0.0.0.0.1.55 2");
}

TEST(CongklakRules, ARelayMayStartOnTheOpponentsSide) {
    EXPECT_EQ(play("2.0.0.0.0.0.0.40/0.0.0.0.0.0.1.55 1", "1"), "0.0.0.0.0.0.0.41/0.0.0.0.1.1.0.55 2");
}

TEST(CongklakRules, WithoutRelaysALastSeedInAPitWithSeedsEndsTheTurn) {
    EXPECT_EQ(play("1.0.2.0.0.0.0.40/0.0.0.0.0.0.0.55 1", "3", {{"relay", "0"}}),
              "2.1.0.0.0.0.0.40/0.0.0.0.0.0.0.55 2");
}

TEST(CongklakRules, LastSeedInAnEmptyPitOfTheOpponentEndsTheTurn) {
    EXPECT_EQ(play("2.0.0.0.0.0.0.40/0.0.0.0.0.0.0.56 1", "1"), "0.0.0.0.0.0.0.41/0.0.0.0.0.0.1.56 2");
}

TEST(CongklakRules, AfterPassingTheStoreALastSeedInAnOwnEmptyPitShootsTheSeedsOpposite) {
    // 9 seeds from 1: store, 7 to 1 of the opponent, own 7; the opponent's 1 faces it.
    EXPECT_EQ(play("9.0.0.0.0.0.0.40/4.0.0.0.0.0.0.45 1", "1"), "0.0.0.0.0.0.0.47/0.1.1.1.1.1.1.45 2");
}

TEST(CongklakRules, BeforePassingTheStoreItStaysAndTheTurnEnds) {
    EXPECT_EQ(play("0.0.0.0.0.0.1.40/0.4.0.0.0.0.0.53 1", "7"), "0.0.0.0.0.1.0.40/0.4.0.0.0.0.0.53 2");
    EXPECT_EQ(play("0.0.0.0.0.0.1.40/0.4.0.0.0.0.0.53 1", "7", {{"lap", "none"}}),
              "0.0.0.0.0.0.0.45/0.0.0.0.0.0.0.53 2");
}

TEST(CongklakRules, AFullLapNeedsAWholeCircleOfFifteenHoles) {
    EXPECT_EQ(play("9.0.0.0.0.0.0.40/4.0.0.0.0.0.0.45 1", "1", {{"lap", "full"}}),
              "0.0.0.0.0.0.1.41/5.1.1.1.1.1.1.45 2");
    EXPECT_EQ(play("15.0.0.0.0.0.0.40/0.0.0.0.0.0.4.39 1", "1", {{"lap", "full"}}),
              "0.1.1.1.1.1.1.47/1.1.1.1.1.1.0.39 2");
}

TEST(CongklakRules, ALapOfTheTurnCountsWhatEarlierMovesSowed) {
    // 1 reaches the store; then 7 ends in the empty 6 without passing it in this move.
    const Settings turn{{"lap", "storeturn"}}, move{{"lap", "store"}};
    const std::string then = play("1.0.0.0.0.0.1.40/0.4.0.0.0.0.0.52 1", "1", turn);
    EXPECT_EQ(then, "0.0.0.0.0.0.1.41/0.4.0.0.0.0.0.52 1 gone=1");
    EXPECT_EQ(play(then, "7", turn), "0.0.0.0.0.0.0.46/0.0.0.0.0.0.0.52 2");
    EXPECT_EQ(play("0.0.0.0.0.0.1.41/0.4.0.0.0.0.0.52 1", "7", move), "0.0.0.0.0.1.0.41/0.4.0.0.0.0.0.52 2");
}

TEST(CongklakRules, AFullLapOfTheTurnAddsUpTheSeedsSown) {
    const Settings rules{{"lap", "fullturn"}};
    EXPECT_EQ(play("0.0.3.0.0.0.1.41/0.4.0.0.0.0.0.49 1", "3", rules), "1.1.0.0.0.0.1.42/0.4.0.0.0.0.0.49 1 gone=3");
    EXPECT_EQ(play("0.0.0.0.0.0.1.44/0.4.0.0.0.0.0.49 1 gone=14", "7", rules), "0.0.0.0.0.0.0.49/0.0.0.0.0.0.0.49 2");
    EXPECT_EQ(play("0.0.0.0.0.0.1.44/0.4.0.0.0.0.0.49 1 gone=13", "7", rules), "0.0.0.0.0.1.0.44/0.4.0.0.0.0.0.49 2");
}

TEST(CongklakRules, WithNothingOppositeTheLastSeedIsBankedWithEmptyCaptureAndStaysWithout) {
    EXPECT_EQ(play("0.0.0.0.0.0.1.40/0.0.4.0.0.0.0.53 1", "7", {{"lap", "none"}}),
              "0.0.0.0.0.0.0.41/0.0.4.0.0.0.0.53 2");
    EXPECT_EQ(play("0.0.0.0.0.0.1.40/0.0.4.0.0.0.0.53 1", "7", {{"lap", "none"}, {"emptycap", "0"}}),
              "0.0.0.0.0.1.0.40/0.0.4.0.0.0.0.53 2");
}

TEST(CongklakRules, WithoutShootingTheSeedStays) {
    EXPECT_EQ(play("9.0.0.0.0.0.0.40/4.0.0.0.0.0.0.45 1", "1", {{"shoot", "0"}}),
              "0.0.0.0.0.0.1.41/5.1.1.1.1.1.1.45 2");
}

TEST(CongklakRules, TheGameEndsWhenAllPitsAreEmptyAndAPlayerWithoutSeedsPasses) {
    const auto [game, s] = at("0.0.0.0.0.0.0.42/0.0.0.0.0.0.1.55 1");
    EXPECT_FALSE(game.outcome(s).has_value());
    ASSERT_EQ(game.moves(s).size(), 1u);
    EXPECT_EQ(game.print_move(s, game.moves(s)[0]), "-");
    EXPECT_EQ(at("0.0.0.0.0.0.0.42/0.0.0.0.0.0.0.56 1").game.outcome(at("0.0.0.0.0.0.0.42/0.0.0.0.0.0.0.56 1").state),
              Outcome::second_wins);
}

TEST(CongklakRules, OrAsSoonAsOneRowIsEmptyAndTheRestGoesToItsOwner) {
    const auto [game, s] = at("1.0.0.0.0.0.0.40/0.0.0.0.0.0.9.48 1", {{"end", "either"}});
    const State end = game.after(s, *game.parse_move(s, "1"));
    EXPECT_EQ(game.print(end), "0.0.0.0.0.0.0.41/0.0.0.0.0.0.0.57 1");
    EXPECT_EQ(game.outcome(end), Outcome::second_wins);
    EXPECT_TRUE(game.moves(end).empty());
}

TEST(CongklakRules, PerftFromTheStartIsThatOfTheRulesPage) {
    const Congklak game;
    constexpr std::array expected{7, 36, 230, 1408};
    for (int depth = 1; depth <= 4; ++depth)
        EXPECT_EQ(leaves(game, congklak::start(game.rules), depth), expected[static_cast<std::size_t>(depth - 1)]);
}

TEST(CongklakRules, PerftIsThatOfAPlainSowerUnderEveryRuleSet) {
    for (const auto& [pits, seeds] : {std::pair{7, 7}, {3, 1}, {8, 2}, {10, 3}})
        for_each_rule_set({.pits = pits, .seeds = seeds}, [](const Rules& rules) {
            const Congklak game{rules};
            for (int depth = 1; depth <= 3; ++depth)
                ASSERT_EQ(leaves(game, congklak::start(rules), depth), leaves(PlainBoard(rules), depth))
                    << write_position(rules, congklak::start(rules));
        });
    EXPECT_EQ(leaves(Congklak{}, congklak::start({}), 6), leaves(PlainBoard({}), 6));
}

TEST(CongklakRules, ThePublishedOpeningOfDakonWithEightPitsIsReplayed) {
    // Donkers, de Voogt and Uiterwijk, Board Games Studies 3 (2000), in our numbering.
    std::istringstream line(
        "8 1 1 3 5 3 7 6 2 5 4 8 1 1 6 1 5 1 2 1 4 7 2 1 3 4 3 6 2 5 4 7 4 1 1 3 1 6 1 4 1 2 5 1 2 1 2 1 1 3 1 2 1 5 1 "
        "3 1 6 1 "
        "3 1 4 1 3 8 1 2 1 4 1 5 3 2 1 1 4 3 1 6 1 8 1 2 1 7 1 3 1 4 1 3 1 6");
    const Congklak game = *Congklak::configure({{"pits", "8"}, {"seeds", "8"}, {"lap", "none"}});
    State s = congklak::start(game.rules);
    int moves = 0, sowings = 0;
    for (std::string text; line >> text; ++moves) {
        ASSERT_EQ(s.to_move, Side::first) << "after move " << moves;
        const Sown sown = sow(game.rules, s, *game.parse_move(s, text));
        sowings += sown.relays + 1;
        s = sown.after;
    }
    EXPECT_EQ(moves, 93);
    EXPECT_EQ(sowings, 168);
    EXPECT_EQ(s.to_move, Side::second);
    EXPECT_EQ(s.board.store[0], 124);
    EXPECT_EQ(mancala::sum(s.board.row[1]), 3);
    EXPECT_EQ(mancala::sum(s.board.row[0]), 1);
}

Rules any_rules() {
    Rules r{.pits = *rc::gen::inRange(3, 11), .seeds = *rc::gen::inRange(1, 11)};
    r.relay = *rc::gen::arbitrary<bool>();
    r.shoot = *rc::gen::arbitrary<bool>();
    r.empty_capture = *rc::gen::arbitrary<bool>();
    r.lap = *rc::gen::element(Lap::store, Lap::full, Lap::store_turn, Lap::full_turn, Lap::none);
    r.direction = *rc::gen::element(Direction::clockwise, Direction::counter_clockwise);
    r.end = *rc::gen::element(End::all, End::either);
    return r;
}

RC_GTEST_PROP(CongklakRules, GamesOverEveryOptionEndMoveForMoveAsWithAPlainSowerAndLoseNoSeed, ()) {
    const Congklak game{any_rules()};
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    State s = game.start(rng);
    PlainBoard twin(game.rules);
    for (int ply = 0; !game.outcome(s); ++ply) {
        RC_ASSERT(ply < 20000);
        Rng draw = rng;
        const auto moves = game.moves(s);
        const Pit pit = game.random_move(s, rng);
        RC_ASSERT(pit == moves[draw.below(static_cast<std::uint32_t>(moves.size()))]);
        const Sown account = sow(game.rules, s, pit);
        const int sowings = twin.sowings();
        twin.play(pit == kPass ? 0 : number_of(game.rules, pit));
        s = game.after(s, pit);
        RC_ASSERT(account.after == s);
        RC_ASSERT(pit == kPass || account.relays + 1 == twin.sowings() - sowings);
        RC_ASSERT(game.outcome(s).has_value() == twin.over());
        RC_ASSERT(game.print(s) == twin.text());
        RC_ASSERT(s.board.total() == 2 * game.rules.pits * game.rules.seeds);
    }
}

RC_GTEST_PROP(CongklakRules, ThePathOfAMoveIsItsSowingsAndItsEnd, ()) {
    const Congklak game{any_rules()};
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    for (State s = game.start(rng); !game.outcome(s);) {
        const Pit pit = game.random_move(s, rng);
        const Sown sown = sow(game.rules, s, pit);
        const auto way = path(game.rules, s, pit);
        RC_ASSERT(static_cast<int>(way.size()) == (pit == kPass ? 0 : sown.relays + 1));
        RC_ASSERT(game.path(s, pit).size() == (way.empty() ? 0 : way.size() + 1));
        // Each sowing starts where the last seed of the one before fell.
        const int circle = game.rules.circle();
        for (std::size_t i = 0; i < way.size(); ++i)
            RC_ASSERT((way[i].hole + way[i].seeds) % circle == (i + 1 < way.size() ? way[i + 1].hole : sown.last));
        s = sown.after;
    }
}

TEST(CongklakRules, DifferentPositionsHaveDifferentKeys) {
    std::map<std::uint64_t, std::string> seen;
    for (const Lap lap : {Lap::store, Lap::full_turn})
        for (std::uint64_t i = 0; i < 300; ++i) {
            const Congklak game{.rules = {.pits = 3, .seeds = 3, .lap = lap}};
            Rng rng = Rng::stream(2, i);
            for (State s = game.start(rng); !game.outcome(s); s = game.after(s, game.random_move(s, rng)))
                ASSERT_EQ(seen.try_emplace(game.key(s), game.print(s)).first->second, game.print(s));
        }
    EXPECT_GT(seen.size(), 1000u);
}

TEST(CongklakPlayers, ExplainWhatTheyChoose) {
    expect_players_explain_what_they_choose(Congklak{}, players(), 4, 60);
}

}  // namespace
}  // namespace rakus::congklak
