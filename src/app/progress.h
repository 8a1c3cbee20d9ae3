// Progress of long work on stderr: a bar on a terminal, lines elsewhere if asked for, else nothing.
#pragma once
#include <chrono>
#include <cstdint>
#include <string>

#include "app/console.h"
#include "core/any_game.h"

namespace rakus::app {

class ProgressBar {
   public:
    ProgressBar(const Console& console, std::string what) : console_(console), what_(std::move(what)) {}
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    // What a step holds, for the rate: 10 games, 300 positions.
    void count(double units, Words unit) { units_ = units, unit_ = unit; }
    void show(std::uint64_t done, std::uint64_t total);

   private:
    std::string rate(std::uint64_t done, double seconds) const;
    std::string time_left(double share, double seconds) const;

    using Clock = std::chrono::steady_clock;
    const Console& console_;
    std::string what_;
    Clock::time_point started_ = Clock::now(), shown_{};
    bool drawn_ = false;
    double units_ = 0;  // 0: no rate is shown
    Words unit_;
    int tenths_ = 0;
};

}  // namespace rakus::app
