#include "games/gobblet/book.h"

#include <gtest/gtest.h>

#include "games/gobblet/notation.h"
#include "games/gobblet/prepare.h"
#include "games/gobblet/search.h"
#include "games/gobblet/verify.h"

namespace rakus::gobblet {
namespace {

constexpr Rules kAllRules[] = {{Lift::cover, Both::lose, 3}, {Lift::cover, Both::win, 3},
                               {Lift::cover, Both::draw, 3}, {Lift::strict, Both::lose, 3},
                               {Lift::strict, Both::win, 3}, {Lift::strict, Both::draw, 3}};

TEST(GobbletBook, HoldsThreePliesOfEveryRule) {
    for (const Rules& rules : kAllRules) {
        const OpeningBook* book = OpeningBook::of(rules);
        ASSERT_NE(book, nullptr) << rules_of_values(rules);
        EXPECT_GE(book->plies(), 3);
        EXPECT_EQ(book->scores().size(), opening_boards(rules, book->plies()).positions.size());
    }
    EXPECT_EQ(OpeningBook::of({})->score(Board{}), Score::win_in(13));
}

// All but the last ply: from the rules and the scores one move later.
TEST(GobbletBook, EveryScoreBeforeTheLastPlyFollowsFromItsChildren) {
    for (const Rules& rules : kAllRules) {
        const OpeningBook& book = *OpeningBook::of(rules);
        const auto boards = opening_boards(rules, book.plies());
        const auto score_of = [&](Board b) {
            if (const auto e = ended(rules, b, Side::first))
                return *e > 0 ? Score::win_in(0) : *e < 0 ? Score::loss_in(0) : Score::draw();
            return *book.score(b);
        };
        for (std::size_t i = 0; i < boards.last; ++i) {
            const Board b(boards.positions[i]);
            ASSERT_EQ(book.score(b), score_from_children(rules, b, score_of))
                << write_position(stand(rules, b, Side::first, 1));
        }
    }
}

// The last ply: a search without a table finds no end sooner than the book says.
TEST(GobbletBook, ASearchWithoutATableFindsNoEndSooner) {
    for (const Rules& rules : kAllRules) {
        const OpeningBook& book = *OpeningBook::of(rules);
        const auto boards = opening_boards(rules, book.plies());
        const Watch watch({});
        Search search(rules, ~std::uint64_t{0}, watch);
        for (std::size_t i = boards.last; i < boards.positions.size(); i += 41) {
            const Board b(boards.positions[i]);
            const Score score = *book.score(b);
            ASSERT_EQ(search.within(b, 5),
                      score != Score::draw() && score.plies() <= 5 ? std::optional(score) : std::nullopt)
                << write_position(stand(rules, b, Side::first, 1));
        }
    }
}

TEST(GobbletPreparation, KnowsTheSizeOfTheTable) {
    EXPECT_EQ(cost_of_table().bytes, Atlas::get().bytes());
}

TEST(GobbletBook, KnowsTurnedPositions) {
    const OpeningBook& book = *OpeningBook::of({});
    const Board b = read_position({}, "L2/3/2s 1")->board;
    for (std::uint8_t t = 0; t < kTurns; ++t) EXPECT_EQ(book.score(turned(Turn{t}, b)), book.score(b));
    EXPECT_TRUE(book.score(b).has_value());
}

}  // namespace
}  // namespace rakus::gobblet
