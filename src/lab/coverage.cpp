#include "lab/coverage.h"

#include <array>

#include "lab/distributions.h"

namespace rakus::lab {

void Coverage::add(const Interval& i, double truth, const Ground& ground) {
    constexpr double kRounding = 1e-12;
    ++runs_;
    held_ += i.low <= truth + kRounding && truth <= i.high + kRounding;
    exact_ += i.exact();
    tell_ += ground.tell;
    never_less_ = never_less_ && ground.never_less;
}

Interval Coverage::held() const {
    return mean_of_counts(std::array{runs_ - held_, held_}, 0, normal_point(0.01));
}

HeldOften Coverage::verdict() const {
    if (runs_ > 0 && exact_ == runs_ && held_ == runs_) return HeldOften::exact;
    const auto h = held();
    if (h.high < kLeastHeld) return HeldOften::too_few;
    if (h.low <= kMostHeld) return HeldOften::as_said;
    if (never_less_) return HeldOften::never_less;
    return tell() < kFewestThatTell ? HeldOften::few_tell : HeldOften::too_many;
}

}  // namespace rakus::lab
