// What a player did against all opponents at once. All pairings of a tournament replay the same openings and shuffles:
// what pair number i holds for one of them it holds for all, so a player's games of one index are one observation, and
// the indices are independent of each other.
#pragma once
#include <cstdint>
#include <vector>

#include "lab/estimate.h"
#include "lab/schedule.h"

namespace rakus::lab {

// How often a player had 0, 1, 2 .. half points from one index: of all its games, of those with the first move, of
// those with the second one.
struct Clusters {
    std::vector<std::uint64_t> all, first, second;
};
Clusters clusters_of(const std::vector<Pairing>&, std::size_t player);

// The indices that every one of these pairings has played, by what the first named player of each got: points[i][p] are
// the half points of pairing p.
std::vector<std::vector<int>> points_by_index(const std::vector<Pairing>&);

}  // namespace rakus::lab
