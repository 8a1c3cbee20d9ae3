// The drawing of a position for one viewer: scene, moves to touch, steps of the last move.
#pragma once
#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/scene.h"
#include "games/placing.h"
#include "games/stage.h"

namespace rakus {

// What the viewer sees of a state. Where everything is asked for and the game can show it, everything.
template <Game G>
typename G::View seen_by(const G& game, const typename G::State& s, See see, Side viewer) {
    if constexpr (Veiled<G>) {
        if constexpr (requires { game.view_of_all(s); })
            if (see == See::all) return game.view_of_all(s);
        return game.view_of(s, viewer);
    } else if constexpr (std::same_as<typename G::View, typename G::State>) {
        return s;  // its stage leaves out what is covered
    } else {
        return game.view(s);
    }
}

template <Game G>
Drawing draw_with(const Stage<G>& stage, const Placed<G>& placed, const std::vector<MadeMove<G>>& made, See see) {
    const auto& [game, state] = placed;
    const Side viewer = viewer_of(game, state, see);
    const bool acts = !looks_on(game, state, see);
    const auto view = seen_by(game, state, see, viewer);
    Drawing drawing{stage.scene(game, view, acts), {}, {}};
    if (acts)
        for (const auto& m : game.moves(view)) {
            Touch touch = stage.touch(game, view, m);
            touch.move = game.print_move(view, m);
            drawing.moves.push_back(std::move(touch));
        }
    if (made.empty()) return drawing;
    const auto& last = made.back();
    bool secret = false;
    if constexpr (Veiled<G>)
        secret = see != See::all && game.to_move(game.view(last.before)) != viewer &&
                 game.is_secret(last.before, last.move, state);
    const auto earlier = seen_by(game, last.before, see, viewer);
    if (!secret)
        drawing.last = {stage.touch(game, earlier, last.move).words, stage.detail(game, earlier, last.move, view)};
    drawing.steps = stage.steps(game, earlier, secret ? nullptr : &last.move, view);
    return drawing;
}

// In how many worlds that fit what is seen a move is tried, to find what is the same in all of them.
inline constexpr std::uint64_t kWorlds = 8;

// What a move would do.
template <Game G>
Preview preview_with(const Stage<G>& stage, const Placed<G>& placed, const typename G::Move& move,
                     const PositionRequest& request) {
    const auto& [game, state] = placed;
    const Side viewer = viewer_of(game, state, request.see);
    const auto here = seen_by(game, state, request.see, viewer);
    Preview preview{game.print_move(game.view(state), move), {stage.touch(game, here, move).words, {}}, {}};
    const auto try_in = [&](std::uint64_t world) {
        const auto before = as_it_may_be(game, state, request.see, world);
        Rng rng = chance_as_it_may_be<G>({{}, {}, {}, world, request.see}, request.moves.size());
        const auto after = game.after(before, move, rng);
        const auto first = seen_by(game, before, request.see, viewer), then = seen_by(game, after, request.see, viewer);
        return std::pair{stage.steps(game, first, &move, then), stage.detail(game, first, move, then)};
    };
    std::tie(preview.steps, preview.account.detail) = try_in(request.seed);
    if constexpr (!Solvable<G>) {
        for (std::uint64_t world = 1; world < kWorlds; ++world) {
            const auto steps = try_in(request.seed + world).first;
            const auto part = std::ranges::mismatch(preview.steps, steps);
            preview.open = preview.open || part.in1 != preview.steps.end() || part.in2 != steps.end();
            preview.steps.erase(part.in1, preview.steps.end());
        }
        if (preview.open) {
            preview.account.detail = {"then chance decides", "lalu peluang yang menentukan"};
            preview.steps.push_back({.kind = StepKind::note, .words = preview.account.detail, .chance = true});
        }
    }
    return preview;
}

}  // namespace rakus
