// Writing a game as a record (.rkr): tags, then the moves numbered by turn.
#pragma once
#include <string>
#include <vector>

#include "core/any_game.h"

namespace rakus::app {

struct RecordedPly {
    int side = 1;
    std::string move;  // decorated; reads back as the move
};

struct Record {
    std::string game, rules, player1, player2, position;
    std::uint64_t seed = 1;
    std::optional<Outcome> outcome;
    std::vector<RecordedPly> plies;
};

std::string write_record(const Record&);

}  // namespace rakus::app
