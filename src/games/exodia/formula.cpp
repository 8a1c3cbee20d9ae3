#include "games/exodia/formula.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/text.h"
#include "games/exodia/deck_file.h"

namespace rakus::exodia {
namespace {

constexpr std::string_view kHead = "rakus.formula/1";

Error wrong(std::string_view what) {
    return bad_input({"formula: {}, expected the form of write_formula", "rumus: {}, seharusnya bentuk write_formula"},
                     what);
}

// What stands before the next end of a line; the text goes on after it.
std::string_view next_line(std::string_view& text) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

const Formula& shipped(std::string_view name) {
    // The test ExodiaFormula.TheShippedFilesAreRead reads all of them.
    static const auto read = [](std::string_view file) { return *read_formula(data_file(file)); };
    if (name == "official.formula") {
        static const Formula formula = read(name);
        return formula;
    }
    static const Formula formula = read("official-draw.formula");
    return formula;
}

}  // namespace

Formula::Formula(std::vector<std::string> codes)
    : outlook_(std::move(codes)), facts_(outlook_.facts()), weights_(outlook_.rows() * facts_) {}

void Formula::set(std::size_t row, std::size_t fact, double weight) {
    const double steps = std::round(weight / kStep);
    weights_[row * facts_ + fact] = static_cast<std::int8_t>(std::clamp(steps, -127.0, 127.0));
}

Result<Formula> read_formula(std::string_view file) {
    if (next_line(file) != kHead) return wrong("its first line");
    std::vector<std::string> codes;
    for (const auto code : split(next_line(file), ' ')) codes.emplace_back(code);
    if (codes.size() > kMaxKinds || std::ranges::count(codes, "") > 0) return wrong("its cards");
    Formula formula(std::move(codes));
    const std::size_t facts = formula.outlook().facts();
    while (!file.empty()) {
        const auto number = next_line(file);
        std::size_t row = 0;
        const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), row);
        if (fault != std::errc() || end != number.data() + number.size() || row >= formula.outlook().rows())
            return wrong("the number of a row");
        if (file.size() <= facts || file[facts] != '\n') return wrong(fmt::format("row {}", row));
        for (std::size_t i = 0; i < facts; ++i)
            formula.set(row, i, Formula::kStep * static_cast<std::int8_t>(static_cast<unsigned char>(file[i])));
        file.remove_prefix(facts + 1);
    }
    return formula;
}

std::string write_formula(const Formula& formula) {
    std::string out = fmt::format("{}\n{}\n", kHead, fmt::join(formula.outlook().codes(), " "));
    for (std::size_t r = 0; r < formula.outlook().rows(); ++r) {
        const auto row = formula.row(r);
        if (std::ranges::count(row, 0) == std::ssize(row)) continue;
        out += fmt::format("{}\n", r);
        for (const std::int8_t w : row) out += static_cast<char>(w);
        out += '\n';
    }
    return out;
}

const Formula& learned_formula(const Program& p) {
    return shipped(p.frame.first_draw ? "official-draw.formula" : "official.formula");
}

}  // namespace rakus::exodia
