// Where coins come from: the generator, or a script of coins when every outcome of a move is to be seen.
#pragma once
#include <cstdint>

#include "core/rng.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

class Chance {
   public:
    explicit Chance(Rng& rng) : rng_(rng) {}
    // The first coins fall as the bits of the script say (bit 0 first), later ones heads.
    Chance(Rng& rng, std::uint64_t script, int scripted) : rng_(rng), script_(script), scripted_(scripted) {}

    bool coin() {
        const int i = flips_++;
        if (scripted_ < 0) return rng_.coin();
        return i >= scripted_ || (script_ >> i & 1) != 0;
    }
    template <class P>
    void shuffle(P& pile) {
        for (int i = pile.size(); i > 1; --i)
            std::swap(pile.at(i - 1), pile.at(static_cast<int>(rng_.below(static_cast<std::uint32_t>(i)))));
    }
    int flips() const { return flips_; }

   private:
    Rng& rng_;
    std::uint64_t script_ = 0;
    int scripted_ = -1;
    int flips_ = 0;
};

}  // namespace rakus::pokemon
