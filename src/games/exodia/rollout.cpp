#include "games/exodia/rollout.h"

#include <algorithm>
#include <cmath>

#include "games/exodia/duel.h"
#include "games/exodia/policy_file.h"

namespace rakus::exodia {
namespace {

constexpr Rule kImagined{
    "imagined", {"mean worth of imagined duels", "rata-rata nilai duel bayangan"}, "play-outs of the view"};

class RolloutPlayer final : public Player<Exodia> {
   public:
    explicit RolloutPlayer(int playouts) : playouts_(playouts) {}

    Move choose(const Exodia& game, const View& view, Rng& rng) override {
        const auto moves = plain_moves(*game.program, view);
        if (moves.size() == 1) return moves.front();
        const auto means = appraise(game, view, moves, rng.next());
        return moves[static_cast<std::size_t>(std::ranges::max_element(means) - means.begin())];
    }

    Choice<Move> explain(const Exodia& game, const View& view, Rng& rng) override {
        const auto moves = plain_moves(*game.program, view);
        const auto means = appraise(game, view, moves, rng.next());
        Choice<Move> choice;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            choice.options.push_back({moves[i], {}, {}, true});
            choice.options.back().score.add(kImagined, 1, means[i]);
        }
        choice.pick = static_cast<std::size_t>(std::ranges::max_element(means) - means.begin());
        return choice;
    }

    bool complete(const Exodia& game, const View& began, const View& now) const override {
        return began.turn != now.turn || game.outcome(now).has_value();
    }

   private:
    // Every move sees the same shuffles.
    std::vector<double> appraise(const Exodia& game, const View& view, const std::vector<Move>& moves,
                                 std::uint64_t seed) {
        if (made_for_ != game.program) policy_ = tuned_policy(*game.program), made_for_ = game.program;
        std::vector<double> means;
        for (const Move m : moves) {
            double sum = 0;
            for (int i = 0; i < playouts_; ++i)
                sum += imagine(*game.program, view, m, Rng::stream(seed, static_cast<std::uint64_t>(i)));
            means.push_back(sum / playouts_);
        }
        return means;
    }

    double imagine(const Program& p, const View& view, Move m, Rng rng) const {
        State s;
        s.seen = view;
        apply(p, s, m, rng);
        const DuelResult r = play_on(p, policy_, s, rng, view.turn + kHorizon);
        return worth(r.won, r.turn - view.turn);
    }

    static constexpr int kHorizon = 4;  // a win after five turns is worth next to nothing
    int playouts_;
    Policy policy_;
    std::shared_ptr<const Program> made_for_;
};

}  // namespace

double worth(bool won, int turns_later) {
    return won ? std::ldexp(1.0, -turns_later) : 0;
}

std::vector<Move> plain_moves(const Program& p, const View& v) {
    auto all = moves(p, v);
    std::erase_if(all, [](const Move& m) { return !m.choice.none(); });
    return all;
}

PlayerKind<Exodia> rollout_kind() {
    return {
        "rollout",
        {"tries every move on imagined shuffles of the unseen deck",
         "mencoba tiap langkah pada kocokan bayangan dek yang belum terlihat"},
        {{"playouts", 30, {"imagined duels for each move", "duel bayangan untuk tiap langkah"}, 1, 100000}},
        false,
        [](std::span<const double> numbers) { return std::make_unique<RolloutPlayer>(static_cast<int>(numbers[0])); }};
}

}  // namespace rakus::exodia
