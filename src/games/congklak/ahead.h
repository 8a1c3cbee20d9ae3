// What a greedy player of Congklak that looks ahead tries: besides every first move, whole turns.
#pragma once
#include <memory>

#include "games/congklak/game.h"
#include "search/rollout.h"

namespace rakus::congklak {

std::unique_ptr<search::Worlds<Congklak>> turn_worlds(std::unique_ptr<Player<Congklak>> base,
                                                      const search::RolloutLimits&);

}  // namespace rakus::congklak
