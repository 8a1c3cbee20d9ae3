// From the typed account of a choice to the plain one of the edge.
#pragma once
#include <algorithm>
#include <vector>

#include "core/any_game.h"
#include "core/greedy.h"

namespace rakus {

inline std::vector<TermInfo> account_of(const Breakdown& score) {
    std::vector<TermInfo> out;
    for (const Term& t : score.terms())
        out.push_back({std::string(t.rule->id), t.rule->words, std::string(t.rule->source), t.weight, t.amount,
                       t.points(), t.counts});
    return out;
}

// Ranks of the feasible candidates by the order of the scheme; the pick is first even if a random player drew it.
template <class Move>
std::vector<int> ranks_of(const Choice<Move>& choice) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < choice.options.size(); ++i)
        if (choice.options[i].feasible()) order.push_back(i);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (choice.pick && (a == *choice.pick) != (b == *choice.pick)) return a == *choice.pick;
        return outranks(choice.options[a].score, choice.options[b].score);
    });
    std::vector<int> ranks(choice.options.size(), 0);
    for (std::size_t place = 0; place < order.size(); ++place) ranks[order[place]] = static_cast<int>(place) + 1;
    return ranks;
}

template <Game G>
CandidateInfo account_of(const G& game, const typename G::State& state, const Appraised<typename G::Move>& option,
                         int rank) {
    CandidateInfo c;
    c.move = game.print_move(game.view(state), option.move);
    c.in_candidates = option.in_candidates;
    c.refused = option.refused;
    c.rank = rank;
    c.decorated = c.move;
    c.priority = option.score.priority();
    if (const Rule* fired = option.score.fired()) {
        c.fired_id = fired->id;
        c.fired = fired->words;
    }
    c.total = option.score.total();
    for (const Key& k : option.score.keys()) c.keys.push_back({k.rule->words, k.value});
    c.terms = account_of(option.score);
    return c;
}

// Why each of the others was not taken.
inline void compare_with_pick(StepInfo& step) {
    const auto pick = std::ranges::find(step.candidates, step.pick, &CandidateInfo::move);
    if (pick == step.candidates.end()) return;
    for (auto& c : step.candidates)
        if (&c != &*pick) c.why_not = why_not(step, *pick, c);
}

template <Game G>
Ruling ruling_on(const Judgement<G>& judged) {
    std::vector<Truth> truths;
    for (const auto& [move, truth] : judged.moves) truths.push_back(truth);
    return rule_on(judged.truth, truths);
}

template <Game G>
Optimum optimum_of(const G& game, const typename G::State& state, const Judgement<G>& judged, const Ruling& ruling) {
    Optimum optimum{ruling.best, {}};
    for (const std::size_t i : ruling.order)
        if (ruling.verdicts[i].best == ruling.best)
            optimum.moves.push_back(game.print_move(game.view(state), judged.moves[i].first));
    return optimum;
}

// Every candidate judged, where the judgement knows its move.
template <Game G>
void add_truth(const G& game, const typename G::State& state, const Judgement<G>& judged, StepInfo& step) {
    const Ruling ruling = ruling_on(judged);
    step.optimum = optimum_of(game, state, judged, ruling);
    for (std::size_t i = 0; i < judged.moves.size(); ++i) {
        const auto text = game.print_move(game.view(state), judged.moves[i].first);
        for (auto& c : step.candidates)
            if (c.move == text) {
                c.truth = judged.moves[i].second;
                c.verdict = ruling.verdicts[i];
            }
    }
}

}  // namespace rakus
