// Congklak at the one edge.
#include "games/congklak/kit.h"
#include "games/congklak/speed.h"
#include "games/erased.h"

namespace rakus::edge {

const AnyGame& congklak() {
    static const Erased<congklak::Congklak> game(congklak::kit());
    return game;
}

}  // namespace rakus::edge
