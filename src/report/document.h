// A report as a value, in one language: headings, sentences, tables, pictures, in order. How it becomes a page is the
// business of its writers (writers.h).
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "core/words.h"

namespace rakus::report {

struct Heading {
    int level = 2;  // 1 is the title
    std::string words;
};
// Words between two backticks are code.
struct Paragraph {
    std::string words;
};
struct Points {
    std::vector<std::string> items;
    bool numbered = false;
};
struct Code {
    std::string text;
};
struct Column {
    std::string title;
    bool number = false;  // set to the right
};
// `command` prints the figures of the table.
struct Figures {
    std::string id;  // of its files: "match"
    std::string caption;
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows;
    std::string command = {};
};
struct Picture {
    std::string id;
    std::string caption, svg;
};

using Block = std::variant<Heading, Paragraph, Points, Code, Figures, Picture>;

struct Document {
    Lang lang = Lang::en;
    std::string title;
    std::vector<Block> blocks = {};

    void heading(int level, std::string words) { blocks.emplace_back(Heading{level, std::move(words)}); }
    void say(std::string words) { blocks.emplace_back(Paragraph{std::move(words)}); }
    void list(std::vector<std::string> items, bool numbered = false) {
        if (!items.empty()) blocks.emplace_back(Points{std::move(items), numbered});
    }
    void code(std::string text) { blocks.emplace_back(Code{std::move(text)}); }
    void figures(Figures f) { blocks.emplace_back(std::move(f)); }
    void picture(Picture p) { blocks.emplace_back(std::move(p)); }
    std::string_view words(const Words& w) const { return w.in(lang); }
};

}  // namespace rakus::report
