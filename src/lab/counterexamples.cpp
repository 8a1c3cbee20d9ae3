#include "lab/counterexamples.h"

#include <algorithm>

namespace rakus::lab {
namespace {

Counterexample example_of(const JudgedPosition& p, const std::string& pick) {
    const auto& [move, value] = p.best();
    return {p.position, pick, move, p.unit, p.moves.at(pick), value};
}

// A win or a draw became worse. A chance to win is no class.
bool class_lost(const Counterexample& e) {
    return e.unit != "win_chance" &&
           class_of(static_cast<int>(e.pick_value.value)) < class_of(static_cast<int>(e.best_value.value));
}

}  // namespace

Result<Counterexamples> counterexamples(const AnyGame& game, std::string_view rules,
                                        const std::vector<JudgedPosition>& positions, std::string_view player,
                                        std::uint64_t seed, std::size_t most, const Cancelled& cancelled) {
    const auto picks = picks_in(game, rules, positions, player, seed, cancelled);
    if (!picks) return picks.error();
    const auto losses = losses_of(positions, *picks);
    if (!losses) return losses.error();
    Counterexamples out{picks->size(), 0, 0, mean_of(*losses), positions.empty() ? "" : positions[0].unit, {}};
    for (std::size_t i = 0; i < picks->size(); ++i) {
        if ((*losses)[i] <= 0) continue;
        out.worst.push_back(example_of(positions[i], (*picks)[i]));
        ++out.given_away;
        out.class_lost += class_lost(out.worst.back());
    }
    std::ranges::stable_sort(out.worst, std::ranges::greater{}, &Counterexample::loss);
    out.worst.resize(std::min(most, out.worst.size()));
    return out;
}

}  // namespace rakus::lab
