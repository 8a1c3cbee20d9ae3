// What can be typed in a game besides moves: words, their letters, and the help that lists them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/console.h"

namespace rakus::app {

enum class PlayVerb { help, hint, why, reasons, truth, undo, board, save, quit };

// Both languages are understood, whichever is spoken.
std::optional<PlayVerb> play_verb(std::string_view word);
// The words of one language, to complete what is typed; of both, to guess what was meant.
std::vector<std::string> play_words(Lang);
std::vector<std::string_view> all_play_words();
// Without an opponent there are no reasons of one.
std::string play_help(const Console&, bool opponent);

}  // namespace rakus::app
