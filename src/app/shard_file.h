// A part of a run as a file: its specification and its finished blocks. `rakus merge` joins parts and journals.
#pragma once
#include <string>

#include "app/json.h"
#include "app/long_run.h"
#include "lab/crew.h"

namespace rakus::app {

// Blocks of one run, wherever they come from.
struct PartOfRun {
    std::string id, spec;
    lab::Finished blocks;
    std::vector<std::string> files = {};  // that its players were read from
};

Json shard_json(const PartOfRun&, const std::string& game, const Shard&);
// A shard from its text; `name` is what errors call it.
Result<PartOfRun> read_shard(std::string_view text, const std::string& name);
// Every run in a file: one in a shard file, any number in a results file.
Result<std::vector<PartOfRun>> read_parts(const store::Files&, const std::string& path);

}  // namespace rakus::app
