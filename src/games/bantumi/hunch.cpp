#include "games/bantumi/hunch.h"

#include <algorithm>
#include <cmath>

#include "core/portable_math.h"
#include "core/rng.h"

namespace rakus::bantumi {
namespace {

using mancala::Row8;

// Seeds by row and pit.
using Counts = std::array<std::array<int, 8>, 2>;

// Every way to put n seeds into the pits is as likely as any other: choose which of the seeds and walls are walls.
Counts random_counts(int pits, int n, Rng& rng) {
    Counts c{};
    int walls = 2 * pits - 1, hole = 0;
    for (int left = n + walls; left > 0; --left) {
        if (static_cast<int>(rng.below(static_cast<std::uint32_t>(left))) < walls)
            --walls, ++hole;
        else
            ++c[static_cast<std::size_t>(hole / pits)][static_cast<std::size_t>(hole % pits)];
    }
    return c;
}
Row8 row_of(const std::array<int, 8>& counts) {
    Row8 row = 0;
    for (int pit = 0; pit < 8; ++pit) row |= mancala::seeds_at<Row8>(pit, counts[static_cast<std::size_t>(pit)]);
    return row;
}

// The sum of a worth for each pit, fitted to the values that the table gives.
struct Model {
    std::array<std::array<std::array<double, 64>, 8>, 2> worth{};
    double bias = 0;

    double guess(const Counts& c, int pits) const {
        double v = bias;
        for (std::size_t side = 0; side < 2; ++side)
            for (std::size_t pit = 0; pit < static_cast<std::size_t>(pits); ++pit)
                v += worth[side][pit][static_cast<std::size_t>(c[side][pit])];
        return v;
    }
    void correct(const Counts& c, int pits, double step) {
        bias += step;
        for (std::size_t side = 0; side < 2; ++side)
            for (std::size_t pit = 0; pit < static_cast<std::size_t>(pits); ++pit)
                worth[side][pit][static_cast<std::size_t>(c[side][pit])] += step;
    }
};

Model fit(const Table& table) {
    const auto lessons = static_cast<int>(std::min<std::size_t>(200'000, 4 * table.cells().size()));
    Model model;
    Rng rng(1);
    for (int i = 0; i < lessons; ++i) {
        const int n = std::max(0, table.seeds() - static_cast<int>(rng.below(4)));
        const Counts c = random_counts(table.pits(), n, rng);
        const Row8 mover = row_of(c[0]), waiter = row_of(c[1]);
        if (mover == 0 || waiter == 0) continue;
        const double rate = 0.03 * portable::pow(0.05, static_cast<double>(i) / lessons);
        model.correct(c, table.pits(), rate * (table.value(mover, waiter) - model.guess(c, table.pits())));
    }
    return model;
}

}  // namespace

Hunch::Hunch(const Table& table) {
    const Model model = fit(table);
    // Counts that the table hardly shows go on as the last well-known ones rise.
    const int known = std::clamp(table.seeds() - 6, 1, 10), back = std::max(0, known - 4);
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t pit = 0; pit < static_cast<std::size_t>(table.pits()); ++pit) {
            const auto& worth = model.worth[side][pit];
            const auto at = [&](int seeds) { return worth[static_cast<std::size_t>(seeds)]; };
            const double rise = (at(known) - at(back)) / (known - back);
            for (int seeds = 0; seeds <= kMost; ++seeds) {
                const double w = seeds <= known ? at(seeds) : at(known) + rise * (seeds - known);
                worth_[side][pit][static_cast<std::size_t>(seeds)] = static_cast<std::int16_t>(kUnit * w);
            }
        }
    bias_ = static_cast<int>(kUnit * model.bias);
}

}  // namespace rakus::bantumi
