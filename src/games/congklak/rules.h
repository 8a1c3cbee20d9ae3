// Congklak (Dakon): sow clockwise with relays; another move for a last seed in the own store; a last seed in an own
// empty pit shoots the pit opposite (menembak) once the board has been gone round.
//
// A move is one pit with all its relays; a turn is the chain of moves up to the one that passes the turn on.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rng.h"
#include "core/types.h"
#include "games/mancala/board.h"

namespace rakus::congklak {

using mancala::Pit;
using Board = mancala::Board<mancala::Row16>;

// When the sower counts as having gone round the board, so that a shot is allowed.
enum class Lap : std::uint8_t {
    store,       // a seed of this move fell into the own store
    full,        // this move sowed a whole circle of holes
    store_turn,  // the same two, counted over the whole turn
    full_turn,
    none,  // a shot is always allowed
};
enum class Direction : std::uint8_t { clockwise, counter_clockwise };
enum class End : std::uint8_t { all, either };  // the game ends when all pits, or one row, are empty

struct Rules {
    int pits = 7;
    int seeds = 7;              // in each pit at the start
    bool relay = true;          // a last seed in a pit with seeds: they are lifted and sown on
    bool shoot = true;          // a last seed in an own empty pit shoots
    bool empty_capture = true;  // ... and is banked even when the opposite pit is empty
    Lap lap = Lap::store;
    Direction direction = Direction::clockwise;
    End end = End::all;
    bool pits_given = false, seeds_given = false;  // by the user: a position of another size is then refused

    int circle() const { return 2 * pits + 1; }  // the holes that a sower passes
    bool lap_of_turn() const { return lap == Lap::store_turn || lap == Lap::full_turn; }
    friend bool operator==(const Rules&, const Rules&) = default;
};

struct State {
    Board board;
    Side to_move = Side::first;
    // How far this turn has gone round, up to a circle: seeds sown (full_turn), 1 for the store reached (store_turn).
    // Always 0 under the other rules.
    std::uint8_t gone = 0;
    friend bool operator==(const State&, const State&) = default;
};

inline constexpr int kMaxPits = 10, kMaxSeeds = 10;  // a side; in each pit at the start
using Moves = List<Pit, kMaxPits + 1>;

// The move of a player whose row is empty.
inline constexpr Pit kPass{0xff};

// One sowing of a move: the hole it started from, as the mover sees the circle, and how many seeds it had.
struct Sowed {
    std::uint8_t hole = 0, seeds = 0;
    friend bool operator==(const Sowed&, const Sowed&) = default;
};

// How a move ended.
enum class Ending : std::uint8_t {
    store,           // in the own store: another move
    shot,            // in an own empty pit, and banked
    own_empty,       // in an own empty pit, and left there
    opponent_empty,  // in an empty pit of the opponent
    filled,          // in a pit with seeds, when relays are not played
    pass,
};

// What one move did.
struct Sown {
    State after;
    Ending ending = Ending::pass;
    int last = 0;    // the hole of the last seed, as the mover sees the circle
    int banked = 0;  // seeds that came into the mover's store, without those swept at the end of the game
    int shot = 0;    // seeds taken from the opponent's pit
    int relays = 0;

    bool again() const { return ending == Ending::store; }
};

State start(const Rules&);
bool over(const Rules&, const State&);
// From the pit nearest the store outwards; a player whose row is empty may only pass.
Moves moves(const Rules&, const State&);
State after(const Rules&, const State&, Pit);
// A move drawn uniformly; the game is not over. The same as a draw from moves(), without the list.
Pit random_move(const State&, Rng&);
// A move with an account of it.
Sown sow(const Rules&, const State&, Pit);
// The sowings of the move in order; the first is from the pit that was chosen.
std::vector<Sowed> path(const Rules&, const State&, Pit);
// The seeds of the first player minus those of the second, rows counted for their owners.
int lead(const State&);
std::optional<Outcome> outcome(const Rules&, const State&);
// Equal states have equal keys; different ones almost never.
std::uint64_t key(const State&);

inline bool over(const Rules& rules, const State& s) {
    const auto& row = s.board.row;
    return rules.end == End::all ? (row[0] | row[1]) == 0 : row[0] == 0 || row[1] == 0;
}

inline Pit random_move(const State& s, Rng& rng) {
    const auto row = s.board.row[index_of(s.to_move)];
    if (row == 0) return rng.next(), kPass;
    const auto low = mancala::filled(static_cast<mancala::Row8>(row)),
               high = mancala::filled(static_cast<mancala::Row8>(row >> 64));
    const int in_low = mancala::sum(low >> 7), n = in_low + mancala::sum(high >> 7);
    const int nth = n - 1 - static_cast<int>(rng.below(static_cast<std::uint32_t>(n)));
    return Pit{static_cast<std::uint8_t>(nth < in_low ? mancala::nth_filled(low, nth)
                                                      : 8 + mancala::nth_filled(high, nth - in_low))};
}

inline int lead(const State& s) {
    return s.board.held(Side::first) - s.board.held(Side::second);
}

inline std::optional<Outcome> outcome(const Rules& rules, const State& s) {
    if (!over(rules, s)) return std::nullopt;
    return outcome_of_lead(lead(s));
}

inline std::uint64_t key(const State& s) {
    const auto mix = [](std::uint64_t x) {
        x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93ull;
        return x ^ (x >> 32);
    };
    std::uint64_t k = mix(std::uint64_t{s.board.store[0]} << 24 | std::uint64_t{s.board.store[1]} << 16 |
                          std::uint64_t{s.gone} << 8 | static_cast<std::uint64_t>(s.to_move));
    for (const auto row : s.board.row)
        k = mix(mix(k + static_cast<std::uint64_t>(row)) + static_cast<std::uint64_t>(row >> 64));
    return k;
}

}  // namespace rakus::congklak
