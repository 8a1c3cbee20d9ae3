// A formula: what every fact on the table is worth to every move. The worth of a move is the sum over the facts that
// hold. A formula is data: bench/learn_formula.cpp finds one by playing, and data/exodia has those of the program.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/exodia/outlook.h"

namespace rakus::exodia {

class Formula {
   public:
    static constexpr double kStep = 1.0 / 32;  // of a weight; none is above 127 steps

    explicit Formula(std::vector<std::string> codes);

    const Outlook& outlook() const { return outlook_; }
    std::span<const std::int8_t> row(std::size_t r) const { return {&weights_[r * facts_], facts_}; }
    void set(std::size_t row, std::size_t fact, double weight);  // to the nearest step, the largest there is at most
    // In steps.
    int worth(std::size_t row, const Holding& holding) const {
        const std::int8_t* of = &weights_[row * facts_];
        int sum = 0;
        for (const auto fact : holding) sum += of[fact];
        return sum;
    }

   private:
    Outlook outlook_;
    std::size_t facts_;
    std::vector<std::int8_t> weights_;
};

// A file: a line that says what it is, a line with the codes, then for each row that has weights a line with its number
// and one byte for each fact.
Result<Formula> read_formula(std::string_view file);
std::string write_formula(const Formula&);

// The formula that was learned for rules like these: with or without a draw on the first turn.
const Formula& learned_formula(const Program&);

}  // namespace rakus::exodia
