#include "app/jobs/quality_report.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "app/match_report.h"
#include "app/table.h"
#include "app/words_for.h"
#include "core/attached.h"
#include "lab/ratio_interval.h"

namespace rakus::app {
namespace {

constexpr std::array<std::pair<Class, std::string_view>, 3> kClasses{
    {{Class::win, "won"}, {Class::draw, "drawn"}, {Class::loss, "lost"}}};

constexpr std::array<std::pair<std::string_view, double>, 4> kQuantiles{
    {{"median", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"most", 1}}};

struct Phase {
    std::string_view id;
    Words words;
};
constexpr std::array<Phase, 3> kPhases{
    {{"opening", {"first", "pertama"}}, {"middle", {"second", "kedua"}}, {"ending", {"last", "terakhir"}}}};

std::string percent_name(double share) {
    return fmt::format("{:.0f} %", 100 * share);
}

lab::RatioKind ratio_kind_of(const QualityMean& m) {
    return m.is_share ? lab::RatioKind::share : lab::RatioKind::loss;
}

Json json_of_picks(const Picks& p) {
    Json j{{"positions", p.positions},
           {"kept", p.kept},
           {"at_stake", p.at_stake},
           {"at_stake_kept", p.stake_kept},
           {"best", p.best}};
    if (p.positions > 0) j["kept_share"] = static_cast<double>(p.kept) / static_cast<double>(p.positions);
    if (p.at_stake > 0) j["at_stake_kept_share"] = static_cast<double>(p.stake_kept) / static_cast<double>(p.at_stake);
    return j;
}

Json json_of(const Ratio& r, lab::RatioKind kind, std::uint64_t population) {
    const auto i = lab::ratio_interval(r, kind, population);
    return {{"mean", i.value},
            {"low", json_number(i.low)},
            {"high", json_number(i.high)},
            {"n", r.whole()},
            {"groups", r.groups()}};
}

Json json_of(const WorstPick& w) {
    if (w.lost == 0) return nullptr;
    return {{"lost", w.lost}, {"position", w.position}, {"pick", w.pick}, {"best", w.best}};
}

Json losses_json(const QualitySample& s) {
    Json j{{"worst", json_of(s.worst)}, {"histogram", Json::array()}};
    if (s.losses.empty()) return j;
    for (const auto& [name, share] : kQuantiles) j[std::string(name)] = lab::quantile(s.losses, share);
    for (const auto& [lost, picks] : s.losses) j["histogram"].push_back({{"lost", lost}, {"picks", picks}});
    return j;
}

Json phases_json(const QualityPart& part) {
    Json rows = Json::array();
    for (std::size_t i = 0; i < kPhases.size(); ++i) {
        const QualityPhase& phase = part.sample->phases[i];
        rows.push_back({{"id", kPhases[i].id},
                        {"lost_per_move", json_of(phase.lost, lab::RatioKind::loss, part.population_of(phase.lost))},
                        {"kept", json_of(phase.kept, lab::RatioKind::share, part.population_of(phase.kept))}});
    }
    return rows;
}

Json json_of(const QualityTally& t) {
    Json j{{"all", json_of_picks(t.all())}};
    for (const auto& [c, id] : kClasses) j[std::string(id)] = json_of_picks(t.of(c));
    j["wins_at_once"] = t.wins_at_once;
    j["wins_passed_over"] = t.wins_passed_over;
    if (t.wins_at_once > 0)
        j["passed_over_share"] = static_cast<double>(t.wins_passed_over) / static_cast<double>(t.wins_at_once);
    return j;
}

}  // namespace

Json quality_json(const QualityReport& report, std::string_view game, const QualityRequest& request) {
    Json j = document("quality", game, report.rules);
    j["seed"] = request.seed;
    j["player"] = player_label(report.player);
    j["source"] = report.source;
    j["unit"] = report.unit;
    j["openings"] = request.openings;
    j["parts"] = Json::array();
    for (const auto& part : report.parts) {
        Json p = json_of(part.tally);
        p["id"] = part.id;
        for (const auto& m : part.means) p[m.id] = json_of(m.ratio, ratio_kind_of(m), part.population_of(m.ratio));
        if (part.sample) {
            p["exact"] = part.exact();
            p["losses"] = losses_json(*part.sample);
            p["phases"] = phases_json(part);
        }
        j["parts"].push_back(p);
    }
    if (!report.note.en.empty()) j["note"] = report.note.en;
    if (report.cut != Cut::none) j["cut"] = cut_name(report.cut);
    return j;
}

namespace {

std::string share_text(std::uint64_t part, std::uint64_t whole, Lang lang) {
    if (whole == 0) return "-";
    return percent(static_cast<double>(part) / static_cast<double>(whole), lang) + " %";
}

std::string quality_table(const QualityTally& tally, const Console& console) {
    Table table;
    table.column(std::string(console.say("value", "nilai")));
    for (const Words& title : {Words{"positions", "posisi"},
                               {"pick keeps it", "pilihan menjaganya"},
                               {"at stake", "dipertaruhkan"},
                               {"kept there", "terjaga di situ"},
                               {"best too", "juga terbaik"}})
        table.column(std::string(console.say(title)), Align::right);
    const auto row = [&](std::string_view name, const Picks& p) {
        table.row({std::string(name), fmt::format("{}", p.positions), share_text(p.kept, p.positions, console.lang),
                   fmt::format("{}", p.at_stake), share_text(p.stake_kept, p.at_stake, console.lang),
                   share_text(p.best, p.positions, console.lang)});
    };
    row(console.say("won", "menang"), tally.of(Class::win));
    row(console.say("drawn", "seri"), tally.of(Class::draw));
    row(console.say("lost", "kalah"), tally.of(Class::loss));
    row(console.say("all", "semua"), tally.all());
    return console.laid_out(table);
}

std::string quality_interval(const lab::Interval& i, Lang lang) {
    const auto say = [&](double x) { return std::isfinite(x) ? number_in_words(x, lang) : std::string("inf"); };
    if (i.exact()) return say(i.value);
    return fmt::format("{} [{}{} {}]", say(i.value), say(i.low), lang == Lang::en ? "," : ";", say(i.high));
}

// A share in per cent, as the table above has it and a report; a loss as the number that it is.
std::string share_interval(const lab::Interval& i, Lang lang) {
    const auto say = [&](double x) { return fixed_in_words(100 * x, 1, lang); };
    if (i.exact()) return fmt::format("{} %", say(i.value));
    return fmt::format("{} % [{}{} {}]", say(i.value), say(i.low), lang == Lang::en ? "," : ";", say(i.high));
}

std::string mean_line(const QualityMean& m, const QualityPart& part, const Console& console) {
    const auto i = lab::ratio_interval(m.ratio, ratio_kind_of(m), part.population_of(m.ratio));
    const bool share = ratio_kind_of(m) == lab::RatioKind::share;
    const std::string told = share ? share_interval(i, console.lang) : quality_interval(i, console.lang);
    return fmt::format("  {}: {}, n = {}\n", console.say(m.words), told, m.ratio.whole());
}

std::string losses_text(const QualitySample& s, const Console& console) {
    if (s.losses.empty()) return {};
    const auto most = [&](std::size_t i) { return lab::quantile(s.losses, kQuantiles[i].second); };
    std::string out =
        phrase(console.lang, {"  {} of the picks lose {} at most", "  {} pilihan kehilangan paling banyak {}"},
               percent_name(kQuantiles[0].second), most(0));
    for (std::size_t i = 1; i < kQuantiles.size(); ++i)
        out += fmt::format(", {}: {}", percent_name(kQuantiles[i].second), most(i));
    out += "\n";
    if (s.worst.lost > 0)
        out += phrase(console.lang,
                      {"  worst: picks {} instead of {} and loses {}, in {}\n",
                       "  terburuk: memilih {} alih-alih {} dan kehilangan {}, di {}\n"},
                      s.worst.pick, s.worst.best, s.worst.lost, s.worst.position);
    return out;
}

std::string phases_text(const QualityPart& part, const Console& console) {
    Table table;
    for (const Words& title : {Words{"  third of the game", "  sepertiga permainan"},
                               {"picks", "pilihan"},
                               {"value lost per move (95 % CI)", "nilai hilang tiap langkah (selang 95 %)"},
                               {"share that keeps the result (95 % CI)", "bagian yang menjaga hasil (selang 95 %)"}})
        table.column(std::string(console.say(title)));
    for (std::size_t i = 0; i < kPhases.size(); ++i) {
        const QualityPhase& p = part.sample->phases[i];
        if (p.lost.whole() == 0) continue;
        table.row({fmt::format("  {}", console.say(kPhases[i].words)), fmt::format("{}", p.lost.whole()),
                   quality_interval(lab::ratio_interval(p.lost, lab::RatioKind::loss, part.population_of(p.lost)),
                                    console.lang),
                   share_interval(lab::ratio_interval(p.kept, lab::RatioKind::share, part.population_of(p.kept)),
                                  console.lang)});
    }
    return console.laid_out(table);
}

constexpr std::uint64_t kFewGames = 30;
constexpr Noun kFewJudged{"game or position is few", "games or positions are few",
                          "permainan atau posisi terlalu sedikit"};

std::string few_text(const QualityPart& part, const Console& console) {
    const std::uint64_t judged = part.sample ? part.sample->lost_per_move.groups() : 0;
    if (!part.sample || part.exact() || judged >= kFewGames) return {};
    return phrase(
        console.lang,
        {"  warning: {}: below {} the intervals are rough\n", "  peringatan: {}: di bawah {} selangnya kasar\n"},
        count_in_words(judged, kFewJudged, console.lang), kFewGames);
}

}  // namespace

void print_quality(const QualityReport& report, const Text& title, Console& console) {
    console.print(fmt::format("{} · {} {} · {}: {}\n", console.say(title), console.say("player", "pemain"),
                              without_contents(report.player), console.say("truth by", "kebenaran dari"),
                              source_in_words(report.source, console.lang)));
    for (const auto& part : report.parts) {
        const QualityTally& t = part.tally;
        console.print(fmt::format("{}\n{}", console.bold(console.say(part.words)), quality_table(t, console)));
        for (const auto& m : part.means) console.print(mean_line(m, part, console));
        if (part.sample) console.print(losses_text(*part.sample, console) + phases_text(part, console));
        console.print(few_text(part, console));
        if (t.wins_at_once == 0) continue;
        console.print(phrase(
            console.lang,
            {"  immediate wins: in {}, passed over in {} ({})\n", "  menang langsung: di {}, dilewatkan di {} ({})\n"},
            count_in_words(t.wins_at_once, kPositionNoun, console.lang), t.wins_passed_over,
            share_text(t.wins_passed_over, t.wins_at_once, console.lang)));
    }
    if (!report.note.en.empty()) console.print(fmt::format("{}\n", console.say(report.note)));
}

}  // namespace rakus::app
