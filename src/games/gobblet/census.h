// What a complete table says as a whole: how many positions are won, drawn and lost, and how long the longest game is.
#pragma once
#include <cstdint>

#include "games/gobblet/table.h"

namespace rakus::gobblet {

struct Census {
    std::uint64_t positions = 0, won = 0, drawn = 0, lost = 0;
    int longest = 0;  // in plies
};

// Every position once; what is damaged in a file is left out.
Census census_of(const CompleteTable&, int jobs);

}  // namespace rakus::gobblet
