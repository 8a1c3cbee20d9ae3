// A text that was handed in: read, checked, and held against the limits of its class.
#pragma once
#include <string>
#include <vector>

#include "core/any_game.h"

namespace rakus::app {

struct Submission {
    std::string file;               // as it is listed
    std::string word;               // its name and its content (core/attached.h): what plays
    const AnyGame* game = nullptr;  // null if that cannot be told
    std::vector<Text> errors;       // none: it plays
    PlayerInfo info = {};
    bool good() const { return errors.empty(); }
};

// What a text may be, besides what the language allows.
struct SubmissionLimits {
    std::uint64_t bytes = 0, operations = 0;  // 0: as the language has it
    bool replies = true;                      // it may look at the opponent's answers
};

// The file's content, or why it cannot be read.
Submission submitted(std::string file, const Result<std::string>& text, const SubmissionLimits&,
                     std::string_view rules = {});

// Whether two files say the same, letter by letter.
bool same_content(const Submission&, const Submission&);

}  // namespace rakus::app
