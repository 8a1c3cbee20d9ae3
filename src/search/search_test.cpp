// The searching players on Bantumi and Gobblet, against exhaustive search written here.
#include <gtest/gtest.h>

#include <chrono>

#include "games/bantumi/game.h"
#include "games/bantumi/strategies.h"
#include "games/gobblet/game.h"
#include "lab/match.h"
#include "search/alphabeta.h"
#include "search/lattice.h"
#include "search/lottery.h"
#include "search/mcts.h"

namespace rakus::search {
namespace {

using bantumi::Bantumi;
using bantumi::State;

// The depth-limited value by plain minimax.
template <Solvable G>
int minimax(const G& game, const typename G::State& s, int depth) {
    if (game.outcome(s)) return game.final_value(s);
    if (depth == 0) return game.appraisal(s);
    int best = -1000;
    for (const auto m : game.moves(s)) {
        const auto next = game.after(s, m);
        const int v = minimax(game, next, depth - 1);
        best = std::max(best, game.to_move(next) == game.to_move(s) ? v : -v);
    }
    return best;
}

TEST(AlphaBeta, GivesEveryMoveTheValueOfPlainMinimax) {
    const Bantumi game;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        State s = game.start(rng);
        for (int ply = 0; ply < static_cast<int>(seed) && !game.outcome(s); ++ply)
            s = game.after(s, game.random_move(s, rng));
        if (game.outcome(s)) continue;
        for (const auto& scored : AlphaBeta<Bantumi>({.depth = 5, .seconds = 0}).scores(game, s)) {
            const State next = game.after(s, scored.move);
            const int v = minimax(game, next, 4);
            EXPECT_EQ(scored.value, next.to_move == s.to_move ? v : -v) << game.print(s);
        }
    }
}

TEST(AlphaBeta, GivesTheSameValuesWhereLinesMeetAgainAndBoundsAreRemembered) {
    // In the games of the house lines seldom meet at the same depth; in a lattice they always do.
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        const Lattice game{.seed = seed};
        const Lattice::State s{};
        for (const auto& scored : AlphaBeta<Lattice>({.depth = 7, .seconds = 0}).scores(game, s)) {
            const auto next = game.after(s, scored.move);
            const int v = minimax(game, next, 6);
            ASSERT_EQ(scored.value, game.to_move(next) == game.to_move(s) ? v : -v) << "seed " << seed;
        }
    }
}

TEST(AlphaBeta, ChoosesTheFirstOfTheBestMovesByPlainMinimax) {
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        const Lattice game{.seed = seed, .levels = 6};
        const Lattice::State s{};
        int most = -1000, first = -1;
        for (const int m : game.moves(s)) {
            const auto next = game.after(s, m);
            const int v = (game.to_move(next) == game.to_move(s) ? 1 : -1) * minimax(game, next, 4);
            if (v > most) most = v, first = m;
        }
        ASSERT_EQ(AlphaBeta<Lattice>({.depth = 5, .seconds = 0}).best(game, s), first) << "seed " << seed;
    }
}

template <Solvable G>
std::uint64_t positions_looked_at(const G& game, int depth, int plies) {
    std::uint64_t nodes = 0;
    int searched = 0;
    for (std::uint64_t seed = 1; searched < 30; ++seed) {
        Rng rng(seed);
        auto s = game.start(rng);
        for (int i = 0; i < plies && !game.outcome(s); ++i) s = game.after(s, any_move(game, s, rng));
        if (game.outcome(s)) continue;
        AlphaBeta<G> search({.depth = depth, .seconds = 0});
        (void)search.best(game, s);
        nodes += search.nodes();
        ++searched;
    }
    return nodes;
}

TEST(AlphaBeta, LooksAtAThirdOfWhatItDidWithoutOrderAndNarrowWindows) {
    EXPECT_LT(positions_looked_at(Bantumi{}, 8, 6), 205314u * 35 / 100);
    EXPECT_LT(positions_looked_at(gobblet::Gobblet{}, 4, 4), 103113u * 25 / 100);
}

TEST(AlphaBeta, SolvesASmallGameWhenItMayLookToTheEnd) {
    const Bantumi game{.rules = {.pits = 4, .seeds = 1}};
    Rng rng(1);
    int best = -1000;
    for (const auto& scored : AlphaBeta<Bantumi>({.depth = 60, .seconds = 0}).scores(game, game.start(rng)))
        best = std::max(best, scored.value);
    EXPECT_EQ(best, 2);  // Irving, Donkers and Uiterwijk (2000)
}

TEST(AlphaBeta, RespectsItsTime) {
    const Bantumi game;
    Rng rng(1);
    const auto began = std::chrono::steady_clock::now();
    (void)AlphaBeta<Bantumi>({.depth = 64, .seconds = 0.05}).scores(game, game.start(rng));
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(2));
}

TEST(Mcts, FindsAWinInOneMoveAmongManyMoves) {
    using gobblet::Gobblet;
    const auto [game, s] = *Gobblet{}.parse("L1M/1l1/m1s 1");
    int winning = 0;
    for (const auto& m : game.moves(s)) winning += game.outcome(game.after(s, m)) == Outcome::first_wins;
    ASSERT_GT(winning, 0);
    ASSERT_LT(winning * 4, static_cast<int>(game.moves(s).size()));
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Rng rng(seed);
        MctsPlayer<Gobblet> player({.playouts = 1000});
        const auto move = player.choose(game, s, rng);
        EXPECT_EQ(game.outcome(game.after(s, move)), Outcome::first_wins) << game.print_move(s, move);
    }
}

TEST(Mcts, GoesBackToMovesThatBeganBadly) {
    // A move whose first play-outs were lost is tried again: the bound of what is seldom visited grows. Without
    // exploration some of the six first moves would keep the one visit that lost.
    const Bantumi game;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Rng rng(seed);
        for (const auto& child : Mcts<Bantumi>({.playouts = 2000}).search(game, bantumi::start(game.rules), rng))
            EXPECT_GE(child.visits, 20) << "seed " << seed;
    }
}

TEST(Mcts, LooksMoreOftenAtWhatScoresMore) {
    const Bantumi game;
    Rng rng(3);
    const auto found = Mcts<Bantumi>({.playouts = 4000}).search(game, bantumi::start(game.rules), rng);
    const auto often = std::ranges::max_element(found, {}, &Mcts<Bantumi>::Child::visits);
    const auto seldom = std::ranges::min_element(found, {}, &Mcts<Bantumi>::Child::visits);
    EXPECT_GT(often->share, seldom->share);
    EXPECT_GT(often->visits, 2 * seldom->visits);
}

// Ticket 0 wins at once, ticket 1 loses.
struct Certain : Lottery {
    Certain() { tickets = 2, coins = 1; }
    static Result<Certain> configure(const Settings&) { return Certain{}; }
    Result<Placed<Certain>> parse(std::string_view) const { return Placed<Certain>{*this, {}}; }
    State after(State s, Move m, Rng&) const {
        s.ticket = m, s.coins = coins, s.lead = m == 0 ? 1 : -1;
        return s;
    }
};

// How often UCB1 pulls the winning one of two such arms, of which the first pull has chosen `first`. An arm is offered
// in every round from its first pull on.
int pulls_of_the_winner(int rounds, int first, double exploration) {
    int pulls[2] = {1, 1}, offered[2] = {1, 1};
    ++offered[first];
    for (int round = 2; round < rounds; ++round) {
        double bound[2];
        for (int arm : {0, 1})
            bound[arm] =
                (arm == 0) + exploration * std::sqrt(portable::log(static_cast<double>(offered[arm])) / pulls[arm]);
        for (int& n : offered) ++n;
        ++pulls[bound[1] > bound[0]];
    }
    return pulls[0];
}

TEST(Mcts, DividesItsPlayoutsBetweenTwoCertainMovesAsUcb1Does) {
    const auto search = [](int rounds, double exploration) {
        Rng rng(1);
        return Mcts<Certain>({.playouts = rounds, .exploration = exploration}).search({}, {}, rng);
    };
    const int first = search(1, 1)[0].visits == 1 ? 0 : 1;
    for (const double exploration : {0.7, 1.0, 3.0, 5.0})
        for (int rounds = 2; rounds <= 150; ++rounds) {
            const auto found = search(rounds, exploration);
            EXPECT_EQ(found[0].visits, pulls_of_the_winner(rounds, first, exploration)) << rounds << " rounds";
            EXPECT_EQ(found[0].visits + found[1].visits, rounds);
        }
}

TEST(Mcts, OfEqualBoundsTakesTheFirstInTheOrderOfTheGame) {
    struct Alike : Certain {
        static Result<Alike> configure(const Settings&) { return Alike{}; }
        Result<Placed<Alike>> parse(std::string_view) const { return Placed<Alike>{*this, {}}; }
        State after(State s, Move m, Rng&) const {
            s.ticket = m, s.coins = coins, s.lead = 1;
            return s;
        }
    };
    Rng rng(1);
    const auto found = Mcts<Alike>({.playouts = 20, .exploration = 0}).search({}, {}, rng);
    EXPECT_EQ(found[0].visits, 19);
    EXPECT_EQ(found[1].visits, 1);
}

// The share of points over so many side-swapped pairs.
double share_against(Player<Bantumi>& one, Player<Bantumi>& two, std::uint64_t pairs) {
    const Bantumi game;
    const auto openings = *lab::OpeningSource<Bantumi>::make(game, std::nullopt, {4}, 1);
    PlayedPairs played;
    for (std::uint64_t pair = 0; pair < pairs; ++pair)
        lab::play_pair<Bantumi>({game, game}, openings, one, two, 1, pair, played);
    return played.tally.all().points() / static_cast<double>(2 * pairs);
}

TEST(Mcts, IsStrongerWithMorePlayouts) {
    MctsPlayer<Bantumi> few({.playouts = 40}), more({.playouts = 400});
    EXPECT_GT(share_against(more, few, 40), 0.65);
}

TEST(Mcts, IsNotBelowTheBaseThatItPlaysOutWith) {
    using Base = GreedyPlayer<Bantumi, bantumi::Paper>;
    Base base{bantumi::Paper{}};
    MctsPlayer<Bantumi> over({.playouts = 100, .prior = 1}, std::make_unique<Base>(bantumi::Paper{}));
    EXPECT_GT(share_against(over, base, 40), 0.6);
}

TEST(Mcts, OnlyTheMoveOfTheBaseIsFavoured) {
    using Base = GreedyPlayer<Bantumi, bantumi::Paper>;
    Base base{bantumi::Paper{}};
    MctsPlayer<Bantumi> believer({.playouts = 60, .exploration = 0, .prior = 1e6},
                                 std::make_unique<Base>(bantumi::Paper{}));
    const Bantumi game;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        State s = bantumi::start(game.rules);
        for (int i = 0; i < 6 && !game.outcome(s); ++i) s = game.after(s, any_move(game, s, rng));
        if (game.outcome(s)) continue;
        EXPECT_EQ(believer.choose(game, s, rng), base.choose(game, s, rng)) << seed;
    }
}

TEST(Mcts, TheSameStreamGivesTheSameSearch) {
    const Bantumi game;
    Rng a(5), b(5);
    Mcts<Bantumi> one({.playouts = 300}), two({.playouts = 300});
    const State s = bantumi::start(game.rules);
    const auto x = one.search(game, s, a), y = two.search(game, s, b);
    ASSERT_EQ(x.size(), y.size());
    int visits = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        EXPECT_EQ(x[i].visits, y[i].visits);
        visits += x[i].visits;
    }
    EXPECT_EQ(visits, 300);
}

}  // namespace
}  // namespace rakus::search
