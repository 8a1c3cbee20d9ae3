#include "lab/schedule.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <set>

#include "core/fingerprint.h"
#include "core/settings.h"
#include "games/bantumi/game.h"
#include "lab/openings.h"
#include "lab/tally_text.h"
#include "lab/warnings.h"

namespace rakus::lab {
namespace {

TournamentSpec sample_spec() {
    return {"bantumi",   "ec=1", "a\nb\\c",        {"paper:steal=2,save=1", "random"}, 500,
            42,          {4},    Format::gauntlet, SprtTest{0, 10, 0.05, 0.1},         0,
            "/somewhere"};
}

TournamentSpec of_pairs(std::vector<std::string> players, std::uint64_t pairs) {
    return {"g", "", "", std::move(players), pairs};
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
    for (const Block& b : blocks_of(of_pairs({"a", "b", "c"}, pairs))) {
        RC_ASSERT(b.first_pair == next[b.pairing]);
        RC_ASSERT(b.pairs >= 1 && b.pairs <= 5000);
        next[b.pairing] += b.pairs;
    }
    RC_ASSERT(next == std::vector<std::uint64_t>(3, pairs));
}

TEST(Schedule, AMillionGamesAreBlocksOfTenThousand) {
    EXPECT_EQ(pairs_per_block(500000), 5000u);
    EXPECT_EQ(blocks_of(of_pairs({"a", "b"}, 500000)).size(), 100u);
}

TEST(Schedule, ATestLooksAfterTheSameFewPairsWhateverTheMost) {
    auto small = of_pairs({"a", "b"}, 5000), large = of_pairs({"a", "b"}, 50'000'000);
    small.test = large.test = SprtTest{};
    const auto few = blocks_of(small), many = blocks_of(large);
    EXPECT_EQ(few[0].pairs, 32u);
    for (std::size_t i = 0; i + 1 < few.size(); ++i) ASSERT_EQ(few[i], many[i]);
    EXPECT_LT(many.size(), 20000u);
}

TEST(Schedule, PlayersThatDrawNoLotsMeetOnceOnEveryOpening) {
    const AnyGame& bantumi = *find_game("bantumi");
    auto spec = of_pairs({"paper", "paper-chain"}, 50000);
    spec.game = "bantumi", spec.openings = {4};
    const auto all = settle_openings(bantumi, spec, false);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->pairs, 942u);
    EXPECT_TRUE(all_openings(*all));
    EXPECT_EQ(population_of(*all), 942u);
    spec.pairs = 100;
    const auto some = settle_openings(bantumi, spec, false);
    EXPECT_EQ(some->pairs, 100u);
    EXPECT_FALSE(all_openings(*some));
    EXPECT_EQ(*bantumi.different_openings(request_for(*some, {0, 1, {}}, {0, 0, 100})), 100u);
    // With lots, openings are drawn again and again, each with the same chance.
    const auto varied = settle_openings(bantumi, spec, true);
    EXPECT_EQ(population_of(*varied), 0u);
    EXPECT_EQ(varied->openings.draw, OpeningDraw::listed);
}

// Every position that is met, by its drawing; those in which the game is over begin no game.
void walk_everywhere(const bantumi::Bantumi& game, const bantumi::State& s, int plies, std::set<std::string>& met) {
    if (game.outcome(s)) return;
    if (plies == 0) return void(met.insert(game.print(s)));
    for (const auto& m : game.moves(s)) walk_everywhere(game, game.after(s, m), plies - 1, met);
}

TEST(Schedule, OpeningsAreListedOnceEachAndNoneIsOver) {
    const bantumi::Bantumi game = *bantumi::Bantumi::configure(*read_settings("pits=3,seeds=2"));
    Rng rng(1);
    std::size_t most = 0;
    for (int plies = 0; plies <= 9; ++plies) {
        std::set<std::string> expected, listed;
        walk_everywhere(game, game.start(rng), plies, expected);
        const auto list = list_openings(game, game.start(rng), plies);
        ASSERT_TRUE(list.has_value());
        for (const auto& s : *list) listed.insert(game.print(s));
        EXPECT_EQ(listed, expected) << plies;
        EXPECT_EQ(list->size(), expected.size()) << plies;
        most = std::max(most, expected.size());
    }
    EXPECT_GT(most, 50u);
}

TEST(Schedule, ManyOpeningsAreWalkedAtRandom) {
    auto spec = of_pairs({"paper", "paper-chain"}, 5000);
    spec.game = "bantumi", spec.openings = {12};
    const auto settled = settle_openings(*find_game("bantumi"), spec, false);
    ASSERT_TRUE(settled);
    EXPECT_EQ(settled->openings.draw, OpeningDraw::walk);
    EXPECT_EQ(settled->pairs, 5000u);
}

TEST(Schedule, OpeningsThatNoGameReachesAreRefused) {
    auto spec = of_pairs({"paper", "random"}, 50);
    spec.game = "bantumi", spec.openings = {200};
    const auto settled = settle_openings(*find_game("bantumi"), spec, true);
    ASSERT_FALSE(settled);
    EXPECT_NE(settled.error().message.en.find("--openings 200"), std::string::npos);
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
             [](auto& s) { s.openings.plies = 5; }, [](auto& s) { s.openings.draw = OpeningDraw::once; },
             [](auto& s) { s.different = 7; }, [](auto& s) { s.format = Format::round_robin; },
             [](auto& s) { s.test.reset(); }, [](auto& s) { s.test->elo1 = 11; }}) {
        auto s = base;
        change(s);
        hashes.insert(hash(s));
    }
    EXPECT_EQ(hashes.size(), 14u);
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

TEST(TallyText, KeepsEveryPairAndRefusesOnesThatDoNotAddUp) {
    PlayedPairs played;
    played.tally = {{1, 0, 1}, {1, 0, 1}, {1, 0, 0, 0, 1}, {{9, {2, 0, 2}}}};
    played.each = "08";
    const auto back = read_pairs(write_pairs(played));
    ASSERT_TRUE(back);
    EXPECT_EQ(back->tally, played.tally);
    EXPECT_EQ(back->each, "08");
    EXPECT_TRUE(read_pairs(write_tally(played.tally))->each.empty());
    EXPECT_FALSE(read_pairs(write_tally(played.tally) + " each 07"));
    EXPECT_FALSE(read_pairs(write_tally(played.tally) + " each 0"));
    EXPECT_FALSE(read_pairs(write_tally(played.tally) + " each 0x"));
}

TEST(Warnings, NameWhatAStatisticianWouldName) {
    auto spec = of_pairs({"a", "b"}, 500);
    EXPECT_EQ(warnings_before(spec, 2).size(), 0u);
    spec.pairs = spec.different = 1, spec.openings.draw = OpeningDraw::once;
    ASSERT_EQ(warnings_before(spec, 2).size(), 1u);
    EXPECT_NE(warnings_before(spec, 2)[0].en.find("only 2 different games"), std::string::npos);
    spec.pairs = spec.different = 942, spec.openings.plies = 4;
    ASSERT_EQ(warnings_before(spec, 2).size(), 1u);
    EXPECT_NE(warnings_before(spec, 2)[0].en.find("942 different openings of 4 plies"), std::string::npos);
    spec.openings.draw = OpeningDraw::listed;
    EXPECT_EQ(warnings_before(spec, 1).size(), 0u);
    EXPECT_EQ(warnings_before(spec, 2).size(), 1u);  // two players who repeat themselves
    spec = of_pairs({"a", "b", "c", "d"}, 29);
    const auto warnings = warnings_before(spec, 0);
    ASSERT_EQ(warnings.size(), 2u);  // too few, and many comparisons
    EXPECT_NE(warnings[1].en.find("6 comparisons"), std::string::npos);
    EXPECT_NE(warnings[1].en.find("26 %"), std::string::npos);     // 1 - 0.95^6
    EXPECT_NE(warnings[1].en.find("99.17 %"), std::string::npos);  // 1 - 0.05/6
}

}  // namespace
}  // namespace rakus::lab
