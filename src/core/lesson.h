// How a game is played, in a few steps on its board, and how strong an opponent a newcomer may choose.
#pragma once
#include <string>
#include <vector>

#include "core/words.h"

namespace rakus {

// One move to make: what to do, which moves do it, and what it showed.
struct Lesson {
    std::string position;  // empty: the start
    Text ask;
    std::vector<std::string> moves;
    Text shown;
};

// A player by what it is to a newcomer: "as the paper plays".
struct Level {
    Text words;
    std::string player;
};

}  // namespace rakus
