// rakus counterexamples: positions where a greedy pick loses value, the largest loss first.
#include "lab/counterexamples.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "app/advice_text.h"
#include "app/build_name.h"
#include "app/commands/commands.h"
#include "app/examples_document.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/long_run.h"
#include "app/match_report.h"
#include "app/table.h"
#include "app/waiting.h"
#include "app/words_for.h"
#include "core/attached.h"

namespace rakus::app {
namespace {

// Judging takes long: so many blocks that one is soon done.
std::size_t blocks_for(std::uint64_t positions) {
    return std::min<std::uint64_t>(positions,
                                   std::max<std::uint64_t>(32, std::min<std::uint64_t>(positions / 4, 4096)));
}

constexpr double kTimeOfJudging = 0.85;  // the rest is for the player's picks, and fresh play-outs

struct Request {
    std::string rules, player, tables;
    std::uint64_t seed, positions, playouts, nodes;
    std::optional<int> plies;  // of random play before each position; none: anywhere in a random game
};

ExamplesAsked asked(const Request& r) {
    return {r.rules, r.player, r.tables, r.seed, r.positions};
}

TruthLimits limits_of(const Request& r, const Watch& watch) {
    TruthLimits limits;
    static_cast<Budget&>(limits) = watch.share(1);
    limits.cancelled = [&watch] { return watch.out(); };
    limits.nodes = r.nodes;
    limits.tables = r.tables;
    limits.playouts = r.playouts;
    return limits;
}

Result<Request> request_of(const Arguments& args) {
    const auto player = player_of(args);
    if (!player) return player.error();
    if (const auto known = game_of(args).check_player(*player); !known) return known.error();
    if (const auto start = game_of(args).inspect({args.text("rules"), "", {}, 1}); !start) return start.error();
    const auto positions = args.whole("positions", 1000);
    if (positions < 1 || positions > 10'000'000)
        return usage_error("--positions: expected 1 to 10000000", "--positions: seharusnya 1 sampai 10000000");
    std::optional<int> plies;
    if (args.has("openings")) plies = static_cast<int>(std::min<std::uint64_t>(args.whole("openings", 0), 1000));
    return Request{canonical_rules(args),  *player,   tables_folder(args),
                   args.whole("seed", 1),  positions, args.whole("playouts", 0),
                   args.whole("nodes", 0), plies};
}

// What was judged: all that was asked for, or as much as there was time for.
struct Judged {
    std::vector<lab::JudgedPosition> positions;
    std::uint64_t looked_at = 0;
    bool cut = false;
};

// The positions are judged in blocks that threads and ranks share. The player plays no part in it, so that several
// players can be asked about the same judged positions.
Result<Judged> judged_positions(const Arguments& args, const Request& r, const Watch& whole, Console& console) {
    const AnyGame& game = game_of(args);
    const auto spec = fmt::format(
        "counterexamples\nversion {}\ngame {}\nrules {}\npositions {}\nseed {}\nnodes {}\nplayouts {}\nopenings {}\n",
        build_name(), game.describe().name, r.rules, r.positions, r.seed, r.nodes, r.playouts,
        r.plies ? fmt::format("{}", *r.plies) : "any");
    auto run = LongRun::begin(args, console, "counterexamples", spec);
    if (!run) return run.error();
    const Watch watch(whole.share(kTimeOfJudging));
    run->heed(watch);
    const std::size_t blocks = blocks_for(r.positions);
    const auto begin_of = [&](std::size_t b) { return r.positions * b / blocks; };
    const auto finished = run->play(blocks_from(0, blocks), [&](std::size_t b) -> Result<std::string> {
        const auto judged =
            lab::judge_positions(game, {r.rules, "", r.seed, begin_of(b), begin_of(b + 1) - begin_of(b), r.plies},
                                 limits_of(r, watch), lab::Kind::exact_or_estimate);
        if (!judged) return judged.error();
        return lab::write_judged(*judged);
    });
    if (!finished) return finished.error();
    Judged all{{}, 0, run->cut()};
    for (const auto& [block, bytes] : *finished) {
        auto part = lab::read_judged(bytes);
        if (!part) return part.error();
        std::ranges::move(*part, std::back_inserter(all.positions));
        all.looked_at += begin_of(block + 1) - begin_of(block);
    }
    if (all.cut)
        run->tell_cut(watch.cut());
    else
        run->finish("{}");
    return all;
}

std::string value_text(const lab::MoveValue& v, const std::string& unit, Lang lang) {
    if (unit == "win_chance")
        return fmt::format("{} % {}", percent(v.value, lang), range_text({v.value, v.low, v.high}, lang));
    const int value = static_cast<int>(v.value);
    return truth_in_words(unit == "seeds" ? exact_margin(value, "seeds")
                                          : Truth{Exact{class_of(value), std::nullopt, std::nullopt}, "result"},
                          lang);
}

std::string table_of(const lab::Counterexamples& c, const Console& console) {
    Table table;
    for (const Words& title : {Words{"loss", "rugi"},
                               {"pick", "pilihan"},
                               {"value", "nilai"},
                               {"best", "terbaik"},
                               {"value", "nilai"},
                               {"position", "posisi"}})
        table.column(std::string(console.say(title)));
    for (const auto& e : c.worst)
        table.row({number_in_words(e.loss(), console.lang), e.pick, number_in_words(e.pick_value.value, console.lang),
                   e.best, number_in_words(e.best_value.value, console.lang), e.position});
    return table.tsv();
}

std::string summary(const AnyGame& game, const Request& r, const lab::Counterexamples& c, const Console& console) {
    const auto share = [&](std::uint64_t n) {
        return percent(c.judged ? static_cast<double>(n) / static_cast<double>(c.judged) : 0, console.lang);
    };
    std::string out =
        phrase(console.lang,
               {"{} · player {} · {} random positions, {} with something at stake · seed {}\n",
                "{} · pemain {} · {} posisi acak, {} berisi taruhan · benih {}\n"},
               console.say(game.describe().title), without_contents(r.player), r.positions, c.judged, r.seed);
    if (c.judged == 0)
        return out +
               std::string(console.say("no position was decided; try more --positions, --nodes, --time or --playouts\n",
                                       "tidak ada posisi yang terputuskan; coba --positions, --nodes, --time, atau "
                                       "--playouts lebih besar\n"));
    out += phrase(console.lang,
                  {"the pick gives value away in {} ({} %); mean loss {} [{}, {}] ({})\n",
                   "pilihannya membuang nilai di {} ({} %); rata-rata rugi {} [{}; {}] ({})\n"},
                  c.given_away, share(c.given_away), number_in_words(c.regret.value, console.lang),
                  number_in_words(c.regret.low, console.lang), number_in_words(c.regret.high, console.lang),
                  unit_in_words(c.unit, console.lang));
    if (c.unit == "win_chance")
        return out + std::string(console.say("values are estimates: a loss is counted where the intervals do not meet, "
                                             "and listed if fresh play-outs agree\n",
                                             "nilainya taksiran: rugi dihitung bila selangnya tidak bertemu, dan "
                                             "disebut bila permainan acak baru membenarkan\n"));
    return out + phrase(console.lang,
                        {"a win or a draw became worse in {} ({} %)\n",
                         "menang atau seri menjadi lebih buruk di {} ({} %)\n"},
                        c.class_lost, share(c.class_lost));
}

std::string example_text(const AnyGame& game, const Request& r, const lab::Counterexample& e, const Console& console) {
    const auto words = [&](const lab::MoveValue& v) { return value_text(v, e.unit, console.lang); };
    std::string out =
        phrase(console.lang, {"\n{}\n  picks {}: {}; better {}: {}\n", "\n{}\n  memilih {}: {}; lebih baik {}: {}\n"},
               console.bold(e.position), e.pick, words(e.pick_value), e.best, words(e.best_value));
    const auto step = explained(game, asked(r), e);
    const auto* better = step ? find_candidate(*step, e.best) : nullptr;
    return better ? out + "  " + why_text(*step, *better, console) : out;
}

void print_text(const AnyGame& game, const Request& r, const lab::Counterexamples& c, Console& console) {
    if (console.format == Format::plain) return console.print(table_of(c, console));
    console.print(summary(game, r, c, console));
    for (const auto& e : c.worst) console.print(example_text(game, r, e, console));
}

// An estimate that looks bad may only have been unlucky: what is listed must look bad again on fresh play-outs.
Status confirm(const AnyGame& game, const Request& r, const Watch& watch, std::vector<lab::Counterexample>& examples,
               std::size_t most) {
    std::vector<lab::Counterexample> confirmed;
    for (auto& e : examples) {
        if (confirmed.size() == most || watch.out()) break;
        TruthLimits fresh = limits_of(r, watch);
        fresh.all_moves = true;
        fresh.seed = ~r.seed;
        const auto report = game.truth({r.rules, e.position, {}, r.seed}, fresh);
        if (!report) return report.error();
        const auto p = lab::judged(*report, lab::Kind::exact_or_estimate);
        if (!p) continue;
        e.pick_value = p->moves.at(e.pick), e.best_value = p->moves.at(e.best);
        if (e.loss() > 0) confirmed.push_back(e);
    }
    std::ranges::stable_sort(confirmed, std::ranges::greater{}, &lab::Counterexample::loss);
    examples = std::move(confirmed);
    return Done{};
}

Result<int> run_counterexamples(const Arguments& args, Console& console) {
    auto request = request_of(args);
    if (!request) return request.error();
    Waiting waiting(console);
    const Watch watch(waiting.budget(args.seconds("time", kForever)));
    const auto judged = judged_positions(args, *request, watch, console);
    if (!judged) return judged.error();
    request->positions = judged->looked_at;
    const std::size_t most = args.whole("top", 10);
    const bool estimates = !judged->positions.empty() && judged->positions.front().unit == "win_chance";
    auto found = lab::counterexamples(game_of(args), request->rules, judged->positions, request->player, request->seed,
                                      estimates ? 3 * most : most, [&] { return watch.out(); });
    if (!found) return found.error();
    if (estimates)
        if (const auto checked = confirm(game_of(args), *request, watch, found->worst, most); !checked)
            return checked.error();
    const Cut cut = watch.out() ? watch.cut() : judged->cut ? Cut::time : Cut::none;
    if (cut != Cut::none && !judged->cut) console.tell(cut_in_words(cut, console.lang));
    Json document = counterexamples_document(game_of(args), asked(*request), *found);
    if (cut != Cut::none) document["cut"] = cut_name(cut);
    if (console.json())
        console.print(dump(document));
    else
        print_text(game_of(args), *request, *found, console);
    return cut == Cut::cancelled ? kInterrupted : 0;
}

}  // namespace

Command counterexamples_command() {
    using namespace flags;
    return {"counterexamples",
            {"positions where a greedy pick loses value, the largest loss first",
             "posisi tempat pilihan greedy membuang nilai, kerugian terbesar lebih dulu"},
            {"counterexamples bantumi --rules pits=4,seeds=3 --positions 300",
             "counterexamples bantumi --player paper-chain --rules pits=3,seeds=2 --json"},
            GameArgument::required,
            {kPlayer,
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
             kNodesOfEach,
             kTime,
             kRules,
             kSeed,
             kResume,
             kRepair,
             kJobs,
             kTables},
            run_counterexamples,
            "",
            false,
            true};
}

}  // namespace rakus::app
