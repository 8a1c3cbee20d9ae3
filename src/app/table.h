// Tables for people: aligned columns, widths counted in characters on the screen and not in bytes.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace rakus::app {

// Columns of a UTF-8 text on a terminal; escape sequences take none.
std::size_t display_width(std::string_view text);

enum class Align { left, right };

// A table as it was laid out for a width, and the titles of the columns that found no place.
struct LaidOut {
    std::string text;
    std::vector<std::string> left_out;
};

class Table {
   public:
    void column(std::string title, Align align = Align::left) {
        columns_.push_back({std::move(title), align, false, false});
    }
    // One that may be left out where there is no room; of several the last goes first. Those without a
    // title only repeat others, such as bars beside their figures: they go together and are not missed.
    void spare_column(std::string title, Align align = Align::left) {
        columns_.push_back({std::move(title), align, true, false});
    }
    // A line between two columns; it goes before a table would become paragraphs, and Markdown has none.
    void divider() { columns_.push_back({"|", Align::left, false, true}); }
    void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    bool empty() const { return rows_.empty(); }
    // Aligned with two spaces between columns.
    std::string text() const;
    // No line longer than `width`: titles, then cells are wrapped between words, then spare columns are left out; where
    // that is not enough, every row becomes a paragraph.
    LaidOut fitted(std::size_t width) const;
    std::string markdown() const;

   private:
    struct Column {
        std::string title;
        Align align;
        bool spare, divider;
    };
    using Places = std::vector<std::size_t>;  // of the columns that are shown
    std::size_t natural(std::size_t column) const;
    std::size_t widest_cell(std::size_t column) const;
    std::size_t least(std::size_t column, bool gently) const;
    bool squeeze(const Places&, std::size_t width, bool gently, std::vector<std::size_t>& widths) const;
    void tighten(const Places&, std::size_t width, std::vector<std::size_t>& widths) const;
    std::string rows_at(const Places&, const std::vector<std::size_t>& widths) const;
    std::string block(const std::vector<std::string>& cells, const Places&,
                      const std::vector<std::size_t>& widths) const;
    std::string paragraphs(std::size_t width) const;
    std::vector<std::string> titles() const;

    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace rakus::app
