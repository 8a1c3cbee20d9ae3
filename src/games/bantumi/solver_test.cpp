#include "games/bantumi/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "core/rng.h"
#include "games/bantumi/judge.h"
#include "games/bantumi/perfect.h"
#include "games/bantumi/stored_table.h"
#include "games/bantumi/table_build.h"

namespace rakus::bantumi {
namespace {

// The independent way: the rules alone, every move, no table, no bounds.
int plain(const Rules& rules, const State& s) {
    if (over(s)) return s.to_move == Side::first ? lead(s) : -lead(s);
    int best = -1000;
    for (const Pit pit : moves(s)) {
        const State next = after(rules, s, pit);
        const int v = plain(rules, next);
        best = std::max(best, next.to_move == s.to_move ? v : -v);
    }
    return best;
}
// For larger positions: alpha-beta over the rules, leftmost pit first.
int alpha_beta(const Rules& rules, const State& s, int alpha, int beta) {
    if (over(s)) return s.to_move == Side::first ? lead(s) : -lead(s);
    for (const Pit pit : moves(s)) {
        const State next = after(rules, s, pit);
        const bool same = next.to_move == s.to_move;
        alpha = std::max(alpha, same ? alpha_beta(rules, next, alpha, beta) : -alpha_beta(rules, next, -beta, -alpha));
        if (alpha >= beta) break;
    }
    return alpha;
}

State random_state(int pits, int seeds, Rng& rng) {
    State s;
    for (int i = 0; i < seeds; ++i) {
        const auto hole = rng.below(static_cast<std::uint32_t>(2 * pits + 2));
        if (hole >= static_cast<std::uint32_t>(2 * pits))
            ++s.board.store[hole % 2];
        else
            s.board.row[hole % 2] += mancala::seeds_at<mancala::Row8>(static_cast<int>(hole / 2), 1);
    }
    s.to_move = rng.coin() ? Side::first : Side::second;
    return s;
}

Solver solver_for(const Rules& rules, int table_seeds, int open) {
    return Solver(rules, table_in_memory(rules, table_seeds, 1), open);
}

class BothRules : public testing::TestWithParam<bool> {
   protected:
    Rules rules(int pits = 6) const {
        Rules r;
        r.pits = pits;
        r.empty_capture = GetParam();
        return r;
    }
};
INSTANTIATE_TEST_SUITE_P(EmptyCapture, BothRules, testing::Bool());

TEST_P(BothRules, TheTableAgreesWithPlainSearch) {
    const Rules r = rules();
    const auto table = table_in_memory(r, 8, 2);
    Rng rng(3);
    for (int i = 0; i < 300; ++i) {
        State s = random_state(6, 9, rng);
        s.board.store = {};
        if (over(s) || s.board.seeds_in_pits() > 8) continue;
        const auto n = Problem::node(s);
        EXPECT_EQ(table->value(n.mover, n.waiter), plain(r, s));
    }
}

TEST_P(BothRules, ATableBuiltRowByRowIsTheOneBuiltPositionByPosition) {
    for (int pits = 1; pits <= 7; ++pits) {
        const int seeds = pits <= 3 ? 28 : pits <= 5 ? 14 : 10;  // few pits: hands that go round the board
        Table by_row(pits, seeds), by_position(pits, seeds);
        build_table(rules(pits), by_row, 2);
        mancala::solve_endgames(by_position, EndgameRules(rules(pits), by_position.rows()), 1);
        EXPECT_TRUE(std::ranges::equal(by_row.cells(), by_position.cells())) << pits;
    }
}

TEST_P(BothRules, EveryMoveAgreesWithAnIndependentSearch) {
    const Rules r = rules();
    Solver solver(r, std::make_shared<Table>(6, 0), 20);  // the search alone
    Rng rng(4);
    for (int i = 0; i < 150; ++i) {
        const State s = random_state(6, 11, rng);
        if (over(s)) continue;
        EXPECT_EQ(solver.value(s), (solve::Range{alpha_beta(r, s, -99, 99), alpha_beta(r, s, -99, 99)}));
        for (const Pit pit : moves(s)) {
            const State next = after(r, s, pit);
            const int v = alpha_beta(r, next, -99, 99);
            const int expected = next.to_move == s.to_move ? v : -v;
            EXPECT_EQ(solver.value(s, pit), (solve::Range{expected, expected}));
        }
    }
}

TEST_P(BothRules, AMoveReachesWhatItIsWorthAndNoMore) {
    const Rules r = rules();
    Rng rng(8);
    for (int i = 0; i < 60; ++i) {
        const State s = random_state(6, 8, rng);
        if (over(s)) continue;
        for (const Pit pit : moves(s)) {
            const State next = after(r, s, pit);
            if (over(next)) continue;
            const int v = alpha_beta(r, next, -99, 99), worth = next.to_move == s.to_move ? v : -v;
            for (const int least : {worth - 2, worth, worth + 2}) {
                Solver solver(r, std::make_shared<Table>(6, 0), 12);  // which has proved nothing yet
                EXPECT_EQ(solver.reaches(s, pit, least), worth >= least) << worth << " " << least;
            }
        }
    }
}

TEST_P(BothRules, PositionsOfRealGamesAgreeWithAnIndependentSearch) {
    const Rules r = rules();
    Solver solver = solver_for(r, 6, 20);
    int compared = 0;
    for (std::uint64_t i = 0; compared < 120; ++i) {
        Rng rng = Rng::stream(6, i);
        State s = start(r);
        const int wanted = 8 + static_cast<int>(i % 9);
        while (!over(s) && s.board.seeds_in_pits() > wanted) s = after(r, s, random_move(s, rng));
        if (over(s)) continue;
        const int expected = alpha_beta(r, s, -99, 99);
        EXPECT_EQ(solver.value(s), (solve::Range{expected, expected}));
        ++compared;
    }
}

TEST_P(BothRules, TheSizeOfTheTableDoesNotChangeTheAnswer) {
    const Rules r = rules();
    Rng rng(5);
    for (int i = 0; i < 12; ++i) {
        const State s = random_state(6, 26, rng);
        if (over(s)) continue;
        Solver small(r, std::make_shared<Table>(6, 0), 30), large = solver_for(r, 12, 30);
        EXPECT_EQ(small.value(s), large.value(s));
    }
}

TEST_P(BothRules, TheLineKeepsTheValueToTheEnd) {
    const Rules r = rules(4);
    State s = start(Rules{4, 4, GetParam()});
    Solver solver = solver_for(r, 10, 32);
    const int value = solver.value(s).low;
    for (const Pit pit : solver.line(s, value)) s = after(r, s, pit);
    ASSERT_TRUE(over(s));
    EXPECT_EQ(lead(s), value);
}

// Irving, Donkers and Uiterwijk, ICGA Journal 23(3), 2000.
TEST(Solver, FindsThePublishedMarginsOfSmallBoards) {
    const int margins[3][6] = {{2, 6, 8, 2, 2, 0}, {0, 0, 8, 12, 2, 2}, {2, 10, 2, 99, 99, 99}};
    for (int pits = 4; pits <= 6; ++pits)
        for (int seeds = 1; seeds <= (pits == 6 ? 3 : pits == 5 ? 4 : 6); ++seeds) {
            const Rules r{pits, seeds};
            Solver solver = solver_for(r, table_seeds_for(pits, 2 * pits * seeds, 3), 2 * pits * seeds);
            const int expected = margins[pits - 4][seeds - 1];
            EXPECT_EQ(solver.value(start(r)), (solve::Range{expected, expected})) << pits << "x" << seeds;
        }
}

TEST(Solver, FindsThePublishedResultsOfTinyBoards) {
    const std::string_view results[3] = {"DLWLWD", "WLLLWW", "DWWWWL"};
    for (int pits = 1; pits <= 3; ++pits)
        for (int seeds = 1; seeds <= 6; ++seeds) {
            const Rules r{pits, seeds};
            Solver solver = solver_for(r, 4, 36);
            const int v = solver.value(start(r)).low;
            EXPECT_EQ(v > 0   ? 'W'
                      : v < 0 ? 'L'
                              : 'D',
                      results[pits - 1][static_cast<std::size_t>(seeds - 1)])
                << pits << "x" << seeds;
        }
}

TEST(Judge, AnswersWithTrueBoundsWhenTheTimeIsShort) {
    TruthLimits limits;
    limits.seconds = 0.001;
    const State s = read_position({}, "4.4.5.4.3.4.0/4.4.4.4.4.4.0 1")->second;  // a draw, and no position of the book
    const auto j = judge()->judge(Bantumi{}, s, limits);
    ASSERT_NE(j.truth.bounds(), nullptr);
    EXPECT_LE(j.truth.bounds()->low, 0);
    EXPECT_GE(j.truth.bounds()->high, 0);
    EXPECT_EQ(j.cut, Cut::time);
}

TEST(Perfect, PlaysOnByWhatIsProvedWhereTheGameIsTooLarge) {
    Rules r;
    r.pits = 8;
    r.seeds = 8;
    const Bantumi game{.rules = r};
    Perfect player(1);
    Rng rng(1);
    const State s = start(r);
    const Pits legal = moves(s);
    EXPECT_EQ(std::ranges::count(legal, player.choose(game, s, rng)), 1);
}

class StoredTable : public testing::Test {
   protected:
    StoredTable() {
        std::filesystem::remove_all(folder);
        build_table(rules, built, 1);
        EXPECT_TRUE(save_table(folder, rules, built).ok());
        path = table_path(folder, rules, 5);
    }
    ~StoredTable() override { std::filesystem::remove_all(folder); }
    bool loads() const { return load_table(folder, rules, 5).ok(); }

    Rules rules{5, 4};
    Table built{5, 5};
    std::string folder = testing::TempDir() + "rakus-bantumi-tables", path;
};

TEST_F(StoredTable, IsReadBackCellForCell) {
    const auto loaded = load_table(folder, rules, 5);
    ASSERT_TRUE(loaded.ok());
    EXPECT_TRUE(std::ranges::equal((*loaded)->cells(), built.cells()));
}

TEST_F(StoredTable, OneAlteredByteAnywhereIsRefused) {
    const auto size = std::filesystem::file_size(path);
    for (const std::uint64_t at : {std::uint64_t{0}, std::uint64_t{20}, std::uint64_t{130}, std::uint64_t{1000},
                                   std::uint64_t{size / 2}, std::uint64_t{size - 1}}) {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekg(static_cast<std::streamoff>(at));
        const auto old = static_cast<char>(file.get());
        file.seekp(static_cast<std::streamoff>(at)).put(static_cast<char>(old ^ 1)).flush();
        EXPECT_FALSE(loads()) << at;
        file.seekp(static_cast<std::streamoff>(at)).put(old).flush();
        EXPECT_TRUE(loads()) << at;
    }
}

TEST_F(StoredTable, OneCutShortIsRefused) {
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 1);
    EXPECT_FALSE(loads());
}

TEST_F(StoredTable, OneOfOtherRulesIsRefused) {
    Rules other = rules;
    other.empty_capture = false;
    std::filesystem::rename(path, table_path(folder, other, 5));
    EXPECT_FALSE(load_table(folder, other, 5).ok());
}

}  // namespace
}  // namespace rakus::bantumi
