#include "app/progress.h"

#include <fmt/format.h>

namespace rakus::app {

ProgressBar::~ProgressBar() {
    if (drawn_) fmt::print(stderr, "\r\x1b[K");
}

std::string ProgressBar::rate(std::uint64_t done, double seconds) const {
    if (units_ <= 0 || seconds <= 0 || unit_.en.empty()) return "";
    const double r = static_cast<double>(done) * units_ / seconds;
    return r < 10000 ? fmt::format(" · {:.0f} {}/s", r, console_.say(unit_))
                     : fmt::format(" · {:.0f} k {}/s", r / 1000, console_.say(unit_));
}

// Nothing is known before a hundredth is done.
std::string ProgressBar::time_left(double share, double seconds) const {
    if (share < 0.01) return "";
    return fmt::format(" · {:.0f} s {}", seconds * (1 - share) / share, console_.say("left", "lagi"));
}

void ProgressBar::show(std::uint64_t done, std::uint64_t total) {
    if (console_.progress == ProgressMode::none || total == 0) return;
    const double share = static_cast<double>(done) / static_cast<double>(total);
    const auto now = Clock::now();
    const double spent = std::chrono::duration<double>(now - started_).count();
    if (console_.progress == ProgressMode::lines) {
        if (static_cast<int>(share * 10) == tenths_) return;
        tenths_ = static_cast<int>(share * 10);
        fmt::print(stderr, "{} {:.0f} % ({:.0f} s)\n", what_, share * 100, spent);
        return;
    }
    if (now - shown_ < std::chrono::milliseconds(100)) return;
    shown_ = now;
    drawn_ = true;
    const int filled = static_cast<int>(share * 24);
    fmt::print(stderr, "\r{} [{:=<{}}{:<{}}] {:3.0f} %{}{} \x1b[K", what_, "", filled, "", 24 - filled, share * 100,
               rate(done, spent), time_left(share, spent));
    std::fflush(stderr);
}

}  // namespace rakus::app
