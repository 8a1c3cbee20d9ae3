// rakus match for a game of one player: runs instead of games, every player on the same shuffles.
#pragma once
#include "app/command.h"

namespace rakus::app {

Result<int> run_solitaire(const Arguments&, const std::vector<std::string>& players, Console&);

}  // namespace rakus::app
