// Exodia at the one edge.
#include "games/erased.h"
#include "games/exodia/kit.h"
#include "games/exodia/speed.h"

namespace rakus::edge {

const AnyGame& exodia() {
    static const Erased<exodia::Exodia> game(exodia::kit());
    return game;
}

}  // namespace rakus::edge
