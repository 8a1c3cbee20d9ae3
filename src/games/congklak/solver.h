// The truth about a position: exact from the endgame table, by proof search above it, and true bounds where the search
// does not finish. What one turn can bank bounds the value from below: from the start that alone proves a win.
#pragma once
#include "core/judge.h"
#include "games/congklak/game.h"

namespace rakus::congklak {

class CongklakJudge final : public Judge<Congklak> {
   public:
    Judgement<Congklak> judge(const Congklak&, const State&, const TruthLimits&) const override;
};

}  // namespace rakus::congklak
