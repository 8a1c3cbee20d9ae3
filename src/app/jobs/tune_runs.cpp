// Tuning a player that plays alone: by how often it wins on turn 1, or how soon it wins. Both sides of a question play
// the same shuffles.
#include <algorithm>
#include <cmath>

#include "app/jobs/tune_subject.h"
#include "lab/runs.h"
#include "lab/score_interval.h"

namespace rakus::app {
namespace {

constexpr std::size_t kPartsOfAStep = 8, kPartsOfATrial = 32, kPartsOfAProof = 100;
constexpr std::uint64_t kGlance = 2, kLook = 8;  // a trial's runs, in those of a step
constexpr double kClearlyAhead = 2.5;            // standard errors
constexpr double kTimeToProve = 0.7;             // of what is left, if there is a limit

// Who plays, and which shuffles.
struct Shuffles {
    std::uint64_t seed, first, runs;
};

// What two players did on the same shuffles.
struct SideBySide {
    RunsTally tally;
    std::vector<double> cost, other_cost;  // of each part, the mean turn
    bool whole = true;                     // there was time for all of them
    std::uint64_t runs() const { return tally.players.empty() ? 0 : tally.players[0].runs; }
};

// A mean over parts, each of which is a mean of many runs and so nearly normal: Student's t. Where few of them differ
// at all it is a question of rare events, and the score interval answers it; none is then taken to differ more than
// twice as far as those that were seen, or than `least`.
lab::Interval mean_of_parts(const std::vector<double>& parts, double least) {
    constexpr std::size_t kFew = 20;
    const auto n = static_cast<double>(parts.size());
    double sum = 0, squares = 0, reach = least;
    std::size_t differing = 0;
    std::vector<lab::Observed> seen;
    for (const double x : parts) {
        sum += x, squares += x * x, differing += x != 0;
        reach = std::max(reach, 2 * std::abs(x));
        seen.push_back({x});
    }
    if (differing < kFew) return lab::score_interval(seen, {-reach, reach});
    const double mean = sum / n, z = lab::kZ95, freedom = n - 1;
    const double t = z + (z * z * z + z) / (4 * freedom);  // of Student's distribution, to the third digit
    const double half = t * std::sqrt(std::max(0.0, squares / n - mean * mean) / freedom);
    return {mean, mean - half, mean + half};
}

double mean_turn_of_all(const RunTally& t) {
    double turns = static_cast<double>(t.runs - t.won) * kTurnsOfALostRun;
    for (const auto& [turn, n] : t.won_on_turn) turns += turn * static_cast<double>(n);
    return turns / static_cast<double>(std::max<std::uint64_t>(1, t.runs));
}

class ByRuns {
   public:
    ByRuns(const TuneSubject& s, const TuneWork& work, bool first_turn)
        : s_(s), work_(work), first_turn_(first_turn), step_(std::max<std::uint64_t>(1, work.games)) {}

    TuneObjective objective() {
        return {
            [this](const auto& plus, const auto& minus, std::uint64_t step) { return advantage(plus, minus, step); },
            [this](const auto& candidate, const auto& best, std::uint64_t trial) {
                return better(candidate, best, trial);
            }};
    }
    std::uint64_t runs() const { return runs_; }

    // What the first has over the second: a share of the runs, or turns.
    lab::Interval gain_of(const SideBySide& met) const {
        if (met.runs() == 0) return {};
        if (!first_turn_) return turns_saved(met);
        const auto gained = static_cast<double>(met.tally.against_first[1].first_turn_lost),
                   lost = static_cast<double>(met.tally.against_first[1].first_turn_gained);
        const auto alike = static_cast<double>(met.runs()) - gained - lost;
        return lab::score_interval({{1, 1, gained}, {-1, 1, lost}, {0, 1, alike}}, {-1, 1});
    }
    lab::Interval value_of(const SideBySide& met, std::size_t player) const {
        if (met.runs() == 0) return {};
        if (!first_turn_) return mean_of_parts(player == 0 ? met.cost : met.other_cost, 1);
        return lab::share_of(met.tally.players[player].won_by(1), met.runs());
    }

    Result<SideBySide> meet(const std::string& a, const std::string& b, const Shuffles& on, std::size_t most_parts) {
        const auto parts = std::min<std::size_t>(most_parts, on.runs);
        const auto begin = [&](std::size_t part) { return on.first + on.runs * part / parts; };
        const auto bytes = work_.running.in_turn()(parts, [&](std::size_t part) -> std::string {
            const auto played = s_.game.solitaire()->play_runs(
                {s_.rules, "", {a, b}, on.seed, begin(part), begin(part + 1) - begin(part), work_.running.cancelled()});
            return played ? lab::write_runs(*played) : "!" + played.error().message.en;
        });
        if (!bytes) return bytes.error();
        SideBySide met;
        for (const auto& of_part : *bytes) {
            if (of_part.empty()) {
                met.whole = false;
                continue;
            }
            const auto tally = lab::read_runs(of_part);
            if (!tally)
                return bad_input({"tune: '{:.60}' is no tally of runs", "tune: '{:.60}' bukan hitungan duel"}, of_part);
            met.tally += *tally;
            met.cost.push_back(mean_turn_of_all(tally->players[0]));
            met.other_cost.push_back(mean_turn_of_all(tally->players[1]));
        }
        runs_ += met.runs();
        return met;
    }

   private:
    static lab::Interval turns_saved(const SideBySide& met) {
        std::vector<double> saved;
        for (std::size_t i = 0; i < met.cost.size(); ++i) saved.push_back(met.other_cost[i] - met.cost[i]);
        return mean_of_parts(saved, static_cast<double>(met.cost.size()) / static_cast<double>(met.runs()));
    }

    Result<std::optional<double>> advantage(const std::vector<double>& plus, const std::vector<double>& minus,
                                            std::uint64_t step) {
        const auto met = meet(s_.with(plus), s_.with(minus), {work_.seed, step * step_, step_}, kPartsOfAStep);
        if (!met) return met.error();
        if (!met->whole) return std::optional<double>();
        const double gain = gain_of(*met).value;
        scale_ = std::max(scale_, std::abs(gain));
        return std::optional(scale_ > 0 ? gain / scale_ : 0);
    }

    // Most changes are no better, and a first look shows it.
    Result<std::optional<bool>> better(const std::vector<double>& candidate, const std::vector<double>& best,
                                       std::uint64_t trial) {
        const std::string a = s_.with(candidate), b = s_.with(best);
        const std::uint64_t first = (static_cast<std::uint64_t>(work_.steps) + trial * (kGlance + kLook)) * step_;
        const auto glance = meet(a, b, {work_.seed, first, kGlance * step_}, kPartsOfATrial);
        if (!glance) return glance.error();
        if (!glance->whole) return std::optional<bool>();
        if (lead_in(*glance) < 0.5) return std::optional(false);
        const auto look = meet(a, b, {work_.seed, first + kGlance * step_, kLook * step_}, kPartsOfATrial);
        if (!look) return look.error();
        return look->whole ? std::optional(lead_in(*look) > kClearlyAhead) : std::nullopt;
    }
    // In standard errors.
    double lead_in(const SideBySide& met) const {
        const auto gain = gain_of(met);
        return gain.value / std::max(1e-9, (gain.high - gain.low) / (2 * lab::kZ95));
    }

    const TuneSubject& s_;
    const TuneWork& work_;
    const bool first_turn_;
    const std::uint64_t step_;
    std::uint64_t runs_ = 0;
    double scale_ = 0;  // the largest difference so far
};

// What each rule is worth to the player that was kept, on the shuffles of the proof.
Status weigh_alone(const TuneSubject& s, const TuneWork& work, WeightsReport& r, const std::vector<double>& last,
                   ByRuns& by_runs) {
    for (std::size_t i = 0; i < last.size(); ++i) {
        work.running.spend(1.0 / static_cast<double>(last.size() - i));
        const auto bare = s.without(last, i);
        if (bare.empty()) continue;
        const auto met = by_runs.meet(r.after, bare, {r.holdout_seed, 0, work.holdout}, kPartsOfAProof);
        if (!met) return met.error();
        r.weights[i].worth = by_runs.gain_of(*met);
        r.weights[i].weighed = met->runs() > 0;
    }
    return Done{};
}

}  // namespace

Result<WeightsReport> tune_by_runs(const TuneSubject& s, const TuneWork& work, const std::string& objective) {
    WeightsReport r = begin_tune_report(s, objective, work);
    ByRuns by_runs(s, work, objective == kFirstTurn);
    r.unit = objective == kFirstTurn ? "win_chance" : "turns";
    const auto found = search_weights(s, work, 0.3, by_runs.objective());
    if (!found) return found.error();
    r.training = by_runs.runs();
    r.steps_done = found->steps;
    r.tried = s.with(found->weights);
    work.running.spend(kTimeToProve);
    const auto met = by_runs.meet(r.tried, r.before, {r.holdout_seed, 0, work.holdout}, kPartsOfAProof);
    if (!met) return met.error();
    r.holdout = met->runs();
    r.gain = by_runs.gain_of(*met);
    r.value_before = by_runs.value_of(*met, 1), r.value_after = by_runs.value_of(*met, 0);
    const bool better = r.holdout > 0 && r.gain.low > 0;
    const auto last = better ? found->weights : s.weights();
    settle(r, s, last, better);
    if (const auto weighed = weigh_alone(s, work, r, last, by_runs); !weighed) return weighed.error();
    return r;
}

}  // namespace rakus::app
