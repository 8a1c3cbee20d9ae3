#include "store/journal.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

namespace rakus::store {
namespace {

class JournalTest : public testing::Test {
   protected:
    std::string folder = [] {
        char name[] = "/tmp/rakus-journal-XXXXXX";
        return std::string(mkdtemp(name));
    }();
    void TearDown() override { std::filesystem::remove_all(folder); }
    static store::Run sample_run(const std::string& id = "00ff") {
        return {id, "match", "bantumi", "spec of " + id, "rakus match", "0", 18446744073709551615ull};
    }
};

TEST_F(JournalTest, KeepsFinishedBlocksForWhoeverOpensItNext) {
    {
        auto results = Results::open(folder);
        ASSERT_TRUE(results);
        EXPECT_TRUE(results->begin(sample_run())->empty());
        ASSERT_TRUE(results->append("00ff", 3, "three"));
        ASSERT_TRUE(results->append("00ff", 0, "zero"));
    }
    auto again = Results::open(folder);
    const auto blocks = again->begin(sample_run());
    EXPECT_EQ(*blocks, (std::map<std::size_t, std::string>{{0, "zero"}, {3, "three"}}));
}

TEST_F(JournalTest, WritingABlockTwiceKeepsOne) {
    auto results = Results::open(folder);
    ASSERT_TRUE(results->begin(sample_run()));
    ASSERT_TRUE(results->append("00ff", 1, "a"));
    ASSERT_TRUE(results->append("00ff", 1, "b"));
    EXPECT_EQ(results->blocks("00ff")->at(1), "b");
}

TEST_F(JournalTest, RemembersWhoAskedAServerForWhichJob) {
    auto results = Results::open(folder);
    ASSERT_FALSE(results->ticket("ab"));  // no server has been here
    ASSERT_TRUE(results->remember({"ab", "127.0.0.1", "match", "{}"}));
    const auto found = Results::open(folder)->ticket("ab");
    ASSERT_TRUE(found && *found);
    EXPECT_EQ((*found)->owner, "127.0.0.1");
    EXPECT_EQ((*found)->request, "{}");
    EXPECT_FALSE((*found)->cancelled);
    ASSERT_TRUE(results->cancel("ab"));
    EXPECT_TRUE((*results->ticket("ab"))->cancelled);
    EXPECT_FALSE(*results->ticket("a"));
}

TEST_F(JournalTest, OldJobsOfAServerGoWithTheirRunsWhenTheRoomIsUsedUp) {
    auto results = Results::open(folder);
    ASSERT_TRUE(results->begin(sample_run("aa00")));  // the user's own
    const auto serve = [&](const std::string& job, const std::string& run) {
        ASSERT_TRUE(results->remember({job, "127.0.0.1", "match", "{}", false, run}, 1000));
        ASSERT_TRUE(results->begin(sample_run(run)));
        ASSERT_TRUE(results->append(run, 0, std::string(400, 'x')));
        std::this_thread::sleep_for(std::chrono::milliseconds(2));  // jobs are told apart by when they began
    };
    for (const std::string n : {"0", "1", "2", "3", "4"}) serve(n, "aa0" + n);
    // While 4 was noted, 3 and 2 held 800 bytes; 1 was one too many.
    EXPECT_FALSE(*results->ticket("0"));
    EXPECT_FALSE(*results->ticket("1"));
    EXPECT_TRUE(*results->ticket("2"));
    EXPECT_TRUE(*results->knows("aa00")) << "it was there before the server asked for it";
    EXPECT_FALSE(*results->knows("aa01"));
    EXPECT_TRUE(*results->knows("aa02"));
    // A run that a later job plays too stays while that job is remembered.
    serve("5", "aa03");
    serve("6", "aa06");
    EXPECT_FALSE(*results->ticket("3"));
    EXPECT_TRUE(*results->knows("aa03"));
}

TEST_F(JournalTest, ABlockOfAnUnknownRunIsRefused) {
    auto results = Results::open(folder);
    EXPECT_FALSE(results->append("dead", 1, "a"));
}

TEST_F(JournalTest, ListsRunsWithTheirReports) {
    auto results = Results::open(folder);
    ASSERT_TRUE(results->begin(sample_run("aa01")));
    ASSERT_TRUE(results->begin(sample_run("aa02")));
    ASSERT_TRUE(results->finish("aa02", "{}"));
    EXPECT_EQ(results->list()->size(), 2u);
    EXPECT_EQ(results->find("aa02")->report, "{}");
    EXPECT_EQ(results->find("aa02")->run.seed, 18446744073709551615ull);
    EXPECT_TRUE(results->find("aa01")->ended.empty());
    EXPECT_FALSE(results->find("aa"));  // two begin so
    EXPECT_FALSE(results->find("bb"));
}

TEST_F(JournalTest, TwoSpecificationsWithOneIdAreNotMixedUp) {
    auto results = Results::open(folder);
    ASSERT_TRUE(results->begin(sample_run()));
    auto other = sample_run();
    other.spec = "something else";
    EXPECT_FALSE(results->begin(other));
}

TEST_F(JournalTest, ADamagedBlockIsNamedAndCanBeForgotten) {
    auto results = Results::open(folder);
    ASSERT_TRUE(results->begin(sample_run()));
    ASSERT_TRUE(results->append("00ff", 7, "wins 12"));
    ASSERT_TRUE(results->append("00ff", 8, "wins 13"));
    {
        auto db = Database::open(folder + "/results.sqlite");
        ASSERT_TRUE(db->run("UPDATE block SET bytes = 'wins 92' WHERE number = 7"));
    }
    const auto blocks = results->blocks("00ff");
    ASSERT_FALSE(blocks);
    EXPECT_NE(blocks.error().message.en.find("block 7 of run 00ff"), std::string::npos);
    EXPECT_EQ(*results->forget_damaged("00ff"), 1u);
    EXPECT_EQ(*results->blocks("00ff"), (std::map<std::size_t, std::string>{{8, "wins 13"}}));
}

TEST_F(JournalTest, ABlockCannotBeChangedByTakingOneOfTheSealsAway) {
    for (const auto* spoil : {"UPDATE block SET bytes = 'wins 92', seal = ''",
                              "UPDATE block SET bytes = 'wins 92'; UPDATE run SET seal = ''"}) {
        std::filesystem::remove_all(folder);
        auto results = Results::open(folder);
        ASSERT_TRUE(results->begin(sample_run()));
        ASSERT_TRUE(results->append("00ff", 7, "wins 12"));
        {
            auto db = Database::open(folder + "/results.sqlite");
            ASSERT_TRUE(db->run(spoil));
        }
        EXPECT_FALSE(results->blocks("00ff")) << spoil;
    }
}

TEST_F(JournalTest, AFileIsLookedAtWithoutBeingMadeOrChanged) {
    EXPECT_FALSE(Results::look_at(folder)->has_value());
    EXPECT_FALSE(std::filesystem::exists(folder + "/results.sqlite"));
    ASSERT_TRUE(Results::open(folder)->begin(sample_run()));
    const auto seen = Results::look_at(folder);
    ASSERT_TRUE(seen && *seen);
    EXPECT_EQ((*seen)->list()->size(), 1u);
}

TEST_F(JournalTest, AFileThatIsNoResultsFileIsCalledSo) {
    std::ofstream(folder + "/results.sqlite") << std::string(4096, 'x');
    const auto results = Results::open(folder);
    ASSERT_FALSE(results);
    EXPECT_NE(results.error().message.en.find("damaged or no results file"), std::string::npos);
}

TEST_F(JournalTest, AFileOfALaterFormatIsRefused) {
    {
        auto db = Database::open(folder + "/results.sqlite");
        ASSERT_TRUE(db->run("PRAGMA user_version = 3"));
    }
    const auto results = Results::open(folder);
    ASSERT_FALSE(results);
    EXPECT_NE(results.error().message.en.find("newer"), std::string::npos);
}

TEST_F(JournalTest, AFullDiskIsCalledSoAndLosesNothingThatWasKept) {
    auto results = Results::open(folder);
    ASSERT_TRUE(results->begin(sample_run()));
    ASSERT_TRUE(results->append("00ff", 0, "kept"));
    results->limit_size(40);
    Status last = Done{};
    std::size_t block = 1;
    while (last && block < 10000) last = results->append("00ff", block++, std::string(1000, 'x'));
    ASSERT_FALSE(last);
    EXPECT_NE(last.error().message.en.find("full"), std::string::npos);
    EXPECT_EQ(results->blocks("00ff")->size(), block - 1);
    EXPECT_EQ(results->blocks("00ff")->at(0), "kept");
}

TEST_F(JournalTest, AFolderThatCannotBeMadeIsCalledSo) {
    std::ofstream(folder + "/file") << "x";
    const auto results = Results::open(folder + "/file/below");
    ASSERT_FALSE(results);
    EXPECT_NE(results.error().message.en.find("cannot be opened"), std::string::npos);
}

}  // namespace
}  // namespace rakus::store
