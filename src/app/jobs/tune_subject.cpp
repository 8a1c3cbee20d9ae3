#include "app/jobs/tune_subject.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "core/attached.h"
#include "core/player_text.h"
#include "core/rng.h"
#include "lab/spsa.h"
#include "lab/sweep.h"

namespace rakus::app {
namespace {

constexpr int kRounds = 4;
constexpr double kTimeOfClimb = 0.4, kTimeOfSweep = 0.4;  // of what is left, if there is a limit

// As the text has them: in order, and all of them on.
std::vector<double> places_of(const std::vector<TextLine>& lines) {
    std::vector<double> out;
    double place = 0;
    for (const TextLine& line : lines) out.push_back(line.moves ? ++place : 1);
    return out;
}

}  // namespace

std::vector<double> TuneSubject::weights() const {
    if (!lines.empty()) return places_of(lines);
    std::vector<double> w;
    for (const auto i : places) w.push_back(numbers[i]);
    return w;
}

std::string TuneSubject::with(const std::vector<double>& weights) const {
    if (!lines.empty()) {
        const auto text = game.rearranged(write_player(name, knobs, numbers), weights);
        assert(text.ok());
        return with_what_it_brings(write_attached({read_attached(name)->name, *text}));
    }
    auto n = numbers;
    for (std::size_t i = 0; i < places.size(); ++i)
        n[places[i]] = std::clamp(weights[i], knobs[places[i]].low, knobs[places[i]].high);
    return with_what_it_brings(write_player(name, knobs, n));
}

std::string TuneSubject::with_what_it_brings(const std::string& player) const {
    return brings.empty() ? player : with_brought(player, brings);
}

std::string TuneSubject::without(std::vector<double> weights, std::size_t rule) const {
    if (lines.empty()) return weights[rule] = 0, with(weights);
    const auto is_on = [&](std::size_t i) { return lines[i].moves && weights[i] != 0; };
    std::size_t others = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) others += i != rule && is_on(i);
    const bool only_one = lines[rule].moves && others == 0;
    if (weights[rule] == 0 || only_one) return {};
    return weights[rule] = 0, with(weights);
}

namespace {

Result<TuneSubject> with_lines(TuneSubject s) {
    auto lines = read_attached(s.name) ? s.game.text_lines(s.name) : Result(std::vector<TextLine>());
    if (!lines) return lines.error();
    if (lines->empty())
        return usage_error({"--orders: player {} has no lines to put into order, expected a text of two lines or more, "
                            "@FILE.greedy",
                            "--orders: pemain {} tidak punya baris untuk diurutkan, seharusnya teks dua baris atau "
                            "lebih, @BERKAS.greedy"},
                           without_contents(s.name));
    s.lines = std::move(*lines);
    return s;
}

}  // namespace

Result<TuneSubject> tune_subject_of(const Wish& wish) {
    const AnyGame& game = *wish.game;
    const auto info = game.check_player(wish.player());
    if (!info) return info.error();
    const auto named = read_player(wish.player());
    if (!named) return named.error();
    const auto numbers = knob_values(*named, info->knobs);
    if (!numbers) return numbers.error();
    TuneSubject s{game, wish.canonical_rules(), wish.tables, info->name, named->brings, info->knobs, *numbers, {}};
    if (wish.has("orders")) return with_lines(std::move(s));
    for (std::size_t i = 0; i < s.knobs.size(); ++i)
        if (s.knobs[i].weighs) s.places.push_back(i);
    if (s.places.empty())
        return usage_error({"tune: player {} has no weights", "tune: pemain {} tidak punya bobot"},
                           without_contents(info->name));
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

// Trials are numbered from `first` on; `shown` steps have been shown before.
struct Trials {
    std::uint64_t first = 0, most = ~std::uint64_t{0}, shown = 0, all = 0;
};

// The best that one change after the other leads to. Answers how many were tried.
Result<int> swept(lab::Sweep& sweep, const TuneWork& work, const Trials& trials, const TuneObjective& objective) {
    std::uint64_t tried = 0;
    while (!sweep.done() && tried < trials.most) {
        const auto better = objective.better(sweep.candidate(), sweep.best(), trials.first + tried);
        if (!better) return better.error();
        if (!*better) break;
        sweep.learn(**better);
        work.running.show(trials.shown + ++tried, trials.all);
    }
    return static_cast<int>(tried);
}

// Lines cannot be moved a little: there is nothing to climb.
Result<FoundWeights> search_lines(const TuneSubject& s, const TuneWork& work, const TuneObjective& objective) {
    std::vector<bool> moves;
    for (const TextLine& line : s.lines) moves.push_back(line.moves);
    lab::Sweep sweep(s.weights(), lab::changes_of_lines(moves), kRounds);
    const auto most = static_cast<std::uint64_t>(work.steps);
    work.running.spend(kTimeOfClimb + kTimeOfSweep * (1 - kTimeOfClimb));
    const auto tried = swept(sweep, work, {0, most, 0, std::min<std::uint64_t>(most, sweep.most())}, objective);
    if (!tried) return tried.error();
    return FoundWeights{sweep.best(), *tried};
}

}  // namespace

// A climb that was cut is tried like one that came to its end: it counts only if it is better.
Result<FoundWeights> search_weights(const TuneSubject& s, const TuneWork& work, double reach,
                                    const TuneObjective& objective) {
    if (!s.lines.empty()) return search_lines(s, work, objective);
    FoundWeights found{s.weights(), 0};
    const auto steps = static_cast<std::uint64_t>(work.steps);
    const auto changes = lab::changes_of_weights(lab::scales_of(found.weights));
    lab::Spsa climb(found.weights, {work.steps, reach, 1.0, work.seed});
    const std::uint64_t all = steps + lab::Sweep(found.weights, changes, kRounds).most();
    work.running.spend(kTimeOfClimb);
    const auto up = climbed(climb, work, all, objective);
    if (!up) return up.error();
    found.steps = climb.step();
    work.running.spend(kTimeOfSweep);
    const auto settled = lab::rounded(climb.settled());
    const auto higher = objective.better(settled, found.weights, 0);
    if (!higher) return higher.error();
    if (higher->value_or(false)) found.weights = settled;
    lab::Sweep sweep(found.weights, changes, kRounds);
    const auto tried = swept(sweep, work, {.first = 1, .shown = steps + 1, .all = all}, objective);
    if (!tried) return tried.error();
    found.weights = sweep.best();
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
    const auto places = s.weights();
    for (std::size_t i = 0; i < s.lines.size(); ++i)
        r.weights.push_back({s.lines[i].text, places[i], places[i], {}, false, s.lines[i].number});
    r.of_lines = !s.lines.empty();
    return r;
}

void settle(WeightsReport& r, const TuneSubject& s, const std::vector<double>& found, bool better) {
    r.kept = better;
    if (!better) return;
    r.after = s.with(found);
    for (std::size_t i = 0; i < found.size(); ++i) r.weights[i].after = found[i];
}

}  // namespace rakus::app
