// The greedy scheme, once, for every game:
//
//     S <- {};  while not SOLUTION(S) and C is not empty:
//         x <- SELECTION(C);  C <- C - {x};  if FEASIBLE(S + {x}) then S <- S + {x}
//
// A strategy supplies the parts in the course's words. The order of candidates is its tie-break: the first of equals
// is taken.
#pragma once
#include <cassert>
#include <concepts>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/reason.h"
#include "core/score.h"

namespace rakus {

// Strategies work on the View, so a card player cannot peek. `survey` looks at the position once for all candidates
// (Bantumi compares the largest gain with the largest loss); a strategy that needs none returns Nothing{}.
struct Nothing {};

template <class S, class G>
concept GreedyStrategy = Game<G> && requires(const S s, const G& g, const typename G::View& v, typename G::Move m,
                                             Side me, Because& why, Breakdown& score) {
    {s.candidates(g, v)};                                // the candidate set, in tie-break order
    {s.survey(g, v)};                                    // what the appraisals share
    { s.feasible(g, v, m, why) } -> std::same_as<bool>;  // the feasibility function
    {
        s.appraise(g, v, s.survey(g, v), m, score)
        } -> std::same_as<void>;                               // the selection function, term by term;
                                                               // defined for infeasible candidates too
    { s.complete(g, v, v) } -> std::same_as<bool>;             // the solution function: (turn began, now)
    { s.objective(g, v, me) } -> std::convertible_to<double>;  // the objective function, for this side
};

// A strategy whose survey knows more than the position may also ask it: candidates(game, view, survey) and
// feasible(game, view, survey, move, why) then stand in for the forms without it.
template <class S, class G, class Survey>
decltype(auto) candidates_of(const S& s, const G& g, const typename G::View& v, const Survey& survey) {
    if constexpr (requires { s.candidates(g, v, survey); })
        return s.candidates(g, v, survey);
    else
        return s.candidates(g, v);
}
template <class S, class G, class Survey, class Why>
bool is_feasible(const S& s, const G& g, const typename G::View& v, const Survey& survey, const typename G::Move& m,
                 Why& why) {
    if constexpr (requires { s.feasible(g, v, survey, m, why); })
        return s.feasible(g, v, survey, m, why);
    else
        return s.feasible(g, v, m, why);
}

// What the hot path keeps of a candidate.
template <class S>
struct TotalFor {
    using type = Total;
};
template <class S>
requires(S::kKeys > 0) struct TotalFor<S> {
    using type = KeyedTotal<S::kKeys>;
};

// A strategy may name moves that never enter C, with the reason: `left_out(game, view)` -> vector<LeftOut<Move>>.
template <class Move>
struct LeftOut {
    Move move;
    Reason reason;
};

// One candidate with its account.
template <class Move>
struct Appraised {
    Move move;
    Breakdown score;
    std::optional<Reason> refused;  // why it is not feasible; empty when it is
    bool in_candidates = true;      // false: it never entered C

    bool feasible() const { return !refused; }
};

// What the order of candidates is, for people: a strategy may say it in the words of its game (`tie_break()`).
inline constexpr Words kFirstOfEquals{"of equals the first candidate is taken",
                                      "dari yang setara diambil kandidat pertama"};

// One choice: every candidate in the strategy's order, then those left out, and which one was taken.
template <class Move>
struct Choice {
    std::vector<Appraised<Move>> options;
    std::optional<std::size_t> pick;   // empty when nothing is feasible
    Words tie_break = kFirstOfEquals;  // what decides between equals
    bool drawn = false;                // by lot, among those of one priority
    // Whatever the rules and words of the account stand in, where those are not the program's own.
    std::shared_ptr<const void> words = nullptr;
};

// The choice alone: the hot path of matches and tuning.
template <class G, GreedyStrategy<G> S>
std::optional<typename G::Move> best_move(const S& strategy, const G& game, const typename G::View& view) {
    std::optional<typename G::Move> best;
    typename TotalFor<S>::type best_score;
    NoReason why;
    const auto survey = strategy.survey(game, view);
    for (const auto& m : candidates_of(strategy, game, view, survey)) {
        if (!is_feasible(strategy, game, view, survey, m, why)) continue;
        typename TotalFor<S>::type score;
        strategy.appraise(game, view, survey, m, score);
        if (!best || outranks(score, best_score)) {
            best = m;
            best_score = score;
        }
    }
    return best;
}

// The same choice with every candidate, term and reason kept.
template <class G, GreedyStrategy<G> S>
Choice<typename G::Move> explain_choice(const S& strategy, const G& game, const typename G::View& view) {
    Choice<typename G::Move> choice;
    if constexpr (requires { strategy.tie_break(); }) choice.tie_break = strategy.tie_break();
    if constexpr (requires { strategy.words(); }) choice.words = strategy.words();
    const auto survey = strategy.survey(game, view);
    for (const auto& m : candidates_of(strategy, game, view, survey)) {
        Appraised<typename G::Move> a{m, {}, {}, true};
        Because why;
        if (!is_feasible(strategy, game, view, survey, m, why)) {
            assert(why.reason());
            a.refused = why.reason();
        }
        strategy.appraise(game, view, survey, m, a.score);
        if (a.feasible() && (!choice.pick || outranks(a.score, choice.options[*choice.pick].score)))
            choice.pick = choice.options.size();
        choice.options.push_back(std::move(a));
    }
    if constexpr (requires { strategy.left_out(game, view, survey); })
        for (auto& out : strategy.left_out(game, view, survey))
            choice.options.push_back({out.move, {}, std::move(out.reason), false});
    else if constexpr (requires { strategy.left_out(game, view); })
        for (auto& out : strategy.left_out(game, view))
            choice.options.push_back({out.move, {}, std::move(out.reason), false});
    return choice;
}

}  // namespace rakus
