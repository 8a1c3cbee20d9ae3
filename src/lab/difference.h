// Where two players differ: in how many sampled positions they pick another move, by which of their rules, and what
// that is worth where the truth is known.
#pragma once
#include <string>
#include <vector>

#include "core/any_game.h"
#include "lab/estimate.h"

namespace rakus::lab {

// The positions of a seed's stream, and the players.
struct DifferenceRequest {
    std::string rules, player_a, player_b, tables;
    std::uint64_t seed = 1;
};

// One position in which they differ.
struct Differing {
    std::string position, pick_a, pick_b;
    Text rule_a = {}, rule_b = {};  // that gave each pick its priority; of a player without priorities, "the sum"
    Text why_a = {}, why_b = {};    // why each took its own and not the other's
    bool judged = false;            // the truth of both moves is known
    double gain = 0;                // what a's pick is worth more than b's, to the player to move
    std::string unit = {};          // of the gain
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

// Of positions first .. first + count - 1 those in which they differ, with their reasons.
Result<std::vector<Differing>> differing_in(const AnyGame&, const DifferenceRequest&, std::uint64_t first,
                                            std::uint64_t count);
// What the difference is worth, where the truth of both moves is found within the limits.
void judge_difference(const AnyGame&, const DifferenceRequest&, const TruthLimits&, Differing&);
// Of so many positions these differ; at most `top` of them are told.
DifferenceReport difference_report(std::uint64_t positions, std::vector<Differing>, std::size_t top);

}  // namespace rakus::lab
