#include "app/jobs/tune_subject.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/player_text.h"
#include "core/rng.h"
#include "lab/spsa.h"
#include "lab/sweep.h"

namespace rakus::app {
namespace {

constexpr int kRounds = 4;
constexpr double kTimeOfClimb = 0.4, kTimeOfSweep = 0.4;  // of what is left, if there is a limit

// A weight is any number; the settings of a search have limits.
bool is_weight(const Knob& k) {
    return k.weighs || k.low <= -1e8;
}

}  // namespace

std::vector<double> TuneSubject::weights() const {
    std::vector<double> w;
    for (const auto i : places) w.push_back(numbers[i]);
    return w;
}

std::string TuneSubject::with(const std::vector<double>& weights) const {
    auto n = numbers;
    for (std::size_t i = 0; i < places.size(); ++i)
        n[places[i]] = std::clamp(weights[i], knobs[places[i]].low, knobs[places[i]].high);
    const auto text = write_player(name, knobs, n);
    return brings.empty() ? text : with_brought(text, brings);
}

Result<TuneSubject> tune_subject_of(const Wish& wish) {
    const AnyGame& game = *wish.game;
    const auto info = game.check_player(wish.player());
    if (!info) return info.error();
    const auto named = read_player(wish.player());
    if (!named) return named.error();
    const auto numbers = knob_values(*named, info->knobs);
    if (!numbers) return numbers.error();
    TuneSubject s{game, wish.canonical_rules(), wish.tables, info->name, named->brings, info->knobs, *numbers, {}};
    for (std::size_t i = 0; i < s.knobs.size(); ++i)
        if (is_weight(s.knobs[i])) s.places.push_back(i);
    if (s.places.empty())
        return usage_error({"tune: player {} has no weights", "tune: pemain {} tidak punya bobot"}, info->name);
    return s;
}

namespace {

// Whether the climb came to its end.
Result<bool> climbed(lab::Spsa& climb, const TuneWork& work, std::uint64_t all, const TuneObjective& objective) {
    for (; !climb.done(); work.running.show(static_cast<std::uint64_t>(climb.step()), all)) {
        const auto gain = objective.advantage(climb.plus(), climb.minus(), static_cast<std::uint64_t>(climb.step()));
        if (!gain) return gain.error();
        if (!*gain) return false;
        climb.learn(**gain);
    }
    return true;
}

}  // namespace

// A climb that was cut is tried like one that came to its end: it counts only if it is better.
Result<FoundWeights> search_weights(const TuneSubject& s, const TuneWork& work, double reach,
                                    const TuneObjective& objective) {
    FoundWeights found{s.weights(), 0};
    lab::Spsa climb(found.weights, {work.steps, reach, 1.0, work.seed});
    const std::uint64_t all = static_cast<std::uint64_t>(work.steps) +
                              lab::Sweep(found.weights, lab::scales_of(found.weights), kRounds).most();
    work.running.spend(kTimeOfClimb);
    const auto up = climbed(climb, work, all, objective);
    if (!up) return up.error();
    found.steps = climb.step();
    work.running.spend(kTimeOfSweep);
    std::uint64_t trial = 0;
    const auto settled = lab::rounded(climb.settled());
    const auto higher = objective.better(settled, found.weights, trial++);
    if (!higher) return higher.error();
    if (higher->value_or(false)) found.weights = settled;
    for (lab::Sweep sweep(found.weights, lab::scales_of(s.weights()), kRounds); !sweep.done();
         found.weights = sweep.best()) {
        const auto better = objective.better(sweep.candidate(), sweep.best(), trial++);
        if (!better) return better.error();
        if (!*better) break;
        sweep.learn(**better);
        work.running.show(static_cast<std::uint64_t>(work.steps) + trial, all);
    }
    return found;
}

WeightsReport begin_tune_report(const TuneSubject& s, std::string objective, const TuneWork& work) {
    const auto start = s.game.inspect({s.rules, "", {}, work.seed});
    WeightsReport r;
    r.rules = start->rules;
    r.player = s.name;
    r.before = r.tried = r.after = s.with(s.weights());
    r.objective = std::move(objective);
    r.seed = work.seed;
    r.holdout_seed = Rng::stream(work.seed, ~std::uint64_t{0}).next() >> 16;
    r.steps = work.steps;
    for (const auto i : s.places) r.weights.push_back({std::string(s.knobs[i].name), s.numbers[i], s.numbers[i], {}});
    return r;
}

void settle(WeightsReport& r, const TuneSubject& s, const std::vector<double>& found, bool better) {
    r.kept = better;
    if (!better) return;
    r.after = s.with(found);
    for (std::size_t i = 0; i < found.size(); ++i) r.weights[i].after = found[i];
}

std::vector<double> without_rule(std::vector<double> weights, std::size_t rule) {
    weights[rule] = 0;
    return weights;
}

}  // namespace rakus::app
