// rakus perft: counts of move sequences by depth.
#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/json.h"
#include "app/sheet.h"

namespace rakus::app {
namespace {

Result<int> run_perft(const Arguments& args, Console& console) {
    const auto depth = args.whole("depth", 5);
    if (depth < 1 || depth > 100)
        return usage_error({"--depth {}: expected 1 to 100", "--depth {}: seharusnya 1 sampai 100"}, depth);
    const auto request = position_of(args);
    if (!request) return request.error();
    const auto info = game_of(args).inspect(*request);
    if (!info) return info.error();
    const auto leaves = game_of(args).perft(*request, static_cast<int>(depth));
    if (!leaves) return leaves.error();
    Json counts = Json::array();
    for (std::size_t i = 0; i < leaves->size(); ++i) {
        counts.push_back({{"depth", i + 1}, {"leaves", (*leaves)[i]}});
        if (!console.json()) console.print(fmt::format("{} {}\n", i + 1, (*leaves)[i]));
    }
    if (console.json()) {
        Json j = document("perft", game_of(args).describe().name, info->rules);
        j["position"] = info->position;
        j["perft"] = counts;
        print_document(j, console);
    }
    return 0;
}

}  // namespace

Command perft_command() {
    using namespace flags;
    Command c{"perft",
              {"counts of move sequences by depth", "jumlah urutan langkah menurut kedalaman"},
              {"perft bantumi --depth 5", "perft bantumi --depth 5 --rules ec=0"},
              GameArgument::required,
              {{"depth", Takes::whole_number, "N", {"the largest depth (default 5)", "kedalaman terbesar (bawaan 5)"}},
               kPos,
               kMoves,
               kRules},
              run_perft};
    c.accepts = [](const AnyGame& g) { return !g.describe().hidden; };
    return c;
}

}  // namespace rakus::app
