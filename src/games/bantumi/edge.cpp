// Bantumi at the one edge.
#include "games/bantumi/kit.h"
#include "games/bantumi/speed.h"
#include "games/erased.h"

namespace rakus::edge {

const AnyGame& bantumi() {
    static const Erased<bantumi::Bantumi> game(bantumi::kit());
    return game;
}

}  // namespace rakus::edge
