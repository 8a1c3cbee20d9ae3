#include "solve/table_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

namespace rakus::solve {
namespace {

class TableFiles : public ::testing::Test {
   protected:
    void SetUp() override {
        std::filesystem::remove_all(folder_);
        for (std::size_t i = 0; i < bytes_.size(); ++i) bytes_[i] = static_cast<std::int8_t>(i * 7 + i / 256);
        ASSERT_TRUE(write_table(path_, label_, bytes_).ok());
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    void change(std::uint64_t at) {
        std::fstream file(path_, std::ios::in | std::ios::out | std::ios::binary);
        file.seekg(static_cast<std::streamoff>(at));
        const char c = static_cast<char>(file.get() ^ 0x20);
        file.seekp(static_cast<std::streamoff>(at));
        file.put(c);
    }
    std::string refusal(const TableLabel& wanted) const {
        const auto file = TableFile::open(path_, wanted);
        return file.ok() ? "" : file.error().message.en;
    }
    std::uint64_t payload() const { return std::filesystem::file_size(path_) - bytes_.size(); }

    std::string folder_ =
        (std::filesystem::temp_directory_path() / ("rakus-tables-" + std::to_string(::getpid()))).string();
    std::string path_ = folder_ + "/deep/x.table";
    std::vector<std::int8_t> bytes_ = std::vector<std::int8_t>(200'000);
    TableLabel label_{"toy", "a=1", 3, 200'000};
};

TEST_F(TableFiles, AreReadBackByteForByte) {
    const auto file = TableFile::open(path_, label_);
    ASSERT_TRUE(file.ok());
    for (std::size_t i = 0; i < bytes_.size(); ++i) {
        std::int8_t b = 0;
        ASSERT_TRUE(file->read(i, b));
        ASSERT_EQ(b, bytes_[i]);
    }
    EXPECT_TRUE(file->check().ok());
}

TEST_F(TableFiles, ThatAreCancelledWhileTheyAreWrittenLeaveNothing) {
    const std::vector<std::int8_t> large(40 << 20, 1);
    int asked = 0;
    const auto done = write_table(folder_ + "/cancelled/x.table", {"toy", "a=1", 3, large.size()}, large,
                                  [&] { return ++asked == 2; });
    EXPECT_FALSE(done.ok());
    EXPECT_EQ(asked, 2);
    EXPECT_NE(done.error().message.en.find("nothing was written"), std::string::npos);
    EXPECT_TRUE(std::filesystem::is_empty(folder_ + "/cancelled"));
}

TEST_F(TableFiles, MayEndWithAByteInAChunkOfItsOwn) {
    const std::vector<std::int8_t> bytes(TableFile::kChunk + 1, 7);
    const TableLabel label{"toy", "a=1", 3, bytes.size()};
    ASSERT_TRUE(write_table(folder_ + "/odd.table", label, bytes).ok());
    const auto file = TableFile::open(folder_ + "/odd.table", label);
    ASSERT_TRUE(file.ok());
    std::int8_t last = 0;
    EXPECT_TRUE(file->check().ok() && file->read(bytes.size() - 1, last));
    EXPECT_EQ(last, 7);
}

TEST_F(TableFiles, ThatFindNoRoomAreSaidToBeUnwritableAndLeaveNothing) {
    ::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit little{100'000, before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &little), 0);
    const auto done = write_table(folder_ + "/full/x.table", label_, bytes_);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    ASSERT_FALSE(done.ok());
    EXPECT_NE(done.error().message.en.find("cannot be written"), std::string::npos);
    EXPECT_TRUE(std::filesystem::is_empty(folder_ + "/full"));
}

TEST_F(TableFiles, LeaveNothingBesideThemselves) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_ + "/deep")) files += entry.exists();
    EXPECT_EQ(files, 1);
}

TEST_F(TableFiles, OfAnotherGameRuleLayoutOrSizeAreRefused) {
    EXPECT_NE(refusal({"other", "a=1", 3, 200'000}).find("it is of toy (a=1)"), std::string::npos);
    EXPECT_NE(refusal({"toy", "a=2", 3, 200'000}).find("expected toy (a=2)"), std::string::npos);
    EXPECT_NE(refusal({"toy", "a=1", 4, 200'000}).find("layout 4"), std::string::npos);
    EXPECT_NE(refusal({"toy", "a=1", 3, 200'001}).find("200001 bytes"), std::string::npos);
}

TEST_F(TableFiles, ThatAreMissingShortOrNotTablesAreRefused) {
    EXPECT_FALSE(TableFile::open(folder_ + "/none", label_).ok());
    std::ofstream(path_ + "2") << "RAKUS";
    EXPECT_NE(TableFile::open(path_ + "2", label_).error().message.en.find("too short"), std::string::npos);
    std::ofstream(path_ + "3") << std::string(5000, 'x');
    EXPECT_NE(TableFile::open(path_ + "3", label_).error().message.en.find("not a table"), std::string::npos);
    std::filesystem::resize_file(path_, std::filesystem::file_size(path_) - 1);
    EXPECT_NE(refusal(label_).find("bytes long, expected"), std::string::npos);
}

TEST_F(TableFiles, OfAnotherVersionAreRefused) {
    change(8);
    EXPECT_NE(refusal(label_).find("format version 33, expected 1"), std::string::npos);
}

TEST_F(TableFiles, WithADamagedLabelOrListAreRefused) {
    change(20);
    EXPECT_NE(refusal(label_).find("label is damaged"), std::string::npos);
    change(20);
    change(130);
    EXPECT_NE(refusal(label_).find("list of checksums is damaged"), std::string::npos);
}

TEST_F(TableFiles, WithADamagedChunkAnswerEverywhereElse) {
    change(payload() + 70'000);
    const auto file = TableFile::open(path_, label_);
    ASSERT_TRUE(file.ok());
    std::int8_t b = 0;
    EXPECT_FALSE(file->read(70'001, b));
    EXPECT_FALSE(file->read(65'536, b));
    EXPECT_TRUE(file->read(65'535, b));
    EXPECT_TRUE(file->read(131'072, b));
    EXPECT_NE(file->check().error().message.en.find("from byte 65536"), std::string::npos);
}

TEST_F(TableFiles, CutWhileTheyAreReadEndWithASentenceAndNotWithASignal) {
    EXPECT_EXIT(
        {
            const auto file = TableFile::open(path_, label_);
            std::filesystem::resize_file(path_, 4096);
            std::int8_t b = 0;
            (void)file->read(150'000, b);
            std::_Exit(0);
        },
        ::testing::ExitedWithCode(1), "x.table: it was cut, or its disk failed, while it was read");
}

// A draft as a killed process leaves it; its age decides, because the process may just have begun.
void leave_draft(const std::string& path, int seconds_ago) {
    std::ofstream(path) << "half a table";
    std::filesystem::last_write_time(path,
                                     std::filesystem::file_time_type::clock::now() - std::chrono::seconds(seconds_ago));
}

TEST_F(TableFiles, DraftsThatNobodyWorksOnAreCleared) {
    const std::string old = path_ + ".4711.tmp", dead = path_ + ".0123456789abcdef.draft", fresh = path_ + ".1.draft",
                      held = path_ + ".2.draft", other = folder_ + "/deep/y.table.3.draft";
    for (const auto& draft : {old, dead, held, other}) leave_draft(draft, 3600);
    leave_draft(fresh, 1);
    const int holder = ::open(held.c_str(), O_RDONLY);
    ASSERT_EQ(::flock(holder, LOCK_EX), 0);
    ASSERT_TRUE(write_table(path_, label_, bytes_).ok());
    ::close(holder);
    EXPECT_FALSE(std::filesystem::exists(old));
    EXPECT_FALSE(std::filesystem::exists(dead));
    EXPECT_TRUE(std::filesystem::exists(fresh));
    EXPECT_TRUE(std::filesystem::exists(held));
    EXPECT_TRUE(std::filesystem::exists(other)) << "of another table";
}

}  // namespace
}  // namespace rakus::solve
