#include "app/table.h"

#include <algorithm>

namespace rakus::app {
namespace {

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

std::string Table::text() const {
    std::vector<std::size_t> widths;
    for (const Column& c : columns_) widths.push_back(display_width(c.title));
    for (const auto& row : rows_)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], display_width(row[i]));
    std::string out;
    const auto line = [&](auto&& cell_at, std::size_t cells) {
        std::string text = " ";
        for (std::size_t i = 0; i < cells; ++i) text += " " + padded(cell_at(i), widths[i], columns_[i].align) + " ";
        trim_end(text);
        out += text + "\n";
    };
    line([&](std::size_t i) { return columns_[i].title; }, columns_.size());
    for (const auto& row : rows_) line([&](std::size_t i) { return row[i]; }, row.size());
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
