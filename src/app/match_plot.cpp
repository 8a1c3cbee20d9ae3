#include "app/match_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/svg.h"
#include "core/attached.h"
#include "report/writers.h"

namespace rakus::app {
namespace {

using Anchor = Svg::Anchor;

// Told apart by the dashes too, not by colour alone.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kPens{{{"#0b5cad", ""},
                                                                              {"#b3541e", "8 4"},
                                                                              {"#1d7a46", "2 3"},
                                                                              {"#7a3e9d", "10 3 2 3"},
                                                                              {"#6b6b00", "4 4"},
                                                                              {"#333333", "1 3"}}};

// A player in a table: as documents name it.
std::string csv_player(const std::string& name) {
    return report::csv_cell(player_label(name));
}

void share_axis(Svg& svg, const Scale& x, double top, double bottom) {
    for (int p = 0; p <= 100; p += 25) {
        p == 50 ? svg.dashed(x(0.5), top, x(0.5), bottom) : svg.line(x(p / 100.0), top, x(p / 100.0), bottom, "#ddd");
        svg.text(x(p / 100.0), bottom + 16, fmt::format("{} %", p), Anchor::middle, 11);
    }
}

Picture forest(const MatchReport& r, Lang lang) {
    const double row = 30, top = 46, height = top + row * static_cast<double>(r.lines.size());
    Svg svg(760, height + 34, lang == Lang::id ? "Skor dan selang 95 %" : "Scores with 95 % intervals");
    const Scale x{0, 1, 260, 640};
    share_axis(svg, x, top - 8, height);
    std::string csv = "player,games,score,low,high\n";
    double y = top + row / 2;
    for (const auto i : r.ranking) {
        const MatchLine& l = r.lines[i];
        svg.text(250, y + 4, short_name(l.name, i), Anchor::end);
        svg.line(x(l.score.low), y, x(l.score.high), y, "#0b5cad", 3);
        svg.dot(x(l.score.value), y, 5, "#0b5cad");
        svg.text(650, y + 4, fmt::format("{} {}", percent(l.score.value, lang), range_text(l.score, lang)),
                 Anchor::start, 11);
        csv += fmt::format("{},{},{},{},{}\n", csv_player(l.name), l.tally.all().games(), l.score.value, l.score.low,
                           l.score.high);
        y += row;
    }
    return {"scores", svg.finish(), csv};
}

// The score of the row against the column: the darker, the higher; the number stands in every cell.
Picture cross(const MatchReport& r, Lang lang) {
    const double cell = 92, left = 200, top = 70, n = static_cast<double>(r.lines.size());
    Svg svg(left + cell * n + 20, top + 40 * n + 20,
            lang == Lang::id ? "Tabel silang: skor baris melawan kolom, %"
                             : "Cross table: score of the row against the column, %");
    std::string csv = "player,opponent,games,score,low,high\n";
    for (std::size_t a = 0; a < r.lines.size(); ++a) {
        const double y = top + 40 * static_cast<double>(a);
        const auto name = short_name(r.lines[r.ranking[a]].name, r.ranking[a]);
        svg.text(left - 8, y + 24, name, Anchor::end, 12);
        svg.text(left + cell * (static_cast<double>(a) + 0.5), top - 10, name.substr(0, 14), Anchor::middle, 11);
        for (std::size_t b = 0; b < r.lines.size(); ++b) {
            const auto m = meeting(r, r.ranking[a], r.ranking[b]);
            if (!m) continue;
            const double px = left + cell * static_cast<double>(b);
            svg.box(px + 1, y + 1, cell - 2, 38, fmt::format("hsl(210 60% {:.0f}%)", 98 - 40 * m->score.value));
            svg.text(px + cell / 2, y + 17, percent(m->score.value, lang), Anchor::middle, 13);
            svg.text(px + cell / 2, y + 32, range_text(m->score, lang), Anchor::middle, 10);
            csv += fmt::format("{},{},{},{},{},{}\n", csv_player(m->name), csv_player(r.lines[r.ranking[b]].name),
                               m->tally.all().games(), m->score.value, m->score.low, m->score.high);
        }
    }
    return {"cross", svg.finish(), csv};
}

Picture turns(const MatchReport& r, Lang lang) {
    Svg svg(760, 340,
            lang == Lang::id ? fmt::format("Panjang permainan dalam giliran, n = {}", r.standing.games())
                             : fmt::format("Length of games in turns, n = {}", r.standing.games()));
    const int low = r.turns.begin()->first, high = std::max(low + 1, r.turns.rbegin()->first);
    std::uint64_t most = 1;
    for (const auto& [t, n] : r.turns) most = std::max(most, n);
    const Scale x{low - 0.5, high + 0.5, 60, 740}, y{0, static_cast<double>(most), 300, 46};
    std::string csv = "turns,games\n";
    for (const auto& [t, n] : r.turns) {
        svg.box(x(t - 0.45), y(static_cast<double>(n)), x(0.9) - x(0), 300 - y(static_cast<double>(n)), "#0b5cad");
        csv += fmt::format("{},{}\n", t, n);
    }
    svg.line(60, 300, 740, 300);
    for (int i = 0; i <= 4; ++i) {
        const int t = low + (high - low) * i / 4;
        svg.text(x(t), 318, fmt::format("{}", t), Anchor::middle, 11);
        const auto n = most * static_cast<std::uint64_t>(i) / 4;
        svg.text(54, y(static_cast<double>(n)) + 4, fmt::format("{}", n), Anchor::end, 11);
    }
    return {"turns", svg.finish(), csv};
}

std::vector<WinCurve> curves_of(const MatchReport& r) {
    std::vector<WinCurve> curves;
    for (const auto i : r.ranking) {
        curves.push_back({r.lines[i].name, r.lines[i].tally.all().games(), {}});
        for (const auto& [turn, record] : r.lines[i].tally.turns) curves.back().won_on_turn[turn] = record.wins;
    }
    return curves;
}

// The steps of one player's curve, and its rows of the table.
std::vector<std::pair<double, double>> steps_of(const WinCurve& c, const Scale& x, const Scale& y, std::string& csv) {
    std::vector<std::pair<double, double>> points{{x(0), y(0)}};
    std::uint64_t won = 0;
    for (const auto& [turn, n] : c.won_on_turn) {
        const auto p = lab::share_of(won += n, c.games);
        points.emplace_back(x(turn), points.back().second);
        points.emplace_back(x(turn), y(p.value));
        csv += fmt::format("{},{},{},{},{},{},{}\n", csv_player(c.name), turn, c.games, won, p.value, p.low, p.high);
    }
    points.emplace_back(x.to, points.back().second);
    return points;
}

}  // namespace

// P(won by turn t): of all games of a player, the share that is won within t turns.
Picture wins_by_turn(const std::vector<WinCurve>& curves, Lang lang) {
    Svg svg(760, 360, lang == Lang::id ? "P(menang sampai giliran t)" : "P(won by turn t)");
    int last = 1;
    for (const auto& c : curves)
        if (!c.won_on_turn.empty()) last = std::max(last, c.won_on_turn.rbegin()->first);
    const Scale x{0, static_cast<double>(last), 60, 560}, y{0, 1, 310, 46};
    for (int p = 0; p <= 100; p += 25) {
        svg.line(60, y(p / 100.0), 560, y(p / 100.0), "#ddd");
        svg.text(54, y(p / 100.0) + 4, fmt::format("{} %", p), Anchor::end, 11);
        svg.text(x(last * p / 100.0), 328, fmt::format("{:.4g}", last * p / 100.0), Anchor::middle, 11);
    }
    std::string csv = "player,turn,games,won,p,low,high\n";
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const auto [colour, dashes] = kPens[i % kPens.size()];
        svg.path(steps_of(curves[i], x, y, csv), colour, dashes);
        const double legend = 60 + 22 * static_cast<double>(i);
        svg.path({{575, legend}, {605, legend}}, colour, dashes);
        svg.text(612, legend + 4, short_name(curves[i].name, i).substr(0, 20), Anchor::start, 12);
    }
    return {"wins_by_turn", svg.finish(), csv};
}

std::vector<Picture> match_pictures(const MatchReport& r, Lang lang) {
    return {forest(r, lang), cross(r, lang), turns(r, lang), wins_by_turn(curves_of(r), lang)};
}

Status write_pictures(const std::vector<Picture>& pictures, const store::Files& files, const std::string& folder) {
    if (const auto made = files.make_folder(folder); !made) return made;
    for (const auto& p : pictures)
        for (const auto& [ending, content] : {std::pair("svg", &p.svg), std::pair("csv", &p.csv)})
            if (const auto written = files.write(fmt::format("{}/{}.{}", folder, p.name, ending), *content); !written)
                return written;
    return Done{};
}

}  // namespace rakus::app
