// A text, read whole: from its bytes to the program that plays it, or all that is wrong with it.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/player.h"
#include "core/result.h"
#include "written/program.h"
#include "written/vocabulary.h"

namespace rakus::written {

struct PlayerText {
    Syntax syntax;
    std::vector<Complaint> warnings;
};

// `name` is the file's, for errors: "mine.greedy: line 3, column 8: ..", one line for each.
Result<PlayerText> read_text(std::string_view name, std::string_view text, const Vocabulary&);

// The weights as numbers that a user may set and tune may move.
std::vector<Knob> knobs_of(const Syntax&);
// The same text with other weights, one for each; comments and all else stay.
Syntax with_weights(Syntax, std::span<const double> weights);

// "paper:steal=2,order=steal>extra", for a text that is like another player; empty for one with rules of its own.
std::string player_like(const Syntax&);
// Such a text with other settings: those that it has change, others come behind them.
Syntax with_settings(Syntax, std::span<const std::pair<std::string, double>> numbers,
                     std::span<const std::pair<std::string, std::string>> words);

// Of a text that has been read; a text that costs too much is refused by read_text.
std::shared_ptr<const Program> program_of(const Syntax&, const Vocabulary&, std::span<const double> weights);

}  // namespace rakus::written
