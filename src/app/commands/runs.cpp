#include "app/commands/runs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "app/json.h"
#include "app/long_run.h"
#include "app/match_plot.h"
#include "app/ranks.h"
#include "app/runs_report.h"
#include "app/table.h"
#include "app/words_for.h"
#include "lab/runs.h"

namespace rakus::app {
namespace {

int last_turn(const RunsTally& tally) {
    int last = 1;
    for (const RunTally& t : tally.players)
        if (!t.won_on_turn.empty()) last = std::max(last, t.won_on_turn.rbegin()->first);
    return last;
}

// ---- text ------------------------------------------------------------------------------------------------------------

std::string percent(double p, Lang lang) {
    std::string text = fmt::format("{:.2f}", p * 100);
    if (lang == Lang::id) std::ranges::replace(text, '.', ',');
    return text;
}
std::string cell(const lab::Interval& i, Lang lang) {
    return fmt::format("{} [{}{} {}]", percent(i.value, lang), percent(i.low, lang), lang == Lang::id ? ";" : ",", percent(i.high, lang));
}
std::string decimal(double x, Lang lang) {
    std::string text = fmt::format("{:.3f}", x);
    if (lang == Lang::id) std::ranges::replace(text, '.', ',');
    return text;
}

std::string bar(double p) { return std::string(static_cast<std::size_t>(p * 40 + 0.5), '#'); }

// P(win by turn t): one row a turn, one column a player; then those that never win.
Table turn_table(const RunsReport& report, const Console& console) {
    Table table;
    table.column(std::string(console.say("won by turn", "menang s.d. giliran")), Align::right);
    for (const auto& name : report.names) table.column(name + " %", Align::left);
    const int last = last_turn(report.tally);
    for (int turn = 1; turn <= last; ++turn) {
        std::vector<std::string> row{fmt::format("{}", turn)};
        for (const RunTally& t : report.tally.players) row.push_back(cell(share(t.won_by(turn), t.runs), console.lang));
        table.row(row);
    }
    std::vector<std::string> never{std::string(console.say("never", "tidak pernah"))};
    for (const RunTally& t : report.tally.players) never.push_back(cell(share(t.runs - t.won, t.runs), console.lang));
    table.row(never);
    return table;
}

// How the runs end: the rows of a player sum to 100 %.
Table histogram(const RunsReport& report, const Console& console) {
    Table table;
    table.column(std::string(console.say("won on turn", "menang di giliran")), Align::right);
    for (const auto& name : report.names) table.column(name + " %", Align::right), table.column("");
    const auto row = [&](const std::string& title, const auto& count) {
        std::vector<std::string> cells{title};
        for (const RunTally& t : report.tally.players) {
            const double p = per_run(count(t), t);
            cells.push_back(percent(p, console.lang)), cells.push_back(bar(p));
        }
        table.row(cells);
    };
    for (int turn = 1; turn <= last_turn(report.tally); ++turn)
        row(fmt::format("{}", turn), [&](const RunTally& t) {
            const auto at = t.won_on_turn.find(turn);
            return at == t.won_on_turn.end() ? 0 : at->second;
        });
    row(std::string(console.say("never", "tidak pernah")), [](const RunTally& t) { return t.runs - t.won; });
    return table;
}

Table summary(const RunsReport& report, const Console& console) {
    Table table;
    for (const Words& title : {Words{"player", "pemain"}, Words{"runs", "duel"}, Words{"turn 1 (FTK) %", "giliran 1 (FTK) %"}, Words{"never %", "tidak pernah %"},
                               Words{"mean turn", "rata-rata giliran"}, Words{"activations", "aktivasi"}, Words{"cards seen", "kartu terlihat"}})
        table.column(std::string(console.say(title)));
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        const RunTally& t = report.tally.players[i];
        table.row({console.bold(report.names[i]), fmt::format("{}", t.runs), cell(share(t.won_by(1), t.runs), console.lang),
                   cell(share(t.runs - t.won, t.runs), console.lang), t.won ? decimal(mean_turn(t), console.lang) : "-",
                   decimal(per_run(t.activations, t), console.lang), decimal(per_run(t.cards_seen, t), console.lang)});
    }
    return table;
}

std::string comparison(const RunsReport& report, std::size_t i, const Console& console) {
    const RunPair& pair = report.tally.against_first[i];
    const auto gain = lab::first_turn_gain(pair);
    return phrase(console.lang, {" {} against {} on the same shuffles: sooner {}, later {}, alike {}; turn 1 {} points\n",
                                 " {} melawan {} pada kocokan yang sama: lebih cepat {}, lebih lambat {}, sama {}; giliran 1 {} poin\n"},
                  report.names[i], report.names[0], pair.faster, pair.slower, pair.alike, cell(gain, console.lang));
}

void print_text(const AnyGame& game, const PositionInfo& where, const RunsReport& report, Console& console) {
    if (console.format == Format::plain) return console.print(turn_table(report, console).tsv());
    console.print(fmt::format("{} · {} {} · seed {} · {} {}\n", console.say(game.describe().title), report.request.runs, console.say("runs", "duel"),
                              report.request.seed, console.say("rules", "aturan"), rules_in_words(where.rules, game.describe(), console.lang)));
    console.print(summary(report, console).text());
    console.print(fmt::format("\n{}\n", console.say("Won by turn t, in %, with 95 % intervals", "Menang sampai giliran t, dalam %, dengan selang 95 %")));
    console.print(turn_table(report, console).text());
    console.print(fmt::format("\n{}\n", console.say("How the runs end", "Akhir duel")));
    console.print(histogram(report, console).text());
    for (std::size_t i = 1; i < report.names.size(); ++i) console.print(comparison(report, i, console));
}

// Everything that decides what is played, one field a line.
std::string spec_of(const AnyGame& game, const RunsRequest& r) {
    return fmt::format("runs\nversion {}\ngame {}\nrules {}\nposition {}\nplayers {}\nruns {}\nseed {}\n", RAKUS_VERSION, game.describe().name, r.rules, r.position,
                       fmt::join(r.players, " "), r.runs, r.seed);
}

std::vector<WinCurve> curves_of(const RunsReport& report) {
    std::vector<WinCurve> curves;
    for (std::size_t i = 0; i < report.names.size(); ++i) curves.push_back({report.names[i], report.tally.players[i].runs, report.tally.players[i].won_on_turn});
    return curves;
}

Result<RunsTally> play(const AnyGame& game, const RunsRequest& request, LongRun& run) {
    run.count(static_cast<double>(lab::kRunsPerBlock), {"runs", "duel"});
    const auto finished = run.play(blocks_from(0, lab::run_blocks(request)), [&](std::size_t b) -> Result<std::string> {
        const auto tally = game.solitaire()->play_runs(lab::run_block(request, b));
        if (!tally) return tally.error();
        return lab::write_runs(*tally);
    });
    if (!finished) return finished.error();
    return lab::sum_of_runs(*finished, request);
}

}  // namespace

Result<int> run_solitaire(const Arguments& args, const std::vector<std::string>& players, Console& console) {
    const AnyGame& game = game_of(args);
    for (const std::string_view flag : {"shard", "sprt", "gauntlet", "record", "min-score", "openings"})
        if (args.has(flag))
            return usage_error(fmt::format("--{}: for games of two players; {} has one", flag, game.describe().name), fmt::format("--{}: untuk permainan dua pemain; {} hanya satu", flag, game.describe().name));
    const auto position = position_of(args);
    if (!position) return position.error();
    const auto where = game.inspect(*position);
    if (!where) return where.error();
    RunsReport report{{position->rules, position->position, players, position->seed, 0, args.whole("runs", 10000)}, {}, {}};
    if (report.request.runs == 0 || report.request.runs > 10'000'000'000)
        return usage_error("--runs: expected 1 to 10000000000", "--runs: seharusnya 1 sampai 10000000000");
    // A player as it was named; one that is written out by the name it gives itself.
    for (const auto& p : players) report.names.push_back(p.starts_with('{') ? game.check_player(p, position->rules)->name : p);
    auto long_run = LongRun::begin(args, console, "match", spec_of(game, report.request));
    if (!long_run) return long_run.error();
    auto tally = play(game, report.request, *long_run);
    if (!tally) return tally.error();
    report.tally = std::move(*tally);
    long_run->finish(runs_document(game, report).dump());
    if (args.has("plot") && rank_of_process().number == 0)
        if (const auto drawn = write_pictures({wins_by_turn(curves_of(report), console.lang)}, args.text("plot")); !drawn) return drawn.error();
    if (console.json())
        console.print(dump(runs_document(game, report)));
    else
        print_text(game, *where, report, console);
    return 0;
}

}  // namespace rakus::app
