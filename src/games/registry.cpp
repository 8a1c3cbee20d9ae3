// The only list of games in the program. A new game adds its two lines. Examples are in builds that ask for them.
#include <algorithm>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace rakus {

// Each is made in its game's folder, edge.cpp.
namespace edge {
const AnyGame& bantumi();
const AnyGame& congklak();
const AnyGame& exodia();
const AnyGame& gobblet();
const AnyGame& pokemon();
#ifdef RAKUS_EXAMPLES
const AnyGame& nim();
#endif
}  // namespace edge

namespace {

const std::vector<const AnyGame*>& registry() {
    static const std::vector<const AnyGame*> games{
        &edge::bantumi(), &edge::congklak(), &edge::exodia(), &edge::gobblet(), &edge::pokemon(),
#ifdef RAKUS_EXAMPLES
        &edge::nim(),
#endif
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
