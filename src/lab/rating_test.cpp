#include "lab/rating.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"
#include "lab/clusters.h"

namespace rakus::lab {
namespace {

void add_pair(Pairing& p, int first, int second) {
    p.each += pair_code(first, second);
    ++p.tally.pairs[static_cast<std::size_t>(first + second)];
    const auto add = [](Record3& r, int points) { ++(points == 2 ? r.wins : points == 1 ? r.draws : r.losses); };
    add(p.tally.as_first, first), add(p.tally.as_second, second);
}

// Players of equal strength. `shared`: how much an index favours the first player against all opponents, or is against
// it, as when a shuffle suits one way of playing.
std::vector<Pairing> tournament(std::size_t players, int pairs, double shared, std::uint64_t seed) {
    auto pairings = pairings_of(Format::round_robin, players);
    Rng rng(seed);
    for (int i = 0; i < pairs; ++i) {
        const double luck = rng.unit() - 0.5;  // of the first player in this index
        for (auto& p : pairings) {
            const double lean = p.a == 0 ? shared * luck : 0;
            const auto points = [&] { return rng.unit() - 0.5 + lean > 0 ? 2 : 0; };
            const int first = points();
            add_pair(p, first, points());
        }
    }
    return pairings;
}

TEST(Clusters, AddUpWhatAPlayerDidAgainstAllInOneIndex) {
    auto pairings = pairings_of(Format::round_robin, 3);  // 0-1, 0-2, 1-2
    add_pair(pairings[0], 2, 2), add_pair(pairings[1], 2, 1), add_pair(pairings[2], 0, 0);
    add_pair(pairings[0], 0, 0), add_pair(pairings[1], 0, 0), add_pair(pairings[2], 2, 2);
    const auto best = clusters_of(pairings, 0), last = clusters_of(pairings, 2);
    EXPECT_EQ(best.all, (std::vector<std::uint64_t>{1, 0, 0, 0, 0, 0, 0, 1, 0}));
    EXPECT_EQ(best.first, (std::vector<std::uint64_t>{1, 0, 0, 0, 1}));
    EXPECT_EQ(best.second, (std::vector<std::uint64_t>{1, 0, 0, 1, 0}));
    // Index 0: 1 half point from player 0 with the first move, all four from player 1.
    EXPECT_EQ(last.all, (std::vector<std::uint64_t>{0, 0, 0, 0, 1, 1, 0, 0, 0}));
}

// The mutation that this must notice: pairings counted as if they were independent.
TEST(Clusters, HoldTheTrueScoreWhereIndicesFavourAPlayerAgainstAll) {
    int held = 0, naive = 0;
    constexpr int kSeeds = 400;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const auto pairings = tournament(4, 50, 3, seed);
        const auto c = mean_of_counts(clusters_of(pairings, 0).all);
        Tally total;
        for (std::size_t i = 0; i < 3; ++i) total += pairings[i].tally;
        const auto n = pair_score(total.pairs);
        held += c.low <= 0.5 && 0.5 <= c.high;
        naive += n.low <= 0.5 && 0.5 <= n.high;
    }
    EXPECT_GE(held, kSeeds * 0.925);
    EXPECT_LE(held, kSeeds * 0.98);
    EXPECT_LT(naive, kSeeds * 0.90);
}

TEST(Ratings, DifferencesHoldWhereIndicesFavourAPlayerAgainstAll) {
    int held = 0;
    constexpr int kSeeds = 400;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Ratings r(tournament(4, 50, 3, 1000 + seed), 4);
        const auto d = r.difference(0, 3);
        held += d.low <= 0 && 0 <= d.high;
    }
    EXPECT_GE(held, kSeeds * 0.92);
    EXPECT_LE(held, kSeeds * 0.985);
}

// Two players who hardly ever do different things: now and then an index gives one of them a pair of the other.
TEST(Ratings, DifferencesHoldBetweenPlayersThatHardlyEverDiffer) {
    int held = 0;
    constexpr int kSeeds = 400;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        Rng rng = Rng::stream(8, seed);
        auto pairings = pairings_of(Format::round_robin, 3);  // 0-1, 0-2, 1-2
        for (int i = 0; i < 300; ++i) {
            const int first = rng.coin() ? 2 : 0, second = rng.coin() ? 2 : 0;
            const auto odd = rng.below(100);
            add_pair(pairings[0], odd == 0 ? 2 : odd == 1 ? 0 : 2, odd == 0 ? 2 : 0);
            add_pair(pairings[1], first, second), add_pair(pairings[2], first, second);
        }
        const auto d = Ratings(pairings, 3).difference(0, 1);
        held += d.low <= 0 && 0 <= d.high;
    }
    EXPECT_GE(held, kSeeds * 0.93);
}

// Of 50 indices one tells the twins apart; the others move their difference by a fiftieth of it the other way.
TEST(Ratings, OnlyTheIndicesTellInWhichTwinsDidDifferentThings) {
    auto pairings = pairings_of(Format::round_robin, 3);  // 0-1, 0-2, 1-2
    Rng rng(5);
    for (int i = 0; i < 50; ++i) {
        const int first = rng.coin() ? 2 : 0, second = rng.coin() ? 2 : 0;
        add_pair(pairings[0], 2, i == 0 ? 2 : 0);
        add_pair(pairings[1], first, second), add_pair(pairings[2], first, second);
    }
    const Ratings r(pairings, 3);
    EXPECT_EQ(r.indices_that_tell(0, 1), 1u);
    EXPECT_GT(r.indices_that_tell(0, 2), 20u);
}

// A player that hardly ever wins: a win of it moves its rating by far the most, and all other indices by a little each.
TEST(Ratings, LieWithinTheirIntervalsWhereFewIndicesMoveThemFarAndMostALittle) {
    auto pairings = pairings_of(Format::round_robin, 3);  // 0-1, 0-2, 1-2
    Rng rng(4);
    for (int i = 0; i < 2000; ++i) {
        const auto points = [&] { return rng.coin() ? 2 : 0; };
        const int first = points();
        add_pair(pairings[0], first, points());
        for (const std::size_t k : {1, 2}) add_pair(pairings[k], rng.below(250) == 0 ? 0 : 2, 2);
    }
    const Ratings r(pairings, 3);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_LT(r.of(i).low, r.of(i).value - 1) << i;
        EXPECT_GT(r.of(i).high, r.of(i).value + 1) << i;
    }
    const auto lead = r.difference(0, 1);
    EXPECT_NEAR(lead.high - lead.value, lead.value - lead.low, 0.2 * (lead.high - lead.low));
}

TEST(Ratings, OfTwoPlayersAreTheEloOfTheScore) {
    auto pairings = pairings_of(Format::round_robin, 2);
    for (int i = 0; i < 30; ++i) add_pair(pairings[0], i % 3 == 0 ? 0 : 2, i % 2 == 0 ? 2 : 1);
    const Ratings r(pairings, 2);
    const double score = pairings[0].tally.all().points() / 60;
    EXPECT_NEAR(r.difference(0, 1).value, elo_of(score), 1e-6);
    EXPECT_NEAR(r.of(0).value, elo_of(score) / 2, 1e-6);
}

TEST(Ratings, AreThoseUnderWhichTheExpectedPointsAreThePointsMade) {
    const auto pairings = tournament(5, 40, 0.5, 3);
    const Ratings r(pairings, 5);
    for (std::size_t a = 0; a < 5; ++a) {
        double made = 0, expected = 0;
        for (const auto& p : pairings) {
            if (p.a != a && p.b != a) continue;
            const std::size_t b = p.a == a ? p.b : p.a;
            made += (p.a == a ? p.tally : p.tally.mirrored()).all().points();
            expected += 80 / (1 + std::pow(10, -r.difference(a, b).value / 400));
        }
        EXPECT_NEAR(made, expected, 1e-6);
    }
}

TEST(Ratings, OfWhoLostEverythingHaveNoLowerEnd) {
    auto pairings = tournament(3, 40, 0.0, 5);
    for (auto& p : pairings)
        if (p.b == 2) {
            p = {p.a, p.b, {}, {}};
            for (int i = 0; i < 40; ++i) add_pair(p, 2, 2);
        }
    const Ratings r(pairings, 3);
    EXPECT_TRUE(std::isinf(r.of(2).value) && std::isinf(r.of(2).low));
    EXPECT_LT(r.of(2).high, -200);
    EXPECT_GT(r.of(2).high, -1000);
    EXPECT_TRUE(std::isfinite(r.difference(0, 1).low));
    EXPECT_EQ(r.rank(2), (RankRange{3, 3}));
}

TEST(Ratings, RanksAreOnlyAsFarApartAsTheIntervalsAllow) {
    const Ratings equal(tournament(4, 50, 0.0, 9), 4);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(equal.rank(i), (RankRange{1, 4}));
}

TEST(Ratings, OfAllOpeningsThereAreHaveNoInterval) {
    const Ratings r(tournament(3, 40, 0.3, 9), 3, 40);
    EXPECT_EQ(r.difference(0, 1).low, r.difference(0, 1).high);
}

}  // namespace
}  // namespace rakus::lab
