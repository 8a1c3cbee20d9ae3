#include "lab/ratio_interval.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"

namespace rakus::lab {
namespace {

// A game of 4 to 8 moves in which a pick loses one to three times two seeds with a chance of 1 in 5.
void add_game(Ratio& lost, Ratio& kept, Rng& rng) {
    const auto moves = 4 + rng.below(5);
    int loss = 0, keeps = 0;
    for (std::uint32_t i = 0; i < moves; ++i) {
        if (rng.below(5) > 0)
            ++keeps;
        else
            loss += static_cast<int>(2 + 2 * rng.below(3));
    }
    lost.add_group(loss, moves), kept.add_group(keeps, moves);
}

TEST(RatioInterval, HoldsFromTenGamesOn) {
    for (const int games : {10, 30}) {
        int loss_held = 0, share_held = 0;
        constexpr int kSeeds = 600;
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            Rng rng = Rng::stream(4, seed);
            Ratio lost, kept;
            for (int i = 0; i < games; ++i) add_game(lost, kept, rng);
            const auto l = ratio_interval(lost, RatioKind::loss), k = ratio_interval(kept, RatioKind::share);
            loss_held += l.low <= 0.8 && 0.8 <= l.high;
            share_held += k.low <= 0.8 && 0.8 <= k.high;
        }
        EXPECT_GE(loss_held, kSeeds * 0.93) << games;
        EXPECT_GE(share_held, kSeeds * 0.93) << games;
        EXPECT_LE(share_held, kSeeds * 0.99) << games;
    }
}

TEST(RatioInterval, StaysInsideWhatIsPossibleAndHasAWidth) {
    Ratio all;
    for (int i = 0; i < 5; ++i) all.add_group(4, 4);
    const auto kept = ratio_interval(all, RatioKind::share);
    EXPECT_EQ(kept.high, 1);
    EXPECT_LT(kept.low, 0.9);
    EXPECT_GT(kept.low, 0);
    Ratio none;
    for (int i = 0; i < 5; ++i) none.add_group(0, 4);
    const auto lost = ratio_interval(none, RatioKind::loss);
    EXPECT_EQ(lost.low, 0);
    EXPECT_GT(lost.high, 0.1);
}

TEST(RatioInterval, CountsTheGroupNotTheMoveAsTheUnit) {
    Ratio games, moves;
    for (int g = 0; g < 20; ++g) {
        games.add_group(g % 2 == 0 ? 0 : 60, 10);
        for (int i = 0; i < 10; ++i) moves.add_group(g % 2 == 0 ? 0 : 6, 1);
    }
    EXPECT_DOUBLE_EQ(games.value(), moves.value());
    const auto by_game = ratio_interval(games, RatioKind::loss), by_move = ratio_interval(moves, RatioKind::loss);
    EXPECT_GT(by_game.high - by_game.low, 2 * (by_move.high - by_move.low));
}

TEST(RatioInterval, OfAllGamesThereAreIsExact) {
    Ratio r;
    for (int i = 0; i < 12; ++i) r.add_group(i, 10);
    EXPECT_TRUE(ratio_interval(r, RatioKind::loss, 12).exact());
    EXPECT_FALSE(ratio_interval(r, RatioKind::loss, 13).exact());
    EXPECT_FALSE(ratio_interval(r, RatioKind::loss).exact());
}

TEST(RatioInterval, SaysThatNothingIsKnownWithoutGroups) {
    EXPECT_EQ(ratio_interval({}, RatioKind::share).high, 1);
    EXPECT_TRUE(std::isinf(ratio_interval({}, RatioKind::loss).high));
}

}  // namespace
}  // namespace rakus::lab
