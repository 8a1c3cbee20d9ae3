#include "app/table.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "app/wrap.h"

namespace rakus::app {
namespace {

constexpr std::size_t kLeastLastColumn = 24;

std::string padded(const std::string& cell, std::size_t width, Align align) {
    const std::string space(width - std::min(width, display_width(cell)), ' ');
    return align == Align::left ? cell + space : space + cell;
}

void trim_end(std::string& line) {
    line.erase(line.find_last_not_of(' ') + 1);
}

}  // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = std::min(text.find('m', i), text.size());
            continue;
        }
        if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) ++width;  // not a continuation byte
    }
    return width;
}

std::vector<std::size_t> Table::widths() const {
    std::vector<std::size_t> widths;
    for (const Column& c : columns_) widths.push_back(display_width(c.title));
    for (const auto& row : rows_)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], display_width(row[i]));
    return widths;
}

std::vector<std::string> Table::titles() const {
    std::vector<std::string> titles;
    for (const Column& c : columns_) titles.push_back(c.title);
    return titles;
}

std::string Table::line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) const {
    std::string text = " ";
    for (std::size_t i = 0; i < cells.size(); ++i) text += " " + padded(cells[i], widths[i], columns_[i].align) + " ";
    trim_end(text);
    return text + "\n";
}

std::string Table::text() const {
    const auto w = widths();
    std::string out = line(titles(), w);
    for (const auto& row : rows_) out += line(row, w);
    return out;
}

std::string Table::text(std::size_t width) const {
    auto w = widths();
    std::size_t before = 2;  // columns of the screen before the last column of the table
    for (std::size_t i = 0; i + 1 < w.size(); ++i) before += w[i] + 2;
    if (before + w.back() <= width) return text();
    const bool by_rows = before + kLeastLastColumn > width;
    const auto laid_out = [&](std::vector<std::string> cells) {
        if (by_rows) return wrapped(fmt::format("{}", fmt::join(cells, "  ")), width, 2, 6);
        std::string text = wrapped(std::exchange(cells.back(), ""), width, before);
        std::string start = line(cells, w);
        start.back() = ' ';  // the line goes on
        start.resize(start.size() + before - display_width(start), ' ');
        return start + text.substr(before);
    };
    std::string out = laid_out(titles());
    for (const auto& row : rows_) out += laid_out(row);
    return out;
}

std::string Table::tsv() const {
    std::string out;
    for (std::size_t i = 0; i < columns_.size(); ++i) out += (i ? "\t" : "") + columns_[i].title;
    out += "\n";
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) out += (i ? "\t" : "") + row[i];
        out += "\n";
    }
    return out;
}

}  // namespace rakus::app
