// What could be typed next on a command line: commands, games, flags, and the values that a flag takes.
#pragma once
#include <string>
#include <vector>

#include "app/command.h"

namespace rakus::app {

struct Completions {
    std::vector<Completion> words;
    bool files = false;       // names of files could stand here too
    std::string before_file;  // what is typed before the name: "@", "paper,@"
};

// The words after "rakus"; the last one is being typed and may be empty.
Completions complete(const std::vector<std::string>& words, Lang);

}  // namespace rakus::app
