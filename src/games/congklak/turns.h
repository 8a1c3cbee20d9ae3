// Whole turns: the chains of moves by one player, each but the last ending in the own store.
//
// There may be billions of chains: from the start the first player can bank nearly all seeds in one turn. So only some
// are followed. Every move of a chain banks a seed, hence chains are taken up in the order of seeds banked, and of
// those that banked equally many the most promising few go on.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/congklak/rules.h"

namespace rakus::congklak {

// The end of one turn: where it leads and by which first move.
struct TurnEnd {
    State state;
    Pit first;
    int moves = 0;
    int banked = 0;  // by the whole turn
    friend bool operator==(const TurnEnd&, const TurnEnd&) = default;
};

// More than half of all seeds are in the side's store: the game is won, whatever follows.
inline bool decided_for(const State& s, Side side) {
    return 2 * s.board.store[index_of(side)] > s.board.total();
}

// Seeds in the side's row less those in the opponent's.
inline int home_of(const State& s, Side side) {
    const auto& row = s.board.row;
    return mancala::sum(row[index_of(side)]) - mancala::sum(row[1 - index_of(side)]);
}

// How well a chain stands for going on: pits whose seeds reach the store exactly, then seeds in the own row.
int promise(const Rules&, const State&);

// The chains of one turn, in a fixed amount of memory: it lives on the stack. Of the chains that banked equally many,
// `Width` go on.
template <int Width>
class TurnsWithin {
   public:
    // Calls visit(TurnEnd) for the end of every chain that is followed. A chain that has decided the game is an end
    // too.
    template <class Visit>
    void each_end(const Rules& rules, const State& from, Visit&& visit);
    // The moves of the turn whose end is visited now.
    std::vector<Pit> line() const;

   private:
    static constexpr int kMostSeeds = 2 * kMaxPits * kMaxSeeds;
    struct Place {
        std::uint8_t banked, number;
    };
    struct Chain {
        State state;
        Pit first, last;
        std::uint8_t moves;
        Place parent;
        std::int16_t promise;
    };
    static_assert(kMostSeeds <= 255 && Width <= 255);
    void keep(const Rules&, const Chain&, int banked);

    std::array<std::array<Chain, Width>, kMostSeeds + 1> shelves_;  // by seeds banked
    std::array<std::uint8_t, kMostSeeds + 1> size_{};
    Place visited_{};  // the chain before the last move of the end that is visited
    Pit last_{};       // and that move
};
using Turns = TurnsWithin<8>;

// The N best ends by a value of one's own, the best first; of equal positions one is kept.
template <std::size_t N>
class Shortlist {
   public:
    void offer(const TurnEnd& end, double value) {
        if (size_ == N && value <= entries_[N - 1].value) return;
        for (const auto& e : *this)
            if (e.end.state == end.state) return;
        if (size_ < N) ++size_;
        std::size_t at = size_ - 1;
        for (; at > 0 && entries_[at - 1].value < value; --at) entries_[at] = entries_[at - 1];
        entries_[at] = {end, value};
    }
    struct Entry {
        TurnEnd end;
        double value;
    };
    const Entry* begin() const { return entries_.data(); }
    const Entry* end() const { return entries_.data() + size_; }

   private:
    std::array<Entry, N> entries_;
    std::size_t size_ = 0;
};

// The most seeds that the player to move can bank in one turn, as far as chains are followed.
int largest_turn(const Rules&, const State&);

template <int Width>
void TurnsWithin<Width>::keep(const Rules& rules, const Chain& chain, int banked) {
    auto& shelf = shelves_[static_cast<std::size_t>(banked)];
    auto& size = size_[static_cast<std::size_t>(banked)];
    const std::span kept(shelf.data(), size);
    if (std::ranges::find(kept, chain.state, &Chain::state) != kept.end()) return;
    Chain entry = chain;
    entry.promise = static_cast<std::int16_t>(promise(rules, chain.state));
    if (size < Width) {
        shelf[size++] = entry;
        return;
    }
    const auto worst = std::ranges::min_element(shelf, {}, &Chain::promise);
    if (worst->promise < entry.promise) *worst = entry;
}

template <int Width>
template <class Visit>
void TurnsWithin<Width>::each_end(const Rules& rules, const State& from, Visit&& visit) {
    const int me = index_of(from.to_move), before = from.board.store[me], most = from.board.total() - before;
    size_.fill(0);
    keep(rules, {from, kPass, kPass, 0, {}, 0}, 0);
    for (int banked = 0; banked <= most; ++banked)
        for (int i = 0; i < size_[banked]; ++i) {
            const Chain chain = shelves_[banked][i];
            visited_ = {static_cast<std::uint8_t>(banked), static_cast<std::uint8_t>(i)};
            for (const Pit pit : moves(rules, chain.state)) {
                const State next = after(rules, chain.state, pit);
                const Pit first = chain.moves == 0 ? pit : chain.first;
                const int sum = next.board.store[me] - before;
                last_ = pit;
                if (next.to_move != from.to_move || over(rules, next) || decided_for(next, from.to_move))
                    visit(TurnEnd{next, first, chain.moves + 1, sum});
                else
                    keep(rules, {next, first, pit, static_cast<std::uint8_t>(chain.moves + 1), visited_, 0}, sum);
            }
        }
}

// A shelf is complete when its chains are taken up, because every move of a chain banks a seed: links stay true.
template <int Width>
std::vector<Pit> TurnsWithin<Width>::line() const {
    std::vector<Pit> moves{last_};
    for (const Chain* at = &shelves_[visited_.banked][visited_.number]; at->moves > 0;
         at = &shelves_[at->parent.banked][at->parent.number])
        moves.push_back(at->last);
    std::ranges::reverse(moves);
    return moves;
}

}  // namespace rakus::congklak
