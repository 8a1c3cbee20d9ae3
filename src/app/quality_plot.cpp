#include "app/quality_plot.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/svg.h"
#include "lab/ratio_interval.h"

namespace rakus::app {
namespace {

// Picks by what they lost; those that lost nothing are a number in the title, lest they dwarf the rest.
Picture losses(const QualityPart& part, Lang lang) {
    const auto& seen = part.sample->losses;
    std::uint64_t all = 0, none = 0, most = 1;
    int highest = 1;
    for (const auto& [lost, picks] : seen) {
        all += picks;
        lost == 0 ? none = picks : most = std::max(most, picks);
        highest = std::max(highest, lost);
    }
    Svg svg(760, 340,
            lang == Lang::id ? fmt::format("Yang hilang tiap pilihan: {} dari {} tidak kehilangan apa pun", none, all)
                             : fmt::format("What a pick loses: {} of {} lose nothing", none, all));
    const Scale x{0.5, highest + 0.5, 60, 740}, y{0, static_cast<double>(most), 300, 46};
    std::string csv = "lost,picks\n";
    for (const auto& [lost, picks] : seen) {
        csv += fmt::format("{},{}\n", lost, picks);
        if (lost == 0) continue;
        const double top = y(static_cast<double>(picks));
        svg.box(x(lost - 0.45), top, x(0.9) - x(0), 300 - top, "#0b5cad");
    }
    svg.line(60, 300, 740, 300);
    for (int i = 0; i <= 4; ++i) {
        const int lost = 1 + (highest - 1) * i / 4;
        svg.text(x(lost), 318, fmt::format("{}", lost), Svg::Anchor::middle, 11);
        const auto n = most * static_cast<std::uint64_t>(i) / 4;
        svg.text(54, y(static_cast<double>(n)) + 4, fmt::format("{}", n), Svg::Anchor::end, 11);
    }
    return {"losses_" + part.id, svg.finish(), csv};
}

Picture phases(const QualityPart& part, Lang lang) {
    Svg svg(760, 240,
            lang == Lang::id ? "Nilai hilang tiap langkah, menurut sepertiga permainan (selang 95 %)"
                             : "Value lost per move, by third of the game (95 % intervals)");
    std::string csv = "third,picks,lost_per_move,low,high\n";
    std::vector<lab::Interval> rows;
    double highest = 0.1;
    for (const auto& p : part.sample->phases) {
        rows.push_back(lab::ratio_interval(p.lost, lab::RatioKind::loss, part.population_of(p.lost)));
        if (p.lost.whole() > 0) highest = std::max(highest, rows.back().high);
    }
    const Scale x{0, highest, 80, 720};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& r = rows[i];
        const double y = 70 + 50 * static_cast<double>(i);
        svg.text(70, y + 4, fmt::format("{}/3", i + 1), Svg::Anchor::end);
        if (part.sample->phases[i].lost.whole() == 0) continue;
        svg.line(x(r.low), y, x(r.high), y, "#0b5cad", 3);
        svg.dot(x(r.value), y, 5, "#0b5cad");
        csv += fmt::format("{},{},{},{},{}\n", i + 1, part.sample->phases[i].lost.whole(), r.value, r.low, r.high);
    }
    svg.line(80, 200, 720, 200);
    for (int i = 0; i <= 4; ++i)
        svg.text(x(highest * i / 4), 218, fmt::format("{:.3g}", highest * i / 4), Svg::Anchor::middle, 11);
    return {"phases_" + part.id, svg.finish(), csv};
}

}  // namespace

std::vector<Picture> quality_pictures(const QualityReport& report, Lang lang) {
    std::vector<Picture> pictures;
    for (const auto& part : report.parts) {
        if (!part.sample || part.sample->losses.empty()) continue;
        pictures.push_back(losses(part, lang));
        pictures.push_back(phases(part, lang));
    }
    return pictures;
}

}  // namespace rakus::app
