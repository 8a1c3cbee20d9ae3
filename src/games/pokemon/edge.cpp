// Pokemon at the one edge.
#include "games/erased.h"
#include "games/pokemon/kit.h"
#include "games/pokemon/speed.h"

namespace rakus::edge {

const AnyGame& pokemon() {
    static const Erased<pokemon::Pokemon> game(pokemon::kit());
    return game;
}

}  // namespace rakus::edge
