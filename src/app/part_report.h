// The report of a match from its finished blocks, wherever they come from: shards, journals, the results file.
#pragma once
#include "app/shard_file.h"

namespace rakus::app {

// Prints it. Refuses a part in which blocks are missing, and names the first.
Result<int> report_on_part(const PartOfRun&, const std::string& tables, Console&);

}  // namespace rakus::app
