// The games of a match as records.
#pragma once
#include <string>

#include "lab/tournament.h"

namespace rakus::app {

inline constexpr std::uint64_t kMostRecordedPairs = 10000;

// Plays the first `blocks` blocks again, ply by ply, and writes every game. The games are those of the match, because a
// block played twice is the same.
Status record_match(const AnyGame&, const lab::Tournament&, std::size_t blocks, const std::string& file);

}  // namespace rakus::app
