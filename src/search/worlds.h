// Worlds for play-outs. A world is what a player does not know of a position: the hidden cards and the chance to come,
// and now and then a move that the base would not make (`soften`), for a base that draws no lots plays one and the same
// game. Everything is tried in the same worlds, and what happens in a world depends on the world, the turn and the move
// alone (or on the position, where it has a key): ways that meet go on alike, to the same end.
#pragma once
#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "search/word_of.h"

namespace rakus::search {

// A game with secrets says how to draw a state that fits a view.
template <class G>
concept Sampled = Game<G> && requires(const G& g, const typename G::View& v, Rng& rng) {
    { g.sample(v, rng) } -> std::same_as<typename G::State>;
};
template <class G>
concept Drawable = Game<G> &&(std::same_as<typename G::View, typename G::State> || Sampled<G>);

template <Drawable G>
typename G::State draw_state(const G& game, const typename G::View& view, Rng& rng) {
    if constexpr (Sampled<G>)
        return game.sample(view, rng);
    else
        return view;
}

// The chance of one world, as one line of play meets it.
class Fate {
   public:
    explicit Fate(std::uint64_t world) : world_(world) {}

    // The lots that the player draws who chooses next.
    template <Game G>
    Rng lots(const G& game, const typename G::State& s, Side to_move) {
        if constexpr (Solvable<G>) return Rng::stream(world_, game.key(s));
        if (to_move != side_) side_ = to_move, ++turn_, made_.clear();
        return Rng::stream(world_, turn_ << 16 | made_.size());
    }
    // What happens after a move; made again in the same turn, something else.
    template <class Move>
    Rng after(const Move& m) {
        const std::uint64_t word = word_of(m);
        const auto before = static_cast<std::uint64_t>(std::ranges::count(made_, word));
        made_.push_back(word);
        return Rng::stream(world_ ^ Rng(word).next(), before << 32 | turn_);
    }

   private:
    std::uint64_t world_, turn_ = 0;
    Side side_ = Side::first;
    std::vector<std::uint64_t> made_;  // in this turn
};

// Where the play-outs of a search happen.
template <Game G>
class Worlds {
   public:
    using State = typename G::State;
    using View = typename G::View;
    using Move = typename G::Move;
    using Plan = std::vector<Move>;  // moves of one turn, in order; the base goes on after them
    virtual ~Worlds() = default;

    virtual Player<G>& base() = 0;
    // The moves that are worth a try.
    virtual Plan tries(const G&, const View&) const = 0;
    virtual State draw(const G&, const View&, Rng&) const = 0;
    // The turn from here by the plan and then by the base, to its end or to where its end is as good as known.
    virtual State play_turn(const G&, State, std::span<const Move> plan, Fate&) = 0;
    // What comes of it when the base goes on for both sides: 1 for a game won by `me`, 0 for one lost. In the world
    // number 0 nobody strays.
    virtual double play_on(const G&, State, Side me, Fate&, bool strays) = 0;
    // Whole turns that are worth a try besides, at most so many.
    virtual std::vector<Plan> turns(const G&, const View&, int /*most*/, std::uint64_t /*seed*/) { return {}; }
};

template <Drawable G>
class PlayedWorlds : public Worlds<G> {
   public:
    using typename Worlds<G>::State;
    using typename Worlds<G>::View;
    using typename Worlds<G>::Move;
    using typename Worlds<G>::Plan;

    PlayedWorlds(std::unique_ptr<Player<G>> base, double soften) : base_(std::move(base)), soften_(soften) {}

    Player<G>& base() override { return *base_; }
    Plan tries(const G& game, const View& view) const override {
        const auto& moves = game.moves(view);
        return Plan(moves.begin(), moves.end());
    }
    State draw(const G& game, const View& view, Rng& rng) const override { return draw_state(game, view, rng); }

    State play_turn(const G& game, State s, std::span<const Move> plan, Fate& fate) override {
        return turn(game, std::move(s), fate, [&](const View& view, std::size_t i, Rng& lots) {
            if (i < plan.size() && (i == 0 || is_legal(game, view, plan[i]))) return plan[i];
            plan = {};
            return base_->choose(game, view, lots);
        });
    }
    // Turns in which the base now and then does something else.
    std::vector<Plan> turns(const G& game, const View& view, int most, std::uint64_t seed) override {
        std::vector<Plan> plans;
        for (int i = 0; i < most; ++i) {
            Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(i) + 1);
            State s = draw_state(game, view, rng);
            Fate fate(rng.next());
            plans.push_back(stray_turn(game, std::move(s), fate, rng));
        }
        return plans;
    }
    double play_on(const G& game, State s, Side me, Fate& fate, bool strays) override {
        for (int ply = 0; ply < kLongest; ++ply) {
            decltype(auto) view = game.view(s);
            if (const auto o = outcome_of(game, s, view)) return worth(game, s, me, *o);
            Rng lots = fate.lots(game, s, game.to_move(view));
            const bool stray = strays && soften_ > 0 && lots.unit() < soften_;
            const Move m = stray ? any_move(game, view, lots) : base_->choose(game, view, lots);
            Rng chance = fate.after(m);
            s = game.after(s, m, chance);
        }
        return 0.5;
    }

   private:
    static constexpr int kLongest = 2000;      // plies; a longer play-out counts as a draw
    static constexpr double kOfMargin = 1e-3;  // what a seed more is worth beside the result
    static constexpr double kStrays = 0.2;     // of the moves of a stray turn

    Plan stray_turn(const G& game, State s, Fate& fate, Rng& rng) {
        Plan plan;
        turn(game, std::move(s), fate, [&](const View& view, std::size_t, Rng& lots) {
            plan.push_back(rng.unit() < kStrays ? any_move(game, view, rng) : base_->choose(game, view, lots));
            return plan.back();
        });
        return plan;
    }

    static bool is_legal(const G& game, const View& view, const Move& m) {
        const auto& moves = game.moves(view);
        return std::find(moves.begin(), moves.end(), m) != moves.end();
    }

    template <class Choose>
    State turn(const G& game, State s, Fate& fate, const Choose& choose) {
        const Side me = game.to_move(game.view(s));
        for (std::size_t i = 0; i < static_cast<std::size_t>(kLongest); ++i) {
            decltype(auto) view = game.view(s);
            if (game.outcome(view) || game.to_move(view) != me) break;
            Rng lots = fate.lots(game, s, me);
            const Move m = choose(view, i, lots);
            Rng chance = fate.after(m);
            s = game.after(s, m, chance);
        }
        return s;
    }

    static constexpr bool kCounts = requires(const G& g, const State& s) { g.value_range(s); };

    // A game that counts is over when nothing can change who wins.
    static std::optional<Outcome> outcome_of(const G& game, const State& s, const View& view) {
        if constexpr (kCounts) {
            const auto [low, high] = game.value_range(s);
            if (low > 0 || high < 0) return outcome_of_lead(game.to_move(view) == Side::first ? low : -low);
        }
        return game.outcome(view);
    }
    // The result; of equal results the larger margin, where the game counts one.
    static double worth(const G& game, const State& s, Side me, Outcome o) {
        double points = 0.5 + 0.5 * result_for(me, o);
        if constexpr (kCounts) {
            const int margin = game.outcome(s) ? game.final_value(s) : game.appraisal(s);
            points += kOfMargin * margin * (game.to_move(s) == me ? 1 : -1);
        }
        return points;
    }

    std::unique_ptr<Player<G>> base_;
    double soften_;
};

}  // namespace rakus::search
