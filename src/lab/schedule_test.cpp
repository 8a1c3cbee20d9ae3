#include "lab/schedule.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <set>

#include "core/fingerprint.h"
#include "lab/tally_text.h"
#include "lab/warnings.h"

namespace rakus::lab {
namespace {

TournamentSpec sample_spec() {
    return {"bantumi", "ec=1", "a\nb\\c",        {"paper:steal=2,save=1", "random"}, 500,
            42,        4,      Format::gauntlet, SprtTest{0, 10, 0.05, 0.1},         "/somewhere"};
}

TEST(Schedule, EverybodyMeetsEverybodyInARoundRobin) {
    EXPECT_EQ(pairings_of(Format::round_robin, 5).size(), 10u);
    for (const Pairing& p : pairings_of(Format::round_robin, 5)) EXPECT_LT(p.a, p.b);
}

TEST(Schedule, TheFirstMeetsEachOtherOneInAGauntlet) {
    const auto pairings = pairings_of(Format::gauntlet, 4);
    ASSERT_EQ(pairings.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(pairings[i].a, 0u);
        EXPECT_EQ(pairings[i].b, i + 1);
    }
}

RC_GTEST_PROP(Schedule, CoversEveryPairOfEveryPairingOnce, ()) {
    const auto pairs = *rc::gen::inRange<std::uint64_t>(1, 100000);
    std::vector<std::uint64_t> next(3, 0);
    for (const Block& b : blocks_of(3, pairs)) {
        RC_ASSERT(b.first_pair == next[b.pairing]);
        RC_ASSERT(b.pairs >= 1 && b.pairs <= 5000);
        next[b.pairing] += b.pairs;
    }
    RC_ASSERT(next == std::vector<std::uint64_t>(3, pairs));
}

TEST(Schedule, AMillionGamesAreBlocksOfTenThousand) {
    EXPECT_EQ(pairs_per_block(500000), 5000u);
    EXPECT_EQ(blocks_of(1, 500000).size(), 100u);
}

TEST(Spec, ReadsBackFromItsText) {
    const auto spec = sample_spec();
    const auto back = read_spec(spec_text(spec, "1"));
    ASSERT_TRUE(back);
    EXPECT_EQ(spec_text(*back, "1"), spec_text(spec, "1"));
    EXPECT_EQ(back->position, "a\nb\\c");
    EXPECT_EQ(back->players, spec.players);
    EXPECT_EQ(back->test->beta, 0.1);
    EXPECT_FALSE(read_spec("nonsense"));
    EXPECT_FALSE(read_spec("game x\nplayer a\n"));
}

TEST(Spec, EveryFieldButTheTablesChangesTheHash) {
    const auto hash = [](const TournamentSpec& s) { return fingerprint(spec_text(s, "1")); };
    const auto base = sample_spec();
    std::set<std::string> hashes{hash(base), fingerprint(spec_text(base, "2"))};
    for (const auto& change : std::vector<std::function<void(TournamentSpec&)>>{
             [](auto& s) { s.game = "congklak"; }, [](auto& s) { s.rules = ""; }, [](auto& s) { s.position = ""; },
             [](auto& s) { s.players[0] = "paper"; }, [](auto& s) { s.pairs = 501; }, [](auto& s) { s.seed = 43; },
             [](auto& s) { s.opening_plies = 5; }, [](auto& s) { s.format = Format::round_robin; },
             [](auto& s) { s.test.reset(); }, [](auto& s) { s.test->elo1 = 11; }}) {
        auto s = base;
        change(s);
        hashes.insert(hash(s));
    }
    EXPECT_EQ(hashes.size(), 12u);
    auto elsewhere = base;
    elsewhere.tables = "/other";
    EXPECT_EQ(hash(elsewhere), hash(base));
}

TEST(TallyText, ReadsBackAndRefusesWhatContradictsItself) {
    const Tally t{{5, 2, 3}, {1, 4, 5}, {1, 2, 3, 4, 0}, {{12, {6, 6, 8}}}};
    EXPECT_EQ(read_tally(write_tally(t)), t);
    EXPECT_EQ(write_tally(t), "as_first 5 2 3 as_second 1 4 5 pairs 1 2 3 4 0 turns 12 6 6 8");
    EXPECT_FALSE(read_tally("as_first 5 2 3 as_second 1 4 5 pairs 1 2 3 4 1 turns 12 6 6 8"));
    EXPECT_FALSE(read_tally("as_first 5 2 3 as_second 1 4 5 pairs 1 2 3 4 0 turns 12 6 6 7"));
    EXPECT_FALSE(read_tally(""));
    EXPECT_FALSE(read_tally("as_first 5 2"));
}

TEST(Warnings, NameWhatAStatisticianWouldName) {
    TournamentSpec spec{"g", "", "", {"a", "b"}, 500, 1, 0, Format::round_robin, {}, ""};
    EXPECT_EQ(warnings_before(spec, false).size(), 1u);  // the same two games again and again
    EXPECT_EQ(warnings_before(spec, true).size(), 0u);
    spec.opening_plies = 4;
    EXPECT_EQ(warnings_before(spec, false).size(), 0u);
    spec.pairs = 29;
    EXPECT_EQ(warnings_before(spec, false).size(), 1u);  // too few
    spec.players = {"a", "b", "c", "d"};
    const auto warnings = warnings_before(spec, false);
    ASSERT_EQ(warnings.size(), 2u);
    EXPECT_NE(warnings[1].en.find("6 comparisons"), std::string::npos);
    EXPECT_NE(warnings[1].en.find("26 %"), std::string::npos);     // 1 - 0.95^6
    EXPECT_NE(warnings[1].en.find("99.17 %"), std::string::npos);  // 1 - 0.05/6
}

}  // namespace
}  // namespace rakus::lab
