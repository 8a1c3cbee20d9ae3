#include "app/save_player.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>

#include "app/ranks.h"

namespace rakus::app {

Status save_player(const Arguments& args, const std::string& text, const Console& console) {
    if (!args.has("save") || rank_of_process().number > 0) return Done{};
    const std::string path = args.text("save"), part = path + ".part";
    std::ofstream file(part, std::ios::binary);
    const bool written = (file << text) && file.flush();
    file.close();
    if (!written || std::rename(part.c_str(), path.c_str()) != 0)
        return internal_error(fmt::format("file '{}': cannot be written", path),
                              fmt::format("berkas '{}': tidak dapat ditulis", path));
    console.tell(fmt::format("{}: --player @{}", console.say("play it with", "mainkan dengan"), path));
    return Done{};
}

}  // namespace rakus::app
