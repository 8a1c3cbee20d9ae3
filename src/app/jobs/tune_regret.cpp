// Tuning by truth: what the picks give away in positions in which the exact value of every move is known.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <sstream>

#include "app/jobs/tune_subject.h"
#include "lab/regret.h"

namespace rakus::app {
namespace {

using lab::JudgedPosition;

constexpr std::size_t kParts = 32;
constexpr double kClearly = 2;  // standard errors
// Of what is left, if there is a limit.
constexpr double kTimeOfTraining = 0.3, kTimeOfFresh = 0.4;

// Judging takes long: so many parts that one is soon done.
std::size_t parts_of(std::uint64_t positions) {
    return std::clamp<std::size_t>(positions / 4, kParts, 1024);
}

// Where part number `part` of n things begins.
std::size_t begin_of(std::size_t part, std::size_t n) {
    return n * part / kParts;
}

// Sampled positions of a seed, judged part by part; as many as there is time for.
Result<std::vector<JudgedPosition>> judge_all(const TuneSubject& s, const TuneWork& work, const TruthLimits& limits,
                                              std::uint64_t seed, std::uint64_t count) {
    const std::size_t parts = parts_of(count);
    const auto bytes = work.running.in_turn()(parts, [&](std::size_t part) -> std::string {
        const auto first = count * part / parts, end = count * (part + 1) / parts;
        const auto judged = lab::judge_positions(s.game, {s.rules, "", seed, first, end - first}, limits);
        return judged ? lab::write_judged(*judged) : "!" + judged.error().message.en;
    });
    if (!bytes) return bytes.error();
    std::vector<JudgedPosition> all;
    for (const auto& of_part : *bytes) {
        if (of_part.starts_with("!")) return bad_input(of_part.substr(1), of_part.substr(1));
        auto read = lab::read_judged(of_part);
        if (!read) return read.error();
        std::ranges::move(*read, std::back_inserter(all));
    }
    return all;
}

// What the second player gives away more than the first, over judged positions: mean and standard error.
struct Saved {
    double mean = 0, error = 0;
};

class ByRegret {
   public:
    ByRegret(const TuneSubject& s, const TuneWork& work, const std::vector<JudgedPosition>& positions)
        : s_(s), work_(work) {
        for (std::size_t part = 0; part < kParts; ++part)
            parts_.emplace_back(positions.begin() + static_cast<std::ptrdiff_t>(begin_of(part, positions.size())),
                                positions.begin() + static_cast<std::ptrdiff_t>(begin_of(part + 1, positions.size())));
    }

    TuneObjective objective() {
        return {[this](const auto& plus, const auto& minus, std::uint64_t) -> Result<std::optional<double>> {
                    const auto saved = compare(plus, minus);
                    if (!saved) return saved.error();
                    if (!*saved) return std::optional<double>();
                    scale_ = std::max(scale_, std::abs((*saved)->mean));
                    return std::optional(scale_ > 0 ? (*saved)->mean / scale_ : 0);
                },
                [this](const auto& candidate, const auto& best, std::uint64_t) -> Result<std::optional<bool>> {
                    const auto saved = compare(candidate, best);
                    if (!saved) return saved.error();
                    if (!*saved) return std::optional<bool>();
                    return std::optional((*saved)->mean > kClearly * (*saved)->error);
                }};
    }

   private:
    Result<std::optional<Saved>> compare(const std::vector<double>& a, const std::vector<double>& b) const {
        const std::string player = s_.with(a), other = s_.with(b);
        const auto bytes =
            work_.running.in_turn()(kParts, [&](std::size_t part) { return sums_of(part, player, other); });
        if (!bytes) return bytes.error();
        double n = 0, sum = 0, squares = 0;
        for (const auto& of_part : *bytes) {
            if (of_part.empty()) return std::optional<Saved>();
            double part_n = 0, part_sum = 0, part_squares = 0;
            if (!(std::istringstream(of_part) >> part_n >> part_sum >> part_squares))
                return bad_input(of_part, of_part);
            n += part_n, sum += part_sum, squares += part_squares;
        }
        const double mean = sum / n;
        return std::optional(Saved{mean, std::sqrt(std::max(0.0, squares / n - mean * mean) / n)});
    }

    std::string sums_of(std::size_t part, const std::string& player, const std::string& other) const {
        const auto mine = lab::regrets(s_.game, s_.rules, parts_[part], player, work_.seed),
                   theirs = lab::regrets(s_.game, s_.rules, parts_[part], other, work_.seed);
        if (!mine || !theirs) return (mine ? theirs : mine).error().message.en;
        double sum = 0, squares = 0;
        for (std::size_t i = 0; i < mine->size(); ++i) {
            const double saved = (*theirs)[i] - (*mine)[i];
            sum += saved, squares += saved * saved;
        }
        return fmt::format("{} {} {}", mine->size(), sum, squares);
    }

    const TuneSubject& s_;
    const TuneWork& work_;
    std::vector<std::vector<JudgedPosition>> parts_;
    double scale_ = 0;  // the largest difference so far
};

// Positions that were not tuned on.
std::vector<JudgedPosition> without(const std::vector<JudgedPosition>& all,
                                    const std::vector<JudgedPosition>& tuned_on) {
    std::set<std::string_view> known;
    for (const auto& p : tuned_on) known.insert(p.position);
    std::vector<JudgedPosition> out;
    std::ranges::copy_if(all, std::back_inserter(out), [&](const auto& p) { return !known.contains(p.position); });
    return out;
}

// The proof on fresh positions: before, after, and each rule taken away.
Status prove(WeightsReport& r, const TuneSubject& s, const std::vector<double>& found,
             const std::vector<JudgedPosition>& fresh) {
    const auto given_away = [&](const std::string& player) {
        return lab::regrets(s.game, s.rules, fresh, player, r.seed);
    };
    const auto before = given_away(r.before), tried = given_away(r.tried);
    if (!before) return before.error();
    if (!tried) return tried.error();
    r.regret_before = lab::mean_of(*before), r.regret_after = lab::mean_of(*tried);
    r.gain = lab::mean_difference(*before, *tried);
    settle(r, s, found, r.gain.low > 0);
    const auto last = r.kept ? found : s.weights();
    for (std::size_t i = 0; i < last.size(); ++i) {
        const auto player = s.without(last, i);
        if (player.empty()) continue;
        const auto bare = given_away(player);
        if (!bare) return bare.error();
        r.weights[i].worth = lab::mean_difference(*bare, r.kept ? *tried : *before);
        r.weights[i].weighed = true;
    }
    return Done{};
}

}  // namespace

Result<WeightsReport> tune_by_regret(const TuneSubject& s, const TuneWork& work, std::uint64_t nodes) {
    TruthLimits limits;
    limits.cancelled = work.running.cancelled();
    limits.nodes = nodes;
    limits.tables = s.tables;
    WeightsReport r = begin_tune_report(s, "regret", work);
    work.running.spend(kTimeOfTraining);
    const auto training = judge_all(s, work, limits, r.seed, work.games);
    if (!training) return training.error();
    work.running.spend(kTimeOfFresh);
    const auto fresh = judge_all(s, work, limits, r.holdout_seed, work.holdout);
    if (!fresh) return fresh.error();
    if (work.running.cut() && (training->empty() || without(*fresh, *training).empty())) return r;
    if (training->empty() || fresh->empty())
        return bad_input({"tune: no position of {} was decided exactly; try --objective score",
                          "tune: tidak ada posisi {} yang terputuskan secara eksak; coba --objective score"},
                         s.game.describe().name);
    const auto unseen = without(*fresh, *training);
    if (unseen.empty())
        return bad_input("tune: every hold-out position was also tuned on; sample more positions or a larger board",
                         "tune: semua posisi uji akhir juga ditala; ambil lebih banyak posisi atau papan lebih besar");
    ByRegret by_regret(s, work, *training);
    const auto found = search_weights(s, work, 0.5, by_regret.objective());
    if (!found) return found.error();
    r.training = training->size(), r.holdout = unseen.size();
    r.steps_done = found->steps;
    r.tried = s.with(found->weights);
    r.unit = unseen.front().unit;
    if (const auto proved = prove(r, s, found->weights, unseen); !proved) return proved.error();
    return r;
}

}  // namespace rakus::app
