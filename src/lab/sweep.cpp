#include "lab/sweep.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "lab/spsa.h"

namespace rakus::lab {
namespace {

constexpr std::array<double, 6> kFactors{0, 2, 0.5, 1.25, 0.8, -1};        // of a weight
constexpr std::array<double, 6> kShares{1, -1, 0.25, -0.25, 0.05, -0.05};  // of the scale, where the weight is zero

}  // namespace

std::vector<double> scales_of(const std::vector<double>& weights) {
    std::vector<double> sizes;
    for (const double w : weights)
        if (w != 0) sizes.push_back(std::abs(w));
    std::ranges::sort(sizes);
    const double usual = sizes.empty() ? 1 : sizes[sizes.size() / 2];
    std::vector<double> scales;
    for (const double w : weights) scales.push_back(w == 0 ? usual : std::abs(w));
    return scales;
}

Sweep::Sweep(std::vector<double> start, std::vector<double> scales, int rounds)
    : best_(std::move(start)), scales_(std::move(scales)), rounds_(rounds) {
    done_ = best_.empty() || rounds_ <= 0;
    if (!done_ && !propose()) go_on();
}

std::size_t Sweep::most() const {
    return static_cast<std::size_t>(std::max(0, rounds_)) * best_.size() * kFactors.size();
}

void Sweep::learn(bool better) {
    if (better) {
        best_ = candidate_;
        changed_ = true;
        change_ = kFactors.size() - 1;  // on to the next weight
    }
    go_on();
}

// The next candidate that differs from the best.
void Sweep::go_on() {
    do {
        if (++change_ == kFactors.size()) change_ = 0, ++weight_;
        if (weight_ == best_.size()) end_round();
    } while (!done_ && !propose());
}

void Sweep::end_round() {
    weight_ = 0;
    done_ = --rounds_ == 0 || !changed_;
    changed_ = false;
}

bool Sweep::propose() {
    candidate_ = best_;
    double& w = candidate_[weight_];
    w = w != 0 ? w * kFactors[change_] : scales_[weight_] * kShares[change_];
    candidate_ = rounded(candidate_);
    return candidate_ != best_;
}

}  // namespace rakus::lab
