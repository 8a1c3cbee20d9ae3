#pragma once
#include <memory>

#include "core/judge.h"
#include "games/bantumi/game.h"

namespace rakus::bantumi {

// Exact margins by proof search over an endgame table, from the folder of tables or built first; bounds when the time
// runs out. What was proved for one question serves the next.
std::shared_ptr<const Judge<Bantumi>> judge();

}  // namespace rakus::bantumi
