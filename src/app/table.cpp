#include "app/table.h"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "app/wrap.h"

namespace rakus::app {
namespace {

constexpr std::size_t kGentle = 18;  // a column of words is not made narrower while spare columns are shown
constexpr std::size_t kMargin = 2;   // around each column
constexpr std::string_view kReset = "\x1b[0m";

std::string padded(const std::string& cell, std::size_t width, Align align) {
    const std::string space(width - std::min(width, display_width(cell)), ' ');
    return align == Align::left ? cell + space : space + cell;
}

void trim_end(std::string& line) {
    line.erase(line.find_last_not_of(' ') + 1);
}

// Words as a cell is wrapped: an interval stays together, and so does a number with its per cent.
std::vector<std::string_view> words_of(std::string_view cell) {
    std::vector<std::string_view> words;
    int open = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        open += cell[i] == '[' && (i == 0 || cell[i - 1] != '\x1b');
        open -= cell[i] == ']';
        if (cell[i] != ' ' || open > 0 || (i + 1 < cell.size() && cell[i + 1] == '%')) continue;
        if (i > begin) words.push_back(cell.substr(begin, i - begin));
        begin = i + 1;
    }
    if (begin < cell.size()) words.push_back(cell.substr(begin));
    return words;
}

std::size_t longest_word(std::string_view cell) {
    std::size_t most = 0;
    for (const auto word : words_of(cell)) most = std::max(most, display_width(word));
    return most;
}

// A mark around the whole cell, such as bold, is put around each of its lines.
std::vector<std::string> cell_lines(std::string_view cell, std::size_t width) {
    if (display_width(cell) <= width) return {std::string(cell)};
    std::string_view mark;
    if (cell.starts_with('\x1b') && cell.ends_with(kReset)) {
        mark = cell.substr(0, cell.find('m') + 1);
        cell = cell.substr(mark.size(), cell.size() - mark.size() - kReset.size());
    }
    std::vector<std::string> lines;
    for (const auto word : words_of(cell)) {
        if (lines.empty() || display_width(lines.back()) + 1 + display_width(word) > width)
            lines.emplace_back(word);
        else
            lines.back() += " " + std::string(word);
    }
    if (!mark.empty())
        for (auto& line : lines) line = std::string(mark) + line + std::string(kReset);
    return lines;
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

std::vector<std::string> Table::titles() const {
    std::vector<std::string> titles;
    for (const Column& c : columns_) titles.push_back(c.title);
    return titles;
}

std::size_t Table::widest_cell(std::size_t column) const {
    std::size_t width = 0;
    for (const auto& row : rows_) width = std::max(width, display_width(row[column]));
    return width;
}

std::size_t Table::natural(std::size_t column) const {
    return std::max(display_width(columns_[column].title), widest_cell(column));
}

// Numbers have no spaces: their titles are wrapped, and their intervals.
std::size_t Table::least(std::size_t column, bool gently) const {
    const bool words = columns_[column].align == Align::left;
    std::size_t width = longest_word(columns_[column].title);
    for (const auto& row : rows_) width = std::max(width, longest_word(row[column]));
    return words && gently ? std::max(width, std::min(natural(column), kGentle)) : width;
}

// Takes from the widest column that can spare something until the lines fit: first from titles that are wider than what
// stands below them, then from the cells.
bool Table::squeeze(const Places& places, std::size_t width, bool gently, std::vector<std::size_t>& widths) const {
    std::vector<std::size_t> below(columns_.size()), floor(columns_.size());
    std::size_t total = 0;
    for (const auto p : places) {
        widths[p] = natural(p);
        floor[p] = least(p, gently);
        below[p] = std::max({floor[p], widest_cell(p), longest_word(columns_[p].title)});
        total += widths[p] + kMargin;
    }
    for (const auto* least_widths : {&below, &floor})
        for (; total > width; --total) {
            const auto spare = [&](std::size_t p) { return widths[p] > (*least_widths)[p]; };
            const auto widest = std::ranges::max_element(
                places, {}, [&](std::size_t p) { return spare(p) ? widths[p] : std::size_t{0}; });
            if (!spare(*widest)) break;
            --widths[*widest];
        }
    return total <= width;
}

// What is wrapped takes no more room than its longest line; what is free then goes to columns that it makes whole.
void Table::tighten(const Places& places, std::size_t width, std::vector<std::size_t>& widths) const {
    std::size_t total = 0;
    for (const auto p : places) {
        if (widths[p] < natural(p)) {
            std::size_t used = 0;
            for (const auto& line : cell_lines(columns_[p].title, widths[p]))
                used = std::max(used, display_width(line));
            for (const auto& row : rows_)
                for (const auto& line : cell_lines(row[p], widths[p])) used = std::max(used, display_width(line));
            widths[p] = std::min(widths[p], used);
        }
        total += widths[p] + kMargin;
    }
    for (const auto p : places)
        if (const auto missing = natural(p) - widths[p]; total + missing <= width)
            widths[p] += missing, total += missing;
}

std::string Table::block(const std::vector<std::string>& cells, const Places& places,
                         const std::vector<std::size_t>& widths) const {
    std::vector<std::vector<std::string>> lines;
    std::size_t height = 1;
    for (const auto p : places) {
        lines.push_back(cell_lines(cells[p], widths[p]));
        height = std::max(height, lines.back().size());
    }
    std::string out;
    for (std::size_t y = 0; y < height; ++y) {
        std::string line = " ";
        for (std::size_t i = 0; i < places.size(); ++i)
            line += " " + padded(y < lines[i].size() ? lines[i][y] : "", widths[places[i]], columns_[places[i]].align) +
                    " ";
        trim_end(line);
        out += line + "\n";
    }
    return out;
}

std::string Table::rows_at(const Places& places, const std::vector<std::size_t>& widths) const {
    std::string out = block(titles(), places, widths);
    for (const auto& row : rows_) out += block(row, places, widths);
    return out;
}

std::string Table::text() const {
    Places all(columns_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::vector<std::size_t> widths;
    for (const auto p : all) widths.push_back(natural(p));
    return rows_at(all, widths);
}

std::string Table::paragraphs(std::size_t width) const {
    std::string out;
    for (const auto& row : rows_) {
        std::string text;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i].empty() || row[i] == "-" || row[i] == columns_[i].title) continue;  // "|" between two columns
            const bool named = i > 0 && !columns_[i].title.empty();
            text += (text.empty() ? "" : " · ") + (named ? columns_[i].title + " " : "") + row[i];
        }
        out += wrapped(text, width, 2, 6);
    }
    return out;
}

LaidOut Table::fitted(std::size_t width) const {
    Places places(columns_.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::vector<std::size_t> widths(columns_.size());
    LaidOut out;
    while (!squeeze(places, width, true, widths)) {
        const auto last =
            std::find_if(places.rbegin(), places.rend(), [&](std::size_t p) { return columns_[p].spare; });
        if (last == places.rend()) {
            if (squeeze(places, width, false, widths)) break;
            if (std::erase_if(places, [&](std::size_t p) { return columns_[p].divider; }) > 0) continue;
            return {paragraphs(width), {}};
        }
        if (columns_[*last].title.empty()) {
            std::erase_if(places, [&](std::size_t p) { return columns_[p].spare && columns_[p].title.empty(); });
            continue;
        }
        out.left_out.insert(out.left_out.begin(), columns_[*last].title);
        places.erase(std::next(last).base());
    }
    tighten(places, width, widths);
    out.text = rows_at(places, widths);
    return out;
}

std::string Table::markdown() const {
    const auto line = [&](const std::vector<std::string>& cells) {
        std::string out = "|";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (columns_[i].divider) continue;
            std::string cell = cells[i];
            for (std::size_t at = 0; (at = cell.find('|', at)) != cell.npos; at += 2) cell.insert(at, 1, '\\');
            cell.erase(0, cell.find_first_not_of(' '));
            out += " " + cell + " |";
        }
        return out + "\n";
    };
    std::vector<std::string> rule;
    for (const Column& c : columns_) rule.emplace_back(c.align == Align::left ? "---" : "---:");
    std::string out = line(titles()) + line(rule);
    for (const auto& row : rows_) out += line(row);
    return out;
}

}  // namespace rakus::app
