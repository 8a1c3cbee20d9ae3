// The complete solution against four other ways to the same numbers: the published values, search without a table,
// brute force, and every sampled score from its children. The game is solved once, for all tests of this file.
#include "games/gobblet/solver.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "games/gobblet/levels.h"
#include "games/gobblet/oracle.h"
#include "games/gobblet/quality.h"
#include "games/gobblet/search.h"
#include "games/gobblet/table.h"
#include "games/gobblet/verify.h"

namespace rakus::gobblet {
namespace {

const Scores& solved() {
    static const Scores scores = *solve_all(Rules{}, 2, [](int, std::uint64_t) { return true; });
    return scores;
}
Score score(Board seen_by_mover) {
    return solved().at(Atlas::get().byte_of(seen_by_mover));
}
Score score(std::string_view text) {
    const State s = *read_position({}, text);
    return score(s.board.seen_by(s.to_move));
}
Score after_move(std::string_view text, std::string_view move) {
    const State s = *read_position({}, text);
    return earlier(score(after({}, s.board, s.to_move, *read_move(s, move)).seen_by(other(s.to_move))));
}
Board random_board(Rng& rng) {
    return Atlas::get().board_at(rng.next() % Atlas::get().bytes());
}
// A running position from a random game: unlike a random board, not decided at a glance.
Board random_middle(Rng& rng) {
    State s;
    for (std::uint32_t plies = rng.below(16); plies > 0; --plies) {
        const Moves all = moves(s);
        const State next = after({}, s, all[rng.below(static_cast<std::uint32_t>(all.size()))]);
        if (next.result) break;
        s = next;
    }
    return s.board.seen_by(s.to_move);
}

// No memory, no order, no tables.
std::optional<Score> brute_force(const Rules& rules, Board b, int plies) {
    if (const auto e = ended(rules, b, Side::first))
        return *e > 0 ? Score::win_in(0) : *e < 0 ? Score::loss_in(0) : Score::draw();
    if (plies == 0) return std::nullopt;
    std::optional<Score> win;
    Score slowest = Score::loss_in(0);
    bool open = false;
    for (const Move m : moves(b, Side::first)) {
        const auto next = brute_force(rules, after(rules, b, Side::first, m).seen_by(Side::second), plies - 1);
        if (!next || next->result() == Class::draw)
            open = true;
        else if (next->result() == Class::loss)
            win = std::max(win.value_or(Score::loss_in(0)), earlier(*next));
        else
            slowest = std::max(slowest, earlier(*next));
    }
    return win ? win : open ? std::nullopt : std::optional(slowest);
}

// What a score says about the first plies of the game.
std::optional<Score> as_seen_within(Score s, int plies) {
    return s.result() != Class::draw && s.plies() <= plies ? std::optional(s) : std::nullopt;
}

TEST(GobbletAtlas, HoldsEveryPositionUpToSymmetryOnce) {
    const Atlas& atlas = Atlas::get();
    EXPECT_EQ(atlas.rows(), 255903u);
    std::uint64_t positions = 0;
    for (std::uint64_t byte = 0; byte < atlas.bytes(); ++byte) positions += atlas.represents(byte);
    EXPECT_EQ(positions, 360382485u);
}

TEST(GobbletAtlas, TurnsOfABoardShareTheirRepresentative) {
    const Atlas& atlas = Atlas::get();
    Rng rng(5);
    for (int i = 0; i < 20000; ++i) {
        const Board b = random_board(rng);
        for (std::uint8_t t = 0; t < kTurns; ++t) {
            const std::uint64_t byte = atlas.byte_of(turned(Turn{t}, b));
            ASSERT_EQ(solved().at(byte), score(b));
            ASSERT_EQ(byte / kLayers, atlas.byte_of(b) / kLayers);
        }
        ASSERT_EQ(atlas.byte_of(atlas.board_at(atlas.byte_of(b))), atlas.byte_of(b));
    }
}

TEST(GobbletSolution, TheFirstPlayerWinsInThirteenPlies) {
    EXPECT_EQ(score("3/3/3 1"), Score::win_in(13));
}

TEST(GobbletSolution, FirstMovesOfSmallAndLargePiecesWinAndOfMediumOnesLose) {
    for (const char cell : std::string("123456789")) {
        EXPECT_EQ(after_move("3/3/3 1", std::string("1@") + cell).result(), Class::win) << cell;
        EXPECT_EQ(after_move("3/3/3 1", std::string("2@") + cell).result(), Class::loss) << cell;
        EXPECT_EQ(after_move("3/3/3 1", std::string("3@") + cell).result(), Class::win) << cell;
    }
}

TEST(GobbletSolution, FigureEightIsWonByTheForkInThreePlies) {
    EXPECT_EQ(after_move("M2/1L1/s1l 1", "3@7"), Score::win_in(3));
    EXPECT_EQ(after_move("M2/1L1/s1l 1", "3@8"), Score::win_in(5));
    EXPECT_EQ(after_move("M2/1L1/s1l 1", "3@3"), Score::loss_in(2));
}

TEST(GobbletSolution, AgreesWithSearchWithoutATable) {
    Rng rng(7);
    const Watch watch({});
    Search search({}, ~std::uint64_t{0}, watch);
    for (int i = 0; i < 3000; ++i) {
        const Board b = random_middle(rng);
        ASSERT_EQ(search.within(b, 4), as_seen_within(score(b), 4)) << write_position(stand({}, b, Side::first, 1));
    }
}

TEST(GobbletSolution, AgreesWithBruteForce) {
    Rng rng(8);
    for (int i = 0; i < 400; ++i) {
        const Board b = random_board(rng);
        ASSERT_EQ(brute_force({}, b, 3), as_seen_within(score(b), 3)) << write_position(stand({}, b, Side::first, 1));
    }
}

TEST(GobbletSolution, EveryThousandthScoreFollowsFromItsChildren) {
    const Atlas& atlas = Atlas::get();
    const auto score_of = [](Board b) { return score(b); };
    for (std::uint64_t byte = 0; byte < atlas.bytes(); byte += 997)
        ASSERT_EQ(solved().at(byte), score_from_children({}, atlas.board_at(byte), score_of)) << byte;
}

TEST(GobbletSolution, TheBookHoldsItsFirstPlies) {
    for (const auto& [board, in_book] : OpeningBook::of({})->scores()) ASSERT_EQ(in_book, score(Board(board)));
}

// Under other rules only the first waves are needed: they hold the ends and what follows from them.
TEST(GobbletSolution, TheOptionsOfTheRulesReachTheSolver) {
    for (const Rules rules : {Rules{Lift::strict, Both::draw, 3}, Rules{Lift::cover, Both::win, 3}}) {
        std::optional<Scores> some = solve_all(
            rules, 2, [](int, std::uint64_t) { return true; }, 2);
        Rng rng(9);
        int differ = 0;
        for (int i = 0; i < 20000; ++i) {
            const Board b = i % 2 ? random_board(rng) : random_middle(rng);
            const auto here = as_seen_within(some->at(Atlas::get().byte_of(b)), 2);
            const auto brute = brute_force(rules, b, 2);
            ASSERT_EQ(here, brute && brute->result() == Class::draw ? std::nullopt : brute)
                << write_position(stand(rules, b, Side::first, 1));
            differ += here != as_seen_within(score(b), 2);
        }
        EXPECT_GT(differ, 0);  // else the options were not tested at all
    }
}

// ---- the table as a file
// ---------------------------------------------------------------------------------------------

class GobbletTable : public ::testing::Test {
   protected:
    static void SetUpTestSuite() {
        folder_ = (std::filesystem::temp_directory_path() / ("rakus-gobblet-" + std::to_string(::getpid()))).string();
        ASSERT_TRUE(CompleteTable::save(folder_, {}, solved()).ok());
    }
    static void TearDownTestSuite() { std::filesystem::remove_all(folder_); }
    static Judgement<Gobblet> judged(std::string_view text, bool all) {
        TruthLimits limits;
        limits.tables = folder_;
        limits.all_moves = all;
        limits.seconds = 5;
        return GobbletJudge{}.judge(Gobblet{}, *read_position({}, text), limits);
    }
    static void flip(std::uint64_t at) {
        std::fstream file(CompleteTable::path(folder_, {}), std::ios::in | std::ios::out | std::ios::binary);
        file.seekg(static_cast<std::streamoff>(at));
        const char c = static_cast<char>(file.get() ^ 1);
        file.seekp(static_cast<std::streamoff>(at));
        file.put(c);
    }
    static std::string folder_;
};
std::string GobbletTable::folder_;

TEST_F(GobbletTable, AnswersAllMovesOfFigureEight) {
    const auto j = judged("M2/1L1/s1l 1", true);
    EXPECT_EQ(j.source, "table");
    EXPECT_EQ(j.moves.size(), 31u);
    ASSERT_TRUE(j.truth.exact());
    EXPECT_EQ(*j.truth.exact(), (Exact{Class::win, std::nullopt, 3}));
    EXPECT_EQ(j.line.size(), 3u);
}

TEST_F(GobbletTable, TheExpertNeverGivesValueAwayAndFormulaSometimesDoes) {
    const auto table = CompleteTable::open(folder_, {});
    ASSERT_TRUE(table.ok());
    std::vector<Board> boards;
    Rng rng(3);
    while (boards.size() < 3000) {
        const Board b = random_middle(rng);
        if (!ended({}, b, Side::first)) boards.push_back(b);
    }
    const auto examine = [&](const PlayerKind<Gobblet>& kind) {
        std::vector<double> numbers;
        for (const Knob& k : kind.knobs) numbers.push_back(k.default_value);
        const auto player = kind.make(numbers);
        player->equip(folder_, {});
        return examine_picks(Gobblet{}, *table, *player, boards, Watch({}));
    };
    const QualityTally best = examine(expert());
    EXPECT_EQ(best.all().positions, boards.size());
    EXPECT_EQ(best.all().kept, boards.size());
    EXPECT_EQ(best.all().best, boards.size());
    EXPECT_GT(best.wins_at_once, 0u);
    EXPECT_EQ(best.wins_passed_over, 0u);
    const QualityTally first = examine(experienced());
    EXPECT_EQ(first.all().positions, boards.size());
    EXPECT_LT(first.of(Class::win).kept, first.of(Class::win).positions);
    EXPECT_EQ(first.of(Class::loss).kept, first.of(Class::loss).positions);
    EXPECT_GT(first.wins_passed_over, 0u);
    EXPECT_EQ(first.wins_at_once, best.wins_at_once);
}

TEST_F(GobbletTable, ADamagedFileIsRefusedWithTheReasonAndTheSearchAnswers) {
    const std::uint64_t payload = std::filesystem::file_size(CompleteTable::path(folder_, {})) - Atlas::get().bytes();
    const std::uint64_t at = payload + Atlas::get().byte_of(read_position({}, "M2/1L1/s1l 1")->board);
    flip(at);
    const auto j = judged("M2/1L1/s1l 1", false);
    EXPECT_EQ(j.source, "search");
    EXPECT_NE(j.note.en.find("damaged"), std::string::npos);
    EXPECT_EQ(*j.truth.exact(), (Exact{Class::win, std::nullopt, 3}));
    flip(at);
    EXPECT_EQ(judged("M2/1L1/s1l 1", false).source, "table");
}

TEST(GobbletPreparation, EndsWhenNobodyWaitsForIt) {
    int asked = 0;
    TruthLimits limits;
    limits.cancelled = [&] { return ++asked > 220; };  // two hundred times for the search, then for the table
    const auto j = GobbletJudge{}.judge(Gobblet{}, *read_position({}, "2s/2L/Ls1 1"), limits);
    EXPECT_EQ(j.cut, Cut::cancelled);
    EXPECT_EQ(j.truth, (Truth{Unknown{}, "result"}));
}

TEST(GobbletTruth, AMoveThatRepeatsThePositionOnceTooOftenIsADraw) {
    const Gobblet game;
    State s = *read_position({}, "L2/3/l2 1");
    const auto there = [&](std::string_view move) { s = game.after(s, *read_move(s, move)); };
    for (int i = 0; i < 2; ++i)
        for (const auto* move : {"1-2", "7-8", "2-1", "8-7"})
            if (i == 0 || std::string_view(move) != "8-7") there(move);
    Oracle oracle(game.rules, {}, {});
    EXPECT_EQ(oracle.score_of(s, *read_move(s, "8-7"), Oracle::Effort::known), Score::draw());
}

TEST_F(GobbletTable, WithoutATableTheSearchAnswersAndSaysSo) {
    TruthLimits limits;
    limits.seconds = 5;
    const auto j = GobbletJudge{}.judge(Gobblet{}, *read_position({}, "M2/1L1/s1l 1"), limits);
    EXPECT_EQ(j.source, "search");
    EXPECT_TRUE(j.note.en.empty());
    EXPECT_EQ(*j.truth.exact(), (Exact{Class::win, std::nullopt, 3}));
}

}  // namespace
}  // namespace rakus::gobblet
