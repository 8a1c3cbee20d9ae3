// The short form of bench/coverage: the reports of a real table of players, made with many seeds, against the report on
// all openings there are.
#include <gtest/gtest.h>

#include "app/jobs/match_spec.h"
#include "app/match_report.h"
#include "lab/coverage.h"

namespace rakus::app {
namespace {

MatchReport table_of_players(std::uint64_t pairs, std::uint64_t seed) {
    const AnyGame& game = *find_game("bantumi");
    lab::TournamentSpec spec{"bantumi", "", "", {"best", "paper", "paper-chain", "paper-pseudo"}, pairs, seed, {4}};
    spec = *settled(game, spec);
    const lab::Tournament t(game, spec);
    lab::Finished all;
    for (std::size_t b = 0; b < t.blocks(); ++b) all.emplace(b, *t.play(b));
    return *match_report(game, spec, *t.standing(all));
}

// The fault that this must notice: pairings counted as if they were independent. So the same bound is set before that
// wrong method, and it must fail.
TEST(Coverage, OfTheTotalsAndRatingsInReportsOfARealTournament) {
    constexpr std::uint64_t kSeeds = 150;
    constexpr double kBound = 0.90;
    const auto all = table_of_players(5000, 1);
    ASSERT_TRUE(all.lines[0].score.exact());
    const double truth = all.lines[0].score.value, lead = lead_of(all, 0, 1).value;
    lab::Coverage total, rating, independent;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const auto report = table_of_players(50, seed);
        total.add(report.lines[0].score, truth);
        rating.add(lead_of(report, 0, 1), lead);
        independent.add(lab::pair_score(lab::total_of(report.standing.pairings, 0).pairs), truth);
    }
    EXPECT_GE(total.held().value, kBound);
    EXPECT_EQ(total.verdict(), lab::HeldOften::as_said);
    EXPECT_GE(rating.held().value, kBound);
    EXPECT_EQ(rating.verdict(), lab::HeldOften::as_said);
    EXPECT_LT(independent.held().value, kBound);
    EXPECT_EQ(independent.verdict(), lab::HeldOften::too_few);
}

}  // namespace
}  // namespace rakus::app
