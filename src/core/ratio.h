// A ratio of two sums over independent groups. The moves of one game are not independent, the games are: so a loss per
// move is the loss of all games over the moves of all games, and the game is the unit of its interval
// (lab/ratio_interval.h).
//
// The groups are kept by what they hold, in whole numbers: they may be added in any order, on any number of threads, to
// the same bytes.
#pragma once
#include <cstdint>
#include <map>
#include <utility>

namespace rakus {

inline constexpr double kZ95 = 1.959963984540054;  // the 97.5 % point of the normal distribution

class Ratio {
   public:
    using Group = std::pair<std::int64_t, std::int64_t>;  // part, whole

    void add_group(std::int64_t part, std::int64_t whole, std::uint64_t times = 1) {
        seen_[{part, whole}] += times;
        const auto n = static_cast<std::int64_t>(times);
        groups_ += times, part_ += n * part, whole_ += n * whole;
    }
    Ratio& operator+=(const Ratio& o) {
        for (const auto& [group, times] : o.seen_) seen_[group] += times;
        groups_ += o.groups_, part_ += o.part_, whole_ += o.whole_;
        return *this;
    }

    std::uint64_t groups() const { return groups_; }
    std::int64_t whole() const { return whole_; }
    double value() const { return whole_ == 0 ? 0 : static_cast<double>(part_) / static_cast<double>(whole_); }
    // Every kind of group with how often it was seen.
    const std::map<Group, std::uint64_t>& seen() const { return seen_; }
    friend bool operator==(const Ratio&, const Ratio&) = default;

   private:
    std::map<Group, std::uint64_t> seen_;
    std::uint64_t groups_ = 0;
    std::int64_t part_ = 0, whole_ = 0;
};

}  // namespace rakus
