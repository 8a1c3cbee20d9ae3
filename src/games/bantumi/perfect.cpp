#include "games/bantumi/perfect.h"

#include <algorithm>

#include "games/bantumi/stored_table.h"
#include "games/bantumi/strategies.h"

namespace rakus::bantumi {

Solver& Perfect::solver_for(const Rules& rules, const State& s) {
    const int open = s.board.seeds_in_pits();
    Kept& kept = solvers_[{rules.pits, rules.empty_capture}];
    if (!kept.solver || kept.open < open) {
        const int seeds = table_seeds_for(rules.pits, open, static_cast<double>(patience_.count()));
        Text refused;  // the answer is the same, only slower
        kept = {open, std::make_unique<Solver>(rules, find_table(folder_, rules, seeds, 1, refused), open)};
    }
    kept.solver->stop_at(Solver::Clock::now() + patience_);
    return *kept.solver;
}

Pit Perfect::choose(const Bantumi& game, const State& s, Rng& rng) {
    Solver& solver = solver_for(game.rules, s);
    if (const auto value = solver.value(s); value.exact())
        if (const auto pit = solver.best_move(s, value.low)) return *pit;
    const auto choice = explain(game, s, rng);
    return choice.options[*choice.pick].move;
}

Choice<Pit> Perfect::explain(const Bantumi& game, const State& s, Rng&) {
    Solver& solver = solver_for(game.rules, s);
    Choice<Pit> choice;
    choice.tie_break = Paper::tie_break();
    Pits pits = moves(s);
    std::reverse(pits.begin(), pits.end());
    for (const Pit pit : pits) {
        Appraised<Pit> a{pit, {}, {}, true};
        const auto proved = solver.value(s, pit);
        a.score.add(proved.exact() ? kExactValue : kAtLeast, 1, proved.low);
        if (!choice.pick || outranks(a.score, choice.options[*choice.pick].score)) choice.pick = choice.options.size();
        choice.options.push_back(std::move(a));
    }
    return choice;
}

PlayerKind<Bantumi> perfect_kind() {
    return {"perfect",
            {"never gives anything away: asks the solver", "tidak pernah merugi: bertanya kepada pemecah"},
            {},
            true,
            [](std::span<const double>) { return std::make_unique<Perfect>(); }};
}

}  // namespace rakus::bantumi
