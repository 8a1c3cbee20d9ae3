// From a wish for a match to its specification.
#pragma once
#include "app/jobs/wish.h"
#include "lab/schedule.h"

namespace rakus::app {

Result<lab::TournamentSpec> match_spec_of(const Wish&);

// The specification with its openings settled (lab/schedule.h) by what the players are.
Result<lab::TournamentSpec> settled(const AnyGame&, lab::TournamentSpec);
// How many of the players make of one opening the same game again and again; none where the game has chance.
std::size_t steady_players(const AnyGame&, const lab::TournamentSpec&);

}  // namespace rakus::app
