// rakus quality: how often a player's pick keeps the value of the position, over all positions or a sample.
#include <fmt/format.h>

#include <chrono>

#include "app/commands/commands.h"
#include "app/interrupt.h"
#include "app/json.h"
#include "app/match_report.h"
#include "app/progress.h"
#include "app/table.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

constexpr std::array<std::pair<Class, std::string_view>, 3> kClasses{
    {{Class::win, "won"}, {Class::draw, "drawn"}, {Class::loss, "lost"}}};

Json json_of(const Picks& p) {
    Json j{{"positions", p.positions},
           {"kept", p.kept},
           {"at_stake", p.at_stake},
           {"at_stake_kept", p.stake_kept},
           {"best", p.best}};
    if (p.positions > 0) j["kept_share"] = static_cast<double>(p.kept) / static_cast<double>(p.positions);
    if (p.at_stake > 0) j["at_stake_kept_share"] = static_cast<double>(p.stake_kept) / static_cast<double>(p.at_stake);
    return j;
}

Json json_of(const Ratio& r) {
    const double half = r.half_width();
    return {{"mean", r.value()},
            {"low", json_number(r.value() - half)},
            {"high", json_number(r.value() + half)},
            {"n", r.whole()},
            {"groups", r.groups()}};
}

Json json_of(const QualityTally& t) {
    Json j{{"all", json_of(t.all())}};
    for (const auto& [c, id] : kClasses) j[std::string(id)] = json_of(t.of(c));
    j["wins_at_once"] = t.wins_at_once;
    j["wins_passed_over"] = t.wins_passed_over;
    if (t.wins_at_once > 0)
        j["passed_over_share"] = static_cast<double>(t.wins_passed_over) / static_cast<double>(t.wins_at_once);
    return j;
}

void print_json(const QualityReport& report, std::string_view game, const QualityRequest& request, Console& console) {
    Json j = document("quality", game, report.rules);
    j["seed"] = request.seed;
    j["player"] = report.player;
    j["source"] = report.source;
    j["parts"] = Json::array();
    for (const auto& part : report.parts) {
        Json p = json_of(part.tally);
        p["id"] = part.id;
        for (const auto& m : part.means) p[m.id] = json_of(m.ratio);
        j["parts"].push_back(p);
    }
    if (!report.note.en.empty()) j["note"] = report.note.en;
    console.print(dump(j));
}

std::string share(std::uint64_t part, std::uint64_t whole, Lang lang) {
    if (whole == 0) return "-";
    return percent(static_cast<double>(part) / static_cast<double>(whole), lang) + " %";
}

std::string table_of(const QualityTally& tally, const Console& console) {
    Table table;
    table.column(std::string(console.say("value", "nilai")));
    for (const Words& title : {Words{"positions", "posisi"},
                               {"pick keeps it", "pilihan menjaganya"},
                               {"at stake", "dipertaruhkan"},
                               {"kept there", "terjaga di situ"},
                               {"best too", "juga terbaik"}})
        table.column(std::string(console.say(title)), Align::right);
    const auto row = [&](std::string_view name, const Picks& p) {
        table.row({std::string(name), fmt::format("{}", p.positions), share(p.kept, p.positions, console.lang),
                   fmt::format("{}", p.at_stake), share(p.stake_kept, p.at_stake, console.lang),
                   share(p.best, p.positions, console.lang)});
    };
    row(console.say("won", "menang"), tally.of(Class::win));
    row(console.say("drawn", "seri"), tally.of(Class::draw));
    row(console.say("lost", "kalah"), tally.of(Class::loss));
    row(console.say("all", "semua"), tally.all());
    return console.format == Format::plain ? table.tsv() : table.text();
}

std::string line_of(const QualityMean& m, const Console& console) {
    const double value = m.ratio.value(), half = m.ratio.half_width();
    const auto say = [&](double x) { return number_in_words(x, console.lang); };
    const auto separator = console.lang == Lang::en ? ", " : "; ";
    return fmt::format("  {}: {} [{}{}{}], n = {}\n", console.say(m.words), say(value), say(value - half), separator,
                       say(value + half), m.ratio.whole());
}

void print_text(const QualityReport& report, std::string_view game, Console& console) {
    console.print(fmt::format("{} · {} {} · {}: {}\n", game, console.say("player", "pemain"), report.player,
                              console.say("truth by", "kebenaran dari"), report.source));
    for (const auto& part : report.parts) {
        const QualityTally& t = part.tally;
        console.print(fmt::format("{}\n{}", console.bold(console.say(part.words)), table_of(t, console)));
        for (const auto& m : part.means) console.print(line_of(m, console));
        if (t.wins_at_once == 0) continue;
        console.print(phrase(console.lang,
                             {"  immediate wins: {} positions, passed over in {} ({})\n",
                              "  menang langsung: {} posisi, dilewatkan di {} ({})\n"},
                             t.wins_at_once, t.wins_passed_over,
                             share(t.wins_passed_over, t.wins_at_once, console.lang)));
    }
    if (!report.note.en.empty()) console.print(fmt::format("{}\n", console.say(report.note)));
}

Result<int> run_quality(const Arguments& args, Console& console) {
    const AnyGame& game = game_of(args);
    const auto player = player_of(args);
    if (!player) return player.error();
    const QualityRequest request{args.text("rules"),    *player,      tables_folder(args), args.whole("positions", 0),
                                 args.whole("seed", 1), jobs_of(args)};
    const auto started = std::chrono::steady_clock::now();
    watch_interrupts();
    const auto report = [&] {
        ProgressBar bar(console, std::string(console.say("judging picks", "menilai pilihan")));
        return game.quality(request, [&](std::uint64_t done, std::uint64_t total) {
            bar.show(done, total);
            return !interrupt_wished();
        });
    }();
    if (!report && interrupt_wished()) {
        console.tell(console.say(report.error().message));
        return kInterrupted;
    }
    if (!report) return report.error();
    console.tell(
        fmt::format("{:.1f} s", std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count()));
    if (console.json())
        print_json(*report, game.describe().name, request, console);
    else
        print_text(*report, game.describe().name, console);
    return 0;
}

}  // namespace

Command quality_command() {
    using namespace flags;
    return {"quality",
            {"how often a player's pick keeps the value of the position",
             "seberapa sering pilihan pemain menjaga nilai posisi"},
            {"quality bantumi --player paper --positions 100", "quality gobblet --player formula:win_first=1 --json"},
            GameArgument::required,
            {kPlayer,
             kRules,
             {"positions", Takes::whole_number, "N", {"a sample of so many positions", "sampel sebanyak ini"}},
             kSeed,
             kJobs,
             kTables},
            run_quality};
}

}  // namespace rakus::app
