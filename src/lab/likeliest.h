// The likeliest distribution with a given mean: what both the score interval of a mean and the sequential test ask for.
#pragma once
#include <span>
#include <vector>

namespace rakus::lab {

// Of all distributions over the values 0, 1/top .. 1 with this mean, 0 < mean < 1, the one under which the shares that
// were seen are likeliest. Values never seen get weight only where the mean cannot be reached without them.
std::vector<double> likeliest_with_mean(std::span<const double> seen, double mean);

}  // namespace rakus::lab
