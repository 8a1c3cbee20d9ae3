// Where the player is not optimal, and how it can be beaten.
#include <fmt/ranges.h>

#include <algorithm>

#include "app/position_picture.h"
#include "app/report/sections.h"
#include "app/report/telling.h"

namespace rakus::app {
namespace {

std::string rule_told(const Json& pick, const Json& best, Lang lang) {
    const std::string words = pick.contains("rule_words") ? text_told(pick["rule_words"], lang) : "";
    const int priority = pick.value("priority", 0);
    if (!words.empty()) return priority != 0 ? fmt::format("P{} ({})", priority, words) : words;
    // A player that adds up: the rule that puts the pick farthest before the better move.
    std::string loudest;
    double most = 0;
    for (const Json& r : best.value("why_not", Json::object()).value("rules", Json::array()))
        if (const double lead = r["pick"].get<double>() - r["other"].get<double>(); lead > most)
            most = lead, loudest = text_told(r["words"], lang);
    return loudest;
}

// A win or a draw can get worse where values are results; a chance is no result.
bool has_results(const Json& j) {
    return j.value("unit", "") != "win_chance";
}

void tell_frequency(const Findings& found, report::Document& out) {
    report::Figures table{
        "examples",
        phrase(out.lang, {"How often a pick gives value away, with 95 % intervals",
                          "Seberapa sering pilihan membuang nilai, dengan selang 95 %"}),
        {column(out, {"player", "pemain"}), column(out, {"positions at stake n", "posisi dipertaruhkan n"}, true),
         column(out, {"gives value away", "membuang nilai"}, true),
         column(out, {"a win or draw got worse", "menang atau seri memburuk"}, true),
         column(out, {"mean loss", "rata-rata hilang"}, true)},
        {}};
    Json unit;
    for (std::size_t i = 0; i < found.subjects.size(); ++i) {
        const Measured& m = found.of("examples", i);
        if (!m.found()) continue;
        const Json& j = m.document;
        const auto judged = j["judged"].get<std::uint64_t>();
        if (judged > 0) unit = j["unit"];
        table.command += (table.command.empty() ? "" : "; ") + m.command;
        table.rows.push_back({fmt::format("`{}`", found.subjects[i].label), fmt::format("{}", judged),
                              part_told(j, "given_away", out.lang),
                              has_results(j) ? part_told(j, "class_lost", out.lang) : "",
                              j.contains("regret") && !j["regret"].is_null() ? mean_told(j["regret"], out.lang) : ""});
    }
    if (table.rows.empty()) return;
    if (std::ranges::all_of(table.rows, [](const auto& row) { return row[3].empty(); })) {
        table.columns.erase(table.columns.begin() + 3);
        for (auto& row : table.rows) row.erase(row.begin() + 3);
    }
    out.figures(std::move(table));
    say(out, {"The positions are random ones in which something is at stake.",
              "Posisinya acak, dan di setiap posisi ada yang dipertaruhkan."});
    if (unit.is_string())
        say(out, {"Lost values are counted in: {}.", "Nilai yang hilang dihitung dalam: {}."},
            unit_in_words(unit.get<std::string>(), found.info(), out.lang));
}

void tell_example(const Findings& found, const Json& worst, std::size_t subject, std::size_t number,
                  report::Document& out) {
    const std::string position = worst["position"], unit = worst["unit"];
    // A move that the player does not look at has no rules.
    const Json of_pick = worst.value("pick_rules", Json::object()), of_best = worst.value("best_rules", Json::object());
    const std::string pick = of_pick.value("decorated", worst["pick"].get<std::string>());
    const std::string best = of_best.value("decorated", worst["best"].get<std::string>());
    PictureOptions options;
    options.last = false;
    options.moves = {{worst["pick"], report::MarkKind::pick, pick}, {worst["best"], report::MarkKind::best, best}};
    const PositionRequest at{found.rules_typed, position, {}, found.seed};
    const auto svg = position_picture(*found.game, at, options, out.lang);
    const std::string words =
        phrase(out.lang,
               {"`{}` picks {} (drawn through): {}. Right is {} (dashed): {}. Position: `{}`",
                "`{}` memilih {} (garis penuh): {}. Yang benar {} (putus-putus): {}. Posisi: `{}`"},
               found.subjects[subject].label, pick, value_told(worst["pick_value"], unit, out.lang), best,
               value_told(worst["best_value"], unit, out.lang), position);
    if (svg)
        out.picture({fmt::format("{}-{}", of_subject("example", subject), number), words, *svg});
    else
        out.say(words);
    const std::string why = of_best.contains("why_not") ? text_told(of_best["why_not"]["sentence"], out.lang)
                            : of_best.empty()
                                ? phrase(out.lang, {"It does not look at {}.", "Ia tidak melihat {}."}, best)
                                : "";
    const std::string rule = rule_told(of_pick, of_best, out.lang);
    if (!rule.empty())
        say(out, {"To blame: {}. {}", "Penyebabnya: {}. {}"}, rule, why);
    else if (!why.empty())
        out.say(why);
}

}  // namespace

std::string exploit_told(const ExploitSeat& s, Lang lang) {
    if (s.moves)
        return phrase(
            lang,
            {"a win takes {} own moves, in {} ways (exact)", "menang dalam {} langkah sendiri, dengan {} cara (eksak)"},
            *s.moves, s.ways);
    if (!s.truth.unit.empty())
        return fmt::format("{} ({})", truth_in_words(s.truth, lang), kind_in_words(s.truth, lang));
    if (s.cut == Cut::none) return phrase(lang, {"it cannot be beaten (proved)", "tak dapat dikalahkan (terbukti)"});
    return phrase(lang, {"no win within {} moves (proved)", "tak ada kemenangan dalam {} langkah (terbukti)"},
                  s.no_win_within);
}

void tell_examples(const Findings& found, report::Document& out) {
    out.heading(2, std::string(out.words({"Where it is not optimal", "Kapan tidak optimal"})));
    tell_frequency(found, out);
    bool estimates = false;
    for (std::size_t i = 0; i < found.subjects.size(); ++i) {
        const Measured& m = found.of("examples", i);
        if (!m.found()) {
            tell_missing(m, out);
            continue;
        }
        const Json& worst = m.document["worst"];
        if (worst.empty())
            say(out,
                {"In none of the positions that were judged did `{}` give anything away.",
                 "Tak satu pun posisi yang dinilai menunjukkan `{}` membuang nilai."},
                found.subjects[i].label);
        for (std::size_t k = 0; k < worst.size(); ++k) {
            estimates |= worst[k]["pick_value"].is_object();
            tell_example(found, worst[k], i, k + 1, out);
        }
    }
    if (estimates)
        say(out, {"Values are estimates by play-outs: a loss counts where the 95 % intervals do not meet, and is "
                  "listed if fresh play-outs agree.",
                  "Nilai adalah taksiran dari permainan acak: kehilangan dihitung bila selang 95 % tidak bertemu, "
                  "dan disebut bila permainan acak baru sepakat."});
}

void tell_exploit(const Findings& found, report::Document& out) {
    out.heading(2, std::string(out.words({"How it can be beaten", "Cara mengalahkannya"})));
    report::Figures table{
        "exploit",
        phrase(out.lang,
               {"The best that the other side can do against it", "Yang terbaik yang dapat dilakukan lawannya"}),
        {column(out, {"player", "pemain"}), column(out, {"against it as player", "melawannya sebagai pemain"}, true),
         column(out, {"result", "hasil"}), column(out, {"line of play", "jalannya"})},
        {}};
    for (std::size_t i = 0; i < found.subjects.size(); ++i) {
        const Subject& s = found.subjects[i];
        if (!s.exploit) continue;
        const std::string& command = found.of("exploit", i).command;
        table.command += (table.command.empty() ? "" : "; ") + command;
        for (const ExploitSeat& seat : s.exploit->seats)
            table.rows.push_back({fmt::format("`{}`", s.label), fmt::format("{}", seat.seat),
                                  exploit_told(seat, out.lang), fmt::format("{}", fmt::join(seat.line, " "))});
    }
    if (!table.rows.empty()) out.figures(std::move(table));
    for (std::size_t i = 0; i < found.subjects.size(); ++i)
        if (!found.subjects[i].exploit) {
            tell_missing(found.of("exploit", i), out);
            break;
        }
}

}  // namespace rakus::app
