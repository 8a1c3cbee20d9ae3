// Tuning by games: the two sides of a question meet on the same openings and shuffles.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/tune_subject.h"
#include "lab/estimate.h"
#include "lab/tally_text.h"

namespace rakus::app {
namespace {

constexpr std::size_t kPartsOfStep = 4, kPartsOfTrial = 16, kPartsOfProof = 32;
constexpr std::uint64_t kFirstLook = 2, kSecondLook = 8;  // a trial's games, in those of a step
constexpr double kClearLead = 2.5;                        // standard errors

struct Duel {
    std::string a, b;
    std::uint64_t seed, first_pair, pairs;
};

Result<Tally> play_duel(const TuneSubject& s, const Share& share, const Duel& duel, std::size_t parts) {
    const std::uint64_t size = std::max<std::uint64_t>(1, duel.pairs / parts);
    const auto bytes = share(parts, [&](std::size_t part) -> std::string {
        const auto tally = s.game.play_block({s.rules, "", duel.a, duel.b, duel.seed, duel.first_pair + part * size,
                                              size, s.game.describe().opening_plies, s.tables});
        return tally ? lab::write_tally(*tally) : std::string();
    });
    if (!bytes) return bytes.error();
    Tally total;
    for (const auto& of_part : *bytes) {
        const auto tally = lab::read_tally(of_part);
        if (!tally)
            return bad_input(fmt::format("tune: '{:.60}' is no tally of {} against {}", of_part, duel.a, duel.b),
                             fmt::format("tune: '{:.60}' bukan hitungan {} melawan {}", of_part, duel.a, duel.b));
        total += *tally;
    }
    return total;
}

// How many standard errors the score is above one half.
double lead_of(const lab::Interval& score) {
    return (score.value - 0.5) / std::max(1e-9, (score.high - score.low) / (2 * lab::kZ95));
}

class ByScore {
   public:
    ByScore(const TuneSubject& s, const TuneWork& work)
        : s_(s), work_(work), pairs_(std::max<std::uint64_t>(kPartsOfStep, work.games / 2)) {}

    TuneObjective objective() {
        return {
            [this](const auto& plus, const auto& minus, std::uint64_t step) { return advantage(plus, minus, step); },
            [this](const auto& candidate, const auto& best, std::uint64_t trial) {
                return better(candidate, best, trial);
            }};
    }
    std::uint64_t games() const { return games_; }

   private:
    Result<double> advantage(const std::vector<double>& plus, const std::vector<double>& minus, std::uint64_t step) {
        const auto score = meet(plus, minus, {step * pairs_, pairs_}, kPartsOfStep);
        if (!score) return score.error();
        return 2 * score->value - 1;
    }

    // Most changes are no better, and a first look shows it.
    Result<bool> better(const std::vector<double>& candidate, const std::vector<double>& best, std::uint64_t trial) {
        const std::uint64_t first =
            (static_cast<std::uint64_t>(work_.steps) + trial * (kFirstLook + kSecondLook)) * pairs_;
        const auto look = meet(candidate, best, {first, kFirstLook * pairs_}, kPartsOfTrial);
        if (!look) return look.error();
        if (lead_of(*look) < 0.5) return false;
        const auto closer = meet(candidate, best, {first + kFirstLook * pairs_, kSecondLook * pairs_}, kPartsOfTrial);
        if (!closer) return closer.error();
        return lead_of(*closer) > kClearLead;
    }

    struct Pairs {
        std::uint64_t first, count;
    };
    Result<lab::Interval> meet(const std::vector<double>& a, const std::vector<double>& b, Pairs pairs,
                               std::size_t parts) {
        const auto tally =
            play_duel(s_, work_.share, {s_.with(a), s_.with(b), work_.seed, pairs.first, pairs.count}, parts);
        if (!tally) return tally.error();
        games_ += tally->all().games();
        return lab::pair_score(tally->pairs);
    }

    const TuneSubject& s_;
    const TuneWork& work_;
    std::uint64_t pairs_, games_ = 0;
};

}  // namespace

Result<WeightsReport> tune_by_score(const TuneSubject& s, const TuneWork& work) {
    WeightsReport r = begin_tune_report(s, "score", work);
    ByScore by_score(s, work);
    const auto found = search_weights(s, work, 0.3, by_score.objective());
    if (!found) return found.error();
    r.training = by_score.games();
    r.tried = s.with(*found);
    const std::uint64_t proof = std::max<std::uint64_t>(kPartsOfProof, work.holdout / 2);
    const auto gain = play_duel(s, work.share, {r.tried, r.before, r.holdout_seed, 0, proof}, kPartsOfProof);
    if (!gain) return gain.error();
    r.holdout = gain->all().games();
    r.gain = lab::pair_score(gain->pairs);
    const auto last = r.gain.low > 0.5 ? *found : s.weights();
    settle(r, s, last, r.gain.low > 0.5);
    for (std::size_t i = 0; i < last.size(); ++i) {
        const auto worth = play_duel(
            s, work.share, {r.after, s.with(without_rule(last, i)), r.holdout_seed, proof, proof}, kPartsOfProof);
        if (!worth) return worth.error();
        r.weights[i].worth = lab::pair_score(worth->pairs);
    }
    return r;
}

}  // namespace rakus::app
