#include "app/save_player.h"

#include <fmt/format.h>

#include "app/ranks.h"

namespace rakus::app {

Status save_player(const Arguments& args, const std::string& text, const Console& console) {
    if (!args.has("save") || rank_of_process().number > 0) return Done{};
    const std::string path = args.text("save");
    if (const auto written = args.files.write(path, text); !written) return written;
    console.tell(fmt::format("{}: --player @{}", console.say("play it with", "mainkan dengan"), path));
    return Done{};
}

}  // namespace rakus::app
