// rakus quality: how often a player's pick keeps the value of the position, over all positions or a sample.
#include "app/commands/commands.h"
#include "app/jobs/kinds.h"
#include "app/run_job.h"
#include "app/text_warnings.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

Result<int> run_quality(const Arguments& args, Console& console) {
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    tell_text_warnings(*wish->game, wish->players, console);
    const auto job = quality_job(*wish);
    return job ? run_timed_job(**job, args, console) : job.error();
}

}  // namespace

Command quality_command() {
    using namespace flags;
    Command c{"quality",
              {"how often a player's pick keeps the value of the position",
               "seberapa sering pilihan pemain menjaga nilai posisi"},
              {"quality bantumi --player paper --positions 100", "quality gobblet --player formula:win_first=1 --json"},
              GameArgument::required,
              of_job({kPlayer,
                      {"positions",
                       Takes::whole_number,
                       "N",
                       {"so many positions of random games and a tenth as many whole games (default 1000)",
                        "posisi permainan acak sebanyak ini dan sepersepuluhnya permainan utuh (bawaan 1000)"}},
                      {"openings",
                       Takes::whole_number,
                       "N",
                       {"random plies before the player meets itself", "langkah acak sebelum pemain melawan dirinya"}},
                      {"plot",
                       Takes::text,
                       "DIR",
                       {"pictures (SVG) and their figures (CSV): what picks lose, and when",
                        "gambar (SVG) dan angkanya (CSV): yang hilang tiap pilihan, dan kapan"}},
                      kNodesOfEach}),
              run_quality,
              "",
              false,
              true};
    c.accepts = [](const AnyGame& g) { return g.describe().reach != Reach::estimate; };
    return c;
}

}  // namespace rakus::app
