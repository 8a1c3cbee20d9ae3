// A table for a paper. It needs no package, so what is too wide is made to fit by plain means: smaller type, and
// columns of words that wrap.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "report/writers.h"

namespace rakus::report {
namespace {

// Characters that fit across the page of LaTeX's own `article`, in its usual size and in footnote size with narrow
// gaps; and what a gap between columns takes.
constexpr double kUsual = 56, kLetters = 70, kBetween = 1.5;
// A word or a number stays on its line; what is longer may wrap.
constexpr double kStays = 13;
// A column of sentences is no wider than it has to be beside another one.
constexpr double kSentence = 90;

constexpr std::array kSigns = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"\\", "\\textbackslash{}"},
    {"~", "\\textasciitilde{}"},
    {"^", "\\textasciicircum{}"},
    {"<", "$<$"},
    {">", "$>$"},
    {"`", ""},
    {"&", "\\&"},
    {"%", "\\%"},
    {"$", "\\$"},
    {"#", "\\#"},
    {"_", "\\_"},
    {"{", "\\{"},
    {"}", "\\}"},
    {"→", "$\\rightarrow$"},
    {"−", "$-$"},
    {"≠", "$\\neq$"},
    {"≥", "$\\geq$"},
    {"≤", "$\\leq$"},
    {"×", "$\\times$"},
    {"·", "$\\cdot$"},
    {"“", "``"},
    {"”", "''"},
    {"–", "--"},
    {"…", "\\dots{}"},
    {"\n", " "},
});

std::string latex_text(std::string_view words) {
    std::string out;
    while (!words.empty()) {
        const auto sign = std::ranges::find_if(kSigns, [&](const auto& s) { return words.starts_with(s.first); });
        const bool known = sign != kSigns.end();
        out += known ? sign->second : words.substr(0, 1);
        words.remove_prefix(known ? sign->first.size() : 1);
    }
    return out;
}

double characters(std::string_view words) {
    return static_cast<double>(std::ranges::count_if(words, [](char c) { return (c & 0xC0) != 0x80 && c != '`'; }));
}

// How many characters each column would like to have.
std::vector<double> wishes(const Figures& f) {
    std::vector<double> out;
    for (const auto& c : f.columns) out.push_back(characters(c.title));
    for (const auto& row : f.rows)
        for (std::size_t i = 0; i < std::min(row.size(), out.size()); ++i)
            out[i] = std::max(out[i], characters(row[i]));
    return out;
}

// The columns as `tabular` names them: l and r where all fits, else p with its share of what the short ones leave.
std::string columns_of(const Figures& f, bool& wide) {
    const auto wish = wishes(f);
    double all = 0, stay = 0, wrap = 0;
    for (const double w : wish) {
        all += w + kBetween;
        (w <= kStays ? stay : wrap) += kBetween + std::min(w, kSentence);
    }
    wide = all > kUsual;
    const bool wraps = all > kLetters;
    std::string out;
    for (std::size_t i = 0; i < wish.size(); ++i) {
        if (!wraps || wish[i] <= kStays) {
            out += f.columns[i].number ? 'r' : 'l';
            continue;
        }
        const double share = std::max(kLetters - stay, kLetters / 4) * std::min(wish[i], kSentence) / wrap;
        out += fmt::format("p{{{:.2f}\\linewidth}}", std::max(share / kLetters, 0.05));
    }
    return out;
}

template <class Cell>
std::string latex_row(const std::vector<Cell>& cells, const auto& text_of) {
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) out += (i == 0 ? "" : " & ") + latex_text(text_of(cells[i]));
    return out + " \\\\\n";
}

}  // namespace

std::string write_latex(const Figures& f) {
    bool wide = false;
    const std::string columns = columns_of(f, wide);
    std::string out = f.command.empty() ? "" : fmt::format("% {}\n", f.command);
    out += fmt::format("\\begin{{table}}\n{}\\caption{{{}}}\n\\label{{tab:{}}}\n\\begin{{tabular}}{{{}}}\n\\hline\n",
                       wide ? "\\footnotesize\\setlength{\\tabcolsep}{3pt}\\sloppy\n" : "", latex_text(f.caption), f.id,
                       columns);
    out += latex_row(f.columns, [](const Column& c) -> std::string_view { return c.title; }) + "\\hline\n";
    for (const auto& row : f.rows)
        out += latex_row(row, [](const std::string& cell) -> std::string_view { return cell; });
    return out + "\\hline\n\\end{tabular}\n\\end{table}\n";
}

}  // namespace rakus::report
