// What a statistician would say before and after looking at the numbers.
#pragma once
#include <vector>

#include "core/words.h"
#include "lab/tournament.h"

namespace rakus::lab {

// Known before the first game: openings that come again, too few pairs, many comparisons. `steady`: how many of the
// players make of one opening the same game again and again.
std::vector<Text> warnings_before(const TournamentSpec&, std::size_t steady);

// Seen in the results: a score that a stopping rule has chosen, pairs that were all alike.
std::vector<Text> warnings_after(const TournamentSpec&, const Standing&);

}  // namespace rakus::lab
