// The rules of Nim, and who wins told a second way: by trying everything.
#include <gtest/gtest.h>

#include <map>

#include "core/any_game.h"
#include "games/nim/kit.h"
#include "games/nim/strategies.h"
#include "typed_conformance.h"

namespace rakus::nim {
namespace {

State at(std::string_view position) {
    return *read_position(position);
}

TEST(Nim, ATurnTakesAnyNumberOfSeedsFromOneHeap) {
    EXPECT_EQ(moves(at("3.0.2 1")).size(), 5u);
    EXPECT_EQ(write_position(after(at("3.4.5 1"), {1, 4})), "3.0.5 2");
}

TEST(Nim, WhoeverTakesTheLastSeedWinsOrLosesAsTheRulesSay) {
    const State end = after(at("0.2 1"), {1, 2});
    EXPECT_EQ(outcome({}, end), Outcome::first_wins);
    EXPECT_EQ(outcome({.last_wins = false}, end), Outcome::second_wins);
    EXPECT_FALSE(outcome({}, at("0.1 1")));
}

TEST(Nim, HasAsManyMoveSequencesAsCountedByHand) {
    // 1.2: three first moves, which leave 0.2 (two answers), 1.1 (two) and 1.0 (one); then one seed is left in three.
    const auto leaves = find_game("nim")->perft({"heaps=1.2", "", {}, 1}, 3);
    ASSERT_TRUE(leaves.ok());
    EXPECT_EQ(*leaves, (std::vector<std::uint64_t>{3, 5, 3}));
}

// Nothing but the rules.
bool wins_by_trying(const Rules& rules, const State& s, std::map<std::string, bool>& known) {
    if (const auto o = outcome(rules, s)) return result_for(s.to_move, *o) > 0;
    const auto name = write_position(s);
    if (const auto found = known.find(name); found != known.end()) return found->second;
    bool wins = false;
    for (const Move& m : moves(s)) wins = wins || !wins_by_trying(rules, after(s, m), known);
    return known[name] = wins;
}

TEST(Nim, TheNimSumSaysWhoWins) {
    for (const bool last_wins : {true, false}) {
        const Rules rules{.last_wins = last_wins};
        std::map<std::string, bool> known;
        for (int a = 0; a <= 5; ++a)
            for (int b = 0; b <= 5; ++b)
                for (int c = 0; c <= 5; ++c) {
                    const State s = at(fmt::format("{}.{}.{} 1", a, b, c));
                    EXPECT_EQ(mover_wins(rules, s), wins_by_trying(rules, s, known)) << write_position(s);
                }
    }
}

TEST(Nim, TheBestLineEndsWithTheLastSeedOfTheWinner) {
    const auto found = judge()->judge(Nim{}, at("3.4.5 2"), {});
    EXPECT_EQ(found.truth.exact()->result, Class::win);
    EXPECT_EQ(write_move(found.line.at(0)), "1-2");
    EXPECT_EQ(found.line.size() % 2, 1u);
}

TEST(Nim, PositionsAndMovesThatAreNoneAreRefused) {
    for (const auto* wrong : {"", "3.4.5", "3..5 1", "3.10 1", "3.4.5 3", "1.1.1.1.1.1.1 1", "3.4.5 1 "})
        EXPECT_FALSE(read_position(wrong).ok()) << wrong;
    for (const auto* wrong : {"", "2", "4-1", "0-1", "2-", "2-0", "1-2-3"})
        EXPECT_FALSE(read_move(at("3.4.5 1"), wrong).ok()) << wrong;
}

TEST(Nim, TakingTheMostGivesTheGameAwayAndBalancingNeverDoes) {
    const auto measure = [](const char* player) {
        QualityRequest request;
        request.player = player;
        request.positions = 200;
        return find_game("nim")->quality(request, [](auto, auto) { return true; })->parts.back().tally.all();
    };
    const Picks most = measure("most"), balance = measure("balance");
    EXPECT_LT(most.stake_kept, most.at_stake);
    EXPECT_EQ(balance.stake_kept, balance.at_stake);
    EXPECT_GT(balance.at_stake, 50u);
}

TEST(Nim, PlayersExplainWhatTheyChoose) {
    expect_players_explain_what_they_choose(Nim{}, players(), 5, 20);
}

}  // namespace
}  // namespace rakus::nim
