// Advice for people: the table of candidates with a column for each rule, and the answers to "why this and not that?".
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "app/console.h"
#include "core/any_game.h"

namespace rakus::app {

// One choice as a table. Refused candidates stand at the end with the reason.
std::string candidate_table(const StepInfo&, const Console&);

// The same choice as several players see it: a row a move, a column a player.
std::string players_table(const std::vector<Advice>&, const Console&);

// The moves of a position with what each is worth, and the verdicts.
std::string truth_table(const TruthReport&, const Console&);

// Why the pick and not `other`: the comparison that decided, and whether the truth agrees. Empty for the pick itself.
std::string why_text(const StepInfo&, const CandidateInfo& other, const Console&);

// The candidate that truth likes best, if it is better than the pick.
const CandidateInfo* better_than_pick(const StepInfo&);
const CandidateInfo* find_candidate(const StepInfo&, std::string_view move);

}  // namespace rakus::app
