// What a game's players must do on the typed side; each game asks for it with one line in its own test.
#pragma once
#include <gtest/gtest.h>

#include "games/kit.h"

namespace rakus {

// choose() and explain() of every deterministic player agree along random games: the sink that keeps the reasons and
// the one that does not order candidates alike. The same move with the same chance leads to the same position.
template <Game G>
void expect_players_explain_what_they_choose(const G& game, const std::vector<PlayerKind<G>>& kinds, int games,
                                             int longest) {
    for (const auto& kind : kinds) {
        if (!kind.deterministic) continue;
        std::vector<double> numbers;
        for (const Knob& k : kind.knobs) numbers.push_back(k.name == "depth" ? 3 : k.default_value);
        const auto player = kind.make(numbers);
        for (int g = 0; g < games; ++g) {
            Rng rng = Rng::stream(11, static_cast<std::uint64_t>(g));
            auto state = game.start(rng);
            for (int ply = 0; ply < longest && !game.outcome(game.view(state)); ++ply) {
                const auto chosen = player->choose(game, game.view(state), rng);
                const auto explained = player->explain(game, game.view(state), rng);
                ASSERT_TRUE(explained.pick.has_value()) << kind.name << " " << game.print(state);
                ASSERT_TRUE(explained.options[*explained.pick].move == chosen) << kind.name << " " << game.print(state);
                const auto move = any_move(game, game.view(state), rng);
                Rng same_chance = rng;
                const auto next = game.after(state, move, rng);
                ASSERT_TRUE(next == game.after(state, move, same_chance)) << game.print(state);
                state = next;
            }
        }
    }
}

}  // namespace rakus
