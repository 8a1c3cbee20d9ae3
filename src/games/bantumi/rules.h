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
    int seeds = 4;                                 // in each pit at the start
    bool empty_capture = true;                     // ec: the last seed is banked even when the opposite pit is empty
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
    int banked = 0;           // seeds that came into the mover's store, without those swept at the end of the game
    int stolen = 0;           // seeds taken from the opponent's pit
    std::optional<Pit> from;  // that pit, in the opponent's own numbering
    bool again = false;       // the last seed fell into the own store
};

State start(const Rules&);
Pits moves(const State&);
State after(const Rules&, const State&, Pit);
// A move drawn uniformly; the game is not over. The same as a draw from moves(), without the list.
Pit random_move(const State&, Rng&);
// A move with an account of it.
Sown sow(const Rules&, const State&, Pit);
bool over(const State&);
// The seeds of the first player minus those of the second, rows counted for their owners.
int lead(const State&);
std::optional<Outcome> outcome(const State&);

inline bool over(const State& s) {
    return s.board.row[0] == 0 || s.board.row[1] == 0;
}

inline Pits moves(const State& s) {
    Pits out;
    if (over(s)) return out;
    mancala::for_each_filled(s.board.row[index_of(s.to_move)],
                             [&](int pit) { out.push_back(Pit{static_cast<std::uint8_t>(pit)}); });
    return out;
}

namespace detail {

// The board as the mover sees it, in plain values: the compiler keeps a whole random game in registers.
struct Seen {
    mancala::Row8 own, opponent;
    int bank, theirs;  // the mover's store and the opponent's
};

// Exchanges a and b if asked to, without a branch: whose turn it is cannot be predicted.
template <class T>
constexpr void exchange_if(bool asked, T& a, T& b) {
    const T difference = (a ^ b) & (asked ? static_cast<T>(~T{0}) : T{0});
    a ^= difference;
    b ^= difference;
}
constexpr void exchange_seats_if(bool asked, Seen& b) {
    exchange_if(asked, b.own, b.opponent);
    exchange_if(asked, b.bank, b.theirs);
}

inline Seen seen_by_mover(const State& s) {
    Seen b{s.board.row[0], s.board.row[1], s.board.store[0], s.board.store[1]};
    exchange_seats_if(s.to_move == Side::second, b);
    return b;
}

// Sows and captures; answers the hole of the last seed, numbered as in mancala::Spread.
inline int sow_and_capture(const Rules& rules, const mancala::Sowing<mancala::Row8>& sowing, Seen& b, Pit pit) {
    const auto& spread = sowing.spread(pit.index, mancala::seeds_in(b.own, pit.index));
    const int last = spread.last;
    b.own = (b.own & ~mancala::pit_mask<mancala::Row8>(pit.index)) + spread.own;
    b.opponent += spread.opponent;
    b.bank += spread.store;
    // One branch for the rare case: whether the last seed fell on the own side cannot be predicted. (The & 7 keeps the
    // shift in range; it changes nothing for own pits.)
    const bool own_empty_pit = (last < rules.pits) & (mancala::seeds_in(b.own, last & 7) == 1);
    if (!own_empty_pit) return last;
    const int facing = rules.pits - 1 - last;
    const int prey = mancala::seeds_in(b.opponent, facing);
    if (prey == 0 && !rules.empty_capture) return last;
    b.bank += prey + 1;
    b.own &= ~mancala::pit_mask<mancala::Row8>(last);
    b.opponent &= ~mancala::pit_mask<mancala::Row8>(facing);
    return last;
}

// The state in which the mover's board is `b`: the turn passes unless the mover plays again, and when a row is empty
// the game ends and each row goes to its owner.
inline State settle(Side mover, Seen b, bool again) {
    if (b.own == 0 || b.opponent == 0) {
        b.bank += mancala::sum(b.own);
        b.theirs += mancala::sum(b.opponent);
        b.own = b.opponent = 0;
    }
    exchange_seats_if(mover == Side::second, b);
    return {Board{{b.own, b.opponent}, {static_cast<std::uint8_t>(b.bank), static_cast<std::uint8_t>(b.theirs)}},
            static_cast<Side>(static_cast<int>(mover) ^ static_cast<int>(!again))};
}

}  // namespace detail

[[gnu::always_inline]] inline State after(const Rules& rules, const mancala::Sowing<mancala::Row8>& sowing,
                                          const State& s, Pit pit) {
    detail::Seen b = detail::seen_by_mover(s);
    const int last = detail::sow_and_capture(rules, sowing, b, pit);
    return detail::settle(s.to_move, b, last == rules.pits);
}
inline State after(const Rules& rules, const State& s, Pit pit) {
    return after(rules, mancala::Sowing<mancala::Row8>::of(rules.pits), s, pit);
}

// Inline, so that who asks only what was stolen does not pay for the position that follows.
[[gnu::always_inline]] inline Sown sow(const Rules& rules, const State& s, Pit pit) {
    const auto& sowing = mancala::Sowing<mancala::Row8>::of(rules.pits);
    const detail::Seen before = detail::seen_by_mover(s);
    detail::Seen b = before;
    const int last = detail::sow_and_capture(rules, sowing, b, pit);
    Sown result;
    result.again = last == rules.pits;
    result.banked = b.bank - before.bank;
    // What the sowing itself did not put into the store was captured, the last seed among it.
    const int captured = result.banked - sowing.spread(pit.index, mancala::seeds_in(before.own, pit.index)).store;
    if (captured > 1) {
        result.stolen = captured - 1;
        result.from = Pit{static_cast<std::uint8_t>(rules.pits - 1 - last)};
    }
    result.after = detail::settle(s.to_move, b, result.again);
    return result;
}

inline Pit random_move(const State& s, Rng& rng) {
    const auto bits = mancala::filled(detail::seen_by_mover(s).own);
    const auto n = rng.below(static_cast<std::uint32_t>(mancala::sum(bits >> 7)));
    return Pit{static_cast<std::uint8_t>(mancala::nth_filled(bits, static_cast<int>(n)))};
}

inline int lead(const State& s) {
    return s.board.held(Side::first) - s.board.held(Side::second);
}

inline std::optional<Outcome> outcome(const State& s) {
    if (!over(s)) return std::nullopt;
    return outcome_of_lead(lead(s));
}

}  // namespace rakus::bantumi
