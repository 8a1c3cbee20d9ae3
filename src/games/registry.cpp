// The only list of games in the program. A new game adds one include and one line.
#include <algorithm>
#include <array>

#include "games/bantumi/kit.h"
#include "games/erased.h"
#include "games/gobblet/kit.h"

namespace rakus {
namespace {

const auto& registry() {
    static const Erased<bantumi::Bantumi> bantumi(bantumi::kit());
    static const Erased<gobblet::Gobblet> gobblet(gobblet::kit());
    static const std::array<const AnyGame*, 2> games{&bantumi, &gobblet};
    return games;
}

bool answers_to(const GameInfo& info, std::string_view name) {
    return info.name == name || std::ranges::find(info.aliases, name) != info.aliases.end();
}

}  // namespace

std::vector<const AnyGame*> all_games() { return {registry().begin(), registry().end()}; }

const AnyGame* find_game(std::string_view name) {
    for (const AnyGame* game : registry())
        if (answers_to(game->describe(), name)) return game;
    return nullptr;
}

}  // namespace rakus
