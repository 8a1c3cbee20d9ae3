// rakus truth: the value of a position, and of every move in it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/advice_text.h"
#include "app/answers.h"
#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/sheet.h"
#include "app/waiting.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

constexpr int kNotDecided = 4;

TruthLimits truth_limits_of(const Arguments& args, Waiting& waiting) {
    TruthLimits limits;
    static_cast<Budget&>(limits) = waiting.budget(args.seconds("time", kForever));
    limits.nodes = args.whole("nodes", 0);
    limits.all_moves = args.has("all");
    limits.jobs = jobs_of(args);
    limits.playouts = args.whole("playouts", 0);
    limits.seed = args.whole("seed", 1);
    limits.tables = tables_folder(args);
    limits.see_all = args.text("see") == "all";
    return limits;
}

void print_text(const TruthReport& report, Console& console) {
    console.print(fmt::format("{} · {} {}\n", report.position, console.say("player", "pemain"), report.side));
    console.print(fmt::format("{}: {} ({}; {}: {})\n", console.say("truth", "kebenaran"),
                              truth_in_words(report.truth, console.lang), kind_in_words(report.truth, console.lang),
                              console.say("by", "dari"), source_in_words(report.source, console.lang)));
    for (const Truth& t : report.also) console.print(fmt::format("  {}\n", truth_in_words(t, console.lang)));
    if (!report.line.empty())
        console.print(fmt::format("{}: {}\n", console.say("line", "jalur"), fmt::join(report.line, " ")));
    if (!report.moves.empty()) console.print(truth_table(report, console));
}

Result<int> run_truth(const Arguments& args, Console& console) {
    const auto request = position_of(args);
    if (!request) return request.error();
    Waiting waiting(console);
    const TruthLimits limits = truth_limits_of(args, waiting);
    if (args.has("opening")) return answer_opening(game_of(args), *request, limits, console);
    const auto report = game_of(args).truth(*request, limits);
    if (!report) return report.error();
    waiting.over();
    if (console.json())
        print_document(truth_document(*report, game_of(args).describe().name, limits), console);
    else
        print_text(*report, console);
    if (!report->note.en.empty()) console.tell(console.say(report->note));
    if (report->cut != Cut::none) console.tell(cut_in_words(report->cut, console.lang));
    if (console.verbose) console.tell(fmt::format("{} {}", report->nodes, console.say("nodes", "simpul")));
    if (report->cut == Cut::cancelled) return kInterrupted;
    if (!report->truth.exact() && args.has("require-exact")) {
        console.tell(console.say("not decided within the limits", "belum terputuskan dalam batas"));
        return kNotDecided;
    }
    return 0;
}

}  // namespace

Command truth_command() {
    using namespace flags;
    return {"truth",
            {"the value of a position: exact, bounds or an estimate", "nilai posisi: eksak, batas atau taksiran"},
            {"truth bantumi --pos '1.5.6.1.0.0.11/0.3.0.0.1.1.19 1' --all", "truth bantumi --rules pits=4,seeds=4",
             "truth bantumi --time 1s --json", "truth congklak --opening"},
            GameArgument::required,
            {kPos,
             kExample,
             kMoves,
             kRules,
             {"all", Takes::nothing, "", {"the truth of every move", "kebenaran setiap langkah"}},
             {"opening",
              Takes::nothing,
              "",
              {"what one turn can do: the shortest win, the largest score",
               "apa yang dapat dicapai satu giliran: kemenangan terpendek, skor terbesar"}},
             kTime,
             kNodes,
             {"require-exact",
              Takes::nothing,
              "",
              {"exit 4 unless the answer is exact", "keluar 4 bila jawaban tidak eksak"}},
             kSee,
             kPlayouts,
             kSeed,
             kJobs,
             kTables},
            run_truth};
}

}  // namespace rakus::app
