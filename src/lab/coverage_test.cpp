// The short form of bench/coverage: a real table of players, played with many seeds, against all openings there are.
#include <gtest/gtest.h>

#include "lab/clusters.h"
#include "lab/rating.h"
#include "lab/tournament.h"

namespace rakus::lab {
namespace {

TournamentSpec table(std::uint64_t pairs, std::uint64_t seed) {
    TournamentSpec spec{"bantumi", "", "", {"best", "paper", "paper-chain", "paper-pseudo"}, pairs, seed, {4}};
    return *settle_openings(*find_game("bantumi"), spec, false);
}

std::vector<Pairing> played(const TournamentSpec& spec) {
    const Tournament t(*find_game("bantumi"), spec);
    Finished all;
    for (std::size_t b = 0; b < t.blocks(); ++b) all.emplace(b, *t.play(b));
    return t.standing(all)->pairings;
}

bool holds(const Interval& i, double truth) {
    return i.low <= truth && truth <= i.high;
}

// The mutation that this must notice: pairings counted as if they were independent.
TEST(Coverage, OfTheTotalsOfARealTournament) {
    constexpr std::uint64_t kSeeds = 150;
    const auto all = played(table(5000, 1));
    const double truth = mean_of_counts(clusters_of(all, 0).all, 942).value,
                 lead = Ratings(all, 4, 942).difference(0, 1).value;
    std::uint64_t total = 0, rating = 0, naive = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const auto pairings = played(table(50, seed));
        total += holds(mean_of_counts(clusters_of(pairings, 0).all, 942), truth);
        rating += holds(Ratings(pairings, 4, 942).difference(0, 1), lead);
        naive += holds(pair_score(total_of(pairings, 0).pairs), truth);
    }
    EXPECT_GE(total, kSeeds * 90 / 100);
    EXPECT_GE(rating, kSeeds * 90 / 100);
    EXPECT_LT(naive, kSeeds * 89 / 100);
}

}  // namespace
}  // namespace rakus::lab
