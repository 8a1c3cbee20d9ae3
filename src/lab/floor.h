// The shop floor of one process: threads take the next block until none is left, or somebody says stop.
#pragma once
#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "lab/crew.h"

namespace rakus::lab {

// Blocks come in by `order` and go out by `collect`, which only one thread calls: the journal, the progress bar and the
// messages of an MPI job all live on that thread.
class Floor {
   public:
    struct Ready {
        std::size_t block;
        Result<std::string> bytes;
    };

    Floor(int hands, PlayBlock play);
    ~Floor();
    Floor(const Floor&) = delete;
    Floor& operator=(const Floor&) = delete;

    void order(std::size_t block);
    // Takes back all blocks that nobody has begun.
    void cancel();
    // The next finished block, or nothing when none comes within the time.
    std::optional<Ready> collect(std::chrono::milliseconds patience);
    // Blocks ordered and not yet collected.
    std::size_t open() const;

   private:
    struct Shared {
        PlayBlock play;
        mutable std::mutex mutex;
        std::condition_variable work, result;
        std::deque<std::size_t> orders;
        std::deque<Ready> finished;
        std::size_t open = 0;
        bool closed = false;
    };
    static void hand(const std::shared_ptr<Shared>& shared);
    std::shared_ptr<Shared> shared_;
    std::vector<std::thread> hands_;
};

}  // namespace rakus::lab
