// How much of a position's exact value a player's pick gives away, over positions whose truth is known.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "lab/estimate.h"

namespace rakus::lab {

// A position with the exact value of every move, as the player to move sees it.
struct JudgedPosition {
    std::string position;
    std::map<std::string, double> moves;
    double best() const;
    friend bool operator==(const JudgedPosition&, const JudgedPosition&) = default;
};

// The margin where the game counts one, else +1, 0, -1. Nothing if the truth is not exact.
std::optional<double> exact_value(const Truth&);

// Positions first .. first + count - 1 of a seed's stream, judged; those that are not decided for every move within the
// limits, or in which all moves are alike, are left out.
Result<std::vector<JudgedPosition>> judge_positions(const AnyGame&, const SampleRequest&, const TruthLimits&);

// One position a line, `position<TAB>move=value<TAB>..`: the bytes of a block.
std::string write_judged(const std::vector<JudgedPosition>&);
Result<std::vector<JudgedPosition>> read_judged(std::string_view text);

// What a player gives away in each position.
Result<std::vector<double>> regrets(const AnyGame&, std::string_view rules, const std::vector<JudgedPosition>&, std::string_view player, std::uint64_t seed);

// The mean with its 95 % interval, by the normal distribution.
Interval mean_of(const std::vector<double>&);
// The mean of a - b, position by position.
Interval mean_difference(const std::vector<double>& a, const std::vector<double>& b);

}  // namespace rakus::lab
