#include "app/jobs/profile_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/svg.h"
#include "app/table.h"
#include "app/words_for.h"
#include "core/attached.h"
#include "lab/warnings.h"
#include "report/writers.h"

namespace rakus::app {
namespace {

constexpr double kLeastGrowth = 1.25;

// The entrant's line in the match, where the reference comes first.
const MatchLine& line_of(const ProfileFigures& f, std::size_t entrant) {
    return f.match.lines[entrant + 1];
}

double thinking_ms(const Budgeted& b) {
    return b.thinks ? 1000 * b.thinks->seconds : 0;
}

// The next budget of the same player; nothing if this is its last.
std::optional<std::size_t> next_of(const ProfileFigures& f, std::size_t entrant) {
    if (entrant + 1 >= f.entrants.size() || f.entrants[entrant + 1].player != f.entrants[entrant].player)
        return std::nullopt;
    return entrant + 1;
}

Json json_of_entrant(const ProfileFigures& f, std::size_t i) {
    const Budgeted& b = f.entrants[i];
    const MatchLine& line = line_of(f, i);
    Json j{{"player", player_label(b.player)},
           {"knob", b.knob.empty() ? Json(nullptr) : Json(b.knob)},
           {"budget", b.knob.empty() ? Json(nullptr) : json_number(b.budget)},
           {"games", line.tally.all().games()},
           {"score", json_of_interval(line.score)},
           {"rating", json_of_interval(line.elo)},
           {"cpu_ms_a_choice", b.thinks ? json_number(thinking_ms(b)) : Json(nullptr)},
           {"choices_timed", b.thinks ? Json(b.thinks->choices) : Json(nullptr)}};
    const auto next = next_of(f, i);
    const auto worth = next ? elo_per_doubling(f, i, *next) : std::nullopt;
    j["elo_per_doubling_to_next"] = worth ? json_of_interval(*worth) : Json(nullptr);
    return j;
}

std::string time_text(const Budgeted& b, Lang lang) {
    return b.thinks ? number_in_words(thinking_ms(b), lang) : "-";
}

std::string worth_text(const ProfileFigures& f, std::size_t i, Lang lang) {
    const auto next = next_of(f, i);
    const auto worth = next ? elo_per_doubling(f, i, *next) : std::nullopt;
    if (!worth) return "";
    return fmt::format("{} [{}{} {}]", elo_text(worth->value), elo_text(worth->low), lang == Lang::id ? ";" : ",",
                       elo_text(worth->high));
}

// ---- the picture
// -----------------------------------------------------------------------------------------------------

constexpr std::array<std::string_view, 5> kColours{"#0b5cad", "#b3541e", "#1d7a46", "#7a3e9d", "#6b6b00"};
constexpr double kLeft = 70, kRight = 720, kTop = 50, kBottom = 330;

// Powers of ten that hold all times, in milliseconds.
std::pair<int, int> decades_of(const ProfileFigures& f) {
    double low = 1e9, high = 1e-9;
    for (const Budgeted& b : f.entrants)
        if (b.thinks) low = std::min(low, thinking_ms(b)), high = std::max(high, thinking_ms(b));
    const int first = static_cast<int>(std::floor(std::log10(std::max(low, 1e-6))));
    return {first, std::max(first + 1, static_cast<int>(std::ceil(std::log10(std::max(high, 1e-6)))))};
}

void draw_axes(Svg& svg, const Scale& x, const Scale& y, Lang lang) {
    for (int p = 0; p <= 100; p += 25) {
        svg.line(kLeft, y(p / 100.0), kRight, y(p / 100.0), p == 50 ? "#888" : "#ddd");
        svg.text(kLeft - 8, y(p / 100.0) + 4, fmt::format("{} %", p), Svg::Anchor::end, 11);
    }
    for (int d = static_cast<int>(x.low); d <= static_cast<int>(x.high); ++d) {
        svg.line(x(d), kTop, x(d), kBottom, "#eee");
        svg.text(x(d), kBottom + 16, number_in_words(std::pow(10, d), lang), Svg::Anchor::middle, 11);
    }
    svg.text((kLeft + kRight) / 2, kBottom + 34,
             lang == Lang::id ? "milidetik prosesor tiap pilihan" : "milliseconds of processor time a choice",
             Svg::Anchor::middle, 12);
}

}  // namespace

std::optional<lab::Interval> elo_per_doubling(const ProfileFigures& f, std::size_t from, std::size_t to) {
    const auto &a = f.entrants[from].thinks, &b = f.entrants[to].thinks;
    if (!a || !b || b->seconds < kLeastGrowth * a->seconds) return std::nullopt;
    const double doublings = std::log2(b->seconds / a->seconds);
    const auto lead = lead_of(f.match, to + 1, from + 1);
    return lab::Interval{lead.value / doublings, lead.low / doublings, lead.high / doublings};
}

Json ProfileAnswer::document() const {
    const auto& m = figures.match;
    Json j = app::document("profile", m.spec.game, m.start.rules);
    j["seed"] = m.spec.seed;
    j["reference"] = player_label(figures.reference);
    j["openings"] = m.openings ? Json(*m.openings) : Json(nullptr);
    j["entrants"] = Json::array();
    for (std::size_t i = 0; i < figures.entrants.size(); ++i) j["entrants"].push_back(json_of_entrant(figures, i));
    return j;
}

void ProfileAnswer::print(Console& console) const {
    const Lang lang = console.lang;
    console.print(phrase(lang,
                         {"against {} · seed {} · processor time as measured on this machine\n",
                          "melawan {} · benih {} · waktu prosesor menurut mesin ini\n"},
                         without_contents(figures.reference), figures.match.spec.seed));
    Table table;
    table.column(std::string(console.say("player", "pemain")));
    table.column(std::string(console.say("budget", "anggaran")));
    table.column(std::string(console.say("ms a choice", "ms tiap pilihan")), Align::right);
    table.column(std::string(console.say("games", "permainan")), Align::right);
    table.column(std::string(console.say("score", "skor")), Align::right);
    table.column(std::string(console.say("95 % CI", "selang 95 %")));
    table.column(std::string(console.say("Elo a doubling to the next", "Elo tiap penggandaan ke berikutnya")));
    for (std::size_t i = 0; i < figures.entrants.size(); ++i) {
        const Budgeted& b = figures.entrants[i];
        const MatchLine& line = line_of(figures, i);
        table.row({without_contents(b.player), b.knob.empty() ? "-" : fmt::format("{}={}", b.knob, b.budget),
                   time_text(b, lang), fmt::format("{}", line.tally.all().games()),
                   percent(line.score.value, lang) + " %", range_text(line.score, lang), worth_text(figures, i, lang)});
    }
    console.print(console.laid_out(table));
}

std::vector<Picture> ProfileAnswer::pictures(Lang lang) const {
    Svg svg(760, 390,
            phrase(lang, {"Score against {} by time", "Skor melawan {} menurut waktu"},
                   short_name(figures.match.lines[0].name, 0)));
    const auto [first, last] = decades_of(figures);
    const Scale x{static_cast<double>(first), static_cast<double>(last), kLeft, kRight}, y{0, 1, kBottom, kTop};
    draw_axes(svg, x, y, lang);
    std::string csv = "player,knob,budget,cpu_ms_a_choice,games,score,low,high\n";
    std::size_t pen = 0;
    for (std::size_t i = 0; i < figures.entrants.size(); ++i) {
        const Budgeted& b = figures.entrants[i];
        const auto& score = line_of(figures, i).score;
        csv += fmt::format("{},{},{},{},{},{},{},{}\n", report::csv_cell(player_label(b.player)), b.knob, b.budget,
                           thinking_ms(b), line_of(figures, i).tally.all().games(), score.value, score.low, score.high);
        if (!b.thinks) continue;
        const double at = x(std::log10(std::max(thinking_ms(b), 1e-6)));
        const auto colour = kColours[pen % kColours.size()];
        svg.line(at, y(score.low), at, y(score.high), colour, 2);
        svg.dot(at, y(score.value), 4, colour);
        const auto next = next_of(figures, i);
        if (next && figures.entrants[*next].thinks)
            svg.line(at, y(score.value), x(std::log10(std::max(thinking_ms(figures.entrants[*next]), 1e-6))),
                     y(line_of(figures, *next).score.value), colour);
        if (!next) svg.text(at + 8, y(score.value) - 6, without_contents(b.player), Svg::Anchor::start, 11), ++pen;
    }
    return {{"profile", svg.finish(), csv}};
}

std::vector<Text> ProfileAnswer::warnings() const {
    return lab::warnings_after(figures.match.spec, figures.match.standing);
}

}  // namespace rakus::app
