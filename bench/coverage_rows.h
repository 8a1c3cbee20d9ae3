// The kinds of runs whose intervals are measured: the reports of the program for a seed, and the true values of their
// figures.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "lab/coverage.h"

namespace rakus {

// An interval that was reported.
struct Figure {
    lab::Interval interval;
    lab::Ground ground;
};
using Figures = std::map<std::string, Figure>;

struct Kind {
    std::string name;  // the command
    std::function<Figures(std::uint64_t seed)> run;
    std::function<std::map<std::string, double>()> truth;
    double share = 1;  // of the seeds that are asked for: fewer of dear runs, more of cheap ones
};

std::vector<Kind> kinds();

}  // namespace rakus
