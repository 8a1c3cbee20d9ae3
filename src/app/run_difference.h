// In what two specifications of runs differ, in words: a run is gone on with only by the same program on the same
// rules, players and files.
#pragma once
#include <string_view>
#include <vector>

#include "core/words.h"
#include "store/journal.h"

namespace rakus::app {

// One entry for each thing that differs; empty for equal ones. Files are named.
std::vector<Text> run_differences(std::string_view here, std::string_view there);
// The run of the list that differs in the least from this specification; null if none is of its kind and game.
const store::StoredRun* nearest_run(const std::vector<store::StoredRun>&, const store::Run&);
// The same with the files that the players were read from, if there are any.
Text with_files(Text, const std::vector<std::string>& files);
// "a; b; c" in both languages.
Text in_a_row(const std::vector<Text>&);

}  // namespace rakus::app
