// What runs of a game for one player have to say, as the document of `rakus match --runs`.
#pragma once
#include <string>
#include <vector>

#include "app/json.h"
#include "lab/estimate.h"

namespace rakus::app {

struct RunsReport {
    RunsRequest request;
    std::vector<std::string> names;
    RunsTally tally;
};

lab::Interval share(std::uint64_t part, std::uint64_t whole);
double mean_turn(const RunTally&);
double per_run(std::uint64_t sum, const RunTally&);

// The request is valid for the game.
Json runs_document(const AnyGame&, const RunsReport&);

}  // namespace rakus::app
