// Exact values of Bantumi positions, quick enough for thousands of questions: what the picks of a player cost, in seeds
// of the final margin.
#pragma once
#include <memory>

#include "core/quality.h"
#include "games/bantumi/game.h"

namespace rakus::bantumi {

// Solvers that share one endgame table in memory. Boards too large for exact values are refused.
std::shared_ptr<const QualityKit<Bantumi>> quality_kit();

}  // namespace rakus::bantumi
