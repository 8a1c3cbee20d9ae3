// Moves in the words of their scenes, for the terminal.
#pragma once
#include <string>

#include "core/any_game.h"

namespace rakus::app {

// What a move is: "sow pit 3: another turn". The move is legal there and canonical; empty where the mover's eyes are
// not those of the request.
Text move_in_words(const AnyGame&, const PositionRequest& before, const std::string& move);

// The last move of a drawing, after its notation and a comma: what it is, and what came of it if that is more than it
// says itself; below that, a line each, what the table shows only now: coins, draws, changes.
std::string told_move(const Drawing&, Lang);

}  // namespace rakus::app
