// memory=1: nothing that a player does may depend on what is covered.
#include "games/gobblet/hidden.h"

#include <gtest/gtest.h>

#include "core/game.h"
#include "games/gobblet/game.h"
#include "games/gobblet/strategies.h"

namespace rakus::gobblet {
namespace {

// Positions of random games, up to their ends.
template <class Look>
void in_random_games(int games, const Look& look) {
    const Gobblet game;
    for (int n = 0; n < games; ++n) {
        Rng chance = Rng::stream(11, static_cast<std::uint64_t>(n));
        for (State s = game.start(chance); !s.result; s = game.after(s, any_move(game, s, chance))) look(s);
    }
}

TEST(GobbletHidden, AnImaginedPositionLooksLikeTheRealOneAndHasItsMoves) {
    int other_than_real = 0;
    in_random_games(200, [&](const State& s) {
        const State seen = imagined(s);
        for (const Side side : {Side::first, Side::second}) {
            ASSERT_EQ(seen.board.tops(side), s.board.tops(side)) << write_position(s);
            for (const Size size : kSizes) ASSERT_EQ(seen.board.in_hand(side, size), s.board.in_hand(side, size));
        }
        for (const Cell c : CellSet::all()) ASSERT_EQ(seen.board.top(c), s.board.top(c));
        ASSERT_TRUE(std::ranges::equal(moves(seen), moves(s)));
        ASSERT_EQ(imagined(seen), seen) << "what looks alike is imagined alike";
        other_than_real += seen.board != s.board;
    });
    EXPECT_GT(other_than_real, 500);
}

TEST(GobbletHidden, APlayerChoosesAlikeInPositionsThatLookAlike) {
    Gobblet open, hidden;
    hidden.memory = true;
    int parted = 0;
    in_random_games(200, [&](const State& s) {
        const State other = imagined(s);
        const auto pick = [](const Gobblet& game, const State& at) {
            return *best_move(Formula{}, game, game.view(at));
        };
        ASSERT_EQ(pick(hidden, s), pick(hidden, other)) << write_position(s);
        parted += pick(open, s) != pick(open, other);
    });
    EXPECT_GT(parted, 20) << "who sees what is covered does not always choose alike";
}

}  // namespace
}  // namespace rakus::gobblet
