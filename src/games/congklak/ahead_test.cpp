// The whole turns that a greedy player of Congklak tries when it looks ahead.
#include "games/congklak/ahead.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "facts_conformance.h"
#include "games/congklak/turns.h"
#include "search/random_player.h"

namespace rakus::congklak {
namespace {

// Where the moves lead; every one but the last must leave the turn to who began it.
State replayed(const Rules& rules, State s, const std::vector<Pit>& line) {
    const Side me = s.to_move;
    for (const Pit pit : line) {
        EXPECT_EQ(s.to_move, me);
        const auto legal = moves(rules, s);
        EXPECT_NE(std::ranges::find(legal, pit), legal.end());
        s = after(rules, s, pit);
    }
    return s;
}

TEST(CongklakAhead, TheLineOfATurnLeadsToItsEnd) {
    const Congklak game;
    int longest = 0;
    random_positions(game, 4, 7, [&](const State& s) {
        TurnsWithin<32> turns;
        turns.each_end(game.rules, s, [&](const TurnEnd& end) {
            const auto line = turns.line();
            EXPECT_EQ(line.size(), static_cast<std::size_t>(end.moves));
            EXPECT_EQ(line.front(), end.first);
            EXPECT_EQ(replayed(game.rules, s, line), end.state);
            longest = std::max(longest, end.moves);
        });
    });
    EXPECT_GT(longest, 8);
}

TEST(CongklakAhead, TurnsThatAreTriedAreLegalEndDifferentlyAndBeginWithOneThatWins) {
    const Congklak game;
    const auto worlds = turn_worlds(search::random_kind<Congklak>().make({}), {});
    int won = 0;
    random_positions(game, 4, 8, [&](const State& s) {
        const auto plans = worlds->turns(game, s, 16, 1);
        EXPECT_LE(plans.size(), 16u);
        std::vector<State> ends;
        bool some_wins = false;
        for (const auto& plan : plans) {
            const State end = replayed(game.rules, s, plan);
            EXPECT_TRUE(end.to_move != s.to_move || over(game.rules, end) || decided_for(end, s.to_move));
            EXPECT_EQ(std::ranges::find(ends, end), ends.end());
            ends.push_back(end);
            some_wins = some_wins || decided_for(end, s.to_move);
        }
        if (some_wins) {
            EXPECT_TRUE(decided_for(ends.front(), s.to_move));
            ++won;
        }
    });
    EXPECT_GT(won, 4);
    EXPECT_TRUE(worlds->turns(game, congklak::start(game.rules), 0, 1).empty());
}

}  // namespace
}  // namespace rakus::congklak
