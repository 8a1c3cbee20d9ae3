#include "app/jobs/compare_report.h"

#include <fmt/format.h>

#include "app/table.h"
#include "app/words_for.h"
#include "core/attached.h"

namespace rakus::app {

Json json_of_differing(const lab::Differing& d) {
    return {{"position", d.position},
            {"picks", {d.pick_a, d.pick_b}},
            {"rules", {json_of(d.rule_a), json_of(d.rule_b)}},
            {"why", {json_of(d.why_a), json_of(d.why_b)}},
            {"gain", d.judged ? json_number(d.gain) : Json(nullptr)}};
}

Json compare_json(const CompareFigures& figures) {
    const lab::DifferenceReport& r = figures.found;
    Json j = document("compare", figures.game->describe().name, figures.rules);
    j.update({{"seed", figures.seed},
              {"players", {player_label(figures.player_a), player_label(figures.player_b)}},
              {"positions", r.positions},
              {"different", r.different},
              {"judged", r.judged},
              {"first_better", r.a_better},
              {"second_better", r.b_better}});
    add_unit(r.unit, figures.game->describe(), j);
    j["gain"] = r.judged > 0 ? Json{{"mean", r.gain.value}, {"low", r.gain.low}, {"high", r.gain.high}} : Json(nullptr);
    j["rules_that_differ"] = Json::array();
    for (const lab::RulePair& p : r.pairs)
        j["rules_that_differ"].push_back({{"rules", {json_of(p.rule_a), json_of(p.rule_b)}},
                                          {"positions", p.positions},
                                          {"judged", p.judged},
                                          {"gain", json_number(p.gain)}});
    j["telling"] = Json::array();
    for (const lab::Differing& d : r.telling) j["telling"].push_back(json_of_differing(d));
    if (figures.cut != Cut::none) j["cut"] = cut_name(figures.cut);
    return j;
}

namespace {

// Two versions of a text may have one name.
std::pair<std::string, std::string> names_of(const CompareFigures& figures) {
    auto a = without_contents(figures.player_a), b = without_contents(figures.player_b);
    if (a == b && figures.player_a != figures.player_b) a += "#1", b += "#2";
    return {a, b};
}

std::string signed_number(double x, Lang lang) {
    return (x > 0 ? "+" : "") + number_in_words(x, lang);
}

std::string pairs_table(const lab::DifferenceReport& r, const std::string& a, const std::string& b,
                        const Console& console) {
    Table table;
    table.column(std::string(console.say("positions", "posisi")), Align::right);
    table.column(phrase(console.lang, {"line of {}", "baris {}"}, a));
    table.column(phrase(console.lang, {"line of {}", "baris {}"}, b));
    table.column(std::string(console.say("judged", "dinilai")), Align::right);
    table.column(phrase(console.lang, {"gain of {}", "untung {}"}, a), Align::right);
    for (const lab::RulePair& p : r.pairs)
        table.row({fmt::format("{}", p.positions), p.rule_a.in(console.lang), p.rule_b.in(console.lang),
                   fmt::format("{}", p.judged), p.judged > 0 ? signed_number(p.gain, console.lang) : "-"});
    return console.laid_out(table);
}

std::string gain_line(const CompareFigures& figures, const std::string& a, const std::string& b,
                      const Console& console) {
    const lab::DifferenceReport& r = figures.found;
    if (r.judged == 0)
        return std::string(console.say("The truth of none of them is known within the limits.\n",
                                       "Kebenarannya tidak diketahui dalam batas yang ada.\n"));
    const Lang lang = console.lang;
    return phrase(lang,
                  {"Of {} judged, {} is better in {}, {} in {}; mean gain of {}: {} [{}, {}] {}\n",
                   "Dari {} yang dinilai, {} lebih baik di {}, {} di {}; untung rata-rata {}: {} [{}; {}] {}\n"},
                  r.judged, a, r.a_better, b, r.b_better, a, signed_number(r.gain.value, lang),
                  number_in_words(r.gain.low, lang), number_in_words(r.gain.high, lang),
                  unit_in_words(r.unit, figures.game->describe(), lang));
}

}  // namespace

void print_compare(const CompareFigures& figures, Console& console) {
    const lab::DifferenceReport& r = figures.found;
    const auto [a, b] = names_of(figures);
    const Lang lang = console.lang;
    console.print(phrase(lang,
                         {"{} and {}: another pick in {} of {} of random games · seed {}\n",
                          "{} dan {}: pilihan berbeda di {} dari {} permainan acak · benih {}\n"},
                         a, b, r.different, count_in_words(r.positions, kPositionNoun, lang), figures.seed));
    if (r.different == 0) return;
    console.print(gain_line(figures, a, b, console) + pairs_table(r, a, b, console));
    console.print(std::string(console.say("The most telling positions:\n", "Posisi yang paling bercerita:\n")));
    for (const lab::Differing& d : r.telling)
        console.print(fmt::format("  {}\n    {} {}, {} {}{}\n      {}: {}\n      {}: {}\n", d.position, a, d.pick_a, b,
                                  d.pick_b, d.judged ? fmt::format(" ({})", signed_number(d.gain, lang)) : "", a,
                                  d.why_a.in(lang), b, d.why_b.in(lang)));
}

}  // namespace rakus::app
