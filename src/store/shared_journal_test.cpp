// A journal that two processes use at the same time, and one that is opened again with other words.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "store/journal.h"

namespace rakus::store {
namespace {

class SharedJournal : public testing::Test {
   protected:
    std::string folder = [] {
        char name[] = "/tmp/rakus-shared-XXXXXX";
        return std::string(mkdtemp(name));
    }();
    void TearDown() override { std::filesystem::remove_all(folder); }
    // The one database of the folder, whatever it is called.
    std::string database() const {
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (const auto path = entry.path().string(); !path.ends_with("-wal") && !path.ends_with("-shm"))
                return path;
        return {};
    }
};

TEST_F(SharedJournal, WaitsForAnotherWriterInsteadOfFailing) {
    auto results = Results::open(folder);
    ASSERT_TRUE(results);
    ASSERT_TRUE(results->begin({"00aa", "match", "bantumi", "spec", "rakus match", "0", 1}));
    sqlite3* other = nullptr;
    ASSERT_EQ(sqlite3_open(database().c_str(), &other), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    std::jthread release([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(400));
        sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr);
    });
    const auto kept = results->append("00aa", 0, "bytes");
    EXPECT_TRUE(kept.ok()) << (kept.ok() ? "" : kept.error().message.en);
    release.join();
    sqlite3_close(other);
}

TEST_F(SharedJournal, ARunThatIsBegunAgainKeepsTheWordsItWasLastBegunWith) {
    auto results = Results::open(folder);
    ASSERT_TRUE(results);
    ASSERT_TRUE(results->begin({"00aa", "match", "bantumi", "spec", "rakus match -j 1", "0", 1}));
    ASSERT_TRUE(results->begin({"00aa", "match", "bantumi", "spec", "rakus match -j 2", "0", 1}));
    EXPECT_EQ(results->find("00aa")->run.command, "rakus match -j 2");
    EXPECT_EQ(results->list()->size(), 1u);
}

}  // namespace
}  // namespace rakus::store
