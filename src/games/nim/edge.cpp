// Nim at the one edge.
#include "games/erased.h"
#include "games/nim/kit.h"

namespace rakus::edge {

const AnyGame& nim() {
    static const Erased<nim::Nim> game(nim::kit());
    return game;
}

}  // namespace rakus::edge
