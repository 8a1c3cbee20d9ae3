// Estimates from tallies, as pure functions. All intervals are two-sided at 95 % unless the name says otherwise.
#pragma once
#include <array>
#include <cstdint>
#include <map>

#include "core/ratio.h"
#include "core/tally.h"

namespace rakus::lab {

struct Interval {
    double value = 0, low = 0, high = 0;
};

using rakus::kZ95;

// A share of n trials (Wilson 1927). `successes` may be half-integral: draws count as half a point, which makes the
// interval slightly too wide, never too narrow.
Interval wilson(double successes, double n);

// The mean points a game from side-swapped pairs: the pair is the unit, so that what both games of a pair share does
// not pass for information. Never narrower than one pair's step when all pairs were alike: then it is Wilson's over
// pairs.
Interval pair_score(const std::array<std::uint64_t, 5>& pairs);

// The chance that the first player is the stronger one, as far as these pairs tell: the normal distribution of the mean
// of pairs, with no opinion beforehand. 1/2 without pairs or when all were drawn; pairs that were all won count as
// tosses of a coin.
double superiority(const std::array<std::uint64_t, 5>& pairs);

// The Elo difference of a share of points; infinite at 0 and 1.
double elo_of(double score);
Interval elo_of(const Interval& score);

// The smallest x such that at least `share` of the counts lie at or below it. The histogram is not empty.
int quantile(const std::map<int, std::uint64_t>& histogram, double share);

}  // namespace rakus::lab
