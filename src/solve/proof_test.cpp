#include "solve/proof.h"

#include <gtest/gtest.h>

#include "games/bantumi/game.h"

namespace rakus::solve {
namespace {

using bantumi::Bantumi;

// Irving, Donkers and Uiterwijk, "Solving Kalah", ICGA Journal 23(3), 2000: the first player's margin, or only the
// class of the result where no more is published.
struct Published {
    int pits, seeds;
    std::optional<int> margin;
    Class result;
};

TEST(Proof, SmallBoardsHaveThePublishedValues) {
    const auto w = Class::win, l = Class::loss, d = Class::draw;
    const std::vector<Published> table{{1, 1, {}, d}, {1, 2, {}, l}, {1, 3, {}, w}, {1, 4, {}, l}, {1, 5, {}, w},
                                       {1, 6, {}, d}, {2, 1, {}, w}, {2, 2, {}, l}, {2, 3, {}, l}, {2, 4, {}, l},
                                       {2, 5, {}, w}, {2, 6, {}, w}, {3, 1, {}, d}, {3, 2, {}, w}, {3, 3, {}, w},
                                       {3, 4, {}, w}, {3, 5, {}, w}, {3, 6, {}, l}, {4, 1, 2, w},  {4, 2, 6, w},
                                       {4, 3, 8, w},  {4, 4, 2, w},  {5, 1, 0, d},  {5, 2, 0, d},  {6, 1, 2, w}};
    for (const auto& [pits, seeds, margin, result] : table) {
        const Bantumi game{.rules = {.pits = pits, .seeds = seeds}};
        const auto [low, high] = Proof<Bantumi>(game, ~std::uint64_t{0}, Watch({})).range(bantumi::start(game.rules));
        EXPECT_EQ(low, high) << pits << "x" << seeds;
        EXPECT_EQ(class_of(low), result) << pits << "x" << seeds;
        EXPECT_EQ(low, margin.value_or(low)) << pits << "x" << seeds;
    }
}

TEST(Proof, WithoutTimeItStillGivesTrueBounds) {
    const Bantumi game;
    const auto [low, high] = Proof<Bantumi>(game, 10000, Watch({})).range(bantumi::start(game.rules));
    EXPECT_LT(low, high);
    EXPECT_LE(low, 10);
    EXPECT_GE(high, 10);
}

}  // namespace
}  // namespace rakus::solve
