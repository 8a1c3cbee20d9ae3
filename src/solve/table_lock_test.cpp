#include "solve/table_lock.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

namespace rakus::solve {
namespace {

class Locking : public testing::Test {
   protected:
    void SetUp() override {
        folder = (std::filesystem::temp_directory_path() / ("rakus-lock-" + std::to_string(::getpid()))).string();
        table = folder + "/some.table";
    }
    void TearDown() override { std::filesystem::remove_all(folder); }
    std::string folder, table;
};

TEST_F(Locking, OneHoldsTheLockAndNothingIsLeftBehind) {
    {
        const TableLock lock(table, Watch({}));
        EXPECT_TRUE(lock.held());
        const TableLock second(table, Watch({0.12}));
        EXPECT_FALSE(second.held());
        EXPECT_TRUE(second.writable());
    }
    EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST_F(Locking, WhoeverWaitsIsToldAndGetsItWhenItIsFree) {
    auto first = std::make_unique<TableLock>(table, Watch({}));
    std::atomic<int> told = 0;
    std::jthread waiting([&] {
        const TableLock second(table, Watch({kForever, nullptr, [&](const Words&, auto, auto) { ++told; }}));
        EXPECT_TRUE(second.held());
    });
    while (told == 0) std::this_thread::yield();
    first.reset();
}

TEST_F(Locking, WaitingEndsWhenTheAnswerIsNoLongerWanted) {
    const TableLock first(table, Watch({}));
    std::atomic<bool> gone = false;
    const Watch watch({kForever, [&] { return gone.load(); }});
    std::jthread leaving([&] { gone = true; });
    const TableLock second(table, watch);
    EXPECT_FALSE(second.held());
    EXPECT_EQ(watch.cut(), Cut::cancelled);
}

TEST_F(Locking, ALockDiesWithItsProcess) {
    int ready[2];
    ASSERT_EQ(::pipe(ready), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        const TableLock lock(table, Watch({}));
        const char held = lock.held() ? 'y' : 'n';
        [[maybe_unused]] const auto written = ::write(ready[1], &held, 1);
        for (;;) ::pause();
    }
    char held = 0;
    ASSERT_EQ(::read(ready[0], &held, 1), 1);
    EXPECT_EQ(held, 'y');
    EXPECT_FALSE(TableLock(table, Watch({0.06})).held());
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    EXPECT_TRUE(TableLock(table, Watch({5})).held());
    ::close(ready[0]);
    ::close(ready[1]);
}

TEST_F(Locking, AFolderThatCannotBeWrittenIsToldApart) {
    const TableLock lock("/proc/nowhere/some.table", Watch({}));
    EXPECT_FALSE(lock.held());
    EXPECT_FALSE(lock.writable());
}

}  // namespace
}  // namespace rakus::solve
