// A record played again by the game itself: the moves become canonical, and what is illegal is refused.
#pragma once
#include "app/record.h"

namespace rakus::app {

struct Replayed {
    const AnyGame* game = nullptr;
    PositionRequest start;
    Record record;                 // up to the first illegal move; sides and decorations as the game has them
    std::optional<Error> refused;  // the ply that was illegal, or whose chance or result is not what the game gives
    std::optional<Outcome> outcome;

    // The position before this ply.
    PositionRequest before(std::size_t ply) const;
};

// The record's own game, or an error that names the tag.
Result<Replayed> replay(Record);

// "W3", "L2", "D", "+4", "-4..6", "0.62~0.03", "?".
std::string truth_mark(const Truth&);

}  // namespace rakus::app
