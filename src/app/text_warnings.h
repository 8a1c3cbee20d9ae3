// What is strange in the texts of written players, for who uses them: once a command, beside the answer.
#pragma once
#include <string>
#include <vector>

#include "app/console.h"
#include "core/any_game.h"

namespace rakus::app {

// Of those among the players that are texts; each text once. Nothing of one that does not play: its errors are told.
void tell_text_warnings(const AnyGame&, const std::vector<std::string>& players, const Console&);

}  // namespace rakus::app
