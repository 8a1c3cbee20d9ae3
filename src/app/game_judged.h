// A finished game looked back on: what each choice was worth beside the best one.
#pragma once
#include <string>
#include <vector>

#include "app/console.h"
#include "core/any_game.h"

namespace rakus::app {

// What a choice gave away by measure: a first estimate names the best move, a second one, with chance of its own,
// compares it with the one that was played. So luck in the first is not counted as a loss.
struct GivenAway {
    double mean = 0, error = 0;  // points of a chance to win, and the standard error
    std::uint64_t playouts = 0;  // of the move that was played
};

struct JudgedPly {
    std::size_t number = 0;  // from 1
    int side = 1;
    std::string move, best;  // decorated
    Verdict verdict;
    Truth truth, best_truth;
    std::optional<GivenAway> given;  // where the truth is an estimate
};

struct JudgedGame {
    std::vector<JudgedPly> plies;  // those at which there was a choice
    std::size_t unjudged = 0;      // choices that there was no time for
    Text note = {};                // what the estimates mean
    Cut cut = Cut::none;           // why there are not more
};

struct JudgeRequest {
    PositionRequest start;
    std::vector<std::string> moves;  // played from there
    int side = 0;                    // whose choices; 0: of both sides
    TruthLimits limits;
};

JudgedGame judge_game(const AnyGame&, const JudgeRequest&, const Watch&);

// Value kept by each side, and the moments that decided.
std::string judged_text(const JudgedGame&, int human_side, const Console&);

}  // namespace rakus::app
