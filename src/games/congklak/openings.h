// The question of Donkers, de Voogt and Uiterwijk (2000), asked of this game: can the first player win before the
// opponent moves at all, how soon, and how much can one turn bank?
//
// Two searches over the chains of one turn. By length: all positions that n moves can reach, then n + 1; the first that
// has banked more than half ends the shortest win. By seeds banked: every move of a chain banks a seed, so all chains
// with k seeds are known before any is taken up; when they are too many, some are kept. The keys of the positions
// decide which, and that is as good as chance: it keeps variety, where any ranking we tried keeps look-alikes.
#pragma once
#include "core/opening.h"
#include "games/congklak/game.h"

namespace rakus::congklak {

class Openings final : public TurnSearch<Congklak> {
   public:
    TurnFeats<Congklak> search(const Congklak&, const State&, const TruthLimits&) const override;
};

}  // namespace rakus::congklak
