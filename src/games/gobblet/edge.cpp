// Gobblet at the one edge.
#include "games/erased.h"
#include "games/gobblet/kit.h"
#include "games/gobblet/speed.h"

namespace rakus::edge {

const AnyGame& gobblet() {
    static const Erased<gobblet::Gobblet> game(gobblet::kit());
    return game;
}

}  // namespace rakus::edge
