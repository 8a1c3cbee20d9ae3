// The one door to files: what may be read, and what is left after writing.
#include "store/files.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "core/attached.h"

namespace rakus::store {
namespace {

namespace fs = std::filesystem;

class FilesTest : public testing::Test {
   protected:
    FilesTest() : folder_(fs::temp_directory_path() / ("rakus-files-" + std::to_string(::getpid()))) {
        fs::create_directories(folder_);
    }
    ~FilesTest() override { fs::remove_all(folder_); }

    std::string at(const std::string& name) const { return (folder_ / name).string(); }
    std::string put(const std::string& name, const std::string& text) const {
        std::ofstream(at(name), std::ios::binary) << text;
        return at(name);
    }
    std::string content(const std::string& name) const {
        std::ifstream file(at(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    std::size_t entries() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

    Files files_ = Files::of_the_user();
    fs::path folder_;
};

TEST_F(FilesTest, ARegularFileIsReadWhole) {
    EXPECT_EQ(*files_.read(put("a", std::string("x\0y\n", 4)), FileKind::position), std::string("x\0y\n", 4));
}

TEST_F(FilesTest, WhatIsNoRegularFileIsRefusedAtOnceAndNamed) {
    ASSERT_EQ(::mkfifo(at("pipe").c_str(), 0600), 0);
    for (const auto& path : {at("pipe"), std::string("/dev/zero"), folder_.string(), at("nothing")}) {
        const auto read = files_.read(path, FileKind::part);
        ASSERT_FALSE(read.ok()) << path;
        EXPECT_NE(read.error().message.en.find(path), std::string::npos);
        EXPECT_NE(read.error().message.id.find(path), std::string::npos);
        EXPECT_EQ(read.error().fault, Fault::bad_input);
    }
}

TEST_F(FilesTest, AFileThatOpensAndCannotBeReadIsNamed) {
    const auto read = files_.read("/proc/self/mem", FileKind::text);  // nothing is mapped at its beginning
    ASSERT_FALSE(read.ok());
    EXPECT_NE(read.error().message.en.find("/proc/self/mem"), std::string::npos);
}

TEST_F(FilesTest, EveryKindHasItsLimit) {
    for (const auto kind : {FileKind::position, FileKind::deck, FileKind::player}) {
        EXPECT_TRUE(files_.read(put("fits", std::string(largest(kind), '[')), kind).ok());
        EXPECT_FALSE(files_.read(put("large", std::string(largest(kind) + 1, '[')), kind).ok());
    }
}

TEST_F(FilesTest, AttachedIsTheContentUnderTheNameWithoutItsFolder) {
    put("mine.deck", "4 pikachu\n");
    EXPECT_EQ(*files_.attach(at("mine.deck")), "mine.deck{4+pikachu;}");
    EXPECT_EQ(*files_.attach("@" + at("mine.deck")), "mine.deck{4+pikachu;}");
}

TEST_F(FilesTest, ANewFileIsThereWholeOrNotAtAll) {
    {
        auto file = files_.create(at("new"));
        ASSERT_TRUE(file.ok());
        ASSERT_TRUE(file->write("half").ok());
        EXPECT_FALSE(fs::exists(at("new")));
    }
    EXPECT_EQ(entries(), 0u) << "a file that was not closed leaves nothing";
    ASSERT_TRUE(files_.write(at("new"), "whole").ok());
    EXPECT_EQ(content("new"), "whole");
    EXPECT_EQ(entries(), 1u);
}

TEST_F(FilesTest, ARegularFileIsReplacedAndKeepsItsMode) {
    put("old", "before");
    ::chmod(at("old").c_str(), 0640);
    ASSERT_TRUE(files_.write(at("old"), "after").ok());
    EXPECT_EQ(content("old"), "after");
    EXPECT_EQ(fs::status(at("old")).permissions(), fs::perms(0640));
}

TEST_F(FilesTest, ALinkIsWrittenThrough) {
    put("target", "before, and longer");
    fs::create_symlink("target", at("link"));
    fs::create_symlink("fresh", at("dangling"));
    ASSERT_TRUE(files_.write(at("link"), "after").ok());
    ASSERT_TRUE(files_.write(at("dangling"), "new").ok());
    EXPECT_TRUE(fs::is_symlink(at("link")));
    EXPECT_EQ(content("target"), "after");
    EXPECT_EQ(content("fresh"), "new");
}

TEST_F(FilesTest, APipeIsWrittenThrough) {
    ASSERT_EQ(::mkfifo(at("pipe").c_str(), 0600), 0);
    std::string seen;
    std::thread reader([&] {
        std::ifstream pipe(at("pipe"));
        std::getline(pipe, seen);
    });
    EXPECT_TRUE(files_.write(at("pipe"), "through\n").ok());
    reader.join();
    EXPECT_EQ(seen, "through");
    EXPECT_TRUE(fs::is_fifo(at("pipe")));
}

TEST_F(FilesTest, AFullDeviceIsAnErrorWithItsNameAndStaysADevice) {
    const auto written = files_.write("/dev/full", "text");
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().fault, Fault::internal);
    EXPECT_EQ(written.error().message.en, "file '/dev/full': cannot be written, the disk is full");
    EXPECT_EQ(written.error().message.id, "berkas '/dev/full': tidak dapat ditulis, penyimpanan penuh");
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
    EXPECT_TRUE(files_.write("/dev/null", "text").ok());
}

TEST_F(FilesTest, WhatCannotBeWrittenIsNamed) {
    for (const auto& path : {at("no/such/folder"), folder_.string(), folder_.string() + "/", std::string()})
        EXPECT_FALSE(files_.write(path, "x").ok()) << path;
    EXPECT_EQ(entries(), 0u);
    for (const auto& path : {at(""), at("new/")})
        EXPECT_EQ(files_.write(path, "x").error().message.en, "file '" + path + "': cannot be written, it is a folder");
}

}  // namespace
}  // namespace rakus::store
