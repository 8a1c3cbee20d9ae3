#include "lab/rating.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "core/portable_math.h"
#include "lab/clusters.h"
#include "lab/distributions.h"

namespace rakus::lab {
namespace {

using Matrix = std::vector<std::vector<double>>;
constexpr double kInfinite = std::numeric_limits<double>::infinity();
const double kEloOfStrength = 400 / portable::log(10.0);

double chance(double difference) {
    return 1 / (1 + portable::exp(-difference));
}

// Gauss and Jordan; the matrix has an inverse.
Matrix inverse(Matrix m) {
    const std::size_t n = m.size();
    Matrix out(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < n; ++i) out[i][i] = 1;
    for (std::size_t c = 0; c < n; ++c) {
        std::size_t pivot = c;
        for (std::size_t r = c + 1; r < n; ++r)
            if (std::abs(m[r][c]) > std::abs(m[pivot][c])) pivot = r;
        std::swap(m[c], m[pivot]), std::swap(out[c], out[pivot]);
        const double scale = m[c][c];
        for (std::size_t k = 0; k < n; ++k) m[c][k] /= scale, out[c][k] /= scale;
        for (std::size_t r = 0; r < n; ++r) {
            if (r == c) continue;
            const double by = m[r][c];
            for (std::size_t k = 0; k < n; ++k) m[r][k] -= by * m[c][k], out[r][k] -= by * out[c][k];
        }
    }
    return out;
}

// The curvature of the likelihood: for every meeting, games p (1 - p). Strengths are known up to a common shift; the
// constant added to every entry keeps their mean at zero.
Matrix curvature(const std::vector<Pairing>& pairings, const std::vector<int>& place,
                 const std::vector<double>& strength) {
    const std::size_t n = strength.size();
    Matrix m(n, std::vector<double>(n, 1.0));
    for (const Pairing& pairing : pairings) {
        if (place[pairing.a] < 0 || place[pairing.b] < 0) continue;
        const auto a = static_cast<std::size_t>(place[pairing.a]), b = static_cast<std::size_t>(place[pairing.b]);
        const double p = chance(strength[a] - strength[b]);
        const double weight = static_cast<double>(pairing.tally.all().games()) * p * (1 - p);
        m[a][a] += weight, m[b][b] += weight, m[a][b] -= weight, m[b][a] -= weight;
    }
    return m;
}

}  // namespace

Ratings::Ratings(const std::vector<Pairing>& pairings, std::size_t players, Population population)
    : pairings_(pairings), players_(players), population_(population), field_(comparable()), place_(players, -1) {
    for (std::size_t i = 0; i < field_.size(); ++i) place_[field_[i]] = static_cast<int>(i);
    fit();
    find_influence();
}

// The largest set of players in which everybody took points from everybody, if only by way of others: the likelihood
// has its maximum at finite ratings only within such a set (Ford 1957).
std::vector<std::size_t> Ratings::comparable() const {
    std::vector<std::vector<bool>> took(players_, std::vector<bool>(players_, false));
    for (const Pairing& p : pairings_) {
        const Record3 all = p.tally.all();
        if (all.points() > 0) took[p.a][p.b] = true;
        if (all.mirrored().points() > 0) took[p.b][p.a] = true;
    }
    for (std::size_t k = 0; k < players_; ++k)
        for (std::size_t i = 0; i < players_; ++i)
            for (std::size_t j = 0; j < players_; ++j)
                if (took[i][k] && took[k][j]) took[i][j] = true;
    std::vector<std::size_t> largest;
    for (std::size_t i = 0; i < players_; ++i) {
        std::vector<std::size_t> with;
        for (std::size_t j = 0; j < players_; ++j)
            if (i == j || (took[i][j] && took[j][i])) with.push_back(j);
        if (with.size() > largest.size()) largest = with;
    }
    return largest;
}

// Newton's method, with steps kept short where the start is far.
void Ratings::fit() {
    constexpr double kLongestStep = 1;
    const std::size_t n = field_.size();
    strength_.assign(n, 0.0);
    for (int round = 0; round < 200; ++round) {
        std::vector<double> slope(n, 0.0);
        for (const Pairing& p : pairings_) {
            if (place_[p.a] < 0 || place_[p.b] < 0) continue;
            const auto a = static_cast<std::size_t>(place_[p.a]), b = static_cast<std::size_t>(place_[p.b]);
            const Record3 all = p.tally.all();
            const double more = all.points() - static_cast<double>(all.games()) * chance(strength_[a] - strength_[b]);
            slope[a] += more, slope[b] -= more;
        }
        const Matrix back = inverse(curvature(pairings_, place_, strength_));
        double longest = 0;
        std::vector<double> step(n, 0.0);
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j) step[i] += back[i][j] * slope[j];
            longest = std::max(longest, std::abs(step[i]));
        }
        for (std::size_t i = 0; i < n; ++i)
            strength_[i] += step[i] * std::min(1.0, kLongestStep / std::max(longest, 1e-12));
        if (longest < 1e-12) break;
    }
}

// An index says by how much each player's points were more than its rating promises; the curvature turns that into
// strength. What all indices say adds up to nothing: that is what the fit is.
void Ratings::find_influence() {
    const std::size_t n = field_.size();
    const auto points = points_by_index(pairings_);
    Matrix back = inverse(curvature(pairings_, place_, strength_));
    for (const auto& row : points) {
        std::vector<double> more(n, 0.0);
        for (std::size_t k = 0; k < row.size(); ++k) {
            const Pairing& p = pairings_[k];
            if (place_[p.a] < 0 || place_[p.b] < 0) continue;
            const auto a = static_cast<std::size_t>(place_[p.a]), b = static_cast<std::size_t>(place_[p.b]);
            const double x = row[k] / 2.0 - 2 * chance(strength_[a] - strength_[b]);
            more[a] += x, more[b] -= x;
        }
        auto& moved = influence_.emplace_back(n, 0.0);
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) moved[i] += static_cast<double>(points.size()) * back[i][j] * more[j];
    }
}

// Indices that move the contrast almost alike, to a small part of the spread, are counted together at their mean, so
// that all together still move it by nothing. What could move it up could move it down as far.
Ratings::Contrast Ratings::contrast_of(const std::vector<double>& weights) const {
    constexpr double kSmallPart = 0.02;
    Contrast c;
    for (std::size_t i = 0; i < weights.size(); ++i) c.value += weights[i] * strength_[i] * kEloOfStrength;
    std::vector<double> moves;
    double most = 0, squares = 0;
    for (const auto& moved : influence_) {
        double move = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) move += weights[i] * moved[i] * kEloOfStrength;
        moves.push_back(move), most = std::max(most, std::abs(move)), squares += move * move;
    }
    if (most < 1e-9) most = kEloOfStrength;  // nothing ever differed
    const double step =
        std::max(1e-9, kSmallPart * std::sqrt(squares / static_cast<double>(std::max<std::size_t>(1, moves.size()))));
    std::map<double, Observed> alike;
    for (const double move : moves) {
        Observed& o = alike.try_emplace(std::round(move / step), Observed{0, 1, 0}).first->second;
        o.part += move, ++o.times;
    }
    for (const auto& [place, o] : alike) c.moves.push_back({o.part / o.times, 1, o.times});
    c.possible = {-most, most};
    return c;
}

Ratings::Contrast Ratings::contrast_of(std::size_t a, std::size_t b) const {
    std::vector<double> weights(field_.size(), 0.0);
    weights[static_cast<std::size_t>(place_[a])] += 1;
    weights[static_cast<std::size_t>(place_[b])] -= 1;
    return contrast_of(weights);
}

Interval Ratings::interval_of(const Contrast& c, double alpha) const {
    const Interval move = score_interval(c.moves, c.possible, population_, normal_point(alpha));
    return {c.value, c.value + move.low, c.value + move.high};
}

// Who lost everything to the field could have any rating below the one at which a score this high is too much to lose;
// and the other way round.
Interval Ratings::out_of_reach(std::size_t player, double alpha) const {
    std::vector<Pairing> met;
    for (const Pairing& p : pairings_)
        if ((p.a == player && place_[p.b] >= 0) || (p.b == player && place_[p.a] >= 0)) met.push_back(p);
    if (met.empty()) return {0, -kInfinite, kInfinite};
    const auto score = mean_of_counts(clusters_of(met, player).all, population_, normal_point(alpha));
    const bool above = score.value > 0.5;
    const double reached = above ? score.low : score.high;
    double low = -50, high = 50;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        double expected = 0;
        for (const Pairing& p : met)
            expected += chance(middle - strength_[static_cast<std::size_t>(place_[p.a == player ? p.b : p.a])]);
        (expected / static_cast<double>(met.size()) < reached ? low : high) = middle;
    }
    const double bound = low * kEloOfStrength;
    return above ? Interval{kInfinite, bound, kInfinite} : Interval{-kInfinite, -kInfinite, bound};
}

Interval Ratings::rating(std::size_t player, double alpha) const {
    if (place_[player] < 0) return out_of_reach(player, alpha);
    std::vector<double> weights(field_.size(), -1.0 / static_cast<double>(field_.size()));
    weights[static_cast<std::size_t>(place_[player])] += 1;
    return interval_of(contrast_of(weights), alpha);
}

Interval Ratings::of(std::size_t player) const {
    return rating(player, 0.05);
}

Interval Ratings::difference(std::size_t a, std::size_t b, double alpha) const {
    if (place_[a] >= 0 && place_[b] >= 0) return interval_of(contrast_of(a, b), alpha);
    const Interval one = rating(a, alpha), two = rating(b, alpha);
    const double value = one.value - two.value;
    return {std::isnan(value) ? 0 : value, one.low - two.high, one.high - two.low};
}

std::uint64_t Ratings::indices_that_tell(std::size_t a, std::size_t b) const {
    if (place_[a] < 0 || place_[b] < 0) return pairings_[0].each.size();
    constexpr double kAlike = 0.05;  // of the most that an index moves it
    const Contrast c = contrast_of(a, b);
    const auto commonest = std::ranges::max_element(c.moves, {}, &Observed::times);
    double tell = 0;
    for (const Observed& o : c.moves)
        if (std::abs(o.part - commonest->part) > kAlike * c.possible.high) tell += o.times;
    return static_cast<std::uint64_t>(tell);
}

// Whether a is the better one, with a chance of alpha to say so of equals.
bool Ratings::surely_better(std::size_t a, std::size_t b, double alpha) const {
    if (place_[a] < 0 || place_[b] < 0) return difference(a, b, alpha).low > 0;
    const Contrast c = contrast_of(a, b);
    return c.value > 0 && score_distance(c.moves, c.possible, -c.value, population_) > normal_point(alpha);
}

RankRange Ratings::rank(std::size_t player) const {
    const double each = 0.05 / (static_cast<double>(players_ * (players_ - 1)) / 2);
    RankRange r{1, players_};
    for (std::size_t other = 0; other < players_; ++other) {
        if (other == player) continue;
        r.best += surely_better(other, player, each);
        r.worst -= surely_better(player, other, each);
    }
    return r;
}

}  // namespace rakus::lab
