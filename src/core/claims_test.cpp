#include "core/claims.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace rakus {
namespace {

Truth seeds(int margin) {
    return exact_margin(margin, "seeds");
}
Truth between_seeds(int low, int high) {
    return between(low, high, "seeds");
}
Truth won_in(int plies) {
    return {Exact{Class::win, std::nullopt, plies}, "result"};
}
Truth lost_in(int plies) {
    return {Exact{Class::loss, std::nullopt, plies}, "result"};
}
Truth chance(double mean, double half) {
    return {Estimate{mean, mean - half, mean + half, 500}, "win_chance"};
}
const Truth kUnknown{Unknown{}, "result"};
const Truth kWon{Exact{Class::win, std::nullopt, std::nullopt}, "result"};

Ruling ruled(std::vector<Truth> moves, const Truth& position = {}) {
    return rule_on(position, moves);
}
// The verdict on the first of two moves.
Verdict beside(const Truth& chosen, const Truth& other) {
    return ruled({chosen, other}).verdicts[0];
}

TEST(Claims, AWorseClassIsABlunderAndTheMarginDecidesTheRest) {
    EXPECT_EQ(beside(seeds(-4), seeds(4)).glyph, "??");
    EXPECT_EQ(beside(seeds(-4), seeds(4)).loss, 8);
    EXPECT_EQ(beside(seeds(0), seeds(2)).glyph, "??");
    EXPECT_EQ(beside(seeds(2), seeds(8)).glyph, "?");
    EXPECT_EQ(beside(seeds(4), seeds(8)).glyph, "?!");
    EXPECT_EQ(beside(seeds(8), seeds(8)).glyph, "");
    EXPECT_EQ(beside(seeds(8), seeds(8)).best, Claim::proved);
    EXPECT_EQ(beside(seeds(8), seeds(8)).mistake, Claim::no);
}

TEST(Claims, WithoutAMarginTenPliesMakeAMistake) {
    EXPECT_EQ(beside(won_in(13), won_in(3)).glyph, "?");
    EXPECT_EQ(beside(won_in(5), won_in(3)).glyph, "");
    EXPECT_EQ(beside(won_in(5), won_in(3)).best, Claim::no);
    EXPECT_EQ(beside(won_in(5), won_in(3)).mistake, Claim::no);
    EXPECT_EQ(beside(lost_in(2), lost_in(14)).glyph, "?");
}

TEST(Claims, AnEstimateIsCriticisedOnlyBeyondItsInterval) {
    const Truth best = chance(0.70, 0.04);
    EXPECT_EQ(beside(chance(0.45, 0.04), best).glyph, "??");
    EXPECT_EQ(beside(chance(0.58, 0.04), best).glyph, "?");
    EXPECT_EQ(beside(chance(0.62, 0.05), best).glyph, "");
    EXPECT_EQ(beside(chance(0.45, 0.04), best).mistake, Claim::likely);
    EXPECT_EQ(beside(chance(0.62, 0.05), best).mistake, Claim::possible);
    EXPECT_FALSE(beside(chance(0.62, 0.05), best).loss);
}

TEST(Claims, ALossThatIsProvedIsNeverCalledBestBesideOpenMoves) {
    // The start of Bantumi within a short time: only pit 1 has an upper bound.
    const auto r = ruled({between_seeds(-44, -12), between_seeds(-44, 44), seeds(10), between_seeds(-40, 40)});
    EXPECT_EQ(r.verdicts[0].best, Claim::no);
    EXPECT_EQ(r.verdicts[0].glyph, "??");
    EXPECT_EQ(r.verdicts[0].loss, 22);
    EXPECT_TRUE(r.verdicts[0].at_least);
    EXPECT_EQ(r.verdicts[2].best, Claim::possible);
    EXPECT_EQ(r.best, Claim::possible);
    EXPECT_EQ(r.order, (std::vector<std::size_t>{2, 3, 1, 0}));
}

TEST(Claims, OpenMovesAreNeitherBestNorMistakes) {
    const auto r = ruled({kUnknown, kUnknown, lost_in(4)});
    EXPECT_EQ(r.best, Claim::possible);
    for (const auto& v : {r.verdicts[0], r.verdicts[1]}) {
        EXPECT_EQ(v.best, Claim::possible);
        EXPECT_EQ(v.mistake, Claim::possible);
        EXPECT_EQ(v.glyph, "");
    }
}

TEST(Claims, TheValueOfThePositionNarrowsItsMoves) {
    const auto r = ruled({between_seeds(-20, 8), between_seeds(0, 20), between_seeds(-20, 9)}, seeds(10));
    EXPECT_EQ(r.verdicts[1].best, Claim::proved);
    EXPECT_EQ(r.verdicts[0].best, Claim::no);
    EXPECT_EQ(r.verdicts[2].glyph, "?!");
}

TEST(Claims, AWinWithThisMoveIsBestWhateverIsOpen) {
    EXPECT_EQ(beside(won_in(1), kUnknown).best, Claim::proved);
    EXPECT_EQ(beside(won_in(3), kUnknown).best, Claim::possible);
}

TEST(Claims, TheOnlyMoveIsBest) {
    EXPECT_EQ(ruled({kUnknown}).best, Claim::proved);
}

TEST(Claims, AProvedWinIsBestBesideChances) {
    const auto r = ruled({chance(0.98, 0.01), kWon});
    EXPECT_EQ(r.verdicts[1].best, Claim::proved);
    EXPECT_EQ(r.verdicts[0].best, Claim::unlikely);
    EXPECT_EQ(r.order.front(), 1u);
}

TEST(Claims, OfChancesTheBestIsLikelyOnlyAboveAllIntervals) {
    EXPECT_EQ(ruled({chance(0.6, 0.02), chance(0.5, 0.02)}).best, Claim::likely);
    EXPECT_EQ(ruled({chance(0.6, 0.02), chance(0.58, 0.02), chance(0.3, 0.02)}).best, Claim::possible);
    EXPECT_EQ(ruled({chance(0.6, 0.02), chance(0.58, 0.02), chance(0.3, 0.02)}).verdicts[2].best, Claim::unlikely);
}

TEST(Claims, TruthsAreComparedOnlyWhereTheyCanBe) {
    EXPECT_EQ(compare(seeds(4), seeds(2)), Order::better);
    EXPECT_EQ(compare(seeds(4), seeds(4)), Order::equal);
    EXPECT_EQ(compare(seeds(4), between_seeds(2, 6)), Order::open);
    EXPECT_EQ(compare(seeds(4), between_seeds(6, 8)), Order::worse);
    EXPECT_EQ(compare(kUnknown, won_in(9)), Order::open);
    EXPECT_EQ(compare(chance(0.6, 0.1), chance(0.5, 0.1)), Order::open);
}

// Whatever the open values turn out to be: what was proved best is best, what was refuted is not.
RC_GTEST_PROP(Claims, HoldForEveryWayTheBoundsMayClose, ()) {
    const auto n = *rc::gen::inRange<std::size_t>(1, 6);
    std::vector<Truth> moves;
    std::vector<int> values;
    for (std::size_t i = 0; i < n; ++i) {
        const int low = *rc::gen::inRange(-12, 12), high = low + *rc::gen::inRange(0, 10);
        moves.push_back(between_seeds(low, high));
        values.push_back(*rc::gen::inRange(low, high + 1));
    }
    const int best = *std::ranges::max_element(values);
    const bool told = *rc::gen::arbitrary<bool>();
    const auto r = rule_on(told ? seeds(best) : Truth{}, moves);
    for (std::size_t i = 0; i < n; ++i) {
        const Verdict& v = r.verdicts[i];
        if (v.best == Claim::proved) RC_ASSERT(values[i] == best);
        if (v.best == Claim::no) RC_ASSERT(values[i] < best);
        if (v.mistake == Claim::proved) RC_ASSERT(values[i] < best);
        if (v.mistake == Claim::no) RC_ASSERT(values[i] == best);
        if (v.loss) RC_ASSERT((v.at_least ? *v.loss <= best - values[i] : *v.loss == best - values[i]));
    }
}

// And nothing is left open that is decided: if one move is best in every case, it is called so.
RC_GTEST_PROP(Claims, LeaveNothingOpenThatIsDecided, ()) {
    const int low = *rc::gen::inRange(-12, 12), high = low + *rc::gen::inRange(0, 10);
    const int other_low = *rc::gen::inRange(-12, 12), other_high = other_low + *rc::gen::inRange(0, 10);
    const auto v = beside(between_seeds(low, high), between_seeds(other_low, other_high));
    RC_ASSERT((v.best == Claim::proved) == (low >= other_high));
    RC_ASSERT((v.best == Claim::no) == (high < other_low));
}

TEST(Claims, AMeasuredChanceLeansOnlyWhereItsWholeIntervalDoes) {
    EXPECT_EQ(leaning(chance(0.6, 0.05)), Class::win);
    EXPECT_EQ(leaning(chance(0.4, 0.05)), Class::loss);
    EXPECT_EQ(leaning(chance(0.6, 0.1)), std::nullopt);
    EXPECT_EQ(leaning(seeds(4)), std::nullopt);
    Truth this_turn = chance(0.1, 0.05);
    this_turn.within = "turn";
    EXPECT_EQ(leaning(this_turn), std::nullopt);
}

}  // namespace
}  // namespace rakus
