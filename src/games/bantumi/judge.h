#pragma once
#include <memory>

#include "core/judge.h"
#include "games/bantumi/game.h"

namespace rakus::bantumi {

// Exact margins: a book of the first plies, and proof search over an endgame table, from the folder of tables or built
// first. Bounds on boards larger than 6x4 when the nodes are used up, and everywhere when the budget is. What was
// proved for one question serves the next.
std::shared_ptr<const Judge<Bantumi>> judge();

}  // namespace rakus::bantumi
