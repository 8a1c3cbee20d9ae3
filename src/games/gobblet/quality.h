// The quality of a player over every position there is, and over those it can reach.
#pragma once
#include <memory>
#include <span>

#include "core/quality.h"
#include "games/gobblet/game.h"
#include "games/gobblet/table.h"

namespace rakus::gobblet {

// Needs the complete table. With a number of positions: a sample of that many. Otherwise "all": every running position
// up to symmetry, in the orientation of the atlas. "reached": every board, not up to symmetry, on which the player can
// be to move in a game from the start, in either seat, whatever the opponent does; for deterministic players only.
std::shared_ptr<const QualityKit<Gobblet>> quality_kit();

// The picks of one player on running positions, seen by the side to move.
QualityTally examine_picks(const Gobblet&, const CompleteTable&, Player<Gobblet>&, std::span<const Board>,
                           const Watch&);

}  // namespace rakus::gobblet
