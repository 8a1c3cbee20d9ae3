// What a match has to say: one struct of figures, and its text and JSON.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/console.h"
#include "app/json.h"
#include "lab/estimate.h"
#include "lab/rating.h"
#include "lab/tournament.h"

namespace rakus::app {

// The figures of one player, or of one pairing, from one point of view. Elo is that of the score between two players,
// the rating over all games (lab/rating.h) where there are more.
struct MatchLine {
    std::string name;
    Tally tally;
    lab::Interval score, elo, first, second;
    double superiority = 0.5;
    lab::RankRange rank = {};
};

struct MatchReport {
    lab::TournamentSpec spec;
    PositionInfo start;
    lab::Standing standing;
    std::vector<MatchLine> lines;      // in the order the players were named
    std::vector<std::size_t> ranking;  // places in `lines`, the best score first
    std::vector<Text> warnings;
    std::optional<lab::Ratings> ratings;  // of more than two players
    std::optional<std::uint64_t>
        openings;                        // different ones that were played; nothing where chance makes every pair new
    std::map<int, std::uint64_t> turns;  // games by their number of turns
};
Result<MatchReport> match_report(const AnyGame&, const lab::TournamentSpec&, const lab::Standing&);

// A player's name where there is little room: one with many weights is called by its place, "formula#1".
std::string short_name(const std::string& name, std::size_t place);

// One pairing from a's point of view; nothing if the two did not meet.
std::optional<MatchLine> meeting(const MatchReport&, std::size_t a, std::size_t b);
// What a has over b by the ratings of all games, in Elo.
lab::Interval lead_of(const MatchReport&, std::size_t a, std::size_t b);
// "1", or "2-4" where the intervals do not tell.
std::string rank_text(const lab::RankRange&);

Json match_json(const MatchReport&);
void print_match(const MatchReport&, Console&);

// Shares as people read them: "98,5" in Indonesian.
std::string percent(double share, Lang, int decimals = 1);
std::string elo_text(double elo);
std::string range_text(const lab::Interval&, Lang);

}  // namespace rakus::app
