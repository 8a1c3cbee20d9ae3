// A match as pictures (SVG), each with the same figures as a table (CSV).
#pragma once
#include <string>
#include <vector>

#include "app/match_report.h"
#include "store/files.h"

namespace rakus::app {

struct Picture {
    std::string name;  // of the files, without the ending
    std::string svg, csv;
};

// How many of a player's games were won on which turn.
struct WinCurve {
    std::string name;
    std::uint64_t games = 0;
    std::map<int, std::uint64_t> won_on_turn;
};
// P(won by turn t) of each player. There is at least one.
Picture wins_by_turn(const std::vector<WinCurve>&, Lang);

// Scores with their intervals; who beat whom; how long games are; how soon each player wins.
std::vector<Picture> match_pictures(const MatchReport&, Lang);
Status write_pictures(const std::vector<Picture>&, const store::Files&, const std::string& folder);

}  // namespace rakus::app
