// What a statistician would say before and after looking at the numbers.
#pragma once
#include <vector>

#include "core/words.h"
#include "lab/tournament.h"

namespace rakus::lab {

// Known before the first game: the same game played again and again, too few pairs, many comparisons.
// `varied`: chance in the game, or a player that draws lots, makes games differ by themselves.
std::vector<Text> warnings_before(const TournamentSpec&, bool varied);

// Seen in the results: a score that a stopping rule has chosen, pairs that were all alike.
std::vector<Text> warnings_after(const TournamentSpec&, const Standing&);

}  // namespace rakus::lab
