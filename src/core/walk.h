// The choice of one move as Rusli's paper walks it (3.1.1), in five steps:
//
//     1  chosen <- empty
//     2  take the next candidate x of the list
//     3  take x out of the list
//     4  can it be paid for? if not, pass over it
//     5  does it finish, or is it the best so far? then chosen <- x; if it finishes or the list is empty: stop, else 2
//
// A walk is derived from an advice alone: from its last choice among the moves that the game names as walked.
#pragma once
#include "core/trace.h"

namespace rakus {

// Steps of the kinds "init", "select", "remove", "feasible", "add" and "return"; S holds what is chosen so far, `line`
// is one of the five. Empty when the turn has no such choice. `walked` is the word before the ':' of such moves.
std::vector<TraceStep> walk_trace(const Advice&, std::string_view walked);

}  // namespace rakus
