#include "games/bantumi/book.h"

#include <gtest/gtest.h>

#include "games/bantumi/game.h"
#include "games/bantumi/judge.h"
#include "games/bantumi/referee.h"
#include "solve/proof.h"

namespace rakus::bantumi {
namespace {

class BothBooks : public testing::TestWithParam<bool> {
   protected:
    Rules rules() const {
        Rules r;
        r.empty_capture = GetParam();
        return r;
    }
    const OpeningBook& book() const { return *OpeningBook::of(rules()); }
    static State state_of(const Problem::Node& n) {
        State s;
        s.board.row = {n.mover, n.waiter};
        return s;
    }
};
INSTANTIATE_TEST_SUITE_P(EmptyCapture, BothBooks, testing::Bool());

TEST_P(BothBooks, HoldTheFirstPlies) {
    EXPECT_GE(book().plies(), 4);
    EXPECT_EQ(book().margins().size(), opening_nodes(rules(), book().plies()).positions.size());
}

// Irving, Donkers and Uiterwijk 2000; Rawlings 2015. The first moves are those of docs/solving-bantumi.md.
TEST_P(BothBooks, KnowTheStartAndItsMoves) {
    const int start_margin = GetParam() ? 10 : 8;
    const std::array<int, 6> first =
        GetParam() ? std::array{-14, -8, 10, -2, -6, 4} : std::array{-14, -10, 8, -2, -8, 4};
    const State s = start(rules());
    EXPECT_EQ(book().margin(Problem::node(s)), start_margin);
    for (const Pit pit : moves(s)) {
        const State next = after(rules(), s, pit);
        const int v = Problem::lead_in_stores(next) + *book().margin(Problem::node(next));
        EXPECT_EQ(next.to_move == s.to_move ? v : -v, first[pit.index]);
    }
}

TEST_P(BothBooks, FollowFromTheirOwnNextPly) {
    const auto nodes = opening_nodes(rules(), book().plies());
    for (std::size_t i = 0; i < nodes.last; ++i) {
        const State s = state_of(nodes.positions[i]);
        int best = -100;
        for (const Pit pit : moves(s)) {
            const State next = after(rules(), s, pit);
            const int v = over(next) ? (next.to_move == Side::first ? lead(next) : -lead(next))
                                     : Problem::lead_in_stores(next) + *book().margin(Problem::node(next));
            best = std::max(best, next.to_move == s.to_move ? v : -v);
        }
        ASSERT_EQ(book().margin(nodes.positions[i]), best) << i;
    }
}

// The last ply by the house's plain proof, which has neither table nor guess: its bounds hold the margin, and where it
// gets to the end it is the same.
TEST_P(BothBooks, AgreeWithAPlainProofOnTheLastPly) {
    const Bantumi game{.rules = rules()};
    const auto nodes = opening_nodes(rules(), book().plies());
    const std::size_t last = nodes.positions.size() - nodes.last;
    for (std::size_t i = 0; i < 40; ++i) {
        const auto& n = nodes.positions[nodes.last + i * last / 40];
        const Watch watch({});
        const auto [low, high] = solve::Proof<Bantumi>(game, 100'000, watch).range(state_of(n));
        EXPECT_LE(low, *book().margin(n)) << i;
        EXPECT_GE(high, *book().margin(n)) << i;
    }
}

// And by the proof that solves the game, over a table of another size.
TEST_P(BothBooks, AgreeWithTheSolverOnASample) {
    const auto nodes = opening_nodes(rules(), book().plies());
    const std::size_t last = nodes.positions.size() - nodes.last;
    Solver solver(rules(), table_in_memory(rules(), 16, 2), 48);
    for (std::size_t i = 0; i < 3; ++i) {
        const auto& n = nodes.positions[nodes.last + (2 * i + 1) * last / 6];
        EXPECT_EQ(solver.value(state_of(n)).low, book().margin(n)) << i;
    }
}

TEST_P(BothBooks, SpareTheSearch) {
    Referee referee(rules());
    const Watch watch({});
    const State s = start(rules());
    referee.begin(s, {}, 0, watch);
    const auto value = referee.value(s);
    EXPECT_TRUE(value.exact());
    for (const Pit pit : moves(s)) EXPECT_TRUE(referee.value(s, pit).exact());
    EXPECT_EQ(*referee.best_move(s, value.low), Pit{2});
    EXPECT_EQ(referee.source(), "book");
    EXPECT_EQ(referee.nodes(), 0u);
    EXPECT_GE(referee.line(s, value.low).size(), static_cast<std::size_t>(book().plies()));
}

// The value of such a position stands in the book, those of its moves do not.
TEST_P(BothBooks, AreNotCalledTheSourceOfWhatWasSearchedBeyondThem) {
    const Bantumi game{.rules = rules()};
    const auto nodes = opening_nodes(rules(), book().plies());
    TruthLimits limits;
    limits.nodes = 1000;
    EXPECT_EQ(judge()->judge(game, state_of(nodes.positions[nodes.last]), limits).source, "book");
    limits.all_moves = true;
    EXPECT_EQ(judge()->judge(game, state_of(nodes.positions[nodes.last]), limits).source, "table+search");
    EXPECT_EQ(judge()->judge(game, state_of(nodes.positions[0]), limits).source, "book");
}

TEST(Referee, OnASmallBoardTheBookOfTheUsualOneIsNotAsked) {
    const Rules r{4, 4, true};
    Referee referee(r);
    const Watch watch({});
    referee.begin(start(r), {}, 0, watch);
    EXPECT_EQ(referee.value(start(r)), (solve::Range{2, 2}));
    EXPECT_NE(referee.source(), "book");
}

TEST(Referee, StopsWithTrueBoundsAndTheSameOnesEveryTime) {
    const Rules r{6, 6, true};
    const auto ask = [&](Referee& referee) {
        const Watch watch({});
        referee.begin(start(r), {}, 30'000, watch);
        const auto v = referee.value(start(r));
        EXPECT_TRUE(referee.stopped());
        return v;
    };
    Referee one(r), other(r);
    const auto first = ask(one), again = ask(one);
    EXPECT_EQ(first, again);
    EXPECT_EQ(first, ask(other));
    EXPECT_LT(first.low, first.high);
}

TEST(Referee, ACancelledQuestionEndsAtOnce) {
    const Rules r{6, 6, true};
    Referee referee(r);
    const Watch watch({kForever, [] { return true; }});
    referee.begin(start(r), {}, 0, watch);
    const auto v = referee.value(start(r));
    EXPECT_TRUE(referee.stopped());
    EXPECT_EQ(watch.cut(), Cut::cancelled);
    EXPECT_LT(v.low, v.high);
}

}  // namespace
}  // namespace rakus::bantumi
