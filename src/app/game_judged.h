// A finished game looked back on: what each choice was worth beside the best one.
#pragma once
#include <string>
#include <vector>

#include "app/console.h"
#include "app/record.h"
#include "core/any_game.h"

namespace rakus::app {

struct JudgedPly {
    std::size_t number = 0;  // from 1
    int side = 1;
    std::string move, best;  // decorated
    Verdict verdict;
    Truth truth, best_truth;
};

struct JudgedGame {
    std::vector<JudgedPly> plies;  // those at which there was a choice and the truth is known
    Cut cut = Cut::none;           // why there are not more
};

// `moves` were played from `start`.
JudgedGame judge_game(const AnyGame&, const PositionRequest& start, const std::vector<std::string>& moves,
                      const TruthLimits&, const Watch&);

// Value kept by each side, and the moments that decided.
std::string judged_text(const JudgedGame&, int human_side, const Console&);

}  // namespace rakus::app
