// What is tuned: a player's weights among its other numbers, or the places of the lines of its text; and the report
// that all objectives fill in.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "app/jobs/running.h"
#include "app/jobs/tune_weights.h"
#include "app/jobs/wish.h"

namespace rakus::app {

struct TuneSubject {
    const AnyGame& game;
    std::string rules, tables, name, brings;
    std::vector<Knob> knobs;
    std::vector<double> numbers;
    std::vector<std::size_t> places;  // of the weights among the numbers
    // Not empty: these are tuned, and what stands for the weights is the place of each (AnyGame::rearranged).
    std::vector<TextLine> lines = {};

    std::vector<double> weights() const;
    // The player with these weights, as a user would name it.
    std::string with(const std::vector<double>& weights) const;
    // The player without a rule; empty where it has none or would have no other.
    std::string without(std::vector<double> weights, std::size_t rule) const;

   private:
    std::string with_what_it_brings(const std::string& player) const;
};

Result<TuneSubject> tune_subject_of(const Wish&);

// Who does the work, and how much of it there is.
struct TuneWork {
    Running& running;
    std::uint64_t seed = 1;
    int steps = 200;
    std::uint64_t games = 0, holdout = 0;  // a step's games or the training positions; fresh games or positions
    int plies = 0;                         // of the openings that games are tuned on
};

// Three ways to ask whether weights are better than others; all are asked on all ranks alike. Nothing is known when the
// time was up on the way.
struct TuneObjective {
    // What `plus` has over `minus` in this step of the climb, from -1 to 1.
    std::function<Result<std::optional<double>>(const std::vector<double>& plus, const std::vector<double>& minus,
                                                std::uint64_t step)>
        advantage;
    // Whether `candidate` is clearly better than `best`; trials are numbered so that each may have chance of its own.
    std::function<Result<std::optional<bool>>(const std::vector<double>& candidate, const std::vector<double>& best,
                                              std::uint64_t trial)>
        better;
};

// The weights that were found, and the steps (of the climb; of lines, the changes) that there was time for.
struct FoundWeights {
    std::vector<double> weights;
    int steps = 0;
};

// The climb, then the sweep; of lines the sweep alone. Every change from the start weights has been found clearly
// better on the training chance.
Result<FoundWeights> search_weights(const TuneSubject&, const TuneWork&, double reach, const TuneObjective&);

WeightsReport begin_tune_report(const TuneSubject&, std::string objective, const TuneWork&);
// The weights that were found are kept if they are better on the hold-out; else those of before stay.
void settle(WeightsReport&, const TuneSubject&, const std::vector<double>& found, bool better);

Result<WeightsReport> tune_by_score(const TuneSubject&, const TuneWork&);
Result<WeightsReport> tune_by_regret(const TuneSubject&, const TuneWork&, std::uint64_t nodes);
// Of a game for one player: kFirstTurn or kMeanTurn.
Result<WeightsReport> tune_by_runs(const TuneSubject&, const TuneWork&, const std::string& objective);

}  // namespace rakus::app
