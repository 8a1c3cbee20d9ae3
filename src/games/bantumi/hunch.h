// A guess at the value of a position above the endgame table: one number for each count of seeds in each pit, learned
// from the table by stochastic gradient descent. It orders moves and opens the proof; nothing proved depends on it.
#pragma once
#include <array>
#include <cstdint>

#include "games/bantumi/endgame.h"

namespace rakus::bantumi {

class Hunch {
   public:
    static constexpr int kUnit = 16;  // of a seed

    // Always learns the same from the same table.
    explicit Hunch(const Table&);

    // For the mover, in units.
    int guess(mancala::Row8 mover, mancala::Row8 waiter) const {
        int v = bias_;
        for (int pit = 0; pit < kPits; ++pit, mover >>= 8, waiter >>= 8) {
            v += worth_[0][pit][mover & kMost];
            v += worth_[1][pit][waiter & kMost];
        }
        return v;
    }

   private:
    static constexpr int kPits = mancala::max_pits<mancala::Row8>, kMost = 63;
    std::array<std::array<std::array<std::int16_t, kMost + 1>, kPits>, 2> worth_{};  // [mover, waiter][pit][seeds]
    int bias_ = 0;
};

}  // namespace rakus::bantumi
