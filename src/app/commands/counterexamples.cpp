// rakus counterexamples: positions where a greedy pick loses value, the largest loss first.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "app/answers.h"
#include "app/commands/commands.h"
#include "app/long_run.h"
#include "app/match_report.h"
#include "app/table.h"
#include "app/words_for.h"
#include "lab/counterexamples.h"

namespace rakus::app {
namespace {

constexpr std::size_t kBlocks = 32;

struct Request {
    std::string rules, player, tables;
    std::uint64_t seed, positions;
    double seconds;
};

Result<Request> request_of(const Arguments& args) {
    const auto player = player_of(args);
    if (!player) return player.error();
    if (const auto known = game_of(args).check_player(*player); !known) return known.error();
    if (const auto start = game_of(args).inspect({args.text("rules"), "", {}, 1}); !start) return start.error();
    const auto positions = args.whole("positions", 1000);
    if (positions < 1 || positions > 10'000'000) return usage_error("--positions: expected 1 to 10000000", "--positions: seharusnya 1 sampai 10000000");
    return Request{args.text("rules"), *player, tables_folder(args), args.whole("seed", 1), positions, args.seconds("time", 10)};
}

// The positions are judged in blocks that threads and ranks share. The player plays no part in it, so that several
// players can be asked about the same judged positions.
Result<std::vector<lab::JudgedPosition>> judged_positions(const Arguments& args, const Request& r, Console& console) {
    const AnyGame& game = game_of(args);
    const auto spec = fmt::format("counterexamples\nversion {}\ngame {}\nrules {}\npositions {}\nseed {}\ntime {}\n", RAKUS_VERSION, game.describe().name, r.rules, r.positions, r.seed, r.seconds);
    auto run = LongRun::begin(args, console, "counterexamples", spec);
    if (!run) return run.error();
    const std::size_t blocks = std::min<std::uint64_t>(kBlocks, r.positions);
    TruthLimits limits;
    limits.seconds = r.seconds;
    limits.tables = r.tables;
    const auto finished = run->play(blocks_from(0, blocks), [&](std::size_t b) -> Result<std::string> {
        const std::uint64_t first = r.positions * b / blocks, end = r.positions * (b + 1) / blocks;
        const auto judged = lab::judge_positions(game, {r.rules, "", r.seed, first, end - first}, limits);
        if (!judged) return judged.error();
        return lab::write_judged(*judged);
    });
    if (!finished) return finished.error();
    std::vector<lab::JudgedPosition> all;
    for (const auto& [block, bytes] : *finished) {
        auto part = lab::read_judged(bytes);
        if (!part) return part.error();
        std::ranges::move(*part, std::back_inserter(all));
    }
    run->finish("{}");
    return all;
}

void print_text(const AnyGame& game, const Request& r, const lab::Counterexamples& c, Console& console) {
    Table table;
    for (const Words& title : {Words{"loss", "rugi"}, {"pick", "pilihan"}, {"value", "nilai"}, {"best", "terbaik"}, {"value", "nilai"}, {"position", "posisi"}}) table.column(std::string(console.say(title)));
    for (const auto& e : c.worst)
        table.row({number_in_words(e.loss(), console.lang), e.pick, number_in_words(e.pick_value, console.lang), e.best, number_in_words(e.best_value, console.lang), e.position});
    if (console.format == Format::plain) return console.print(table.tsv());
    console.print(phrase(console.lang, {"{} · player {} · {} random positions, {} with something at stake and all moves decided · seed {}\n", "{} · pemain {} · {} posisi acak, {} berisi taruhan dan semua langkahnya terputuskan · benih {}\n"},
                         console.say(game.describe().title), r.player, r.positions, c.judged, r.seed));
    const auto share = [&](std::uint64_t n) { return percent(c.judged ? static_cast<double>(n) / static_cast<double>(c.judged) : 0, console.lang); };
    console.print(phrase(console.lang, {"the pick gives value away in {} ({} %), and a better result in {} ({} %); mean loss {} [{}, {}]\n", "pilihannya membuang nilai di {} ({} %), dan hasil yang lebih baik di {} ({} %); rata-rata rugi {} [{}; {}]\n"},
                         c.given_away, share(c.given_away), c.class_lost, share(c.class_lost), number_in_words(c.regret.value, console.lang), number_in_words(c.regret.low, console.lang), number_in_words(c.regret.high, console.lang)));
    console.print(table.text());
}

Result<int> run(const Arguments& args, Console& console) {
    const auto request = request_of(args);
    if (!request) return request.error();
    const auto positions = judged_positions(args, *request, console);
    if (!positions) return positions.error();
    const auto found = lab::counterexamples(game_of(args), request->rules, *positions, request->player, request->seed, args.whole("top", 10));
    if (!found) return found.error();
    if (console.json())
        console.print(dump(counterexamples_document(game_of(args), {request->rules, request->player, request->seed, request->positions}, *found)));
    else
        print_text(game_of(args), *request, *found, console);
    return 0;
}

}  // namespace

Command counterexamples_command() {
    using namespace flags;
    return {"counterexamples", {"positions where a greedy pick loses value, the largest loss first", "posisi tempat pilihan greedy membuang nilai, kerugian terbesar lebih dulu"},
            {"counterexamples bantumi --rules pits=4,seeds=3 --positions 300", "counterexamples bantumi --player paper-chain --rules pits=3,seeds=2 --json"}, GameArgument::required,
            {kPlayer, {"positions", Takes::whole_number, "N", {"random positions to look at (default 1000)", "posisi acak yang diperiksa (bawaan 1000)"}},
             {"top", Takes::whole_number, "K", {"how many to list (default 10)", "berapa yang disebut (bawaan 10)"}}, kTime, kRules, kSeed, kResume, kJobs, kTables},
            run, "", false, true};
}

}  // namespace rakus::app
