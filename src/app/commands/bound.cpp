// rakus bound: what no player of a game for one can exceed: the deals that somebody who knows all chance would win.
#include "app/commands/commands.h"
#include "app/jobs/kinds.h"
#include "app/run_job.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

Result<int> run_bound(const Arguments& args, Console& console) {
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    const auto job = bound_job(*wish);
    if (!job) return job.error();
    return run_job(**job, args, console);
}

}  // namespace

Command bound_command() {
    using namespace flags;
    Command c{
        "bound",
        {"how many deals could be won on the first turn by somebody who knows every shuffle: no player wins more",
         "berapa pembagian kartu dapat dimenangkan pada giliran pertama oleh yang tahu setiap kocokan: tak ada pemain "
         "yang menang lebih sering"},
        {"bound exodia --deals 8 --nodes 20000", "bound exodia --deals 8 --nodes 20000 --rules official --json"},
        GameArgument::required,
        of_job({{"deals", Takes::whole_number, "N", {"deals to look at (default 200)", "pembagian kartu (bawaan 200)"}},
                {"nodes",
                 Takes::whole_number,
                 "N",
                 {"moves to try for each deal (default: 2000000)",
                  "langkah yang dicoba tiap pembagian (bawaan: 2000000)"}}}),
        run_bound};
    c.accepts = [](const AnyGame& g) { return g.describe().solitaire; };
    return c;
}

}  // namespace rakus::app
