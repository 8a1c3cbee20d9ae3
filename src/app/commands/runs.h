// rakus match for a game of one player: runs instead of games.
#pragma once
#include <functional>

#include "app/command.h"
#include "app/runs_report.h"
#include "lab/crew.h"

namespace rakus::app {

Result<int> run_solitaire(const Arguments&, const std::vector<std::string>& players, Console&);

// Told of the report before it is printed.
using RunsDone = std::function<Status(const RunsReport&, const Json&)>;
// The report of finished blocks, printed. Refuses blocks that are missing.
Result<int> answer_runs(const AnyGame&, const RunsRequest&, const lab::Finished&, Console&, const RunsDone& = {});

}  // namespace rakus::app
