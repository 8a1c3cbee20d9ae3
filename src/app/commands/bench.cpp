// rakus bench: speed of the rules, and one signature that changes when they do.
#include <fmt/format.h>

#include <ctime>

#include "app/commands/commands.h"
#include "app/json.h"
#include "app/sheet.h"

namespace rakus::app {
namespace {

// Processor time, not wall time: other work on the machine must not pass for slowness. All of this runs on one thread.
double cpu_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct PerftSpeed {
    int depth = 0;
    std::uint64_t leaves = 0;
    double seconds = 0;
};

// Deeper until one depth takes long enough to be timed.
PerftSpeed time_perft(const AnyGame& game, const PositionRequest& request, double enough) {
    PerftSpeed speed;
    for (int depth = 1; depth < 40 && speed.seconds < enough; ++depth) {
        const double start = cpu_seconds();
        const auto leaves = game.perft(request, depth);
        if (!leaves) return speed;
        std::uint64_t all = 0;
        for (const auto n : *leaves) all += n;
        speed = {depth, all, cpu_seconds() - start};
    }
    return speed;
}

Result<int> run_bench(const Arguments& args, Console& console) {
    const PositionRequest request{args.text("rules"), "", {}, args.whole("seed", 1)};
    const std::uint64_t n = args.whole("playouts", 200000);
    const double start = cpu_seconds();
    const auto played = game_of(args).playouts(request, n);
    if (!played) return played.error();
    const double seconds = cpu_seconds() - start;
    const auto perft = time_perft(game_of(args), request, 0.3);
    const double rate = static_cast<double>(played->playouts) / seconds,
                 moves = static_cast<double>(played->moves) / seconds;
    const double leaves = perft.depth ? static_cast<double>(perft.leaves) / perft.seconds : 0;
    const auto signature = fmt::format("{:016x}", played->signature);
    if (console.json()) {
        Json j = document("bench", game_of(args).describe().name, {});
        j.erase("rules");
        j.update({{"seed", request.seed},
                  {"playouts", n},
                  {"playouts_per_second", rate},
                  {"moves_per_second", moves},
                  {"signature", signature}});
        if (perft.depth) j["perft"] = {{"depth", perft.depth}, {"leaves", perft.leaves}, {"leaves_per_second", leaves}};
        print_document(j, console);
        return 0;
    }
    const auto millions = [&](double x) { return fixed_in_words(x / 1e6, 1, console.lang); };
    console.print(fmt::format("{} {:.0f}/s ({} M {}/s), {} {}; {}\n", console.say("random play-outs", "permainan acak"),
                              rate, millions(moves), console.say("moves", "langkah"), n,
                              console.say("games", "permainan"),
                              console.say("processor time, one core", "waktu prosesor, satu inti")));
    if (perft.depth)
        console.print(fmt::format("perft {} M {}/s ({} {})\n", millions(leaves), console.say("leaves", "daun"),
                                  console.say("depth", "kedalaman"), perft.depth));
    console.print(fmt::format("{} {}\n", console.say("signature", "tanda"), signature));
    return 0;
}

}  // namespace

Command bench_command() {
    using namespace flags;
    return {
        "bench",
        {"speed and one signature over fixed random games", "kecepatan dan satu tanda atas permainan acak tetap"},
        {"bench bantumi", "bench bantumi --playouts 20000 --json"},
        GameArgument::required,
        {{"playouts", Takes::whole_number, "N", {"random games (default 200000)", "permainan acak (bawaan 200000)"}},
         kRules,
         kSeed},
        run_bench};
}

}  // namespace rakus::app
