// rakus counterexamples: positions where a greedy pick loses value, the largest loss first.
#include "app/commands/commands.h"
#include "app/jobs/kinds.h"
#include "app/run_job.h"
#include "app/text_warnings.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

Result<int> run_counterexamples(const Arguments& args, Console& console) {
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    tell_text_warnings(*wish->game, wish->players, console);
    const auto job = examples_job(*wish);
    return job ? run_job(**job, args, console) : job.error();
}

}  // namespace

Command counterexamples_command() {
    using namespace flags;
    return {
        "counterexamples",
        {"positions where a greedy pick loses value, the largest loss first",
         "posisi tempat pilihan greedy membuang nilai, yang terbanyak lebih dulu"},
        {"counterexamples bantumi --rules pits=4,seeds=3 --positions 300",
         "counterexamples bantumi --player paper-chain --rules pits=3,seeds=2 --json"},
        GameArgument::required,
        of_job({kPlayer,
                {"positions",
                 Takes::whole_number,
                 "N",
                 {"random positions to look at (default 1000)", "posisi acak yang diperiksa (bawaan 1000)"}},
                {"openings",
                 Takes::whole_number,
                 "N",
                 {"positions after exactly N random plies (default: anywhere in a random game)",
                  "posisi sesudah tepat N langkah acak (bawaan: di mana saja dalam permainan acak)"}},
                {"top", Takes::whole_number, "K", {"how many to list (default 10)", "berapa yang disebut (bawaan 10)"}},
                kPlayouts,
                kNodesOfEach}),
        run_counterexamples,
        "",
        false,
        true};
}

}  // namespace rakus::app
