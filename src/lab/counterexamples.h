// Positions in which a player's pick gives value away, the largest loss first.
#pragma once
#include <string>
#include <vector>

#include "lab/regret.h"

namespace rakus::lab {

struct Counterexample {
    std::string position, pick, best, unit;
    MoveValue pick_value, best_value;  // as the player to move sees them
    double loss() const { return loss_of(pick_value, best_value); }
};

struct Counterexamples {
    std::uint64_t judged = 0;           // positions in which something was at stake
    std::uint64_t given_away = 0;       // of them, those in which the pick lost value
    std::uint64_t class_lost = 0;       // of them, those in which a win or a draw became worse
    Interval regret;                    // mean loss over all judged positions
    std::string unit;                   // of the values
    std::vector<Counterexample> worst;  // at most `most`, the largest loss first, then in the order of the sample
};

// Of a player. Cancelled, it stands on the positions for which the player has been asked by then.
Result<Counterexamples> counterexamples(const AnyGame&, std::string_view rules, const std::vector<JudgedPosition>&,
                                        std::string_view player, std::uint64_t seed, std::size_t most,
                                        const Cancelled& = nullptr);

}  // namespace rakus::lab
