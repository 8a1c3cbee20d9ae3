#include "report/canvas.h"

#include <fmt/format.h>

#include <cmath>

namespace rakus::report {
namespace {

constexpr double kLetter = 0.58;  // of the size: how wide a letter is, about

// Coordinates with one decimal where there is one.
std::string at(double x) {
    const double rounded = std::round(x * 10) / 10;
    return fmt::format("{:g}", rounded == 0 ? 0 : rounded);
}

std::string paint(const Pen& pen) {
    std::string out = fmt::format(" fill=\"{}\"", pen.fill);
    if (pen.stroke == "none") return out;
    out += fmt::format(" stroke=\"{}\"", pen.stroke);
    if (pen.width != 1) out += fmt::format(" stroke-width=\"{:g}\"", pen.width);
    if (pen.dashed) out += " stroke-dasharray=\"4 3\"";
    return out;
}

std::size_t letters_in(std::string_view text) {
    std::size_t n = 0;
    for (const char c : text) n += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return n;
}

// The first letters of a text, whole ones.
std::string_view beginning(std::string_view text, std::size_t letters) {
    std::size_t i = 0;
    while (i < text.size()) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80 && letters-- == 0) break;
        ++i;
    }
    return text.substr(0, i);
}

}  // namespace

const Palette& palette_of(Style style) {
    static constexpr Palette light{"#ffffff", "#1d1b18", "#8a8378", "#e9dcc3", "#f7f0e2", "#6b4a2b",
                                   "#c8553d", "#2f5d8a", "#fbf8f1", "#b9ac94", "#b8860b", "#2e7d32"};
    static constexpr Palette dark{"#1b1a19", "#f1ece2", "#9c9486", "#3a332a", "#2a251f", "#e0b98a",
                                  "#e07a5f", "#7fb2e5", "#2c2925", "#5b5346", "#f2c14e", "#81c784"};
    static constexpr Palette print{"#ffffff", "#000000", "#000000", "#ffffff", "#ffffff", "#000000",
                                   "#ffffff", "#000000", "#ffffff", "#000000", "#000000", "#000000"};
    return style == Style::light ? light : style == Style::dark ? dark : print;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text)
        out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : std::string(1, c);
    return out;
}

double text_width(std::string_view text, double size) {
    return static_cast<double>(letters_in(text)) * size * kLetter;
}

std::vector<std::string> in_lines(std::string_view text, double width, double size, std::size_t most) {
    const auto letters = static_cast<std::size_t>(std::max(4.0, width / (size * kLetter)));
    std::vector<std::string> lines(1);
    bool cut = false;
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = std::min(text.find(' ', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        const auto needed = letters_in(lines.back()) + letters_in(word) + (lines.back().empty() ? 0 : 1);
        if (needed > letters && !lines.back().empty()) {
            if ((cut = lines.size() == most)) break;
            lines.emplace_back();
        }
        lines.back() += (lines.back().empty() ? "" : " ") + std::string(word);
        begin = end + 1;
    }
    for (auto& line : lines)
        if (letters_in(line) > letters || (cut && &line == &lines.back()))
            line = std::string(beginning(line, letters - 1)) + "…";
    return lines;
}

void Canvas::rect(const Box& b, const Pen& pen, double round) {
    body_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}{}/>\n", at(b.x), at(b.y), at(b.w),
                         at(b.h), round > 0 ? fmt::format(" rx=\"{}\"", at(round)) : "", paint(pen));
}

void Canvas::circle(Point c, double radius, const Pen& pen) {
    body_ += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>\n", at(c.x), at(c.y), at(radius), paint(pen));
}

void Canvas::text(Point p, std::string_view words, std::string_view fill, double size, Anchor anchor, bool bold) {
    const std::string_view where = anchor == Anchor::start    ? ""
                                   : anchor == Anchor::middle ? " text-anchor=\"middle\""
                                                              : " text-anchor=\"end\"";
    body_ += fmt::format("<text x=\"{}\" y=\"{}\"{} font-size=\"{}\"{} fill=\"{}\">{}</text>\n", at(p.x), at(p.y),
                         where, at(size), bold ? " font-weight=\"bold\"" : "", fill, escaped(words));
}

void Canvas::arrow(Point from, Point to, std::string_view colour, bool dashed, double bow) {
    const double dx = to.x - from.x, dy = to.y - from.y, length = std::max(1.0, std::hypot(dx, dy));
    const Point middle{(from.x + to.x) / 2 - dy / length * bow, (from.y + to.y) / 2 + dx / length * bow};
    // The head points as the bow ends.
    const double ex = to.x - middle.x, ey = to.y - middle.y, end = std::max(1.0, std::hypot(ex, ey));
    const Point u{ex / end, ey / end}, foot{to.x - u.x * 12, to.y - u.y * 12};
    body_ += fmt::format(
        "<path d=\"M{} {}Q{} {} {} {}\" fill=\"none\" stroke=\"{}\" stroke-width=\"3\"{}/>\n"
        "<path d=\"M{} {}L{} {}L{} {}Z\" fill=\"{}\"/>\n",
        at(from.x), at(from.y), at(middle.x), at(middle.y), at(foot.x), at(foot.y), colour,
        dashed ? " stroke-dasharray=\"7 4\"" : "", at(to.x), at(to.y), at(foot.x - u.y * 6), at(foot.y + u.x * 6),
        at(foot.x + u.y * 6), at(foot.y - u.x * 6), colour);
}

std::string Canvas::finish(double width, double height, std::string_view title, std::string_view page) const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\" "
        "font-family=\"DejaVu Sans, Arial, sans-serif\">\n<title>{2}</title>\n<rect width=\"{0}\" height=\"{1}\" "
        "fill=\"{3}\"/>\n{4}</svg>\n",
        at(width), at(height), escaped(title), page, body_);
}

}  // namespace rakus::report
