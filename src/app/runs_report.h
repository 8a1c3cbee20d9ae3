// What the runs of a game for one player add up to, as JSON and for people.
#pragma once
#include <string>
#include <vector>

#include "app/console.h"
#include "app/json.h"
#include "core/any_game.h"

namespace rakus::app {

struct RunsReport {
    RunsRequest request;
    std::vector<std::string> names;  // a player as it was named; one that is written out by the name it gives itself
    RunsTally tally;
};

Result<RunsReport> runs_report(const AnyGame&, const RunsRequest&, RunsTally);
Json runs_json(const AnyGame&, const PositionInfo& where, const RunsReport&);
void print_runs(const AnyGame&, const PositionInfo& where, const RunsReport&, Console&);

}  // namespace rakus::app
