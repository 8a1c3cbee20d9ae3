// Fits the weights of Bantumi's `best` to exact values: what the seeds in the pits are worth to the player to move, as
// a sum of what he sees. Least squares on two thirds of the positions; the last third says how much of it is explained.
//
//     fit_best [positions [seed]]                         (default 2500 11: the weights in src/games/bantumi/best.h)
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

#include "core/greedy.h"
#include "games/bantumi/best.h"
#include "games/bantumi/solver.h"

using namespace rakus;
using namespace rakus::bantumi;

namespace {

constexpr std::size_t kTerms = 5;  // a constant, rows, spill, empty, next
using Terms = std::array<double, kTerms>;

struct Lesson {
    Terms seen;
    double value;
};

double dot(const Terms& a, const Terms& b) {
    double sum = 0;
    for (std::size_t i = 0; i < kTerms; ++i) sum += a[i] * b[i];
    return sum;
}

// A position of a game between players who count seeds only and now and then move at random; each as likely as the
// others. The weights to be fitted play no part in it: the same positions whatever they are.
State draw_position(Rng& rng, double astray) {
    const Bantumi game;
    const Best counting{{.rows = 0, .spill = 0, .empty = 0, .next = 0}};
    State s = start(game.rules), drawn = s;
    for (std::uint32_t seen = 1; !over(s); ++seen) {
        if (rng.below(seen) == 0) drawn = s;
        s = after(game.rules, s, rng.unit() < astray ? random_move(s, rng) : *best_move(counting, game, s));
    }
    return drawn;
}

std::vector<Lesson> learn(int positions, std::uint64_t seed) {
    const Rules rules;
    const int open = start(rules).board.seeds_in_pits();
    Solver solver(
        rules,
        table_in_memory(
            rules, table_seeds_for(rules.pits, open + kForManyQuestions, std::numeric_limits<double>::infinity()), 1),
        open);
    std::vector<Lesson> lessons;
    for (int i = 0; i < positions; ++i) {
        Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(i));
        const State s = draw_position(rng, 0.1 + 0.15 * (i % 4));
        const Prospects p = prospects(rules, s);
        lessons.push_back({{1.0, double(p.rows), double(p.spill), double(p.empty), double(p.next)},
                           double(solver.value(s).low - Problem::lead_in_stores(s))});
    }
    return lessons;
}

// The normal equations, by elimination with pivots.
Terms least_squares(const std::vector<Lesson>& lessons, std::size_t first, std::size_t end) {
    std::array<std::array<double, kTerms + 1>, kTerms> m{};
    for (std::size_t l = first; l < end; ++l)
        for (std::size_t i = 0; i < kTerms; ++i) {
            for (std::size_t j = 0; j < kTerms; ++j) m[i][j] += lessons[l].seen[i] * lessons[l].seen[j];
            m[i][kTerms] += lessons[l].seen[i] * lessons[l].value;
        }
    for (std::size_t i = 0; i < kTerms; ++i) {
        for (std::size_t r = i + 1; r < kTerms; ++r)
            if (std::abs(m[r][i]) > std::abs(m[i][i])) std::swap(m[r], m[i]);
        for (std::size_t r = 0; r < kTerms; ++r) {
            const double f = r == i ? 0 : m[r][i] / m[i][i];
            for (std::size_t j = i; j <= kTerms; ++j) m[r][j] -= f * m[i][j];
        }
    }
    Terms w;
    for (std::size_t i = 0; i < kTerms; ++i) w[i] = m[i][kTerms] / m[i][i];
    return w;
}

double explained(const std::vector<Lesson>& lessons, std::size_t first, std::size_t end, const Terms& w) {
    double mean = 0, error = 0, spread = 0;
    for (std::size_t l = first; l < end; ++l) mean += lessons[l].value / static_cast<double>(end - first);
    for (std::size_t l = first; l < end; ++l)
        error += std::pow(lessons[l].value - dot(w, lessons[l].seen), 2),
            spread += std::pow(lessons[l].value - mean, 2);
    return 1 - error / spread;
}

}  // namespace

int main(int argc, char** argv) {
    const int positions = argc > 1 ? std::atoi(argv[1]) : 2500;
    const auto lessons = learn(positions, argc > 2 ? static_cast<std::uint64_t>(std::atoll(argv[2])) : 11);
    const std::size_t cut = lessons.size() * 2 / 3;
    const Terms w = least_squares(lessons, 0, cut);
    fmt::print(
        "on the move {:.2f}  rows {:.2f}  spill {:.2f}  empty {:.2f}  next {:.2f}   (n = {}, R2 of the unseen third "
        "{:.2f})\n",
        w[0], w[1], w[2], w[3], w[4], lessons.size(), explained(lessons, cut, lessons.size(), w));
    return 0;
}
