#include "games/bantumi/perfect.h"

#include <algorithm>

#include "games/bantumi/strategies.h"

namespace rakus::bantumi {

Referee& Perfect::referee_for(const Rules& rules) {
    auto& kept = referees_[{rules.pits, rules.empty_capture}];
    if (!kept || !(kept->rules() == rules)) kept = std::make_unique<Referee>(rules);
    return *kept;
}

void Perfect::begin(Referee& referee, const State& s, const Watch& watch, std::size_t questions) const {
    referee.begin(s, {folder_, true, 1}, is_solved(referee.rules(), s) ? 0 : nodes_ / questions + 1, watch);
}

Pit Perfect::choose(const Bantumi& game, const State& s, Rng& rng) {
    Referee& referee = referee_for(game.rules);
    const Watch watch(budget_);
    begin(referee, s, watch, 1);
    if (const auto value = referee.value(s); value.exact())
        if (const auto pit = referee.best_move(s, value.low)) return *pit;
    const auto choice = explain(game, s, rng);
    return choice.options[*choice.pick].move;
}

Choice<Pit> Perfect::explain(const Bantumi& game, const State& s, Rng&) {
    Referee& referee = referee_for(game.rules);
    const Watch watch(budget_);
    Choice<Pit> choice;
    choice.tie_break = Paper::tie_break();
    Pits pits = moves(s);
    std::reverse(pits.begin(), pits.end());
    for (const Pit pit : pits) {
        Appraised<Pit> a{pit, {}, {}, true};
        begin(referee, s, watch, pits.size());
        const auto proved = referee.value(s, pit);
        a.score.add(proved.exact() ? kExactValue : kAtLeast, 1, proved.low);
        if (!choice.pick || outranks(a.score, choice.options[*choice.pick].score)) choice.pick = choice.options.size();
        choice.options.push_back(std::move(a));
    }
    return choice;
}

PlayerKind<Bantumi> perfect_kind() {
    return {"perfect",
            {"never gives anything away: asks the solver", "tidak pernah membuang nilai: bertanya kepada pemecah"},
            {},
            true,
            [](std::span<const double>) { return std::make_unique<Perfect>(); }};
}

}  // namespace rakus::bantumi
