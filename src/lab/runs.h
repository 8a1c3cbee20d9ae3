// Runs of a game for one player, cut into blocks that any thread may play. The report depends on the request alone.
#pragma once
#include "core/any_game.h"
#include "lab/estimate.h"

namespace rakus::lab {

inline constexpr std::uint64_t kRunsPerBlock = 1000;

// Plays everything on `jobs` threads. Stops with an error if progress says so.
Result<RunsTally> play_runs(const SolitaireVerbs&, const RunsRequest&, int jobs, const Progress&);

// The share of runs in which the other player wins on turn 1 and the first does not, minus the reverse: paired.
Interval first_turn_gain(const RunPair&);

}  // namespace rakus::lab
