// How often the 95 % intervals of Rakus hold the truth: the reports of many seeded runs, made by the code that the
// program prints them with, against one long run.
//
//     coverage [SEEDS [FIRST [ROWS]]]      seeds from FIRST on; only rows whose name contains ROWS
//
// SEEDS (2000) are for runs that cost little; others get fewer, 300 at least. A row fails as lab/coverage.h says, and
// then the program ends with 1. docs/lab.md has the table.
#include "lab/coverage.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>

#include "coverage_rows.h"

namespace rakus {
namespace {

std::string row_end(const lab::Coverage& c) {
    const auto held = c.held();
    const auto range = fmt::format("{:.1f} | [{:.1f}, {:.1f}]", 100 * held.value, 100 * held.low, 100 * held.high);
    switch (c.verdict()) {
        case lab::HeldOften::exact:
            return "100.0 | | exact: nothing was left to chance";
        case lab::HeldOften::as_said:
            return range + " | holds";
        case lab::HeldOften::never_less:
            return range + " | holds: by exact chances, never less";
        case lab::HeldOften::few_tell:
            return fmt::format("{} | holds: only {:.1f} units of a run tell anything", range, c.tell());
        case lab::HeldOften::too_few:
            return range + " | FAILS: too few";
        case lab::HeldOften::too_many:
            return range + " | FAILS: too many";
    }
    return {};
}

bool failed(const lab::Coverage& c) {
    return c.verdict() == lab::HeldOften::too_few || c.verdict() == lab::HeldOften::too_many;
}

bool measure(const Kind& kind, std::uint64_t seeds, std::uint64_t first) {
    const auto runs = std::max<std::uint64_t>(300, static_cast<std::uint64_t>(static_cast<double>(seeds) * kind.share));
    const auto truth = kind.truth();
    std::map<std::string, lab::Coverage> figures;
    for (std::uint64_t seed = first; seed < first + runs; ++seed)
        for (const auto& [name, f] : kind.run(seed)) figures[name].add(f.interval, truth.at(name), f.ground);
    fmt::print("| `{}` | | | | |\n", kind.name);
    bool good = true;
    for (const auto& [name, coverage] : figures) {
        fmt::print("| {} | {} | {} |\n", name, coverage.runs(), row_end(coverage));
        good = good && !failed(coverage);
    }
    std::fflush(stdout);
    return good;
}

int run(int count, char** words) {
    const std::uint64_t seeds = count > 1 ? std::strtoull(words[1], nullptr, 10) : 2000,
                        first = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1;
    const std::string only = count > 3 ? words[3] : "";
    fmt::print("| figure | runs | held, % | 99 % interval | |\n| --- | ---: | ---: | --- | --- |\n");
    bool good = true;
    for (const auto& kind : kinds())
        if (kind.name.find(only) != std::string::npos) good = measure(kind, seeds, first) && good;
    return good ? 0 : 1;
}

}  // namespace
}  // namespace rakus

int main(int count, char** words) {
    return rakus::run(count, words);
}
