// Whole turns: the chains of moves by one player, each but the last ending in the own store.
//
// There may be billions of chains: from the start the first player can bank nearly all seeds in one. So a search keeps
// only some. Every move of a chain banks a seed, hence chains are taken up in the order of seeds banked, and of those
// with equally many the best-looking few go on.
#pragma once
#include <array>
#include <cstdint>

#include "games/congklak/rules.h"

namespace rakus::congklak {

// The end of one turn: where it leads and by which first move.
struct TurnEnd {
    State state;
    Pit first;
    int banked = 0;  // by the whole turn
    int moves = 0;
};

// More than half of all seeds are in the side's store: the game is won, whatever follows.
inline bool decided_for(const State& s, Side side, int total) { return 2 * s.board.store[index_of(side)] > total; }

// How well a chain stands for going on: pits whose seeds reach the store exactly, then seeds in the own row.
int promise(const Rules&, const State&);

// The chains of one turn from a position, in a fixed amount of memory on the stack.
class Turns {
   public:
    static constexpr int kWidth = 8;  // chains kept among those that banked equally many

    // Calls visit(TurnEnd) for the end of every chain that is followed; visit answers false to stop. A chain that has
    // decided the game counts as an end too.
    template <class Visit>
    void each_end(const Rules& rules, const State& from, Visit&& visit);

   private:
    struct Chain {
        State state;
        Pit first;
        std::uint8_t moves;
        std::int16_t promise;
    };
    static constexpr int kMostSeeds = 2 * kMaxPits * 10;

    struct Shelf {
        std::array<Chain, kWidth> chains;
        int size = 0;
    };
    void keep(const Rules&, const State&, Pit first, int moves, int banked);

    std::array<Shelf, kMostSeeds + 1> shelves_;
};

}  // namespace rakus::congklak
