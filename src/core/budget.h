// What an answer may cost on top of its limits in work: wall time, and the patience of whoever asked. Work limits make
// the same request give the same answer on a busy machine; a budget only cuts it short, and the answer says so.
#pragma once
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>

#include "core/words.h"

namespace rakus {

// Why an answer is less than it could be.
enum class Cut : std::uint8_t { none, work, time, cancelled };

// Whether the answer is no longer wanted. Asked often and by several threads.
using Cancelled = std::function<bool()>;
// Told how far the preparation of an answer is, such as the making of a table; total 0: nobody knows.
using Telling = std::function<void(const Words& what, std::uint64_t done, std::uint64_t total)>;

inline constexpr double kForever = std::numeric_limits<double>::infinity();

struct Budget {
    double seconds = kForever;  // of wall time
    Cancelled cancelled = nullptr;
    Telling tell = nullptr;
};

// A budget that runs from now on. One watch may be read by many threads.
class Watch {
   public:
    using Clock = std::chrono::steady_clock;

    explicit Watch(const Budget& budget) : budget_(budget), end_(Clock::now() + span_of(budget.seconds)) {}
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    // To be asked between pieces of work of a millisecond or so. Once true, it stays true.
    bool out() const {
        if (cut() != Cut::none) return true;
        if (budget_.cancelled && budget_.cancelled())
            cut_ = Cut::cancelled;
        else if (budget_.seconds <= kLongest && Clock::now() > end_)
            cut_ = Cut::time;
        return cut() != Cut::none;
    }
    Cut cut() const { return cut_.load(std::memory_order_relaxed); }
    double seconds_left() const {
        if (budget_.seconds > kLongest) return kForever;
        return std::max(0.0, std::chrono::duration<double>(end_ - Clock::now()).count());
    }
    void tell(const Words& what, std::uint64_t done, std::uint64_t total) const {
        if (budget_.tell) budget_.tell(what, done, total);
    }
    // The same patience with a share of the time that is left: for one of several questions.
    Budget share(double part) const { return {seconds_left() * part, budget_.cancelled, budget_.tell}; }

   private:
    static constexpr double kLongest = 1e8;  // seconds: years
    static Clock::duration span_of(double seconds) {
        return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(std::min(seconds, kLongest)));
    }

    Budget budget_;
    Clock::time_point end_;
    mutable std::atomic<Cut> cut_{Cut::none};
};

}  // namespace rakus
