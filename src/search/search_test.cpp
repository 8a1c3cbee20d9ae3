// The searching players on Bantumi, against exhaustive search written here.
#include <gtest/gtest.h>

#include "games/bantumi/game.h"
#include "search/alphabeta.h"
#include "search/mcts.h"

namespace rakus::search {
namespace {

using bantumi::Bantumi;
using bantumi::State;

// The depth-limited value by plain minimax.
int minimax(const Bantumi& game, const State& s, int depth) {
    if (game.outcome(s)) return game.final_value(s);
    if (depth == 0) return game.appraisal(s);
    int best = -1000;
    for (const auto m : game.moves(s)) {
        const State next = game.after(s, m);
        const int v = minimax(game, next, depth - 1);
        best = std::max(best, next.to_move == s.to_move ? v : -v);
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

TEST(Mcts, FindsAWinInOneMove) {
    // 24 banked already: playing 6 ends the game with a win, playing 1 hands the opponent a capture.
    const auto [game, s] = *Bantumi{}.parse("0.0.0.0.0.1.24/0.0.0.0.0.1.22 1");
    Rng rng(1);
    MctsPlayer<Bantumi> player({.playouts = 200});
    EXPECT_EQ(game.print_move(s, player.choose(game, s, rng)), "6");
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
