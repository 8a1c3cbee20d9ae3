// The player that is never wrong: it asks the solver.
#pragma once
#include <map>
#include <memory>
#include <string>

#include "core/player.h"
#include "games/bantumi/game.h"
#include "games/bantumi/referee.h"

namespace rakus::bantumi {

inline constexpr Rule kExactValue{"value", {"exact margin", "selisih eksak"}, "solver"};
inline constexpr Rule kAtLeast{"at_least", {"margin proved at least", "selisih terbukti paling sedikit"}, "solver"};

class Perfect final : public Player<Bantumi> {
   public:
    // Boards beyond 6x4 may not be solved: with so many nodes a move it plays by what is proved until then.
    explicit Perfect(std::uint64_t nodes = 20'000'000) : nodes_(nodes) {}

    // The rightmost of the best moves: the choice does not depend on what was asked before.
    Pit choose(const Bantumi& game, const State& s, Rng&) override;
    Choice<Pit> explain(const Bantumi& game, const State& s, Rng&) override;
    void equip(const std::string& tables, const Budget& budget) override { folder_ = tables, budget_ = budget; }

   private:
    Referee& referee_for(const Rules&);
    // Opens a question that is one of so many about this position.
    void begin(Referee&, const State&, const Watch&, std::size_t questions) const;

    std::uint64_t nodes_;
    std::string folder_;
    Budget budget_;
    std::map<std::pair<int, bool>, std::unique_ptr<Referee>> referees_;  // by board and rule
};

PlayerKind<Bantumi> perfect_kind();

}  // namespace rakus::bantumi
