#include "games/congklak/ahead.h"

#include <algorithm>
#include <utility>

#include "games/congklak/turns.h"

namespace rakus::congklak {
namespace {

constexpr int kWidth = 32;             // wider than what `best` looks at: a turn that it misses is what is looked for
constexpr double kRow = 0.1;           // what a seed in the own row is worth beside one in the store
constexpr double kDecidedTurn = 1000;  // a turn that wins goes before all others

// A turn from its first move to its last, and how good it looks.
struct Looked {
    State end;
    std::vector<Pit> line;
    double value;
};

class TurnWorlds final : public search::PlayedWorlds<Congklak> {
   public:
    using PlayedWorlds::PlayedWorlds;

    // The best-looking turns. Nothing is drawn: the seed is for games of chance.
    std::vector<Plan> turns(const Congklak& game, const State& s, int most, std::uint64_t) override {
        std::vector<Looked> best;
        if (most <= 0) return {};
        auto chains = std::make_unique<TurnsWithin<kWidth>>();
        chains->each_end(game.rules, s, [&](const TurnEnd& end) {
            const double value =
                end.banked + kRow * home_of(end.state, s.to_move) + kDecidedTurn * decided_for(end.state, s.to_move);
            if (best.size() == static_cast<std::size_t>(most) && value <= best.back().value) return;
            if (std::ranges::find(best, end.state, &Looked::end) != best.end()) return;
            const auto behind = std::ranges::find_if(best, [&](const Looked& b) { return b.value < value; });
            best.insert(behind, {end.state, chains->line(), value});
            if (best.size() > static_cast<std::size_t>(most)) best.pop_back();
        });
        std::vector<Plan> plans;
        for (Looked& turn : best) plans.push_back(std::move(turn.line));
        return plans;
    }
};

}  // namespace

std::unique_ptr<search::Worlds<Congklak>> turn_worlds(std::unique_ptr<Player<Congklak>> base,
                                                      const search::RolloutLimits& limits) {
    return std::make_unique<TurnWorlds>(std::move(base), limits.soften);
}

}  // namespace rakus::congklak
