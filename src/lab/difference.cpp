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
    const auto advice =
        game.advise({r.rules, position, {}, r.seed}, player, {.whole_turn = false, .truth = {}, .tables = r.tables});
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

Result<std::vector<Differing>> differing_in(const AnyGame& game, const DifferenceRequest& r, std::uint64_t first,
                                            std::uint64_t count) {
    const auto positions = game.sample_positions({r.rules, "", r.seed, first, count, {}});
    if (!positions) return positions.error();
    const auto a = game.picks(r.rules, *positions, r.player_a, r.seed);
    if (!a) return a.error();
    const auto b = game.picks(r.rules, *positions, r.player_b, r.seed);
    if (!b) return b.error();
    std::vector<Differing> out;
    for (std::size_t i = 0; i < positions->size(); ++i) {
        if ((*a)[i] == (*b)[i]) continue;
        Differing d{(*positions)[i], (*a)[i], (*b)[i]};
        explain(game, r, r.player_a, d.position, d.pick_b, d.rule_a, d.why_a);
        explain(game, r, r.player_b, d.position, d.pick_a, d.rule_b, d.why_b);
        out.push_back(std::move(d));
    }
    return out;
}

void judge_difference(const AnyGame& game, const DifferenceRequest& r, const TruthLimits& limits, Differing& d) {
    TruthLimits asked = limits;
    asked.all_moves = true;
    const auto truth = game.truth({r.rules, d.position, {}, r.seed}, asked);
    const auto gain = truth ? gain_of(*truth, d) : std::nullopt;
    if (!gain) return;
    d.judged = true;
    d.gain = *gain;
    d.unit = truth_of(*truth, d.pick_a)->unit;
}

DifferenceReport difference_report(std::uint64_t positions, std::vector<Differing> all, std::size_t top) {
    DifferenceReport report;
    report.positions = positions;
    report.different = all.size();
    std::vector<double> gains;
    for (const Differing& d : all) {
        add_to_pairs(d, report.pairs);
        if (!d.judged) continue;
        gains.push_back(d.gain);
        report.unit = d.unit;
        report.a_better += d.gain > 0;
        report.b_better += d.gain < 0;
    }
    report.judged = gains.size();
    if (!gains.empty()) report.gain = mean_gain(gains);
    std::ranges::stable_sort(report.pairs, std::ranges::greater{}, &RulePair::positions);
    std::ranges::stable_sort(all, std::ranges::greater{}, [](const Differing& d) { return std::abs(d.gain); });
    all.resize(std::min(all.size(), top));
    report.telling = std::move(all);
    return report;
}

}  // namespace rakus::lab
