// The interval of a mean, or of a ratio of sums, that a score test gives: the ratios it does not reject.
//
// Under ratio r the remainders part - r * whole of the observations have mean 0. Of all distributions of remainders
// with that mean, the one under which the observations are likeliest is the yardstick: its variance says how far from 0
// their mean may be. It may put weight on two remainders that were never seen, the most and the least that is possible;
// so the interval has a width however alike the observations were, and holds where they are skewed or mostly equal.
#pragma once
#include <vector>

#include "lab/estimate.h"

namespace rakus::lab {

struct Observed {
    double part = 0, whole = 1;
    double times = 1;
};

// What the observations can be: a ratio between low and high for one of mean size.
struct Possible {
    double low = 0, high = 1;
};

// Nothing was seen if the wholes add up to 0: then everything is possible.
Interval score_interval(const std::vector<Observed>&, Possible, Population = 0, double z = kZ95);

// How many standard errors the observations are away from this ratio; infinite where it is not possible.
double score_distance(const std::vector<Observed>&, Possible, double ratio, Population = 0);

}  // namespace rakus::lab
