#include "lab/difference.h"

#include <algorithm>
#include <cmath>

#include "lab/regret.h"

namespace rakus::lab {
namespace {

const Text kTheSum{"the sum", "jumlahnya"};

std::optional<Truth> truth_of(const TruthReport& report, const std::string& move) {
    for (const auto& m : report.moves)
        if (m.move == move) return m.truth;
    return std::nullopt;
}

// Nothing where the truth of one of them is not known.
std::optional<double> gain_of(const TruthReport& report, const Differing& d) {
    const auto a = truth_of(report, d.pick_a), b = truth_of(report, d.pick_b);
    if (!a || !b) return std::nullopt;
    if (const Exact* x = a->exact(), *y = b->exact(); x && y) {
        if (x->margin && y->margin) return *x->margin - *y->margin;
        return static_cast<int>(x->result) - static_cast<int>(y->result);
    }
    const Estimate *x = a->estimate(), *y = b->estimate();
    if (!x || !y) return std::nullopt;
    const MoveValue va(x->mean, x->low, x->high), vb(y->mean, y->low, y->high);
    return loss_of(vb, va) - loss_of(va, vb);
}

// The rule of a player's pick and why it is not the other move.
void explain(const AnyGame& game, const DifferenceRequest& r, const std::string& player, const std::string& position,
             const std::string& other, Text& rule, Text& why) {
    const auto advice = game.advise({r.rules, position, {}, r.seed}, player, {.whole_turn = false, .truth = {}});
    rule = kTheSum;
    if (!advice || advice->steps.empty()) return;
    for (const CandidateInfo& c : advice->steps[0].candidates) {
        if (c.move == advice->steps[0].pick && !c.fired.en.empty()) rule = c.fired;
        if (c.move == other && c.why_not) why = in_words(*c.why_not);
    }
}

void add_to_pairs(const Differing& d, std::vector<RulePair>& pairs) {
    auto at = std::ranges::find_if(
        pairs, [&](const RulePair& p) { return p.rule_a.en == d.rule_a.en && p.rule_b.en == d.rule_b.en; });
    if (at == pairs.end()) at = pairs.insert(pairs.end(), RulePair{d.rule_a, d.rule_b});
    ++at->positions;
    at->judged += d.judged;
    at->gain += d.gain;
}

// A gain is what the other gives away less what one gives away oneself.
Interval mean_gain(const std::vector<double>& gains) {
    std::vector<double> ours, theirs;
    for (const double g : gains) theirs.push_back(std::max(g, 0.0)), ours.push_back(std::max(-g, 0.0));
    return mean_difference(theirs, ours);
}

}  // namespace

Result<DifferenceReport> compare_players(const AnyGame& game, const DifferenceRequest& r, const TruthLimits& limits,
                                         const Progress& progress, const Cancelled& cancelled) {
    const auto positions = game.sample_positions({r.rules, "", r.seed, 0, r.positions, {}});
    if (!positions) return positions.error();
    const auto a = game.picks(r.rules, *positions, r.player_a, r.seed, cancelled);
    if (!a) return a.error();
    const auto b = game.picks(r.rules, *positions, r.player_b, r.seed, cancelled);
    if (!b) return b.error();
    DifferenceReport report;
    report.positions = std::min(a->size(), b->size());
    std::vector<Differing> all;
    for (std::size_t i = 0; i < report.positions; ++i)
        if ((*a)[i] != (*b)[i]) all.push_back({(*positions)[i], (*a)[i], (*b)[i], {}, {}, {}, {}});
    report.different = all.size();
    TruthLimits asked = limits;
    asked.all_moves = true;
    const std::uint64_t judged = std::min<std::uint64_t>(r.judged, all.size());
    std::vector<double> gains;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Differing& d = all[i];
        explain(game, r, r.player_a, d.position, d.pick_b, d.rule_a, d.why_a);
        explain(game, r, r.player_b, d.position, d.pick_a, d.rule_b, d.why_b);
        if (i < judged && !(cancelled && cancelled())) {
            const auto truth = game.truth({r.rules, d.position, {}, r.seed}, asked);
            const auto gain = truth ? gain_of(*truth, d) : std::nullopt;
            d.judged = gain.has_value();
            d.gain = gain.value_or(0);
            if (gain) gains.push_back(*gain), report.unit = truth_of(*truth, d.pick_a)->unit;
            progress(i + 1, judged);
        }
        add_to_pairs(d, report.pairs);
        report.a_better += d.gain > 0;
        report.b_better += d.gain < 0;
    }
    report.judged = gains.size();
    if (!gains.empty()) report.gain = mean_gain(gains);
    std::ranges::stable_sort(report.pairs, std::ranges::greater{}, &RulePair::positions);
    std::ranges::stable_sort(all, std::ranges::greater{}, [](const Differing& d) { return std::abs(d.gain); });
    all.resize(std::min(all.size(), r.top));
    report.telling = std::move(all);
    return report;
}

}  // namespace rakus::lab
