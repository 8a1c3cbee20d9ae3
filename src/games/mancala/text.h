// Reading and drawing boards of the sowing games: "4.4.4.4.4.4.0/4.4.4.4.4.4.0 1".
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/types.h"
#include "core/words.h"

namespace rakus::mancala {

// A board as it is written: for each player the pits from the owner's left, then the store.
struct Written {
    std::vector<int> pits[2];
    int store[2] = {0, 0};
    Side to_move = Side::first;

    int seeds() const;
};

// What a game accepts.
struct Sizes {
    std::string_view game;
    int min_pits, max_pits, max_seeds;  // seeds a pit at the start
};

std::string write(const Written&);

// Checks the form, the width and the number of seeds: between 1 and max_seeds for each pit of the board, the same for
// all. `pits` and `seeds`, where not 0, are what the rules already say.
Result<Written> read(std::string_view text, const Sizes& sizes, int pits, int seeds);

// The board from above, player 1 below, with the numbers of the pits. Stores stand on the side where sowing leads.
enum class StoreAt { right, left };
Text draw(const Written&, StoreAt);

}  // namespace rakus::mancala
