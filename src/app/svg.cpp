#include "app/svg.h"

#include <fmt/format.h>

#include "report/canvas.h"

namespace rakus::app {
Svg::Svg(double width, double height, std::string_view title) {
    body_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} "
        "{1:.0f}\" role=\"img\" "
        "font-family=\"DejaVu Sans, Arial, sans-serif\">\n<title>{2}</title>\n<rect width=\"100%\" height=\"100%\" "
        "fill=\"#fff\"/>\n",
        width, height, report::escaped(title));
    text(16, 24, title, Anchor::start, 15);
}

void Svg::line(double x1, double y1, double x2, double y2, std::string_view colour, double width) {
    body_ += fmt::format(
        "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\" stroke-width=\"{}\"/>\n", x1, y1,
        x2, y2, colour, width);
}
void Svg::dashed(double x1, double y1, double x2, double y2) {
    body_ += fmt::format(
        "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"#888\" stroke-dasharray=\"4 3\"/>\n",
        x1, y1, x2, y2);
}
void Svg::box(double x, double y, double width, double height, std::string_view fill) {
    body_ += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"/>\n", x, y,
                         width, height, fill);
}
void Svg::dot(double x, double y, double radius, std::string_view fill) {
    body_ += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\"/>\n", x, y, radius, fill);
}
void Svg::text(double x, double y, std::string_view words, Anchor anchor, int size) {
    const std::string_view where = anchor == Anchor::start ? "start" : anchor == Anchor::middle ? "middle" : "end";
    body_ +=
        fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" font-size=\"{}\" fill=\"#111\">{}</text>\n", x,
                    y, where, size, report::escaped(words));
}
void Svg::path(const std::vector<std::pair<double, double>>& points, std::string_view colour, std::string_view dashes) {
    body_ += "<polyline points=\"";
    for (const auto& [x, y] : points) body_ += fmt::format("{:.1f},{:.1f} ", x, y);
    body_ += fmt::format("\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"{}/>\n", colour,
                         dashes.empty() ? "" : fmt::format(" stroke-dasharray=\"{}\"", dashes));
}

std::string Svg::finish() const {
    return body_ + "</svg>\n";
}

}  // namespace rakus::app
