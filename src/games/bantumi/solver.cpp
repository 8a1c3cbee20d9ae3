#include "games/bantumi/solver.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>

#include "games/bantumi/table_build.h"

namespace rakus::bantumi {
namespace {

// Lines of the table of proved bounds, as a power of two: enough for the problem, at most 256 MB.
int bits_for(int open) {
    return open <= 20 ? 10 : open <= 30 ? 15 : open <= 40 ? 19 : open <= 48 ? 20 : 22;
}

// A table pays if building it costs no more than it saves. The seeds it should cover on a board of six pits.
int seeds_worth(int open) {
    return open <= 40 ? std::max(8, open / 2 - 4) : 16 + std::min(6, (open - 40) / 4);
}

}  // namespace

int table_seeds_for(int pits, int open, double seconds) {
    constexpr double kCellsASecond = 1e8, kShareOfTime = 0.2;
    const double cells =
        std::min(static_cast<double>(Table::size_for(6, seeds_worth(open))), kCellsASecond * kShareOfTime * seconds);
    int seeds = 0;
    while (seeds < std::min(open, 60) && static_cast<double>(Table::size_for(pits, seeds + 1)) <= cells) ++seeds;
    return seeds;
}

std::shared_ptr<const Table> table_in_memory(const Rules& rules, int seeds, bool exactly, int jobs,
                                             const Watch* watch) {
    static std::timed_mutex mutex;
    static std::map<std::pair<int, bool>, std::shared_ptr<const Table>> tables;
    std::unique_lock lock(mutex, std::defer_lock);
    while (!lock.try_lock_for(std::chrono::milliseconds(50)))
        if (watch && watch->out()) return nullptr;
    auto& kept = tables[{rules.pits, rules.empty_capture}];
    if (!kept || kept->seeds() < seeds || (exactly && kept->seeds() != seeds)) {
        auto table = std::make_shared<Table>(rules.pits, seeds);
        if (!build_table(rules, *table, jobs, watch)) return nullptr;
        kept = std::move(table);
    }
    return kept;
}

Solver::Solver(const Rules& rules, std::shared_ptr<const Table> table, int open)
    : rules_(rules), proof_(Problem(rules, std::move(table)), bits_for(open)) {}

solve::Range Solver::value(const State& s, std::optional<int> guess) {
    const auto node = Problem::node(s);
    const int lead = Problem::lead_in_stores(s);
    const auto r = proof_.range(node, guess ? *guess - lead : proof_.game().expected(node));
    return {lead + r.low, lead + r.high};
}

solve::Range Solver::value(const State& s, Pit move) {
    const State next = after(rules_, s, move);
    const int lead = Problem::lead_in_stores(next);
    const auto r = over(next) ? solve::Range{lead, lead} : value(next);
    return next.to_move == s.to_move ? r : solve::Range{-r.high, -r.low};
}

bool Solver::reaches(const State& s, Pit move, int value) {
    Problem::Steps steps;
    proof_.game().expand(Problem::node(s), steps);
    for (const auto& step : steps)
        if (step.name == move.index) return proof_.reaches(step, value - Problem::lead_in_stores(s));
    return false;
}

std::optional<Pit> Solver::best_move(const State& s, int value) {
    Problem::Steps steps;
    proof_.game().expand(Problem::node(s), steps);
    const int wanted = value - Problem::lead_in_stores(s);
    for (std::size_t i = steps.size(); i-- > 0 && !stopped();)
        if (proof_.reaches(steps[i], wanted)) return Pit{steps[i].name};
    return std::nullopt;
}

std::vector<Pit> Solver::line(State s, int value) {
    std::vector<Pit> line;
    while (!over(s)) {
        const auto pit = best_move(s, value);
        if (!pit) break;
        line.push_back(*pit);
        const State next = after(rules_, s, *pit);
        if (next.to_move != s.to_move) value = -value;
        s = next;
    }
    return line;
}

}  // namespace rakus::bantumi
