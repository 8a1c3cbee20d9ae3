#include "app/runs_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/match_report.h"
#include "app/table.h"
#include "app/words_for.h"
#include "core/attached.h"
#include "lab/estimate.h"
#include "lab/ratio_interval.h"
#include "lab/runs.h"

namespace rakus::app {
namespace {

lab::Interval share(std::uint64_t part, std::uint64_t whole) {
    return lab::share_of(part, whole);
}

// Over the runs that were won.
lab::Interval mean_turn(const RunTally& t) {
    Ratio turns;
    for (const auto& [turn, n] : t.won_on_turn) turns.add_group(turn, 1, n);
    return lab::ratio_interval(turns, lab::RatioKind::loss);
}

double per_run(std::uint64_t sum, const RunTally& t) {
    return t.runs ? static_cast<double>(sum) / static_cast<double>(t.runs) : 0;
}

int last_turn(const RunsTally& tally) {
    int last = 1;
    for (const RunTally& t : tally.players)
        if (!t.won_on_turn.empty()) last = std::max(last, t.won_on_turn.rbegin()->first);
    return last;
}

Json share_json(std::uint64_t part, std::uint64_t whole) {
    return json_of_interval(share(part, whole), "p");
}

Json json_of_player(const std::string& name, const RunTally& t, const RunPair& pair, bool first,
                    std::span<const CountedInRuns> counted) {
    Json j{{"name", name}, {"runs", t.runs}, {"won", t.won}, {"ftk", share_json(t.won_by(1), t.runs)}};
    j["wins_by_turn"] = Json::array();
    for (int turn = 1; !t.won_on_turn.empty() && turn <= t.won_on_turn.rbegin()->first; ++turn) {
        Json row = share_json(t.won_by(turn), t.runs);
        j["wins_by_turn"].push_back({{"turn", turn}, {"p", row["p"]}, {"low", row["low"]}, {"high", row["high"]}});
    }
    j["never"] = share_json(t.runs - t.won, t.runs);
    const auto turns = mean_turn(t);
    j["turns_mean"] = t.won ? Json(turns.value) : Json(nullptr);
    j["turns_low"] = t.won ? json_number(turns.low) : Json(nullptr);
    j["turns_high"] = t.won ? json_number(turns.high) : Json(nullptr);
    for (std::size_t i = 0; i < counted.size() && i < t.counts.size(); ++i)
        j[fmt::format("{}_mean", counted[i].id)] = per_run(t.counts[i], t);
    j["turns"] = Json::array();
    for (const auto& [turn, n] : t.won_on_turn) j["turns"].push_back({{"turn", turn}, {"runs", n}});
    if (!first) {
        const auto gain = lab::first_turn_gain(pair);
        j["against_first"] = {{"faster", pair.faster},
                              {"slower", pair.slower},
                              {"alike", pair.alike},
                              {"ftk_gain", {{"mean", gain.value}, {"low", gain.low}, {"high", gain.high}}}};
    }
    return j;
}

std::string cell(const lab::Interval& i, Lang lang) {
    return fmt::format("{} [{}{} {}]", percent(i.value, lang, 2), percent(i.low, lang, 2), lang == Lang::id ? ";" : ",",
                       percent(i.high, lang, 2));
}
std::string decimal(double x, Lang lang) {
    return fixed_in_words(x, 3, lang);
}

std::string turns_cell(const lab::Interval& i, Lang lang) {
    return fmt::format("{} [{}{} {}]", fixed_in_words(i.value, 2, lang), fixed_in_words(i.low, 2, lang),
                       lang == Lang::id ? ";" : ",", fixed_in_words(i.high, 2, lang));
}

std::string bar(double p, std::size_t width) {
    return std::string(static_cast<std::size_t>(p * static_cast<double>(width) + 0.5), '#');
}

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
    // Where there is no room for the bars of several players, the figures stay.
    for (const auto& name : report.names) table.column(name + " %", Align::right), table.spare_column("");
    const std::size_t width = 40 / std::max<std::size_t>(report.names.size(), 1);
    const auto row = [&](const std::string& title, const auto& count) {
        std::vector<std::string> cells{title};
        for (const RunTally& t : report.tally.players) {
            const double p = per_run(count(t), t);
            cells.push_back(percent(p, console.lang, 2)), cells.push_back(bar(p, width));
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

Table summary(const RunsReport& report, std::span<const CountedInRuns> counted, const Console& console) {
    Table table;
    for (const Words& title :
         {Words{"player", "pemain"}, Words{"runs", "duel"}, Words{"turn 1 (FTK) %", "giliran 1 (FTK) %"},
          Words{"never %", "tidak pernah %"}, Words{"mean turn", "rata-rata giliran"}})
        table.column(std::string(console.say(title)));
    for (const auto& c : counted) table.spare_column(std::string(console.say(c.words)));
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        const RunTally& t = report.tally.players[i];
        std::vector<std::string> row{
            console.bold(report.names[i]), fmt::format("{}", t.runs), cell(share(t.won_by(1), t.runs), console.lang),
            cell(share(t.runs - t.won, t.runs), console.lang), t.won ? turns_cell(mean_turn(t), console.lang) : "-"};
        for (const auto n : t.counts) row.push_back(decimal(per_run(n, t), console.lang));
        table.row(row);
    }
    return table;
}

std::string comparison(const RunsReport& report, std::size_t i, const Console& console) {
    const RunPair& pair = report.tally.against_first[i];
    const auto gain = lab::first_turn_gain(pair);
    return phrase(console.lang,
                  {" {} against {} on the same shuffles: sooner {}, later {}, alike {}; wins on turn 1: {}{} points\n",
                   " {} melawan {} pada kocokan yang sama: lebih cepat {}, lebih lambat {}, sama {}; menang di giliran "
                   "1: {}{} poin\n"},
                  report.names[i], report.names[0], pair.faster, pair.slower, pair.alike, gain.value > 0 ? "+" : "",
                  cell(gain, console.lang));
}

}  // namespace

Json runs_json(const AnyGame& game, const PositionInfo& where, const RunsReport& report) {
    Json j = document("match", game.describe().name, where.rules);
    j["seed"] = report.request.seed;
    if (!report.request.position.empty()) j["position"] = where.position;
    j["runs"] = report.request.runs;
    j["players"] = Json::array();
    const auto name = [&](std::size_t i) {
        const std::string& player = report.request.players[i];
        return end_of_player_text(player) > 0 ? player_label(player) : report.names[i];
    };
    for (std::size_t i = 0; i < report.names.size(); ++i)
        j["players"].push_back(json_of_player(name(i), report.tally.players[i], report.tally.against_first[i], i == 0,
                                              game.solitaire()->counted()));
    j["warnings"] = Json::array();
    return j;
}

void print_runs(const AnyGame& game, const PositionInfo& where, const RunsReport& report, Console& console) {
    console.print(fmt::format("{} · {} {} · {} {} · {} {}\n", console.say(game.describe().title), report.request.runs,
                              console.say("runs", "duel"), console.say("seed", "benih"), report.request.seed,
                              console.say("rules", "aturan"),
                              rules_in_words(where.rules, game.describe(), console.lang)));
    console.print(console.laid_out(summary(report, game.solitaire()->counted(), console)));
    console.print(fmt::format("\n{}\n", console.say("Won by turn t, in %, with 95 % intervals",
                                                    "Menang sampai giliran t, dalam %, dengan selang 95 %")));
    console.print(console.laid_out(turn_table(report, console)));
    console.print(fmt::format("\n{}\n", console.say("How the runs end", "Akhir duel")));
    console.print(console.laid_out(histogram(report, console)));
    for (std::size_t i = 1; i < report.names.size(); ++i) console.print(comparison(report, i, console));
}

Result<RunsReport> runs_report(const AnyGame& game, const RunsRequest& request, RunsTally tally) {
    RunsReport report{request, {}, std::move(tally)};
    for (const auto& player : request.players) {
        const auto known = game.check_player(player, request.rules);
        if (!known) return known.error();
        report.names.push_back(player.starts_with('{') ? known->name : without_contents(player));
    }
    return report;
}

}  // namespace rakus::app
