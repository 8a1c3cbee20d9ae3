// Tables for people: aligned columns, widths counted in characters on the screen and not in bytes.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace rakus::app {

// Columns of a UTF-8 text on a terminal; escape sequences take none.
std::size_t display_width(std::string_view text);

enum class Align { left, right };

class Table {
   public:
    void column(std::string title, Align align = Align::left) { columns_.push_back({std::move(title), align}); }
    void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    // Aligned with two spaces between columns, or separated by tabs.
    std::string text() const;
    // No line longer than `width`: the last column is wrapped, or all of a row where little would be left for it.
    std::string text(std::size_t width) const;
    std::string tsv() const;

   private:
    struct Column {
        std::string title;
        Align align;
    };
    std::vector<std::size_t> widths() const;
    std::string line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) const;
    std::vector<std::string> titles() const;

    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace rakus::app
