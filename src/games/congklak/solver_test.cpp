#include "games/congklak/solver.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "games/congklak/endgame.h"
#include "games/congklak/plain_board.h"
#include "solve/proof.h"

namespace rakus::congklak {
namespace {

// The margin for player 1 under best play of both, by trying everything on the plain board.
int minimax(const PlainBoard& board, std::map<std::string, int>& known) {
    if (board.over()) return board.store(0) - board.store(1);
    const auto [at, fresh] = known.try_emplace(board.text(), 0);
    if (!fresh) return at->second;
    const int sign = board.side() == 0 ? 1 : -1;
    int best = -1000;
    for (const int k : board.moves()) {
        PlainBoard next = board;
        next.play(k);
        best = std::max(best, sign * minimax(next, known));
    }
    return known[board.text()] = sign * best;
}

Judgement<Congklak> judged(const Congklak& game, const State& s, double seconds = 60, bool all = false) {
    TruthLimits limits;
    limits.seconds = seconds;
    limits.all_moves = all;
    return CongklakJudge().judge(game, s, limits);
}

TEST(CongklakTruth, WholeGamesOnSmallBoardsAreWhatTryingEverythingGives) {
    for (const auto* lap : {"store", "full", "none", "storeturn", "fullturn"})
        for (const auto* end : {"all", "either"})
            for (const auto* relay : {"1", "0"}) {
                const Congklak game =
                    *Congklak::configure({{"pits", "3"}, {"seeds", "2"}, {"lap", lap}, {"end", end}, {"relay", relay}});
                std::map<std::string, int> known;
                const auto j = judged(game, congklak::start(game.rules));
                ASSERT_NE(j.truth.exact(), nullptr);
                EXPECT_EQ(*j.truth.exact()->margin, minimax(PlainBoard(game.rules), known))
                    << lap << " " << end << " " << relay;
            }
}

TEST(CongklakTruth, TheTableHoldsWhatTryingEverythingGives) {
    // Every position of one game tree, asked of a table that covers all its seeds.
    for (const auto* end : {"all", "either"}) {
        const Congklak game = *Congklak::configure({{"pits", "3"}, {"seeds", "2"}, {"end", end}});
        const auto endgames = Endgames::solve(game.rules, 12, 2);
        std::map<std::string, int> known;
        minimax(PlainBoard(game.rules), known);
        ASSERT_GT(known.size(), 100u);
        for (const auto& [text, margin] : known) {
            const auto [same, s] = *game.parse(text);
            EXPECT_EQ(*endgames->margin(s), s.to_move == Side::first ? margin : -margin) << text;
        }
    }
}

TEST(CongklakTruth, ATableDoesNotDependOnTheNumberOfThreads) {
    const auto one = Endgames::solve({}, 6, 1), three = Endgames::solve({}, 6, 3);
    EXPECT_TRUE(std::ranges::equal(one->table().cells(), three->table().cells()));
}

RC_GTEST_PROP(CongklakTruth, TableAndSearchAgreeOnRandomEndgames, ()) {
    Congklak plain, armed;
    armed.endgames = Endgames::best_for(armed.rules, "");
    State s;
    const int seeds = *rc::gen::inRange(1, 8);
    for (int i = 0; i < seeds; ++i)
        s.board.row[*rc::gen::inRange(0, 2)] += mancala::seeds_at<mancala::Row16>(*rc::gen::inRange(0, 7), 1);
    s.board.store[0] = static_cast<std::uint8_t>(98 - seeds);
    const Watch watch({});
    solve::Proof<Congklak> proof(plain, ~std::uint64_t{0}, watch);
    const auto [low, high] = proof.range(s);
    RC_ASSERT(low == high);
    RC_ASSERT(armed.value_range(s) == (std::pair{low, high}));
}

TEST(CongklakTruth, TheLineEndsTheGameWithTheMarginThatWasPromised) {
    const auto [game, start] = *Congklak{}.parse("0.1.2.0.1.0.3.38/1.0.4.1.0.0.2.45 1");
    const auto j = judged(game, start, 60, true);
    ASSERT_NE(j.truth.exact(), nullptr);
    ASSERT_EQ(j.moves.size(), 4u);
    State s = start;
    for (const Pit m : j.line) s = game.after(s, m);
    ASSERT_TRUE(game.outcome(s).has_value());
    EXPECT_EQ(lead(s), *j.truth.exact()->margin);
    int best = -1000;
    for (const auto& [move, truth] : j.moves) best = std::max(best, *truth.exact()->margin);
    EXPECT_EQ(best, *j.truth.exact()->margin);
}

TEST(CongklakTruth, FromTheStartTheBoundsProveAWin) {
    const auto j = judged({}, congklak::start({}), 1.5);
    ASSERT_NE(j.truth.bounds(), nullptr);
    EXPECT_GE(j.truth.bounds()->low, 92);
    EXPECT_EQ(j.truth.bounds()->high, 98);
    PlainBoard board({});
    for (const Pit m : j.line) board.play(number_of({}, m));
    EXPECT_EQ(2 * board.store(0) - 98, j.truth.bounds()->low);
}

TEST(CongklakTruth, ALimitInNodesGivesTheSameBoundsEveryTimeAndIsSaid) {
    TruthLimits limits;
    limits.nodes = 20'000;
    limits.all_moves = true;
    const auto once = CongklakJudge().judge({}, congklak::start({}), limits),
               again = CongklakJudge().judge({}, congklak::start({}), limits);
    EXPECT_EQ(once.moves, again.moves);
    EXPECT_EQ(once.truth, again.truth);
    EXPECT_EQ(once.cut, Cut::work);
}

TEST(CongklakTruth, ATableFileReadsBackAndADamagedOneIsRefused) {
    const auto folder = std::filesystem::temp_directory_path() / "rakus_congklak_table_test";
    std::filesystem::remove_all(folder);
    const auto made = Endgames::solve({}, 5, 1);
    ASSERT_TRUE(made->save(folder.string()).ok());
    const auto back = Endgames::open({}, folder.string(), 5);
    ASSERT_TRUE(back.ok());
    EXPECT_TRUE(std::ranges::equal((*back)->table().cells(), made->table().cells()));
    EXPECT_FALSE(Endgames::open({}, folder.string(), 6).ok());
    EXPECT_FALSE(Endgames::open({.empty_capture = false}, folder.string(), 5).ok());
    const auto path = Endgames::path({}, folder.string(), 5);
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 1);
    EXPECT_FALSE(Endgames::open({}, folder.string(), 5).ok());
    std::filesystem::remove_all(folder);
}

TEST(CongklakTruth, LapsThatCountOverTheTurnHaveNoTable) {
    EXPECT_EQ(Endgames::best_for({.lap = Lap::store_turn}, ""), nullptr);
    EXPECT_FALSE(table_verbs()->build({"lap=fullturn", "", 4, 1}, {}).ok());
}

}  // namespace
}  // namespace rakus::congklak
