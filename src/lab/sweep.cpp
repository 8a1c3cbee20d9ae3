#include "lab/sweep.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "lab/spsa.h"

namespace rakus::lab {
namespace {

constexpr std::array<double, 6> kFactors{0, 2, 0.5, 1.25, 0.8, -1};        // of a weight
constexpr std::array<double, 6> kShares{1, -1, 0.25, -0.25, 0.05, -0.05};  // of the scale, where the weight is zero

enum LineChange : std::size_t { switched, to_the_front, behind_the_next, kLineChanges };

// The lines that have a place and are on, in their order.
std::vector<std::size_t> order_of(const std::vector<double>& places, const std::vector<bool>& moves) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (moves[i] && places[i] != 0) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return places[i]; });
    return order;
}

// Back where it stood: before the first that came after it in the beginning.
void switch_on(std::vector<std::size_t>& order, std::size_t line) {
    order.insert(std::ranges::find_if(order, [&](std::size_t other) { return other > line; }), line);
}

// One that is off has no place to move from.
void change_order(std::vector<std::size_t>& order, std::size_t line, std::size_t change) {
    const auto at = std::ranges::find(order, line);
    if (change == switched)
        at == order.end() ? switch_on(order, line) : order.size() > 1 ? void(order.erase(at)) : void();
    else if (at != order.end() && change == to_the_front)
        std::rotate(order.begin(), at, at + 1);
    else if (at != order.end() && at + 1 != order.end())
        std::iter_swap(at, at + 1);
}

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

Changes changes_of_weights(std::vector<double> scales) {
    return {kFactors.size(),
            [scales = std::move(scales)](const std::vector<double>& best, std::size_t item, std::size_t change) {
                std::vector<double> out = best;
                double& w = out[item];
                w = w != 0 ? w * kFactors[change] : scales[item] * kShares[change];
                return rounded(out);
            }};
}

Changes changes_of_lines(std::vector<bool> moves) {
    return {kLineChanges,
            [moves = std::move(moves)](const std::vector<double>& best, std::size_t item, std::size_t change) {
                std::vector<double> out = best;
                if (!moves[item]) {
                    if (change == switched) out[item] = out[item] == 0;
                    return out;
                }
                auto order = order_of(best, moves);
                change_order(order, item, change);
                for (std::size_t i = 0; i < out.size(); ++i)
                    if (moves[i]) out[i] = 0;
                for (std::size_t place = 0; place < order.size(); ++place)
                    out[order[place]] = static_cast<double>(place + 1);
                return out;
            }};
}

Sweep::Sweep(std::vector<double> start, Changes changes, int rounds)
    : best_(std::move(start)), changes_(std::move(changes)), rounds_(rounds) {
    done_ = best_.empty() || rounds_ <= 0;
    if (!done_ && !propose()) go_on();
}

std::size_t Sweep::most() const {
    return static_cast<std::size_t>(std::max(0, rounds_)) * best_.size() * changes_.each;
}

void Sweep::learn(bool better) {
    if (better) {
        best_ = candidate_;
        changed_ = true;
        change_ = changes_.each - 1;  // on to the next number
    }
    go_on();
}

// The next candidate that differs from the best.
void Sweep::go_on() {
    do {
        if (++change_ == changes_.each) change_ = 0, ++item_;
        if (item_ == best_.size()) end_round();
    } while (!done_ && !propose());
}

void Sweep::end_round() {
    item_ = 0;
    done_ = --rounds_ == 0 || !changed_;
    changed_ = false;
}

bool Sweep::propose() {
    candidate_ = changes_.made(best_, item_, change_);
    return candidate_ != best_;
}

}  // namespace rakus::lab
