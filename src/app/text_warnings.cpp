#include "app/text_warnings.h"

#include <fmt/format.h>

#include <set>

#include "app/ranks.h"
#include "core/attached.h"

namespace rakus::app {

void tell_text_warnings(const AnyGame& game, const std::vector<std::string>& players, const Console& console) {
    if (rank_of_process().number > 0) return;
    std::set<std::string_view> told;
    for (const std::string& player : players) {
        const auto text = std::string_view(player).substr(0, end_of_player_text(player));
        if (text.empty() || !told.insert(text).second) continue;
        const auto info = game.check_player(player);
        if (!info) continue;
        for (const Text& w : info->warnings)
            console.tell(fmt::format("{}: {}", without_contents(text), console.say(w)));
    }
}

}  // namespace rakus::app
