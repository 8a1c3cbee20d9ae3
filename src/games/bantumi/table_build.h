// Builds an endgame table row by row instead of position by position.
//
// For one moving row, a sowing does the same to every waiting row: the cells of the successors lie side by side, and
// many positions are settled by one pass over two stretches of memory. For that the values are kept twice while they
// are made, by waiter (the table) and by mover (its mirror, given up at the end).
//
// EndgameRules::value says the same of a single position; `solve bantumi --verify` asks it about every cell.
#pragma once
#include "core/budget.h"
#include "games/bantumi/endgame.h"

namespace rakus::bantumi {

// Fills the table. False if the watch was out first; the result does not depend on `jobs`.
bool build_table(const Rules&, Table&, int jobs, const Watch* watch = nullptr);

}  // namespace rakus::bantumi
