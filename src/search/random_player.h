// The player without a thought: uniform over the legal moves.
#pragma once
#include "core/player.h"

namespace rakus::search {

inline constexpr Rule kChance{"chance", {"chance", "peluang"}, "uniform"};

template <Game G>
class RandomPlayer final : public Player<G> {
   public:
    using typename Player<G>::Move;
    using typename Player<G>::View;

    Move choose(const G& game, const View& view, Rng& rng) override { return any_move(game, view, rng); }
    Choice<Move> explain(const G& game, const View& view, Rng& rng) override {
        Choice<Move> choice;
        const auto moves = game.moves(view);
        for (const auto& m : moves) {
            choice.options.push_back({m, {}, {}, true});
            choice.options.back().score.add(kChance, 1, 1.0 / static_cast<double>(moves.size()));
        }
        choice.drawn = true;
        choice.pick = rng.below(static_cast<std::uint32_t>(moves.size()));
        return choice;
    }
};

template <Game G>
PlayerKind<G> random_kind() {
    return {"random", {"any legal move, all alike", "langkah sah mana saja, sama rata"},           {},
            false,    [](std::span<const double>) { return std::make_unique<RandomPlayer<G>>(); }, kGeneralMethod};
}

}  // namespace rakus::search
