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
    Openings openings;
};

BlockRequest block_of(const TuneSubject& s, const Duel& d, std::uint64_t first, std::uint64_t end) {
    return {s.rules, "", d.a, d.b, d.seed, d.first_pair + first, end - first, d.openings, s.tables};
}

// Part number `part` begins where the one before it ended: no pair is lost in the division.
Result<Tally> play_duel(const TuneSubject& s, const Share& share, const Duel& duel, std::size_t parts) {
    const auto begin = [&](std::size_t part) { return duel.pairs * part / parts; };
    const auto bytes = share(parts, [&](std::size_t part) -> std::string {
        if (begin(part) == begin(part + 1)) return lab::write_tally({});
        const auto played = s.game.play_block(block_of(s, duel, begin(part), begin(part + 1)));
        return played ? lab::write_tally(played->tally) : std::string();
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
        const auto tally = play_duel(
            s_, work_.share,
            {s_.with(a), s_.with(b), work_.seed, pairs.first, pool_.at_most(pairs.count), pool_.openings}, parts);
        if (!tally) return tally.error();
        games_ += tally->all().games();
        return lab::pair_score(tally->pairs);
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
};

Result<Proof> prove(const TuneSubject& s, const TuneWork& work, const WeightsReport& r, const Pool& pool) {
    const Duel duel{r.tried, r.before, r.holdout_seed, 0, pool.at_most(work.holdout / 2), pool.openings};
    const auto tally = play_duel(s, work.share, duel, kPartsOfProof);
    if (!tally) return tally.error();
    const auto different = s.game.different_openings(block_of(s, duel, 0, duel.pairs));
    if (!different) return different.error();
    return Proof{lab::pair_score(tally->pairs), tally->all().games(), different->value_or(0)};
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
        const auto worth = play_duel(
            s, work.share,
            {r.after, s.with(without_rule(last, i)), r.holdout_seed, pool.size > 0 ? 0 : pairs, pairs, pool.openings},
            kPartsOfProof);
        if (!worth) return worth.error();
        r.weights[i].worth = lab::pair_score(worth->pairs);
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
    r.tried = s.with(*found);
    r.plies = work.plies;
    const auto proof = prove(s, work, r, *fresh);
    if (!proof) return proof.error();
    r.holdout = proof->games, r.fresh_openings = proof->openings, r.gain = proof->gain;
    bool better = r.gain.low > 0.5;
    if (work.plies > 0) {
        const auto again = prove(s, work, r, *longer);
        if (!again) return again.error();
        r.longer = {longer_than(work.plies), again->games, again->openings, again->gain};
        better = better && again->gain.low > 0.5;
    }
    const auto last = better ? *found : s.weights();
    settle(r, s, last, better);
    if (const auto weighed = weigh_rules(s, work, r, last, work.plies > 0 ? *longer : *fresh); !weighed)
        return weighed.error();
    return r;
}

}  // namespace rakus::app
