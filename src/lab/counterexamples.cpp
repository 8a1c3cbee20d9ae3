#include "lab/counterexamples.h"

#include <algorithm>

namespace rakus::lab {
namespace {

Counterexample example_of(const JudgedPosition& p, const std::string& pick) {
    const auto best = std::ranges::max_element(p.moves, {}, [](const auto& m) { return m.second; });
    return {p.position, pick, best->first, p.moves.at(pick), best->second};
}

int sign(double x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

}  // namespace

Result<Counterexamples> counterexamples(const AnyGame& game, std::string_view rules, const std::vector<JudgedPosition>& positions, std::string_view player, std::uint64_t seed,
                                        std::size_t most) {
    const auto losses = regrets(game, rules, positions, player, seed);
    if (!losses) return losses.error();
    std::vector<std::string> texts;
    for (const auto& p : positions) texts.push_back(p.position);
    const auto picks = game.picks(rules, texts, player, seed);
    if (!picks) return picks.error();
    Counterexamples out{positions.size(), 0, 0, mean_of(*losses), {}};
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if ((*losses)[i] <= 0) continue;
        out.worst.push_back(example_of(positions[i], (*picks)[i]));
        ++out.given_away;
        if (sign(out.worst.back().pick_value) < sign(out.worst.back().best_value)) ++out.class_lost;
    }
    std::ranges::stable_sort(out.worst, std::ranges::greater{}, &Counterexample::loss);
    out.worst.resize(std::min(most, out.worst.size()));
    return out;
}

}  // namespace rakus::lab
