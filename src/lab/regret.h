// How much of a position's value a player's pick gives away, over positions whose truth is known.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "lab/estimate.h"

namespace rakus::lab {

// What a move is worth to the player who makes it; an estimate lies between low and high.
struct MoveValue {
    double value = 0, low = 0, high = 0;
    std::uint64_t n = 0;  // play-outs, where that is known of an estimate
    MoveValue() = default;
    MoveValue(double exact) : value(exact), low(exact), high(exact) {}
    MoveValue(double mean, double from, double to) : value(mean), low(from), high(to) {}
    friend bool operator==(const MoveValue&, const MoveValue&) = default;
};
// What is given away by `chosen`: the difference, if it is one, that is if the intervals do not meet.
double loss_of(const MoveValue& chosen, const MoveValue& best);

// A position with the value of every move.
struct JudgedPosition {
    std::string position;
    std::map<std::string, MoveValue> moves;
    std::string unit = {};  // "seeds", "result" (1, 0, -1), "win_chance"
    // The move of the highest value, the first of equals.
    const std::pair<const std::string, MoveValue>& best() const;
    friend bool operator==(const JudgedPosition&, const JudgedPosition&) = default;
};

// The values of a report's moves: margins where the game counts them, else 1, 0, -1; chances to win where estimates are
// allowed and one of the moves has no better. Nothing if a move is undecided, or if nothing is at stake.
enum class Kind { exact, exact_or_estimate };
std::optional<JudgedPosition> judged(const TruthReport&, Kind);

// Positions first .. first + count - 1 of a seed's stream, judged; those for which `judged` has nothing are left out.
Result<std::vector<JudgedPosition>> judge_positions(const AnyGame&, const SampleRequest&, const TruthLimits&,
                                                    Kind = Kind::exact);

// One position a line, `position<TAB>unit<TAB>move=value<TAB>move=mean~low~high..`: the bytes of a block.
std::string write_judged(const std::vector<JudgedPosition>&);
Result<std::vector<JudgedPosition>> read_judged(std::string_view text);

// What a player does in each position; fewer, if it was cancelled.
Result<std::vector<std::string>> picks_in(const AnyGame&, std::string_view rules, const std::vector<JudgedPosition>&,
                                          std::string_view player, std::uint64_t seed, const Cancelled& = nullptr);
// What these picks, of the first positions, give away.
Result<std::vector<double>> losses_of(const std::vector<JudgedPosition>&, const std::vector<std::string>& picks);
// What a player gives away in each position.
Result<std::vector<double>> regrets(const AnyGame&, std::string_view rules, const std::vector<JudgedPosition>&,
                                    std::string_view player, std::uint64_t seed);

// The mean of losses with its 95 % interval (lab/score_interval.h).
Interval mean_of(const std::vector<double>&);
// The mean of a - b, position by position.
Interval mean_difference(const std::vector<double>& a, const std::vector<double>& b);

}  // namespace rakus::lab
