// Reads a deck with its effects and compiles it under the rule options. The form of the file is in README.md.
#pragma once
#include <memory>
#include <string_view>

#include "games/exodia/program.h"

namespace rakus::exodia {

// A file of data/exodia by its name: "deck.txt".
std::string_view data_file(std::string_view name);
inline std::string_view paper_deck_text() {
    return data_file("deck.txt");
}

Result<Program> compile_deck(std::string_view text, const Settings& options);

// The program of the deck these options name: the paper's, or a file that came with its content. Programs are kept, so
// asking again costs little.
Result<std::shared_ptr<const Program>> program_for(const Settings& options);

}  // namespace rakus::exodia
