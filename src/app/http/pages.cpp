#include "app/http/pages.h"

#include <algorithm>

#include "core/any_game.h"

namespace rakus::app {

std::vector<std::string> all_pages() {
    std::vector<std::string> pages{"/", "/review", "/lab", "/tournament", "/about"};
    for (const AnyGame* game : all_games()) {
        auto names = game->describe().aliases;
        names.insert(names.begin(), game->describe().name);
        for (const std::string& name : names) {
            for (const std::string_view of_game : {"", "/how", "/learn", "/setup", "/workbench", "/beat"})
                pages.push_back("/" + name + std::string(of_game));
            pages.push_back("/counterexamples/" + name);
        }
    }
    return pages;
}

bool is_page(std::string_view path) {
    static const auto pages = all_pages();
    return std::ranges::find(pages, path) != pages.end();
}

}  // namespace rakus::app
