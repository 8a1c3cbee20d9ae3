// The only list of games in the program. A new game adds one include and one line.
#include <algorithm>
#include <utility>
#include <vector>

#include "games/bantumi/kit.h"
#include "games/congklak/kit.h"
#include "games/erased.h"
#include "games/exodia/kit.h"
#include "games/gobblet/kit.h"
#include "games/pokemon/kit.h"

namespace rakus {
namespace {

template <Game G>
const AnyGame* at_the_edge(Kit<G> kit) {
    static const Erased<G> game(std::move(kit));
    return &game;
}

const std::vector<const AnyGame*>& registry() {
    static const std::vector<const AnyGame*> games{
        at_the_edge(bantumi::kit()), at_the_edge(congklak::kit()), at_the_edge(exodia::kit()),
        at_the_edge(gobblet::kit()), at_the_edge(pokemon::kit()),
    };
    return games;
}

bool answers_to(const GameInfo& info, std::string_view name) {
    return info.name == name || std::ranges::find(info.aliases, name) != info.aliases.end();
}

}  // namespace

std::vector<const AnyGame*> all_games() {
    return registry();
}

const AnyGame* find_game(std::string_view name) {
    for (const AnyGame* game : registry())
        if (answers_to(game->describe(), name)) return game;
    return nullptr;
}

}  // namespace rakus
