// Where two players differ: in how many sampled positions they pick another move, by which of their rules, and what
// that is worth where the truth is known.
#pragma once
#include <string>
#include <vector>

#include "core/any_game.h"
#include "lab/estimate.h"

namespace rakus::lab {

struct DifferenceRequest {
    std::string rules, player_a, player_b;
    std::uint64_t seed = 1, positions = 2000;
    std::uint64_t judged = 200;  // of the positions that differ, the truth of so many is asked for
    std::size_t top = 10;        // the most telling ones
};

// One position in which they differ.
struct Differing {
    std::string position, pick_a, pick_b;
    Text rule_a, rule_b;  // that gave each pick its priority; of a player without priorities, "the sum"
    Text why_a, why_b;    // why each took its own and not the other's
    bool judged = false;  // the truth of both moves is known
    double gain = 0;      // what a's pick is worth more than b's, to the player to move
};

// All positions that differ by the same pair of rules.
struct RulePair {
    Text rule_a, rule_b;
    std::uint64_t positions = 0, judged = 0;
    double gain = 0;  // the sum over those judged
};

struct DifferenceReport {
    std::uint64_t positions = 0, different = 0, judged = 0;
    std::uint64_t a_better = 0, b_better = 0;  // of those judged
    Interval gain;                             // of a over b, mean over those judged
    std::string unit;
    std::vector<RulePair> pairs;     // the most frequent first
    std::vector<Differing> telling;  // the largest gain of either first
};

// The limits are those of each position's truth. Cancelled, it stands on what has been looked at by then.
Result<DifferenceReport> compare_players(const AnyGame&, const DifferenceRequest&, const TruthLimits&, const Progress&,
                                         const Cancelled& = nullptr);

}  // namespace rakus::lab
