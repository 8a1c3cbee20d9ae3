// The report of a match as values and as a document: the command line prints it, the server sends it.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "app/json.h"
#include "lab/estimate.h"
#include "lab/tournament.h"

namespace rakus::app {

// One player's figures, from that player's point of view.
struct MatchLine {
    std::string name;
    Tally tally;
    lab::Interval score, elo, first, second;
};

std::vector<MatchLine> match_lines(const lab::TournamentSpec&, const std::vector<lab::Pairing>&);
std::map<int, std::uint64_t> all_turns(const std::vector<lab::Pairing>&);
// What a reader of the figures should know. The players are known to the game.
std::vector<Text> match_warnings(const AnyGame&, const lab::TournamentSpec&);
// The specification is valid for the game.
Json match_document(const AnyGame&, const lab::TournamentSpec&, const std::vector<lab::Pairing>&);

}  // namespace rakus::app
