#include <fmt/format.h>

#include <algorithm>

#include "report/writers.h"

namespace rakus::report {
namespace {

// Outside of code no sign of a text may begin markup.
std::string markdown_text(const std::string& words, bool in_table) {
    std::string out;
    bool inside = false;
    for (const char c : words) {
        if (c == '`') inside = !inside;
        const bool marks = c == '*' || c == '_' || c == '<' || c == '[' || c == ']' || c == '\\' || c == '#';
        if ((marks && !inside) || (c == '|' && in_table)) out += '\\';
        out += c == '\n' ? ' ' : c;
    }
    return out;
}

struct MarkdownWriter {
    std::string_view folder;
    std::string out = {};

    void operator()(const Heading& h) {
        out += fmt::format("{} {}\n\n", std::string(static_cast<std::size_t>(h.level), '#'),
                           markdown_text(h.words, false));
    }
    void operator()(const Paragraph& p) { out += markdown_text(p.words, false) + "\n\n"; }
    void operator()(const Points& l) {
        for (std::size_t i = 0; i < l.items.size(); ++i)
            out +=
                fmt::format("{} {}\n", l.numbered ? fmt::format("{}.", i + 1) : "-", markdown_text(l.items[i], false));
        out += "\n";
    }
    void operator()(const Code& c) {
        out += fmt::format("```\n{}{}```\n\n", c.text, c.text.ends_with('\n') ? "" : "\n");
    }
    void operator()(const Figures& f) {
        out += fmt::format("**{}**\n\n|", markdown_text(f.caption, false));
        for (const auto& c : f.columns) out += fmt::format(" {} |", markdown_text(c.title, true));
        out += "\n|";
        for (const auto& c : f.columns) out += c.number ? " ---: |" : " --- |";
        out += "\n";
        for (const auto& row : f.rows) {
            out += "|";
            for (const auto& cell : row) out += fmt::format(" {} |", markdown_text(cell, true));
            out += "\n";
        }
        out += f.command.empty() ? "\n" : fmt::format("\n    {}\n\n", f.command);
    }
    void operator()(const Picture& p) {
        out += fmt::format("![{0}]({1}/{2}.svg)\n\n*{0}*\n\n", markdown_text(p.caption, false), folder, p.id);
    }
};

// What marks a name in prose has no place in a cell.
std::string without_ticks(std::string words) {
    std::erase(words, '`');
    return words;
}

}  // namespace

std::string csv_cell(std::string_view words) {
    if (words.find_first_of(",\"\n\r") == words.npos) return std::string(words);
    std::string out = "\"";
    for (const char c : words) out += c == '"' ? "\"\"" : std::string(1, c);
    return out + "\"";
}

std::string write_markdown(const Document& document, std::string_view folder) {
    MarkdownWriter writer{folder};
    for (const Block& block : document.blocks) std::visit(writer, block);
    while (writer.out.ends_with("\n\n")) writer.out.pop_back();
    return writer.out;
}

std::string write_csv(const Figures& f) {
    std::string out;
    const auto line = [&](const auto& cells, const auto& text_of) {
        std::string row;
        for (std::size_t i = 0; i < cells.size(); ++i) row += (i == 0 ? "" : ",") + csv_cell(text_of(cells[i]));
        out += row + "\n";
    };
    line(f.columns, [](const Column& c) { return without_ticks(c.title); });
    for (const auto& row : f.rows) line(row, without_ticks);
    return out;
}

}  // namespace rakus::report
