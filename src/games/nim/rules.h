// Nim: heaps of seeds. A turn takes as many seeds as one likes from one heap, at least one. Whoever takes the last seed
// wins, or loses where the rules say so.
#pragma once
#include <algorithm>
#include <optional>

#include "core/types.h"

namespace rakus::nim {

inline constexpr int kMostHeaps = 6, kMostSeeds = 9;  // seeds of one heap
using Heaps = List<int, kMostHeaps>;

struct Rules {
    Heaps heaps = three_four_five();  // at the start
    bool last_wins = true;
    friend bool operator==(const Rules&, const Rules&) = default;

    static constexpr Heaps three_four_five() {
        Heaps h;
        for (const int seeds : {3, 4, 5}) h.push_back(seeds);
        return h;
    }
};

struct State {
    Heaps heaps;
    Side to_move = Side::first;
    friend bool operator==(const State&, const State&) = default;
};

struct Move {
    int heap = 0;   // from 0
    int seeds = 1;  // taken
    friend bool operator==(const Move&, const Move&) = default;
};
using Moves = List<Move, kMostHeaps * kMostSeeds>;

inline bool over(const State& s) {
    return std::ranges::all_of(s.heaps, [](int seeds) { return seeds == 0; });
}

inline Moves moves(const State& s) {
    Moves out;
    for (int heap = 0; heap < static_cast<int>(s.heaps.size()); ++heap)
        for (int seeds = 1; seeds <= s.heaps[static_cast<std::size_t>(heap)]; ++seeds) out.push_back({heap, seeds});
    return out;
}

inline State after(State s, const Move& m) {
    s.heaps[static_cast<std::size_t>(m.heap)] -= m.seeds;
    s.to_move = other(s.to_move);
    return s;
}

// The heaps added without carrying, in binary digits.
inline int nim_sum(const Heaps& heaps) {
    int sum = 0;
    for (const int seeds : heaps) sum ^= seeds;
    return sum;
}

// Whether the player to move wins, if both play well: the sum is not 0. Where the last seed loses this turns round as
// soon as no heap has more than one seed. True at the end of a game too, so it also says who has won.
inline bool mover_wins(const Rules& rules, const State& s) {
    const bool ones_only = std::ranges::all_of(s.heaps, [](int seeds) { return seeds <= 1; });
    return (nim_sum(s.heaps) != 0) != (ones_only && !rules.last_wins);
}

inline std::optional<Outcome> outcome(const Rules& rules, const State& s) {
    if (!over(s)) return std::nullopt;
    const bool first = (s.to_move == Side::first) == mover_wins(rules, s);
    return first ? Outcome::first_wins : Outcome::second_wins;
}

}  // namespace rakus::nim
