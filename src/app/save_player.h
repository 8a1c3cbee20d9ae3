// --save FILE: a tuned player as a file that --player @FILE plays.
#pragma once
#include <string>

#include "app/command.h"

namespace rakus::app {

// Nothing without --save, and on one rank only. The file appears whole or not at all.
Status save_player(const Arguments&, const std::string& text, const Console&);

}  // namespace rakus::app
