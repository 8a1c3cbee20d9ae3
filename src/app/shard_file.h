// A part of a run as a file: its specification and its finished blocks. `rakus merge` joins parts and journals.
#pragma once
#include <string>

#include "app/json.h"
#include "lab/crew.h"
#include "store/files.h"

namespace rakus::app {

// Part `part` of `parts`, from 1.
struct Shard {
    std::size_t part = 1, parts = 1;
    bool has(std::size_t block) const { return block % parts == part - 1; }
};

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
