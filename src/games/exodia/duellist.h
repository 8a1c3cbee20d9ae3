// A player in the way in which it plays whole duels fastest: a policy, a formula, a text as a policy, or asked move by
// move.
#pragma once
#include <memory>

#include "core/player.h"
#include "games/exodia/duel.h"
#include "games/exodia/game.h"
#include "games/exodia/learned.h"
#include "games/exodia/written_policy.h"

namespace rakus::exodia {

class Duellist {
   public:
    Duellist(const Exodia& game, Player<Exodia>& player);
    // Plays on from `s` until the duel is over; it may stop where the turn `last_turn` has ended (0: no limit).
    DuelResult play(State& s, Rng chance, Rng choices, int last_turn = 0);

   private:
    Exodia game_;
    Player<Exodia>* player_;
    const Policy* policy_ = nullptr;
    const SeatedFormula* formula_ = nullptr;
    std::unique_ptr<WrittenPolicy> text_;
};

}  // namespace rakus::exodia
