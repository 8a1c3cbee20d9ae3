// What is told when a game is over, or left.
#pragma once
#include <string>

#include "app/console.h"
#include "app/json.h"
#include "app/play_game.h"

namespace rakus::app {

// Who won, and by how much where the game counts that.
std::string result_text(const PlayGame&, const PositionInfo&, const TruthLimits&, const Console&);
// How well was played: value kept and the moments that decided.
std::string value_kept_text(const PlayGame&, const TruthLimits&, const Console&);
// The whole game as a document.
Json play_document(const PlayGame&, const PositionInfo&);

}  // namespace rakus::app
