// Runs of a game for one player, cut into blocks like a tournament. The report depends on the request alone.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/any_game.h"
#include "lab/crew.h"
#include "lab/estimate.h"

namespace rakus::lab {

// As of matches (lab/schedule.h): 1/64 of all, at most 1,000 runs.
std::uint64_t runs_per_block(std::uint64_t runs);
std::size_t run_blocks(const RunsRequest&);
// The part of the request that is block number `block`.
RunsRequest run_block(const RunsRequest&, std::size_t block);

// The specification as one line a field: what is hashed, stored and compared; and back, with the name of the game.
std::string runs_spec_text(std::string_view game, const RunsRequest&, std::string_view version);
Result<std::pair<std::string, RunsRequest>> read_runs_spec(std::string_view text);

// A tally as text, one line a player: the bytes of a block.
std::string write_runs(const RunsTally&);
std::optional<RunsTally> read_runs(std::string_view text);
// These blocks of the request added up; refuses bytes that are no tally.
Result<RunsTally> sum_of_runs(const Finished&, const RunsRequest&);

// The share of runs in which the other player wins on turn 1 and the first does not, minus the reverse: paired.
Interval first_turn_gain(const RunPair&);

}  // namespace rakus::lab
