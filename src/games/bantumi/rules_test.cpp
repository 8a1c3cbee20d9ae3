#include "games/bantumi/rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

#include "games/bantumi/game.h"
#include "games/bantumi/strategies.h"
#include "typed_conformance.h"

namespace rakus::bantumi {
namespace {

Placed<Bantumi> at(std::string_view position, const Settings& rules = {}) {
    return *Bantumi::configure(rules)->parse(position);
}
std::string play(std::string_view position, std::string_view move, const Settings& rules = {}) {
    const auto [game, s] = at(position, rules);
    return game.print(game.after(s, *game.parse_move(s, move)));
}

// A second sower, hole by hole on an array, written from the rules alone.
struct PlainBoard {
    std::vector<int> holes;  // pits of 1, store of 1, pits of 2, store of 2
    int pits, side = 0;

    int store(int s) const { return (s + 1) * (pits + 1) - 1; }
    bool row_empty(int s) const {
        for (int i = 0; i < pits; ++i)
            if (holes[static_cast<std::size_t>(s * (pits + 1) + i)]) return false;
        return true;
    }
    int& hole(int i) { return holes[static_cast<std::size_t>(i)]; }
    void play(int pit, bool empty_capture) {
        int i = side * (pits + 1) + pit, hand = hole(i);
        hole(i) = 0;
        while (hand > 0) {
            i = (i + 1) % (2 * pits + 2);
            if (i == store(1 - side)) continue;
            ++hole(i);
            --hand;
        }
        const bool own_pit = i >= side * (pits + 1) && i < store(side);
        if (own_pit && hole(i) == 1) {
            int& facing = hole(2 * pits - i);
            if (facing > 0 || empty_capture) {
                hole(store(side)) += facing + 1;
                facing = hole(i) = 0;
            }
        }
        if (i != store(side)) side = 1 - side;
        if (row_empty(0) || row_empty(1))
            for (int s = 0; s < 2; ++s)
                for (int p = 0; p < pits; ++p) {
                    hole(store(s)) += hole(s * (pits + 1) + p);
                    hole(s * (pits + 1) + p) = 0;
                }
    }
};

PlainBoard plain(const Rules& rules, const State& s) {
    PlainBoard b{{}, rules.pits, index_of(s.to_move)};
    for (int side = 0; side < 2; ++side) {
        for (int p = 0; p < rules.pits; ++p) b.holes.push_back(mancala::seeds_in(s.board.row[side], p));
        b.holes.push_back(s.board.store[side]);
    }
    return b;
}

std::uint64_t leaves(const Bantumi& game, const State& s, int depth) {
    if (depth == 0) return 1;
    std::uint64_t n = 0;
    for (const Pit p : game.moves(s)) n += leaves(game, game.after(s, p), depth - 1);
    return n;
}

TEST(BantumiRules, SowingRunsCounterClockwiseThroughTheOwnStoreIntoTheOpponentsRow) {
    EXPECT_EQ(play("4.4.4.4.4.4.0/4.4.4.4.4.4.0 1", "5"), "4.4.4.4.0.5.1/5.5.4.4.4.4.0 2");
}

TEST(BantumiRules, LastSeedInOwnStoreGivesAnotherTurn) {
    EXPECT_EQ(play("4.4.4.4.4.4.0/4.4.4.4.4.4.0 1", "3"), "4.4.0.5.5.5.1/4.4.4.4.4.4.0 1");
}

TEST(BantumiRules, TheOpponentsStoreIsSkipped) {
    EXPECT_EQ(play("1.0.0.0.1.8.9/4.4.4.4.4.4.5 1", "6"), "2.0.0.0.1.0.10/5.5.5.5.5.5.5 2");
}

TEST(BantumiRules, LastSeedInOwnEmptyPitCapturesItAndTheSeedsOpposite) {
    EXPECT_EQ(play("1.0.4.4.4.4.7/4.4.4.4.4.4.0 1", "1"), "0.0.4.4.4.4.12/4.4.4.4.0.4.0 2");
}

TEST(BantumiRules, WithNothingOppositeTheLastSeedIsBankedWithEmptyCaptureAndStaysWithout) {
    EXPECT_EQ(play("1.0.4.4.4.4.7/4.4.4.4.0.4.4 1", "1"), "0.0.4.4.4.4.8/4.4.4.4.0.4.4 2");
    EXPECT_EQ(play("1.0.4.4.4.4.7/4.4.4.4.0.4.4 1", "1", {{"ec", "0"}}), "0.1.4.4.4.4.7/4.4.4.4.0.4.4 2");
}

TEST(BantumiRules, ThirteenSeedsComeBackToTheirPitAndCapture) {
    EXPECT_EQ(play("13.1.1.1.1.1.0/5.5.5.5.5.5.0 1", "1"), "0.2.2.2.2.2.8/6.6.6.6.6.0.0 2");
}

TEST(BantumiRules, TheGameEndsWhenARowIsEmptyEvenIfTheMoverEarnedAnotherTurn) {
    const auto [game, s] = at("0.0.0.0.0.1.20/1.0.0.0.2.0.24 1");
    const State end = game.after(s, Pit{5});
    EXPECT_EQ(game.print(end), "0.0.0.0.0.0.21/0.0.0.0.0.0.27 1");
    EXPECT_EQ(game.outcome(end), Outcome::second_wins);
    EXPECT_TRUE(game.moves(end).empty());
}

TEST(BantumiRules, PerftCountsAreThePublishedOnes) {
    for (const auto& [ec, expected] :
         {std::pair{"1", std::array{6, 35, 185, 942, 4685}}, std::pair{"0", std::array{6, 35, 185, 942, 4690}}}) {
        const auto game = *Bantumi::configure({{"ec", ec}});
        Rng rng(1);
        for (int depth = 1; depth <= 5; ++depth)
            EXPECT_EQ(leaves(game, game.start(rng), depth), expected[static_cast<std::size_t>(depth - 1)]);
    }
}

RC_GTEST_PROP(BantumiRules, EveryMoveOfEverySizeIsThatOfAPlainSowerAndNoSeedIsLost, ()) {
    const int pits = *rc::gen::inRange(1, 9), seeds = *rc::gen::inRange(1, 9);
    const bool ec = *rc::gen::arbitrary<bool>();
    const Bantumi game{.rules = {.pits = pits, .seeds = seeds, .empty_capture = ec}};
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    State s = game.start(rng);
    while (!game.outcome(s)) {
        auto twin = plain(game.rules, s);
        const Pit pit = game.random_move(s, rng);
        twin.play(pit.index, ec);
        const Sown account = sow(game.rules, s, pit);
        s = game.after(s, pit);
        RC_ASSERT(account.after == s);
        RC_ASSERT(plain(game.rules, s).holes == twin.holes);
        RC_ASSERT(game.outcome(s) || index_of(s.to_move) == twin.side);
        RC_ASSERT(s.board.total() == 2 * pits * seeds);
    }
}

RC_GTEST_PROP(BantumiRules, ARandomMoveIsDrawnAsFromTheListOfMoves, ()) {
    const Bantumi game;
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    State s = game.start(rng);
    while (!game.outcome(s)) {
        Rng twin = rng;
        const auto moves = game.moves(s);
        const Pit pit = game.random_move(s, rng);
        RC_ASSERT(pit == moves[twin.below(static_cast<std::uint32_t>(moves.size()))]);
        s = game.after(s, pit);
    }
}

TEST(BantumiPlayers, ExplainWhatTheyChoose) {
    auto quick = players();
    std::erase_if(quick,
                  [](const auto& kind) { return kind.name == "perfect"; });  // it proves every position: seconds each
    expect_players_explain_what_they_choose(Bantumi{}, quick, 20, 60);
}

}  // namespace
}  // namespace rakus::bantumi
