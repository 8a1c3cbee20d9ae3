// Games of random moves, and the counting of all of them.
#pragma once
#include <string>
#include <utility>

#include "core/any_game.h"
#include "games/placing.h"
#include "lab/match.h"

namespace rakus {

// A game of random moves from a position.
template <Game G>
class RandomGame {
   public:
    RandomGame(const Placed<G>& placed, Rng rng) : game_(placed.game), state_(placed.state), rng_(rng) {}
    bool running() const { return !game_.outcome(game_.view(state_)) && plies_ < lab::kLongestGame; }
    void step() {
        state_ = game_.after(state_, any_move(game_, game_.view(state_), rng_), rng_);
        ++plies_;
    }
    // Plays to the end and adds the game to the report.
    void finish(PlayoutReport& report) {
        while (running()) step();
        const auto outcome = game_.outcome(game_.view(state_));
        ++report.playouts;
        report.moves += plies_;
        report.signature = report.signature * 0x100000001b3ull + plies_ * 4 +
                           static_cast<std::uint64_t>(outcome ? static_cast<int>(*outcome) + 1 : 3);
    }

   private:
    const G& game_;
    typename G::State state_;
    Rng rng_;
    std::uint64_t plies_ = 0;
};

// A random game is played twice: once to learn its length, once up to the ply that is drawn.
template <Game G>
std::string sample_one(const Placed<G>& placed, bool fresh, Rng rng) {
    const G& game = placed.game;
    const typename G::State start = fresh ? game.start(rng) : placed.state;
    const auto walk = [&](typename G::State s, Rng r, int plies) {
        int ply = 0;
        while (ply < plies && !game.outcome(game.view(s))) {
            s = game.after(s, any_move(game, game.view(s), r), r);
            ++ply;
        }
        return std::pair(s, ply);
    };
    Rng draw = rng;
    const int length = walk(start, rng, lab::kLongestGame).second;
    const int ply = length > 0 ? static_cast<int>(Rng(draw.next()).below(static_cast<std::uint32_t>(length))) : 0;
    return shown(game, walk(start, rng, ply).first, See::mover);
}

// Sequences of exactly `depth` moves; a game that ends earlier has none.
template <Game G>
std::uint64_t count_leaves(const G& game, const typename G::State& state, int depth) {
    const auto moves = game.moves(game.view(state));
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    if constexpr (Solvable<G>)
        for (const auto& m : moves) leaves += count_leaves(game, game.after(state, m), depth - 1);
    return leaves;
}

}  // namespace rakus
