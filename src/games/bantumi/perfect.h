// The player that is never wrong: it asks the solver.
#pragma once
#include <map>
#include <memory>
#include <string>

#include "core/player.h"
#include "games/bantumi/game.h"
#include "games/bantumi/solver.h"

namespace rakus::bantumi {

inline constexpr Rule kExactValue{"value", {"exact margin", "selisih eksak"}, "solver"};

class Perfect final : public Player<Bantumi> {
   public:
    // The rightmost of the best moves: the choice does not depend on what was asked before.
    Pit choose(const Bantumi& game, const State& s, Rng&) override {
        Solver& solver = solver_for(game.rules, s);
        return *solver.best_move(s, solver.value(s).low);
    }
    Choice<Pit> explain(const Bantumi& game, const State& s, Rng&) override;
    void find_tables(const std::string& folder) override { folder_ = folder; }

   private:
    Solver& solver_for(const Rules&, const State&);

    struct Kept {
        int open = 0;
        std::unique_ptr<Solver> solver;
    };
    std::string folder_;
    std::map<std::pair<int, bool>, Kept> solvers_;  // by board and rule
};

PlayerKind<Bantumi> perfect_kind();

}  // namespace rakus::bantumi
