// What the picks of a player cost, in seeds of the final margin, by the exact values of the positions before and after.
#pragma once
#include <memory>

#include "core/quality.h"
#include "games/bantumi/game.h"

namespace rakus::bantumi {

// Two samples. "games": the player against itself from random openings; a game is judged as a whole. "random":
// positions drawn from games of random moves, one a game. --positions N: N random positions and a tenth as many games.
std::shared_ptr<const QualityMeter<Bantumi>> quality_meter();

}  // namespace rakus::bantumi
