// The board of the sowing games: two rows of pits and two stores, and sowing as one addition.
//
// A row is one machine word with a byte for each pit, lowest byte first, in the order of sowing; the own store comes
// after the last pit, then the opponent's row. The games map their own numbering to this order in their notation, so
// clockwise and counter-clockwise games share everything here.
//
//     word of a row, 6 pits:   | 00 | 00 | p5 | p4 | p3 | p2 | p1 | p0 |  --> store
//     pit j of one side faces pit (pits - 1 - j) of the other.
//
// No pit and no store may exceed 255 seeds; the games limit their sizes accordingly.
#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "core/types.h"

namespace rakus::mancala {

using Row8 = std::uint64_t;                     // up to 8 pits
__extension__ using Row16 = unsigned __int128;  // up to 16 pits

// A pit of the side to move, in sowing order from 0.
struct Pit {
    std::uint8_t index = 0;
    friend auto operator<=>(const Pit&, const Pit&) = default;
};

template <class Row>
constexpr int max_pits = static_cast<int>(sizeof(Row));

template <class Row>
constexpr int seeds_in(Row row, int pit) {
    return static_cast<int>(static_cast<std::uint8_t>(row >> (8 * pit)));
}
template <class Row>
constexpr Row pit_mask(int pit) {
    return static_cast<Row>(Row{0xff} << (8 * pit));
}
template <class Row>
constexpr Row seeds_at(int pit, int seeds) {
    return static_cast<Row>(static_cast<Row>(seeds) << (8 * pit));
}
// The seeds of a whole row; the sum of a row is below 256.
constexpr int sum(Row8 row) {
    return static_cast<int>((row * 0x0101010101010101ull) >> 56);
}
constexpr int sum(Row16 row) {
    return sum(static_cast<Row8>(row)) + sum(static_cast<Row8>(row >> 64));
}
// The top bit of each byte that is not zero.
constexpr Row8 filled(Row8 row) {
    constexpr Row8 low7 = 0x7f7f7f7f7f7f7f7full;
    return (((row & low7) + low7) | row) & ~low7;
}

// The place of the n-th (from 0) byte marked in `bits`, which comes from filled(): the running counts of marks stand in
// the bytes of one product, and the first byte that holds n + 1 is the answer.
constexpr int nth_filled(Row8 bits, int n) {
    constexpr Row8 ones = 0x0101010101010101ull;
    const Row8 counts = (bits >> 7) * ones;
    const Row8 off = counts ^ (ones * static_cast<Row8>(n + 1));
    return std::countr_zero((off - ones) & ~off & (ones << 7)) / 8;
}

// Calls f(pit) for every pit with seeds, in sowing order.
template <class F>
constexpr void for_each_filled(Row8 row, F&& f) {
    for (Row8 bits = filled(row); bits != 0; bits &= bits - 1) f(std::countr_zero(bits) / 8);
}
template <class F>
constexpr void for_each_filled(Row16 row, F&& f) {
    for_each_filled(static_cast<Row8>(row), f);
    for_each_filled(static_cast<Row8>(row >> 64), [&](int pit) { f(pit + 8); });
}

template <class Row>
struct Board {
    std::array<Row, 2> row{};
    std::array<std::uint8_t, 2> store{};

    int held(Side side) const { return store[index_of(side)] + sum(row[index_of(side)]); }
    int seeds_in_pits() const { return sum(row[0]) + sum(row[1]); }
    int total() const { return held(Side::first) + held(Side::second); }
    // Whatever lies in a row goes to the store of its owner.
    void sweep() {
        for (int s = 0; s < 2; ++s) {
            store[s] = static_cast<std::uint8_t>(store[s] + sum(row[s]));
            row[s] = 0;
        }
    }
    friend bool operator==(const Board&, const Board&) = default;
};

// Holes are numbered round the board as the sower goes: 0 .. pits-1 the own pits, pits the own store, pits+1 .. 2*pits
// the opponent's pits. What sowing n seeds from a hole adds, and the hole where the last one falls:
template <class Row>
struct Spread {
    Row own = 0, opponent = 0;
    std::uint8_t store = 0;
    std::uint8_t last = 0;
};

// All spreads of one board width. The pit of origin is not skipped; the opponent's store is.
template <class Row>
class Sowing {
   public:
    // 1 <= pits <= max_pits<Row>. Asked at every move, so it is never a call.
    [[gnu::always_inline]] static const Sowing& of(int pits) {
        static const std::vector<Sowing> all = make_all();
        assert(pits >= 1 && pits <= max_pits<Row>);
        return all[static_cast<std::size_t>(pits)];
    }
    // From any pit of the circle: a relay may start on the opponent's side.
    const Spread<Row>& spread(int hole, int seeds) const {
        return spreads_[static_cast<std::size_t>(hole * 256 + seeds)];
    }

   private:
    explicit Sowing(int pits) : spreads_(static_cast<std::size_t>(2 * pits + 1) * 256) {
        for (int hole = 0; hole <= 2 * pits; ++hole)
            for (int seeds = 1; seeds < 256; ++seeds) {
                const auto i = static_cast<std::size_t>(hole * 256 + seeds);
                spreads_[i] = drop(spreads_[i - 1], (hole + seeds) % (2 * pits + 1), pits);
            }
    }
    static Spread<Row> drop(Spread<Row> before, int hole, int pits) {
        if (hole < pits)
            before.own += seeds_at<Row>(hole, 1);
        else if (hole == pits)
            ++before.store;
        else
            before.opponent += seeds_at<Row>(hole - pits - 1, 1);
        before.last = static_cast<std::uint8_t>(hole);
        return before;
    }
    static std::vector<Sowing> make_all() {
        std::vector<Sowing> all;
        for (int pits = 0; pits <= max_pits<Row>; ++pits) all.push_back(Sowing(pits));
        return all;
    }

    std::vector<Spread<Row>> spreads_;
};

// Lifts the seeds of an own pit and sows them; returns the hole of the last seed.
template <class Row>
inline int sow(const Sowing<Row>& sowing, Board<Row>& board, Side mover, int pit) {
    const int me = index_of(mover), you = 1 - me;
    const int hand = seeds_in(board.row[me], pit);
    const Spread<Row>& s = sowing.spread(pit, hand);
    board.row[me] = (board.row[me] & ~pit_mask<Row>(pit)) + s.own;
    board.row[you] += s.opponent;
    board.store[me] = static_cast<std::uint8_t>(board.store[me] + s.store);
    return s.last;
}

}  // namespace rakus::mancala
