// A ratio of two sums over independent groups, with its interval. The moves of one game are not independent, the games
// are: so a loss per move is the loss of all games over the moves of all games, and the game is the unit of the
// interval.
//
// The sums are whole numbers: groups may be added in any order, on any number of threads, to the same bytes.
#pragma once
#include <cmath>
#include <cstdint>

namespace rakus {

inline constexpr double kZ95 = 1.959963984540054;  // the 97.5 % point of the normal distribution

class Ratio {
   public:
    void add_group(std::int64_t part, std::int64_t whole) {
        ++groups_;
        part_ += part, whole_ += whole;
        part_squared_ += part * part, whole_squared_ += whole * whole, product_ += part * whole;
    }
    Ratio& operator+=(const Ratio& o) {
        groups_ += o.groups_, part_ += o.part_, whole_ += o.whole_;
        part_squared_ += o.part_squared_, whole_squared_ += o.whole_squared_, product_ += o.product_;
        return *this;
    }

    std::int64_t groups() const { return groups_; }
    std::int64_t whole() const { return whole_; }
    double value() const { return whole_ == 0 ? 0 : static_cast<double>(part_) / static_cast<double>(whole_); }
    // Half of the 95 % interval (the normal limit of the ratio estimator); infinite for fewer than two groups.
    double half_width() const {
        if (groups_ < 2) return INFINITY;
        const auto n = static_cast<double>(groups_);
        const double r = value(), mean = static_cast<double>(whole_) / n;
        const double residuals = static_cast<double>(part_squared_) - 2 * r * static_cast<double>(product_) +
                                 r * r * static_cast<double>(whole_squared_);
        return kZ95 * std::sqrt(std::fmax(residuals, 0) / (n * (n - 1))) / mean;
    }
    friend bool operator==(const Ratio&, const Ratio&) = default;

   private:
    std::int64_t groups_ = 0, part_ = 0, whole_ = 0, part_squared_ = 0, whole_squared_ = 0, product_ = 0;
};

}  // namespace rakus
