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
                      Advice& advice) {
    StepInfo step{game.print(state),
                  game.picture(game.view(state)),
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
        step.pick_decorated = options.whole_turn ? told(game, state, choice.options[*choice.pick].move, at)
                                                 : step.candidates[*choice.pick].decorated;
    }
    compare_with_pick(step);
    if (options.truth && kit.judge && (advice.steps.empty() || options.truth_everywhere)) {
        TruthLimits limits = *options.truth;
        limits.all_moves = true;
        const auto judged = kit.judge->judge(game, state, limits);
        advice.truth_source = judged.source;
        advice.truth_cut = judged.cut;
        advice.note = judged.note;
        advice.preparation = judged.preparation;
        add_truth(game, state, judged, step);
    }
    return step;
}

template <Game G>
Advice advise_with(const Kit<G>& kit, const Placed<G>& placed, const Seated<G>& seated, const PositionRequest& request,
                   const AdviseOptions& options) {
    const auto& game = placed.game;
    typename G::State state = placed.state;
    const typename G::View began = game.view(state);
    Rng choices = Rng::stream(request.seed, ~std::uint64_t{0});
    Advice advice{game.settings(), seated.name, {}, {}, {}, {}, seated.info.credit, Cut::none, {}, {}};
    PositionRequest at = request;
    seated.player->begin_game();
    while (!game.outcome(game.view(state)) && !seated.player->complete(game, began, game.view(state))) {
        const auto choice = seated.player->explain(game, game.view(state), choices);
        advice.steps.push_back(explain_step(kit, game, state, choice, at, options, advice));
        if (!choice.pick) break;
        Rng rng = chance_at(at, at.moves.size());
        at.moves.push_back(advice.steps.back().pick);
        state = game.after(state, choice.options[*choice.pick].move, rng);
        if (!options.whole_turn) break;
    }
    advice.position_after = game.print(state);
    advice.objective = seated.player->objective(game, game.view(state));
    return advice;
}

template <Game G>
TruthReport report_truth(const G& game, const typename G::State& asked, const Judgement<G>& judged,
                         const PositionRequest& request) {
    const typename G::State& state = judged.from ? *judged.from : asked;
    TruthReport report{game.settings(),
                       game.print(state),
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
        Rng rng = chance_at(at, at.moves.size());
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
