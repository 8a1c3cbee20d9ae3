// The rules, and the same rules written a second time as slowly and plainly as possible.
#include "games/gobblet/rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "core/rng.h"
#include "games/gobblet/game.h"
#include "games/gobblet/kit.h"
#include "typed_conformance.h"

namespace rakus::gobblet {
namespace {

// Stacks of letters on nine cells; hands as counts. Nothing shared with the bitboards.
struct Plain {
    std::array<std::string, 9> stacks;  // bottom to top; capitals are the first player's
    bool first_to_move = true;

    static int size_of(char c) {
        return static_cast<int>(std::string("sml").find(static_cast<char>(std::tolower(c)))) + 1;
    }
    bool mine(char c) const { return (std::isupper(c) != 0) == first_to_move; }
    char letter(int size) const { return (first_to_move ? "SML" : "sml")[size - 1]; }
    int on_board(char piece) const {
        int n = 0;
        for (const auto& s : stacks) n += static_cast<int>(std::count(s.begin(), s.end(), piece));
        return n;
    }
    bool fits(int size, const std::string& stack) const { return stack.empty() || size_of(stack.back()) < size; }
    bool row(bool of_first) const {
        static const int lanes[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                        {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        for (const auto& lane : lanes) {
            int n = 0;
            for (const int c : lane) n += !stacks[c].empty() && (std::isupper(stacks[c].back()) != 0) == of_first;
            if (n == 3) return true;
        }
        return false;
    }
    bool over() const { return row(true) || row(false); }

    std::vector<std::pair<std::string, Plain>> moves() const {
        std::vector<std::pair<std::string, Plain>> out;
        if (over()) return out;
        for (int size = 1; size <= 3; ++size)
            for (int c = 0; c < 9; ++c)
                if (on_board(letter(size)) < 2 && fits(size, stacks[c])) {
                    Plain next = *this;
                    next.stacks[c] += letter(size);
                    next.first_to_move = !first_to_move;
                    out.emplace_back(std::to_string(size) + "@" + std::to_string(c + 1), next);
                }
        for (int from = 0; from < 9; ++from)
            for (int c = 0; c < 9; ++c) {
                if (c == from || stacks[from].empty() || !mine(stacks[from].back())) continue;
                const char piece = stacks[from].back();
                if (!fits(size_of(piece), stacks[c])) continue;
                Plain next = *this;
                next.stacks[from].pop_back();
                next.stacks[c] += piece;
                next.first_to_move = !first_to_move;
                out.emplace_back(std::to_string(from + 1) + "-" + std::to_string(c + 1), next);
            }
        return out;
    }
};

std::uint64_t plain_perft(const Plain& p, int depth) {
    const auto all = p.moves();
    if (depth == 1) return all.size();
    std::uint64_t n = 0;
    for (const auto& [text, next] : all) n += plain_perft(next, depth - 1);
    return n;
}

std::uint64_t perft(const Rules& rules, const State& s, int depth) {
    const Moves all = moves(s);
    if (depth == 1) return all.size();
    std::uint64_t n = 0;
    for (const Move m : all) n += perft(rules, after(rules, s, m), depth - 1);
    return n;
}

State at(std::string_view text, const Rules& rules = {}) {
    const auto s = read_position(rules, text);
    EXPECT_TRUE(s.ok()) << text;
    return s.ok() ? *s : State{};
}

State played(std::string_view text, const Rules& rules, std::initializer_list<std::string_view> texts) {
    State s = at(text, rules);
    for (const auto t : texts) s = after(rules, s, *read_move(s, t));
    return s;
}

TEST(GobbletRules, MoveSequencesAreAsManyAsInThePlainImplementation) {
    EXPECT_EQ(perft({}, State{}, 1), 27u);
    EXPECT_EQ(perft({}, State{}, 2), 675u);
    EXPECT_EQ(perft({}, State{}, 3), 20313u);
    EXPECT_EQ(perft({}, State{}, 4), plain_perft(Plain{}, 4));
}

TEST(GobbletRules, FiveMovesDeepThereAre16635384Sequences) {
    EXPECT_EQ(perft({}, State{}, 5), 16635384u);
}

RC_GTEST_PROP(GobbletRules, RandomGamesOfferTheSameMovesAsThePlainImplementation, (std::uint64_t seed)) {
    Rng rng(seed);
    const Rules rules{Lift::cover, Both::lose, 0};
    State s;
    Plain p;
    for (int ply = 0; ply < 40; ++ply) {
        const auto plain = p.moves();
        const Moves fast = moves(s);
        RC_ASSERT(fast.size() == plain.size());
        std::size_t i = 0;
        for (const Move m : fast) {
            RC_ASSERT(write_move(m) == plain[i].first);
            RC_ASSERT(fast[i] == m);
            ++i;
        }
        if (plain.empty()) break;
        const auto pick = rng.below(static_cast<std::uint32_t>(plain.size()));
        s = after(rules, s, fast[pick]);
        p = plain[pick].second;
    }
}

TEST(GobbletRules, ThreeOnTopInARowWin) {
    EXPECT_EQ(played("SM1/3/sm1 1", {}, {"3@3"}).result, Outcome::first_wins);
    EXPECT_EQ(played("S2/1M1/sm1 1", {}, {"3@9"}).result, Outcome::first_wins);
    EXPECT_EQ(played("SM1/3/sm1 1", {}, {"3@4"}).result, std::nullopt);
}

TEST(GobbletRules, ACoveredPieceIsNeitherMovedNorCounted) {
    const State s = at("(Sm)M1/3/3 1");
    for (const Move m : moves(s)) EXPECT_NE(m.source, 0);
    EXPECT_EQ(played("(Sm)M1/3/3 1", {}, {"3@3"}).result, std::nullopt);
}

TEST(GobbletRules, AnOwnPieceMayBeCoveredButNoLargeOne) {
    const State s = at("M2/1L1/3 1");
    std::set<std::string> all;
    for (const Move m : moves(s)) all.insert(write_move(m));
    EXPECT_TRUE(all.contains("3@1"));
    EXPECT_FALSE(all.contains("3@5"));
    EXPECT_FALSE(all.contains("1@1"));
    EXPECT_FALSE(all.contains("1-1"));
}

// The large piece on 1 hides the corner of player 2's first row.
constexpr std::string_view kHidden = "(sL)sm/3/3 1";

TEST(GobbletRules, AMoveThatUncoversAnEnemyRowLoses) {
    EXPECT_EQ(played(kHidden, {}, {"1-5"}).result, Outcome::second_wins);
    EXPECT_EQ(played(kHidden, {}, {"3@5"}).result, std::nullopt);
}

TEST(GobbletRules, TheLiftedPieceMayCoverTheRowAgainUnlessTheRuleIsStrict) {
    EXPECT_EQ(played(kHidden, {}, {"1-2"}).result, std::nullopt);
    const Rules strict{Lift::strict, Both::lose, 3};
    EXPECT_EQ(played(kHidden, strict, {"1-2"}).result, Outcome::second_wins);
}

TEST(GobbletRules, WhoMakesARowAndUncoversOneLosesWinsOrDrawsByTheRule) {
    // 1-9 completes 7 8 9 and uncovers 1 2 3.
    constexpr std::string_view both = "(sL)sm/3/SM1 1";
    EXPECT_EQ(played(both, {Lift::cover, Both::lose, 3}, {"1-9"}).result, Outcome::second_wins);
    EXPECT_EQ(played(both, {Lift::cover, Both::win, 3}, {"1-9"}).result, Outcome::first_wins);
    EXPECT_EQ(played(both, {Lift::cover, Both::draw, 3}, {"1-9"}).result, Outcome::draw);
    EXPECT_EQ(played(both, {Lift::strict, Both::win, 3}, {"1-9"}).result, Outcome::second_wins);
}

TEST(GobbletRules, TheThirdOccurrenceOfAPositionIsADraw) {
    const std::initializer_list<std::string_view> once{"1-2", "9-8", "2-1", "8-9"};
    const std::initializer_list<std::string_view> twice{"1-2", "9-8", "2-1", "8-9", "1-2", "9-8", "2-1", "8-9"};
    EXPECT_EQ(played("S2/3/2s 1", {}, once).seen, 2);
    EXPECT_EQ(played("S2/3/2s 1", {}, once).result, std::nullopt);
    EXPECT_EQ(played("S2/3/2s 1", {}, twice).seen, 3);
    EXPECT_EQ(played("S2/3/2s 1", {}, twice).result, Outcome::draw);
    EXPECT_EQ(played("S2/3/2s 1", {Lift::cover, Both::lose, 0}, twice).result, std::nullopt);
    EXPECT_EQ(played("S2/3/2s 1", {Lift::cover, Both::lose, 2}, once).result, Outcome::draw);
}

// Twelve plies and back: longer than a page of the past, met at an even and at an odd place of it.
constexpr std::array<std::string_view, 12> kRound{"1-2", "8-7", "2-3", "7-8", "3-6", "8-7",
                                                  "6-5", "7-8", "5-4", "8-7", "4-1", "7-8"};

TEST(GobbletRules, RepetitionsAreFoundAcrossManyPlies) {
    for (State s : {at("S2/3/1s1 1"), played("S2/3/2s 2", {}, {"9-8"})}) {
        for (int round = 1; round <= 2; ++round) {
            EXPECT_EQ(s.seen, round);
            for (const auto t : kRound) s = after({}, s, *read_move(s, t));
        }
        EXPECT_EQ(s.seen, 3);
        EXPECT_EQ(s.result, Outcome::draw);
    }
}

TEST(GobbletRules, RepetitionsAreForgottenAfterAPlacement) {
    State s = played("S2/3/2s 1", {}, {"1-2", "9-8", "2-1", "8-9"});
    EXPECT_EQ(s.seen, 2);
    EXPECT_EQ(after({}, s, *read_move(s, "3@5")).seen, 1);
}

TEST(GobbletRules, EveryPlayerExplainsWhatItChooses) {
    auto kinds = players();
    std::erase_if(kinds, [](const auto& k) { return k.name == "expert"; });  // asks the clock when it has no table
    expect_players_explain_what_they_choose(Gobblet{}, kinds, 3, 20);
}

}  // namespace
}  // namespace rakus::gobblet
