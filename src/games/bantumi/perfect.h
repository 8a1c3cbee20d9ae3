// The player that is never wrong: it asks the solver.
#pragma once
#include <chrono>
#include <map>
#include <memory>
#include <string>

#include "core/player.h"
#include "games/bantumi/game.h"
#include "games/bantumi/solver.h"

namespace rakus::bantumi {

inline constexpr Rule kExactValue{"value", {"exact margin", "selisih eksak"}, "solver"};
inline constexpr Rule kAtLeast{"at_least", {"margin proved at least", "selisih terbukti paling sedikit"}, "solver"};

class Perfect final : public Player<Bantumi> {
   public:
    using Patience = std::chrono::seconds;

    // Boards far beyond 6x4 are never solved: after so long it plays by what is proved until then.
    explicit Perfect(Patience patience = Patience(60)) : patience_(patience) {}

    // The rightmost of the best moves: the choice does not depend on what was asked before.
    Pit choose(const Bantumi& game, const State& s, Rng&) override;
    Choice<Pit> explain(const Bantumi& game, const State& s, Rng&) override;
    void equip(const std::string& tables, const Budget& budget) override { folder_ = tables, budget_ = budget; }

   private:
    // Ready to answer, and impatient from now on.
    Solver& solver_for(const Rules&, const State&);

    struct Kept {
        int open = 0;
        std::unique_ptr<Solver> solver;
    };
    Patience patience_;
    std::string folder_;
    Budget budget_;
    std::map<std::pair<int, bool>, Kept> solvers_;  // by board and rule
};

PlayerKind<Bantumi> perfect_kind();

}  // namespace rakus::bantumi
