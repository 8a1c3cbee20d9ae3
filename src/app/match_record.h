// The games of a match as records.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "lab/tournament.h"
#include "store/files.h"

namespace rakus::app {

inline constexpr std::uint64_t kMostRecordedPairs = 10000;

// The two games of a pair, or all of a block, as records.
Result<std::vector<std::string>> records_of(const AnyGame&, const BlockRequest&);

// Plays these blocks again, ply by ply, and hands over every game. The games are those of the match, because a block
// played twice is the same.
Status each_game(const AnyGame&, const lab::Tournament&, const std::vector<std::size_t>& blocks,
                 const std::function<void(const PlayedGame&, std::size_t pairing)>&);

// Writes them as records.
Status record_match(const AnyGame&, const lab::Tournament&, const std::vector<std::size_t>& blocks, const store::Files&,
                    const std::string& file);

}  // namespace rakus::app
