#include "lab/spsa.h"

#include <cmath>

#include "core/portable_math.h"
#include "core/rng.h"
#include "lab/sweep.h"

namespace rakus::lab {
namespace {

// Spall's exponents: the slowest decay for which convergence is proved, and the best in practice.
constexpr double kStrideDecay = 0.602, kReachDecay = 0.101;

}  // namespace

Spsa::Spsa(std::vector<double> start, SpsaPlan plan)
    : plan_(plan), scale_(scales_of(start)), at_(start), sum_(start.size(), 0.0) {
    for (std::size_t i = 0; i < at_.size(); ++i) at_[i] /= scale_[i];
    draw_direction();
}

void Spsa::draw_direction() {
    Rng rng = Rng::stream(plan_.seed, static_cast<std::uint64_t>(step_));
    direction_.clear();
    for (std::size_t i = 0; i < at_.size(); ++i) direction_.push_back(rng.coin() ? 1 : -1);
}

double Spsa::reach() const {
    return plan_.reach / portable::pow(step_ + 1, kReachDecay);
}

std::vector<double> Spsa::unscaled(const std::vector<double>& x) const {
    std::vector<double> weights;
    for (std::size_t i = 0; i < x.size(); ++i) weights.push_back(x[i] * scale_[i]);
    return weights;
}

std::vector<double> Spsa::shifted(double sign) const {
    std::vector<double> x = at_;
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += sign * reach() * direction_[i];
    return unscaled(x);
}

void Spsa::learn(double advantage) {
    const double stability = plan_.steps / 10.0;
    const double stride = plan_.stride * portable::pow((stability + 1) / (stability + step_ + 1), kStrideDecay);
    for (std::size_t i = 0; i < at_.size(); ++i) at_[i] += stride * advantage / (2 * reach()) * direction_[i];
    ++step_;
    if (2 * step_ > plan_.steps) {
        ++summed_;
        for (std::size_t i = 0; i < at_.size(); ++i) sum_[i] += at_[i];
    }
    draw_direction();
}

std::vector<double> Spsa::settled() const {
    if (summed_ == 0) return current();
    std::vector<double> mean = sum_;
    for (double& x : mean) x /= summed_;
    return unscaled(mean);
}

std::vector<double> rounded(std::vector<double> weights) {
    for (double& w : weights) {
        if (w == 0) continue;
        const double unit = portable::pow(10, std::floor(portable::log10(std::abs(w))) - 2);
        w = std::abs(w) < 5e-4 ? 0 : std::round(w / unit) * unit;
        w = std::round(w * 1e6) / 1e6;  // 0.30000000000000004 is 0.3
    }
    return weights;
}

}  // namespace rakus::lab
