// The weights of a greedy player, made better and proved so on chance they have not seen.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/console.h"
#include "app/json.h"
#include "lab/estimate.h"

namespace rakus::app {

// Objectives of a game for one player: the share of runs that are won on turn 1; the mean turn of the win, for which a
// lost run counts as many turns as a deck has cards.
inline constexpr std::string_view kFirstTurn = "ftk", kMeanTurn = "mean-turn";
inline constexpr int kTurnsOfALostRun = 40;

struct TunedWeight {
    std::string name;  // of a line: the line
    double before = 0, after = 0;
    // What the rule is worth to the tuned player: its points against itself without the rule (score), what is given
    // away without it (regret), or what runs lose without it.
    lab::Interval worth;
    bool weighed = false;  // there was time for it
    int line = 0;          // of a line: its number in the text; before and after are places then, 0: switched off
};

struct WeightsReport {
    Settings rules;
    std::string player, before, tried, after;  // the name; with the weights of each
    bool kept = false;      // what was tried is better on the hold-out, and is `after`; else `after` is `before`
    std::string objective;  // "score", "regret", or one of runs
    std::string unit;       // of regret: "seeds", "result"; of runs: "win_chance", "turns"
    std::uint64_t seed = 1, holdout_seed = 1;
    int steps = 0;
    std::uint64_t training = 0, holdout = 0;    // games, or positions
    int plies = 0;                              // of the openings of games
    std::uint64_t fresh_openings = 0;           // different ones in the hold-out; 0: every pair has its own shuffle
    lab::Interval regret_before, regret_after;  // of before and tried, on the hold-out positions
    lab::Interval value_before, value_after;    // of before and tried, on the hold-out runs
    lab::Interval
        gain;  // runs gained or turns saved; score of tried against before; or regret saved, position by position
    // The second hold-out: the same question on longer openings, where the game has openings.
    struct Longer {
        int plies = 0;
        std::uint64_t games = 0, openings = 0;
        lab::Interval gain;
    };
    std::optional<Longer> longer;
    std::vector<TunedWeight> weights;
    bool of_runs() const { return objective == kFirstTurn || objective == kMeanTurn; }
    bool of_lines = false;  // what was tuned is the order of a text's lines
    std::string file;       // of `after`: what --player @file plays
    Cut cut = Cut::none;    // the time was up; then the search was shorter, or the hold-out has fewer games, or none
    int steps_done = 0;
};

Json weights_json(const WeightsReport&, const std::string& game);
void print_weights(const WeightsReport&, Console&);
// The text of a player that is none: like the one that was tuned, with these weights.
std::string player_file(const WeightsReport&, std::string_view game);

}  // namespace rakus::app
