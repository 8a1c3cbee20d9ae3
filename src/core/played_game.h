// Games and positions that the lab asks a game for: whole games as they were played, positions to judge players by.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/types.h"

namespace rakus {

// A whole game as it was played: where it began, every ply, how it ended.
struct PlayedPly {
    int side = 1;      // 1 or 2
    std::string move;  // decorated; reads back as the move
};

struct PlayedGame {
    std::string player1, player2;  // who sat where
    std::string rules;             // in force, with what these two brought to the game
    std::string position;          // where the players took over
    std::uint64_t seed = 1;        // of chance: the position and the moves with this seed give the same game
    std::vector<PlayedPly> plies;
    Outcome outcome = Outcome::draw;
};

// Positions first .. first + count - 1 of the stream of this seed. Each comes from a random game of its own, at a ply
// drawn from all plies of that game at which somebody is to move; or, if `plies` is given, after exactly so many.
struct SampleRequest {
    std::string rules, position;  // an empty position: the start
    std::uint64_t seed = 1, first = 0, count = 0;
    std::optional<int> plies = {};
};

}  // namespace rakus
