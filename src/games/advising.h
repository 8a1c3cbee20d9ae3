// What a typed game answers, as plain structs: advice with every reason, truth with verdicts.
#pragma once
#include <utility>

#include "games/account.h"
#include "games/kit.h"
#include "games/placing.h"

namespace rakus {

template <Game G>
StepInfo explain_step(const Kit<G>& kit, const G& game, const typename G::State& state,
                      const Choice<typename G::Move>& choice, const PositionRequest& at, const AdviseOptions& options,
                      const Watch& watch, Advice& advice) {
    StepInfo step{shown(game, state, at.see),
                  picture_for(game, state, at.see),
                  side_number(game, state),
                  {},
                  {},
                  {},
                  choice.tie_break,
                  choice.drawn,
                  {}};
    const auto ranks = ranks_of(choice);
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        step.candidates.push_back(account_of(game, state, choice.options[i], ranks[i]));
        if (!choice.options[i].feasible()) continue;
        step.candidates.back().decorated = decorated(game, state, choice.options[i].move, at);
        if constexpr (requires { game.path(state, choice.options[i].move); })
            step.candidates.back().path = game.path(state, choice.options[i].move);
    }
    if (choice.pick) {
        step.pick = step.candidates[*choice.pick].move;
        if constexpr (requires { game.told_by_paper(state, choice.options[*choice.pick].move); })
            step.pick_told = game.told_by_paper(state, choice.options[*choice.pick].move);
        step.pick_decorated = step.candidates[*choice.pick].decorated;
    }
    compare_with_pick(step);
    if (options.truth && kit.judge && (advice.steps.empty() || options.truth_everywhere)) {
        TruthLimits limits = *options.truth;
        limits.all_moves = true;
        static_cast<Budget&>(limits) = watch.share(1);
        const auto judged =
            kit.judge->judge(game, as_it_may_be(game, state, limits.see_all ? See::all : at.see, limits.seed), limits);
        advice.truth_source = judged.source;
        if (judged.cut != Cut::none) advice.truth_cut = judged.cut;
        advice.note = judged.note;
        advice.preparation = judged.preparation;
        add_truth(game, state, judged, step);
    }
    return step;
}

// For somebody who looks on, the choice is its move alone: the candidates would tell the hand.
template <Game G>
void keep_the_move_alone(const G& game, const typename G::State& state, See see, Advice& advice) {
    if (!looks_on(game, state, see) || advice.steps.empty()) return;
    StepInfo move;
    move.position = advice.steps[0].position;
    move.picture = advice.steps[0].picture;
    move.side = advice.steps[0].side;
    move.pick = advice.steps[0].pick;
    move.pick_decorated = advice.steps[0].pick_decorated;
    advice.steps = {std::move(move)};
    advice.position_after = advice.steps[0].position;
    advice.objective.reset();
}

template <Game G>
Advice advise_with(const Kit<G>& kit, const Placed<G>& placed, const Seated<G>& seated, const PositionRequest& request,
                   const AdviseOptions& options) {
    const auto& game = placed.game;
    typename G::State state = placed.state;
    const typename G::View began = game.view(state);
    const Side me = game.to_move(began);
    Rng choices = Rng::stream(request.seed, ~std::uint64_t{0});
    Advice advice{game.settings(), seated.name, {}, {}, {}, {}, seated.info.credit, Cut::none, {}, {}};
    PositionRequest at = request;
    const Watch watch(options.truth ? Budget(*options.truth) : Budget());  // of the truth of all choices
    seated.player->begin_game();
    while (!game.outcome(game.view(state)) && !seated.player->complete(game, began, game.view(state))) {
        const auto choice = seated.player->explain(game, game.view(state), choices);
        const bool first = advice.steps.empty();
        advice.steps.push_back(explain_step(kit, game, state, choice, at, options, watch, advice));
        if (!choice.pick) break;
        if (first) state = as_it_may_be(game, state, request.see, request.seed);
        const auto& pick = choice.options[*choice.pick].move;
        if (options.whole_turn) advice.steps.back().pick_decorated = told(game, state, pick, at);
        Rng rng = chance_as_it_may_be<G>(at, at.moves.size());
        at.moves.push_back(advice.steps.back().pick);
        state = game.after(state, pick, rng);
        if (!options.whole_turn) break;
    }
    advice.imagined = Veiled<G> && request.see != See::all && advice.steps.size() > 1;
    const See mine = request.see == See::all ? See::all : me == Side::first ? See::first : See::second;
    advice.position_after = shown(game, state, mine);
    advice.objective = seated.player->objective(game, game.view(state), me);
    keep_the_move_alone(game, placed.state, request.see, advice);
    return advice;
}

template <Game G>
TruthReport report_truth(const G& game, const typename G::State& asked, const Judgement<G>& judged,
                         const PositionRequest& request) {
    const typename G::State& state = judged.from ? *judged.from : asked;
    TruthReport report{game.settings(),
                       shown(game, state, request.see),
                       side_number(game, state),
                       judged.truth,
                       std::string(judged.source),
                       {},
                       {},
                       judged.nodes,
                       judged.note,
                       judged.also,
                       {},
                       {},
                       judged.cut,
                       judged.preparation};
    PositionRequest at = request;
    typename G::State s = state;
    for (const auto& m : judged.line) {
        Rng rng = chance_as_it_may_be<G>(at, at.moves.size());
        report.line.push_back(game.print_move(game.view(s), m));
        s = game.after(s, m, rng);
        at.moves.emplace_back(report.line.back());
    }
    const Ruling ruling = ruling_on(judged);
    for (std::size_t i = 0; i < judged.moves.size(); ++i) {
        const auto& [move, truth] = judged.moves[i];
        report.moves.push_back({game.print_move(game.view(state), move), decorated(game, state, move, request), truth,
                                ruling.verdicts[i]});
    }
    for (const std::size_t i : ruling.order) report.order.push_back(report.moves[i].move);
    report.optimum = optimum_of(game, state, judged, ruling);
    return report;
}

template <Game G>
TurnFeat feat_of(const G& game, typename G::State s, const Feat<G>& feat, const PositionRequest& request) {
    TurnFeat out{{}, {}, feat.score, feat.proved};
    for (const auto& m : feat.line) {
        Rng rng = chance_at(request, request.moves.size() + out.moves.size());
        const typename G::State next = game.after(s, m, rng);
        out.moves.push_back(game.print_move(game.view(s), m));
        out.decorated.push_back(game.decorate(s, m, next));
        s = next;
    }
    return out;
}

}  // namespace rakus
