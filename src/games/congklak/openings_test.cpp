#include "games/congklak/openings.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/congklak/plain_board.h"

namespace rakus::congklak {
namespace {

TurnFeats<Congklak> search(const Settings& settings) {
    const Congklak game = *Congklak::configure(settings);
    return Openings().search(game, congklak::start(game.rules), {});
}
Rules rules_of(const Settings& settings) {
    return Congklak::configure(settings)->rules;
}

// The line on the plain board: the same player throughout, and what is in the store at its end.
int banked_by(const Rules& rules, const std::vector<Pit>& line) {
    PlainBoard board(rules);
    for (const Pit pit : line) {
        EXPECT_EQ(board.side(), 0);
        board.play(number_of(rules, pit));
    }
    return board.store(0);
}

// Every chain of at most `moves` moves, on the plain board: the most that is banked.
int most_banked(const PlainBoard& board, int moves) {
    int most = board.store(0);
    if (moves == 0 || board.side() != 0) return most;
    for (const int k : board.moves()) {
        PlainBoard next = board;
        next.play(k);
        most = std::max(most, most_banked(next, moves - 1));
    }
    return most;
}

TEST(CongklakOpenings, NineMovesWinAndNoEightDo) {
    const auto feats = search({});
    ASSERT_TRUE(feats.shortest.has_value());
    EXPECT_EQ(feats.shortest->line.size(), 9u);
    EXPECT_TRUE(feats.shortest->proved);
    EXPECT_EQ(feats.needed, 50);
    EXPECT_EQ(banked_by({}, feats.shortest->line), feats.shortest->score);
    EXPECT_GE(feats.shortest->score, 50);
    EXPECT_LT(most_banked(PlainBoard({}), 8), 50);
}

TEST(CongklakOpenings, OneTurnBanksNinetyFiveSeedsAndIsNotCalledTheMost) {
    const auto feats = search({});
    EXPECT_GE(feats.largest.score, 95);
    EXPECT_EQ(banked_by({}, feats.largest.line), feats.largest.score);
    EXPECT_FALSE(feats.largest.proved);
    EXPECT_EQ(feats.most, 98);
    ASSERT_NE(feats.truth.bounds(), nullptr);
    EXPECT_EQ(feats.truth.bounds()->low, 2 * feats.largest.score - 98);
}

TEST(CongklakOpenings, OnSmallBoardsTheLargestTurnIsThatOfTryingEverything) {
    for (const auto* pits : {"3", "4"})
        for (const auto* seeds : {"1", "2", "3"})
            for (const auto* lap : {"store", "fullturn"}) {
                const Settings settings{{"pits", pits}, {"seeds", seeds}, {"lap", lap}};
                const auto feats = search(settings);
                EXPECT_TRUE(feats.largest.proved);
                EXPECT_EQ(feats.largest.score, most_banked(PlainBoard(rules_of(settings)), 1000))
                    << pits << "x" << seeds << " " << lap;
                EXPECT_EQ(banked_by(rules_of(settings), feats.largest.line), feats.largest.score);
                EXPECT_EQ(feats.none_wins, feats.largest.score < feats.needed);
            }
}

TEST(CongklakOpenings, OnTheFirstSiteNoFirstTurnWins) {
    const auto feats = search({{"site1", ""}});
    EXPECT_TRUE(feats.none_wins);
    EXPECT_FALSE(feats.shortest.has_value());
    EXPECT_TRUE(feats.largest.proved);
}

TEST(CongklakOpenings, EightPitsWithEightSeedsBankMoreThanThePublishedOpening) {
    const Settings dakon{{"pits", "8"}, {"seeds", "8"}, {"lap", "none"}};
    const auto feats = search(dakon);
    EXPECT_GE(feats.largest.score, 125);
    EXPECT_EQ(banked_by(rules_of(dakon), feats.largest.line), feats.largest.score);
}

}  // namespace
}  // namespace rakus::congklak
