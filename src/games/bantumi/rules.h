// Bantumi (Kalah): sow counter-clockwise, another turn for a last seed in the own store, capture from an own empty pit.
#pragma once
#include <cstdint>
#include <optional>

#include "core/rng.h"
#include "core/types.h"
#include "games/mancala/board.h"

namespace rakus::bantumi {

using mancala::Pit;
using Board = mancala::Board<mancala::Row8>;

struct Rules {
    int pits = 6;
    int seeds = 4;              // in each pit at the start
    bool empty_capture = true;  // ec: the last seed is banked even when the opposite pit is empty
    bool pits_given = false, seeds_given = false;  // by the user: a position of another size is then refused
    friend bool operator==(const Rules&, const Rules&) = default;
};

struct State {
    Board board;
    Side to_move = Side::first;
    friend bool operator==(const State&, const State&) = default;
};

using Pits = List<Pit, mancala::max_pits<mancala::Row8>>;

// What one sowing did.
struct Sown {
    State after;
    int banked = 0;               // seeds that came into the mover's store, without those swept at the end of the game
    int stolen = 0;               // seeds taken from the opponent's pit
    std::optional<Pit> from;      // that pit, in the opponent's own numbering
    bool again = false;           // the last seed fell into the own store
};

State start(const Rules&);
Pits moves(const State&);
State after(const Rules&, const State&, Pit);
// The same move with an account of it.
Sown sow(const Rules&, const State&, Pit);
bool over(const State&);
// The seeds of the first player minus those of the second, rows counted for their owners.
int lead(const State&);
std::optional<Outcome> outcome(const State&);

inline bool over(const State& s) { return s.board.row[0] == 0 || s.board.row[1] == 0; }

inline Pits moves(const State& s) {
    Pits out;
    if (over(s)) return out;
    mancala::for_each_filled(s.board.row[index_of(s.to_move)],
                             [&](int pit) { out.push_back(Pit{static_cast<std::uint8_t>(pit)}); });
    return out;
}

namespace detail {

// Sows and captures; the turn passes on unless the last seed fell into the own store. Does not end the game.
inline int sow_and_capture(const Rules& rules, const mancala::Sowing<mancala::Row8>& sowing, State& s, Pit pit) {
    const int me = index_of(s.to_move), you = 1 - me;
    Board& b = s.board;
    const int last = mancala::sow(sowing, b, s.to_move, pit.index);
    if (last == rules.pits) return last;
    s.to_move = other(s.to_move);
    if (last > rules.pits || mancala::seeds_in(b.row[me], last) != 1) return last;
    const int facing = rules.pits - 1 - last;
    const int prey = mancala::seeds_in(b.row[you], facing);
    if (prey == 0 && !rules.empty_capture) return last;
    b.store[me] = static_cast<std::uint8_t>(b.store[me] + prey + 1);
    b.row[me] &= ~mancala::pit_mask<mancala::Row8>(last);
    b.row[you] &= ~mancala::pit_mask<mancala::Row8>(facing);
    return last;
}

}  // namespace detail

inline State after(const Rules& rules, const State& s, Pit pit) {
    State next = s;
    detail::sow_and_capture(rules, mancala::Sowing<mancala::Row8>::of(rules.pits), next, pit);
    if (over(next)) next.board.sweep();
    return next;
}

inline int lead(const State& s) { return s.board.held(Side::first) - s.board.held(Side::second); }

inline std::optional<Outcome> outcome(const State& s) {
    if (!over(s)) return std::nullopt;
    return outcome_of_lead(lead(s));
}

}  // namespace rakus::bantumi
