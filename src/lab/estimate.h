// Estimates from tallies, as pure functions. All intervals are two-sided at 95 % unless the name says otherwise, and
// how often they hold has been measured: docs/lab.md.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <span>

#include "core/ratio.h"
#include "core/tally.h"

namespace rakus::lab {

struct Interval {
    double value = 0, low = 0, high = 0;
    bool exact() const { return low == high; }  // everything there is was counted
};

using rakus::kZ95;

// Five that differ may all lie on one side by chance once in 32 times, more than the 2.5 % that an interval may miss on
// a side; six may not. With fewer that differ there is little to go by.
inline constexpr double kFewestThatTell = 6;

// A share of n trials from the binomial distribution itself (Clopper and Pearson 1934): the bounds are the shares under
// which what was seen, or more (less), has a chance of 2.5 %. Exact: it never holds less often than it says, and more
// often where the thing is rare.
Interval share_of(std::uint64_t successes, std::uint64_t n);

// How many there are of what was sampled without putting back; 0: no end of them. A sample of all of them is exact.
using Population = std::uint64_t;

// The mean of values 0, 1/top, 2/top .. 1, seen counts[0], counts[1] .. times, top + 1 of them.
//
// By the score test (score_interval.h; Wilson's interval is the case of two values, Tango's of three). What could have
// been won could have been lost: the possible values reach as far to either side of the mean as those seen reach to
// one, and farther the fewer of them differ; if all were alike, anything is possible. So the interval stays inside [0,
// 1], has a width however alike the values were, is mirrored with them, and holds where almost all values are equal.
// Where all but a few are as high, or as low, as can be, the bound on that side comes from the chances of their number.
Interval mean_of_counts(std::span<const std::uint64_t> counts, Population = 0, double z = kZ95);

// The mean points a game from side-swapped pairs: the pair is the unit, so that what both games of a pair share does
// not pass for information.
Interval pair_score(const std::array<std::uint64_t, 5>& pairs, Population = 0);
// The mean points of games that are independent of each other: those of one seat, one a pair.
Interval seat_score(const Record3&, Population = 0);

// The chance that the first player is the stronger one, as far as these counts of pairs (or of indices, for a player's
// total) tell: the normal distribution of their mean, with no opinion beforehand. 1/2 without pairs or when all were
// drawn; pairs that were all won count as tosses of a coin. When all there are were counted, it is 0, 1/2 or 1.
double superiority(std::span<const std::uint64_t> counts, Population = 0);

// The Elo difference of a share of points; infinite at 0 and 1.
double elo_of(double score);
Interval elo_of(const Interval& score);

// The smallest x such that at least `share` of the counts lie at or below it. The histogram is not empty.
int quantile(const std::map<int, std::uint64_t>& histogram, double share);

}  // namespace rakus::lab
