// The weights of a greedy player, made better and proved so on chance they have not seen.
#pragma once
#include <string>
#include <vector>

#include "app/command.h"
#include "lab/estimate.h"

namespace rakus::app {

struct TunedWeight {
    std::string name;
    double before = 0, after = 0;
    // What the rule is worth to the tuned player: its points against itself without the rule (score), or what is given
    // away without it (regret).
    lab::Interval worth;
};

struct WeightsReport {
    Settings rules;
    std::string player, before, after;  // the name; with the weights of each
    std::string objective;              // "score" or "regret"
    std::string unit;                   // of regret: "seeds", "result"
    std::uint64_t seed = 1, holdout_seed = 1;
    int steps = 0;
    std::uint64_t training = 0, holdout = 0;     // games, or positions
    lab::Interval regret_before, regret_after;   // on the hold-out positions
    lab::Interval gain;                          // score of after against before; or regret saved, position by position
    std::vector<TunedWeight> weights;
};

// --objective score: plays the two sides of each step against each other. --objective regret: what the picks give away
// in positions whose truth is exact. Threads and ranks share the work; an interrupted run is resumed.
Result<WeightsReport> tune_weights(const Arguments&, Console&);

// {"player": .., "weights": {..}}: what --player @file plays.
std::string player_file(const WeightsReport&);

}  // namespace rakus::app
