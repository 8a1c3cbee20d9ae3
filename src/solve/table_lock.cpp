#include "solve/table_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <thread>
#include <utility>

namespace rakus::solve {
namespace {

// By another thread or another process: whoever waits cannot tell.
constexpr Words kWaiting{"waiting for the table, which is being made", "menunggu tabel yang sedang dibuat"};
constexpr auto kPause = std::chrono::milliseconds(50);

}  // namespace

TableLock::TableLock(const std::string& table, const Watch& watch) : path_(table + ".lock") {
    std::error_code ignored;  // a folder that cannot be made shows when the file is opened
    std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), ignored);
    for (bool told = false; !take(); told = true) {
        if (!writable_ || watch.out()) return;
        if (!told) watch.tell(kWaiting, 0, 0);
        std::this_thread::sleep_for(kPause);
    }
}

TableLock::~TableLock() {
    if (!held()) return;
    ::unlink(path_.c_str());
    ::close(file_);
}

bool TableLock::open_file() {
    file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    return writable_ = file_ >= 0;
}

// A lock on a file that its last owner has just removed is worth nothing: the file must still be the one at the path.
bool TableLock::take() {
    if (!open_file()) return false;
    struct stat mine {
    }, there{};
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0 && ::fstat(file_, &mine) == 0 && ::stat(path_.c_str(), &there) == 0 &&
        mine.st_ino == there.st_ino && mine.st_dev == there.st_dev)
        return true;
    ::close(std::exchange(file_, -1));
    return false;
}

}  // namespace rakus::solve
