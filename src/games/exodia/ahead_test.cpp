// The greedy duellist that looks ahead: when it searches, and what that is worth.
#include "games/exodia/ahead.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/exodia/kit.h"
#include "games/exodia/strategies.h"

namespace rakus::exodia {
namespace {

std::unique_ptr<Player<Exodia>> player_named(std::string_view name) {
    const auto all = players();
    const auto kind = std::ranges::find(all, name, &PlayerKind<Exodia>::name);
    std::vector<double> numbers;
    for (const auto& knob : kind->knobs) numbers.push_back(knob.default_value);
    return kind->make(numbers);
}

// A player draws from its stream when it searches, and its base, a policy, never does.
TEST(ExodiaAhead, EveryMoveOfATurnIsSearchedForAlsoAfterTheBasesOwn) {
    const Exodia game = *Exodia::configure({});
    const auto rollout = player_named("rollout"), base = player_named("tuned");
    Rng deal(5), rng(1);
    State s = game.start(deal);
    int moves = 0, of_base = 0;
    for (; s.seen.turn == 1 && !game.outcome(s.seen); ++moves) {
        const View view = game.view(s);
        Rng before = rng, lots(0);
        const Move move = rollout->choose(game, view, rng);
        EXPECT_NE(before.next(), Rng(rng).next()) << "move " << moves;
        of_base += move == base->choose(game, view, lots);
        s = game.after(s, move, deal);
    }
    EXPECT_GT(moves, 3);
    EXPECT_GT(of_base, 1);
}

TEST(ExodiaAhead, WinsMoreFirstTurnsThanItsBaseOnTheSameShuffles) {
    const auto tally = kit().solitaire->play_runs({"", "", {"tuned", "rollout:playouts=64"}, 1, 0, 200});
    ASSERT_TRUE(tally.ok());
    EXPECT_GT(tally->players[1].won_by(1), tally->players[0].won_by(1) + 6);
}

}  // namespace
}  // namespace rakus::exodia
