#include "lab/tournament.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "lab/floor.h"
#include "lab/tally_text.h"

namespace rakus::lab {
namespace {

TournamentSpec small(std::uint64_t pairs) {
    return {"bantumi", "", "", {"paper", "random"}, pairs, 7, {4}};
}

Finished play_all(const Tournament& t) {
    Finished all;
    for (std::size_t b = 0; b < t.blocks(); ++b) all.emplace(b, *t.play(b));
    return all;
}

TEST(Tournament, TheStandingDoesNotDependOnTheOrderOrNumberOfThreads) {
    const Tournament t(*find_game("bantumi"), small(300));
    const auto alone = t.standing(play_all(t));
    for (const int jobs : {1, 2, 5}) {
        Finished finished;
        std::vector<std::size_t> backwards;
        for (std::size_t b = t.blocks(); b > 0; --b) backwards.push_back(b - 1);
        ASSERT_TRUE(Threads(jobs).play(
            backwards, [&](std::size_t b) { return t.play(b); }, [](auto, const auto&) { return Result<bool>(true); },
            {}, finished));
        EXPECT_EQ(t.standing(finished)->pairings[0].tally, alone->pairings[0].tally);
    }
    EXPECT_EQ(alone->games(), 600u);
    EXPECT_FALSE(alone->missing);
}

TEST(Tournament, NamesTheFirstBlockThatIsMissing) {
    const Tournament t(*find_game("bantumi"), small(300));
    auto some = play_all(t);
    some.erase(9);
    some.erase(20);
    EXPECT_EQ(t.standing(some)->missing, 9u);
}

TEST(Tournament, RefusesBytesThatAreNotTheTallyOfTheBlock) {
    const Tournament t(*find_game("bantumi"), small(300));
    auto some = play_all(t);
    some[3] = "nonsense";
    EXPECT_FALSE(t.standing(some));
    some[3] = write_tally({});
    EXPECT_FALSE(t.standing(some));
}

TEST(Tournament, ATestCountsBlocksInOrderUpToTheOneThatDecides) {
    auto spec = small(2000);
    spec.test = SprtTest{0, 100, 0.05, 0.05};
    Tournament t(*find_game("bantumi"), spec);
    const auto all = play_all(t);
    const auto full = t.standing(all);
    ASSERT_EQ(full->test->verdict, SprtVerdict::accept_h1);
    ASSERT_LT(full->counted, t.blocks());
    // Whatever else was played beyond the deciding block changes nothing.
    Finished enough(all.begin(), all.find(full->counted));
    EXPECT_EQ(t.standing(enough)->pairings[0].tally, full->pairings[0].tally);
    EXPECT_TRUE(Decision(*spec.test).made(enough));
    enough.erase(full->counted - 1);
    EXPECT_FALSE(Decision(*spec.test).made(enough));
}

TEST(Tournament, OfSeveralPlayersKeepsEveryPairInOrder) {
    auto spec = small(70);
    spec.players = {"paper", "random", "paper-chain"};
    const Tournament t(*find_game("bantumi"), spec);
    const auto standing = t.standing(play_all(t));
    ASSERT_TRUE(standing);
    for (const auto& p : standing->pairings) {
        const auto whole = find_game("bantumi")->play_block(request_for(spec, p, {0, 0, 70}));
        EXPECT_EQ(p.each, whole->each);
        EXPECT_EQ(p.tally, whole->tally);
    }
    Finished bare = play_all(t);
    bare[2] = bare[2].substr(0, bare[2].find(" each"));
    EXPECT_FALSE(t.standing(bare));
}

TEST(Threads, StopWhenToldAndReportTheFirstFault) {
    Finished finished;
    std::atomic<int> played = 0;
    std::vector<std::size_t> many(1000);
    for (std::size_t i = 0; i < many.size(); ++i) many[i] = i;
    const auto play = [&](std::size_t) -> Result<std::string> {
        ++played;
        return std::string("x");
    };
    ASSERT_TRUE(Threads(2).play(
        many, play, [](std::size_t, const auto&) { return Result<bool>(false); }, {}, finished));
    EXPECT_EQ(finished.size(), 1u);
    const auto fail = [](std::size_t b) -> Result<std::string> {
        return b == 5 ? Result<std::string>(bad_input("five", "lima")) : Result<std::string>("x");
    };
    const auto ended = Threads(1).play(
        many, fail, [](std::size_t, const auto&) { return Result<bool>(true); }, {}, finished);
    ASSERT_FALSE(ended);
    EXPECT_EQ(ended.error().message.en, "five");
}

TEST(Floor, TakesBackWhatNobodyHasBegun) {
    Floor floor(1, [](std::size_t b) -> Result<std::string> { return std::to_string(b); });
    for (std::size_t b = 0; b < 50; ++b) floor.order(b);
    floor.cancel();
    std::set<std::size_t> seen;
    while (floor.open() > 0)
        if (auto r = floor.collect(std::chrono::milliseconds(100))) seen.insert(r->block);
    EXPECT_LE(seen.size(), 50u);
    EXPECT_EQ(floor.open(), 0u);
}

}  // namespace
}  // namespace rakus::lab
