#include "app/tune_weights.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <cmath>

#include "app/json.h"
#include "app/long_run.h"
#include "core/player_text.h"
#include "core/rng.h"
#include "lab/regret.h"
#include "lab/schedule.h"
#include "lab/spsa.h"
#include "lab/tally_text.h"

namespace rakus::app {
namespace {

constexpr std::size_t kBlocksOfStep = 4, kBlocksOfProof = 32, kBlocksOfRule = 16;

// A weight is any number; the settings of a search have limits.
bool is_weight(const Knob& k) { return k.low <= -1e8; }

// What is tuned: a player's weights among its other numbers.
struct Subject {
    const AnyGame& game;
    std::string rules, tables, name, brings;
    std::vector<Knob> knobs;
    std::vector<double> numbers;
    std::vector<std::size_t> places;  // of the weights among the numbers

    std::vector<double> weights() const {
        std::vector<double> w;
        for (const auto i : places) w.push_back(numbers[i]);
        return w;
    }
    std::string with(const std::vector<double>& weights) const {
        auto n = numbers;
        for (std::size_t i = 0; i < places.size(); ++i) n[places[i]] = std::clamp(weights[i], knobs[places[i]].low, knobs[places[i]].high);
        const auto text = write_player(name, knobs, n);
        return brings.empty() ? text : with_brought(text, brings);
    }
};

Result<Subject> subject_of(const Arguments& args) {
    const AnyGame& game = game_of(args);
    const auto text = player_of(args);
    if (!text) return text.error();
    const auto info = game.check_player(*text);
    if (!info) return info.error();
    const auto named = read_player(*text);
    if (!named) return named.error();
    const auto numbers = knob_values(*named, info->knobs);
    if (!numbers) return numbers.error();
    Subject s{game, args.text("rules"), tables_folder(args), info->name, named->brings, info->knobs, *numbers, {}};
    for (std::size_t i = 0; i < s.knobs.size(); ++i)
        if (is_weight(s.knobs[i])) s.places.push_back(i);
    if (s.places.empty())
        return usage_error(fmt::format("tune: player {} has no weights", info->name), fmt::format("tune: pemain {} tidak punya bobot", info->name));
    return s;
}

WeightsReport begin_report(const Subject& s, std::string objective, std::uint64_t seed, int steps) {
    const auto start = s.game.inspect({s.rules, "", {}, seed});
    WeightsReport r{start->rules, s.name, s.with(s.weights()), "", std::move(objective), "", seed, Rng::stream(seed, ~std::uint64_t{0}).next() >> 16, steps, 0, 0, {}, {}, {}, {}};
    for (const auto i : s.places) r.weights.push_back({std::string(s.knobs[i].name), s.numbers[i], s.numbers[i], {}});
    return r;
}

void set_after(WeightsReport& r, const Subject& s, const std::vector<double>& weights) {
    r.after = s.with(weights);
    for (std::size_t i = 0; i < weights.size(); ++i) r.weights[i].after = weights[i];
}

std::vector<double> without(std::vector<double> weights, std::size_t rule) {
    weights[rule] = 0;
    return weights;
}

// ---- by score ----------------------------------------------------------------------------------------------------

struct Duel {
    std::string a, b;
    std::uint64_t seed, first_pair, pairs;
};

// `blocks` blocks of the long run, numbered from `first`, share the pairs of the duel.
Result<Tally> play_duel(LongRun& run, const Subject& s, const Duel& duel, std::size_t first, std::size_t blocks) {
    const std::uint64_t size = duel.pairs / blocks;
    const auto finished = run.play(blocks_from(first, blocks), [&](std::size_t b) -> Result<std::string> {
        const auto tally = s.game.play_block({s.rules, "", duel.a, duel.b, duel.seed, duel.first_pair + (b - first) * size, size, s.game.describe().opening_plies, s.tables});
        if (!tally) return tally.error();
        return lab::write_tally(*tally);
    });
    if (!finished) return finished.error();
    Tally total;
    for (std::size_t b = first; b < first + blocks; ++b) {
        const auto tally = lab::read_tally(finished->at(b));
        if (!tally) return bad_input(fmt::format("journal: block {} is no tally", b), fmt::format("jurnal: blok {} bukan hitungan", b));
        total += *tally;
    }
    return total;
}

// Multiples of the number of blocks, so that every block has the same size.
std::uint64_t pairs_in(std::uint64_t games, std::size_t blocks) { return std::max<std::uint64_t>(1, games / 2 / blocks) * blocks; }

Result<WeightsReport> by_score(const Arguments& args, const Subject& s, LongRun& run) {
    const int steps = static_cast<int>(args.whole("trials", 200));
    const auto pairs = pairs_in(args.whole("games", 200), kBlocksOfStep), proof = pairs_in(args.whole("holdout", 10000), kBlocksOfProof);
    const auto rule_pairs = pairs_in(proof, kBlocksOfRule);
    WeightsReport r = begin_report(s, "score", args.whole("seed", 1), steps);
    const std::size_t proof_at = static_cast<std::size_t>(steps) * kBlocksOfStep, rules_at = proof_at + kBlocksOfProof;
    run.expect(rules_at + s.places.size() * kBlocksOfRule);
    lab::Spsa climb(s.weights(), {steps, 0.3, 1.0, r.seed});
    while (!climb.done()) {
        const auto k = static_cast<std::size_t>(climb.step());
        const auto tally = play_duel(run, s, {s.with(climb.plus()), s.with(climb.minus()), r.seed, k * pairs, pairs}, k * kBlocksOfStep, kBlocksOfStep);
        if (!tally) return tally.error();
        climb.learn(2 * lab::pair_score(tally->pairs).value - 1);
    }
    const auto tuned = lab::rounded(climb.settled());
    set_after(r, s, tuned);
    r.training = static_cast<std::uint64_t>(steps) * 2 * pairs;
    r.holdout = 2 * proof;
    const auto gain = play_duel(run, s, {r.after, r.before, r.holdout_seed, 0, proof}, proof_at, kBlocksOfProof);
    if (!gain) return gain.error();
    r.gain = lab::pair_score(gain->pairs);
    for (std::size_t i = 0; i < tuned.size(); ++i) {
        const auto worth = play_duel(run, s, {r.after, s.with(without(tuned, i)), r.holdout_seed, proof, rule_pairs}, rules_at + i * kBlocksOfRule, kBlocksOfRule);
        if (!worth) return worth.error();
        r.weights[i].worth = lab::pair_score(worth->pairs);
    }
    return r;
}

// ---- by exact regret -----------------------------------------------------------------------------------------------

// `count` sampled positions of a seed, judged block by block.
Result<std::vector<lab::JudgedPosition>> judge_all(LongRun& run, const Subject& s, const TruthLimits& limits, std::uint64_t seed, std::uint64_t count, std::size_t first) {
    const std::uint64_t size = std::max<std::uint64_t>(1, count / kBlocksOfProof);
    const auto finished = run.play(blocks_from(first, kBlocksOfProof), [&](std::size_t b) -> Result<std::string> {
        const auto judged = lab::judge_positions(s.game, {s.rules, "", seed, (b - first) * size, size}, limits);
        if (!judged) return judged.error();
        return lab::write_judged(*judged);
    });
    if (!finished) return finished.error();
    std::vector<lab::JudgedPosition> all;
    for (std::size_t b = first; b < first + kBlocksOfProof; ++b) {
        auto part = lab::read_judged(finished->at(b));
        if (!part) return part.error();
        std::ranges::move(*part, std::back_inserter(all));
    }
    return all;
}

// The best weights seen on the training positions; at worst those it began with.
Result<std::vector<double>> least_regret(const Subject& s, const std::vector<lab::JudgedPosition>& positions, int steps, std::uint64_t seed) {
    const auto regret = [&](const std::vector<double>& w) -> Result<double> {
        const auto each = lab::regrets(s.game, s.rules, positions, s.with(w), seed);
        if (!each) return each.error();
        return lab::mean_of(*each).value;
    };
    std::vector<double> best = s.weights();
    const auto start = regret(best);
    if (!start) return start.error();
    double least = *start;
    lab::Spsa climb(best, {steps, 0.5, 1.0, seed});
    while (!climb.done()) {
        const auto p = climb.plus(), m = climb.minus();
        const auto plus = regret(p), minus = regret(m);
        if (!plus) return plus.error();
        if (!minus) return minus.error();
        if (*plus < least) least = *plus, best = p;
        if (*minus < least) least = *minus, best = m;
        climb.learn(*start > 0 ? std::clamp((*minus - *plus) / *start, -1.0, 1.0) : 0);
    }
    const auto settled = regret(climb.settled());
    if (!settled) return settled.error();
    return *settled <= least ? climb.settled() : best;
}

Result<WeightsReport> by_regret(const Arguments& args, const Subject& s, LongRun& run) {
    const int steps = static_cast<int>(args.whole("trials", 200));
    TruthLimits limits;
    limits.seconds = args.seconds("time", 10);
    limits.tables = s.tables;
    WeightsReport r = begin_report(s, "regret", args.whole("seed", 1), steps);
    run.expect(2 * kBlocksOfProof);
    const auto training = judge_all(run, s, limits, r.seed, args.whole("games", 2000), 0);
    if (!training) return training.error();
    const auto fresh = judge_all(run, s, limits, r.holdout_seed, args.whole("holdout", 2000), kBlocksOfProof);
    if (!fresh) return fresh.error();
    if (training->empty() || fresh->empty())
        return bad_input(fmt::format("tune: no position of {} was decided exactly; try --objective score", s.game.describe().name),
                         fmt::format("tune: tidak ada posisi {} yang terputuskan secara eksak; coba --objective score", s.game.describe().name));
    const auto found = least_regret(s, *training, steps, r.seed);
    if (!found) return found.error();
    const auto tuned = lab::rounded(*found);
    set_after(r, s, tuned);
    r.training = training->size(), r.holdout = fresh->size();
    r.unit = s.game.truth({s.rules, (*fresh)[0].position, {}, 1}, limits)->truth.unit;
    const auto before = lab::regrets(s.game, s.rules, *fresh, r.before, r.seed), after = lab::regrets(s.game, s.rules, *fresh, r.after, r.seed);
    if (!before) return before.error();
    if (!after) return after.error();
    r.regret_before = lab::mean_of(*before), r.regret_after = lab::mean_of(*after);
    r.gain = lab::mean_difference(*before, *after);
    for (std::size_t i = 0; i < tuned.size(); ++i) {
        const auto bare = lab::regrets(s.game, s.rules, *fresh, s.with(without(tuned, i)), r.seed);
        if (!bare) return bare.error();
        r.weights[i].worth = lab::mean_difference(*bare, *after);
    }
    return r;
}

// Everything that decides the outcome, one field a line.
std::string spec_of(const Arguments& args, const Subject& s, std::string_view objective) {
    return fmt::format("tune\nversion {}\ngame {}\nrules {}\nplayer {}\nobjective {}\ntrials {}\ngames {}\nholdout {}\nseed {}\ntime {}\n", RAKUS_VERSION, s.game.describe().name, s.rules,
                       s.with(s.weights()), objective, args.text("trials"), args.text("games"), args.text("holdout"), args.whole("seed", 1), args.text("time"));
}

}  // namespace

Result<WeightsReport> tune_weights(const Arguments& args, Console& console) {
    const auto subject = subject_of(args);
    if (!subject) return subject.error();
    if (const auto start = subject->game.inspect({subject->rules, "", {}, 1}); !start) return start.error();
    const auto objective = args.text("objective", "score");
    if (objective != "score" && objective != "regret")
        return usage_error(fmt::format("--objective '{}': expected score or regret", objective), fmt::format("--objective '{}': seharusnya score atau regret", objective));
    if (args.whole("trials", 200) > 1'000'000 || args.whole("games", 200) > 100'000'000 || args.whole("holdout", 2) > 100'000'000)
        return usage_error("tune: --trials, --games or --holdout is too large", "tune: --trials, --games atau --holdout terlalu besar");
    auto run = LongRun::begin(args, console, "tune", spec_of(args, *subject, objective));
    if (!run) return run.error();
    auto report = objective == "score" ? by_score(args, *subject, *run) : by_regret(args, *subject, *run);
    if (report) run->finish(player_file(*report));
    return report;
}

std::string player_file(const WeightsReport& r) {
    Json weights = Json::object();
    for (const auto& w : r.weights) weights[w.name] = json_number(w.after);
    return Json{{"player", r.player}, {"weights", weights}, {"about", fmt::format("rakus tune: objective {}, seed {}, from {}", r.objective, r.seed, r.before)}}.dump(2) + "\n";
}

}  // namespace rakus::app
