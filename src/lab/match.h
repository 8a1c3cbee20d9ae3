// Games between two players of one kind of game, on the typed side: fast, and the same for every way of running.
#pragma once
#include <optional>
#include <type_traits>
#include <utility>

#include "core/player.h"
#include "core/tally.h"
#include "lab/openings.h"

namespace rakus::lab {

// A game nobody ends within this many plies is a draw.
inline constexpr int kLongestGame = 10000;

struct Played {
    Outcome outcome = Outcome::draw;
    int turns = 0;
};

template <Game G>
struct Seats {
    Player<G>* first;
    Player<G>* second;
};

// Sees every ply of a game: (state before, move, state after). This one looks away and costs nothing.
struct Unseen {
    template <class State, class Move>
    void operator()(const State&, const Move&, const State&) const {}
};

// Chance at ply i of a game comes from a stream of its own, as when a position is named with its moves: a recorded game
// replays from its seed, and the two games of a pair have the same coins whatever the players draw for themselves.
inline Rng chance_at(std::uint64_t seed, std::uint64_t ply) {
    return Rng::stream(seed, ply + 1);
}

template <Game G>
typename G::State after_ply(const G& game, const typename G::State& state, const typename G::Move& move,
                            std::uint64_t seed, int ply) {
    if constexpr (Solvable<G>) {
        return game.after(state, move);
    } else {
        Rng chance = chance_at(seed, static_cast<std::uint64_t>(ply));
        return game.after(state, move, chance);
    }
}

template <Game G, class Witness = Unseen>
Played play_game(const G& game, typename G::State state, Seats<G> seats, std::uint64_t chance, Rng choices,
                 const Witness& witness = {}) {
    seats.first->begin_game();
    seats.second->begin_game();
    Played played;
    std::optional<Side> last;
    for (int ply = 0; ply < kLongestGame; ++ply) {
        decltype(auto) view = game.view(state);
        if (const auto o = game.outcome(view)) {
            played.outcome = *o;
            break;
        }
        const Side side = game.to_move(view);
        if (last != side) ++played.turns;
        last = side;
        Player<G>& player = *(side == Side::first ? seats.first : seats.second);
        const auto move = player.choose(game, view, choices);
        if constexpr (std::is_same_v<Witness, Unseen>) {
            state = after_ply(game, state, move, chance, ply);
        } else {
            auto next = after_ply(game, state, move, chance, ply);
            witness(state, move, next);
            state = std::move(next);
        }
    }
    return played;
}

inline void add_game(Record3& record, int result) {
    ++(result > 0 ? record.wins : result < 0 ? record.losses : record.draws);
}

// What the two games of a pair share: the opening, the seed of chance, the stream of the players' own draws.
template <Game G>
struct PairStart {
    typename G::State state;
    std::uint64_t chance;
    Rng choices;
};

template <Game G>
PairStart<G> start_of_pair(const G& game, const OpeningSource<G>& openings, std::uint64_t seed, std::uint64_t pair) {
    Rng opening = Rng::stream(seed, 2 * pair);
    auto state = openings.draw(game, pair, opening);
    return {std::move(state), Solvable<G> ? seed : opening.next(), Rng::stream(seed, 2 * pair + 1)};
}

// Pair number `pair` of a run: one opening, both seatings. Both games draw from the same streams, so that naming the
// players in the other order gives the same games and mirrors every number.
// The two games are the same unless the players bring decks of their own, which change seats with them.
template <Game G>
struct Seatings {
    const G& a_first;
    const G& b_first;
};

template <Game G>
void play_pair(Seatings<G> games, const OpeningSource<G>& openings, Player<G>& a, Player<G>& b, std::uint64_t seed,
               std::uint64_t pair, PlayedPairs& played) {
    const auto play = [&](const G& game, Seats<G> seats) {
        const auto start = start_of_pair(game, openings, seed, pair);
        return play_game(game, start.state, seats, start.chance, start.choices);
    };
    const Played one = play(games.a_first, {&a, &b});
    const Played two = play(games.b_first, {&b, &a});
    const int first = result_for(Side::first, one.outcome), second = result_for(Side::second, two.outcome);
    Tally& tally = played.tally;
    played.each += pair_code(first + 1, second + 1);
    add_game(tally.as_first, first);
    add_game(tally.as_second, second);
    ++tally.pairs[static_cast<std::size_t>(first + second + 2)];
    add_game(tally.turns[one.turns], first);
    add_game(tally.turns[two.turns], second);
}

}  // namespace rakus::lab
