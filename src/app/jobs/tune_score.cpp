// Tuning by games: the two sides of a question meet on the same openings and shuffles.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/jobs/tune_subject.h"
#include "lab/estimate.h"
#include "lab/tally_text.h"

namespace rakus::app {
namespace {

constexpr std::size_t kPartsOfStep = 4, kPartsOfTrial = 16, kPartsOfProof = 32;
constexpr std::uint64_t kFirstLook = 2, kSecondLook = 8;  // a trial's games, in those of a step
constexpr double kClearLead = 2.5;                        // standard errors
constexpr double kTimeOfProof = 0.7;                      // of what is left, if there is a limit

struct Duel {
    std::string a, b;
    std::uint64_t seed, first_pair, pairs;
    Openings openings;
};

BlockRequest block_of(const TuneSubject& s, const Duel& d, std::uint64_t first, std::uint64_t end) {
    return {s.rules, "", d.a, d.b, d.seed, d.first_pair + first, end - first, d.openings, s.tables};
}

// The games that there was time for, and whether that were all.
struct Duelled {
    Tally tally;
    bool whole = true;
};

// Part number `part` begins where the one before it ended: no pair is lost in the division.
Result<Duelled> play_duel(const TuneSubject& s, const TuneWork& work, const Duel& duel, std::size_t parts) {
    const auto begin = [&](std::size_t part) { return duel.pairs * part / parts; };
    const auto bytes = work.running.in_turn()(parts, [&](std::size_t part) -> std::string {
        if (begin(part) == begin(part + 1)) return lab::write_tally({});
        auto block = block_of(s, duel, begin(part), begin(part + 1));
        block.cancelled = work.running.cancelled();
        const auto played = s.game.play_block(block);
        return played ? lab::write_tally(played->tally) : "!";
    });
    if (!bytes) return bytes.error();
    Duelled total;
    for (const auto& of_part : *bytes) {
        if (of_part.empty()) {
            total.whole = false;
            continue;
        }
        const auto tally = lab::read_tally(of_part);
        if (!tally)
            return bad_input(
                {"tune: '{:.60}' is no tally of {} against {}", "tune: '{:.60}' bukan hitungan {} melawan {}"}, of_part,
                duel.a, duel.b);
        total.tally += *tally;
    }
    return total;
}

// The openings of one length that games are played from, and how many there are. Players that draw no lots would play
// an opening alike again, so none is played twice in one comparison.
struct Pool {
    Openings openings;
    std::uint64_t size = 0;  // 0: no end
    std::uint64_t at_most(std::uint64_t pairs) const { return size > 0 ? std::min(pairs, size) : pairs; }
};

Result<Pool> pool_of(const TuneSubject& s, int plies, OpeningPart part) {
    const auto count = s.game.count_openings({s.rules, "", {}, 1}, plies);
    if (!count) return count.error();
    const auto info = s.game.check_player(s.with(s.weights()), s.rules);
    Pool pool{{plies, OpeningDraw::walk, part}, 0};
    if (!count->different || !info || !info->deterministic) return pool;
    pool.openings.draw = OpeningDraw::once;
    const auto size = s.game.different_openings({s.rules, "", "", "", 1, 0, *count->different, pool.openings, ""});
    if (!size) return size.error();
    pool.size = **size;
    return pool;
}

// How many standard errors the score is above one half.
double lead_of(const lab::Interval& score) {
    return (score.value - 0.5) / std::max(1e-9, (score.high - score.low) / (2 * lab::kZ95));
}

class ByScore {
   public:
    ByScore(const TuneSubject& s, const TuneWork& work, Pool pool)
        : s_(s), work_(work), pool_(std::move(pool)), pairs_(std::max<std::uint64_t>(1, work.games / 2)) {}

    TuneObjective objective() {
        return {
            [this](const auto& plus, const auto& minus, std::uint64_t step) { return advantage(plus, minus, step); },
            [this](const auto& candidate, const auto& best, std::uint64_t trial) {
                return better(candidate, best, trial);
            }};
    }
    std::uint64_t games() const { return games_; }

   private:
    Result<std::optional<double>> advantage(const std::vector<double>& plus, const std::vector<double>& minus,
                                            std::uint64_t step) {
        const auto score = meet(plus, minus, {step * pairs_, pairs_}, kPartsOfStep);
        if (!score) return score.error();
        return *score ? std::optional(2 * (*score)->value - 1) : std::nullopt;
    }

    // Most changes are no better, and a first look shows it.
    Result<std::optional<bool>> better(const std::vector<double>& candidate, const std::vector<double>& best,
                                       std::uint64_t trial) {
        const std::uint64_t first =
            (static_cast<std::uint64_t>(work_.steps) + trial * (kFirstLook + kSecondLook)) * pairs_;
        const auto look = meet(candidate, best, {first, kFirstLook * pairs_}, kPartsOfTrial);
        if (!look) return look.error();
        if (!*look) return std::optional<bool>();
        if (lead_of(**look) < 0.5) return std::optional(false);
        const auto closer = meet(candidate, best, {first + kFirstLook * pairs_, kSecondLook * pairs_}, kPartsOfTrial);
        if (!closer) return closer.error();
        return *closer ? std::optional(lead_of(**closer) > kClearLead) : std::nullopt;
    }

    struct Pairs {
        std::uint64_t first, count;
    };
    Result<std::optional<lab::Interval>> meet(const std::vector<double>& a, const std::vector<double>& b, Pairs pairs,
                                              std::size_t parts) {
        const auto duel = play_duel(
            s_, work_, {s_.with(a), s_.with(b), work_.seed, pairs.first, pool_.at_most(pairs.count), pool_.openings},
            parts);
        if (!duel) return duel.error();
        games_ += duel->tally.all().games();
        return duel->whole ? std::optional(lab::pair_score(duel->tally.pairs)) : std::nullopt;
    }

    const TuneSubject& s_;
    const TuneWork& work_;
    Pool pool_;
    std::uint64_t pairs_, games_ = 0;
};

}  // namespace

namespace {

// A hold-out: who is better, on openings of one pool that no step of the search has seen.
struct Proof {
    lab::Interval gain;
    std::uint64_t games = 0, openings = 0;
    bool better() const { return games > 0 && gain.low > 0.5; }
};

constexpr lab::Interval kNothingKnown{0.5, 0, 1};
lab::Interval score_of(const Duelled& duel) {
    return duel.tally.all().games() > 0 ? lab::pair_score(duel.tally.pairs) : kNothingKnown;
}

Result<Proof> prove(const TuneSubject& s, const TuneWork& work, const WeightsReport& r, const Pool& pool) {
    const Duel duel{r.tried, r.before, r.holdout_seed, 0, pool.at_most(work.holdout / 2), pool.openings};
    const auto played = play_duel(s, work, duel, kPartsOfProof);
    if (!played) return played.error();
    const std::uint64_t games = played->tally.all().games();
    const auto different = s.game.different_openings(block_of(s, duel, 0, games / 2));
    if (!different) return different.error();
    return Proof{score_of(*played), games, different->value_or(0)};
}

// Twice the plies that were tuned on: positions that no step of the search came near.
constexpr int longer_than(int plies) {
    return 2 * plies;
}

// What each rule is worth to the player that was kept, where the search has not looked.
Status weigh_rules(const TuneSubject& s, const TuneWork& work, WeightsReport& r, const std::vector<double>& last,
                   const Pool& pool) {
    const std::uint64_t pairs = pool.at_most(work.holdout / 2);
    for (std::size_t i = 0; i < last.size(); ++i) {
        work.running.spend(1.0 / static_cast<double>(last.size() - i));
        const auto bare = s.without(last, i);
        if (bare.empty()) continue;
        const auto worth = play_duel(
            s, work, {r.after, bare, r.holdout_seed, pool.size > 0 ? 0 : pairs, pairs, pool.openings}, kPartsOfProof);
        if (!worth) return worth.error();
        r.weights[i].worth = score_of(*worth);
        r.weights[i].weighed = worth->tally.all().games() > 0;
    }
    return Done{};
}

}  // namespace

Result<WeightsReport> tune_by_score(const TuneSubject& s, const TuneWork& work) {
    const auto training = pool_of(s, work.plies, OpeningPart::training),
               fresh = pool_of(s, work.plies, OpeningPart::proof),
               longer = pool_of(s, longer_than(work.plies), OpeningPart::all);
    for (const auto* pool : {&training, &fresh, &longer})
        if (!*pool) return pool->error();
    WeightsReport r = begin_tune_report(s, "score", work);
    ByScore by_score(s, work, *training);
    const auto found = search_weights(s, work, 0.3, by_score.objective());
    if (!found) return found.error();
    r.training = by_score.games();
    r.steps_done = found->steps;
    r.tried = s.with(found->weights);
    r.plies = work.plies;
    work.running.spend(work.plies > 0 ? kTimeOfProof / 2 : kTimeOfProof);
    const auto proof = prove(s, work, r, *fresh);
    if (!proof) return proof.error();
    r.holdout = proof->games, r.fresh_openings = proof->openings, r.gain = proof->gain;
    bool better = proof->better();
    if (work.plies > 0) {
        work.running.spend(kTimeOfProof);
        const auto again = prove(s, work, r, *longer);
        if (!again) return again.error();
        r.longer = {longer_than(work.plies), again->games, again->openings, again->gain};
        better = better && again->better();
    }
    const auto last = better ? found->weights : s.weights();
    settle(r, s, last, better);
    if (const auto weighed = weigh_rules(s, work, r, last, work.plies > 0 ? *longer : *fresh); !weighed)
        return weighed.error();
    return r;
}

}  // namespace rakus::app
