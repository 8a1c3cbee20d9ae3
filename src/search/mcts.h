// Monte Carlo tree search on what the player may know. Each round draws a state that fits the view (the state itself
// when nothing is hidden), walks down the tree by upper confidence bounds among the moves that are legal in that state,
// plays the rest at random, or as another player would (the base), and counts the result. The tree is keyed by moves,
// so chance and hidden cards are averaged. The base's own move is tried first wherever it stands, with a bonus (the
// prior) that fades with its visits.
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/portable_math.h"
#include "search/over_base.h"
#include "search/random_player.h"
#include "search/worlds.h"

namespace rakus::search {

inline constexpr Rule kWinRate{"score", {"share of points", "bagian poin"}, "MCTS"};
inline constexpr Rule kVisits{"visits", {"visits", "kunjungan"}, "MCTS"};

struct MctsLimits {
    int playouts = 1000;
    double exploration = 1.0;
    double prior = 0;            // bonus of the base's move
    int longest_playout = 2000;  // plies; a longer one counts as a draw
};

template <Drawable G>
class Mcts {
   public:
    using State = typename G::State;
    using View = typename G::View;
    using Move = typename G::Move;
    struct Child {
        Move move;
        int visits;
        double share;  // of points, for the player who makes the move
    };

    // Without a base the play-outs are random.
    explicit Mcts(MctsLimits limits, Player<G>* base = nullptr) : limits_(limits), base_(base) {}

    // Ends a search before all its play-outs are done.
    void heed(Cancelled cancelled) { cancelled_ = std::move(cancelled); }

    // What was found about each legal move, in the game's order.
    std::vector<Child> search(const G& game, const View& view, Rng& rng) {
        tree_.assign(1, Node{});
        for (int i = 0; i < limits_.playouts; ++i) {
            if (i % kBreath == kBreath - 1 && cancelled_ && cancelled_()) break;
            round(game, draw_state(game, view, rng), rng);
        }
        std::vector<Child> out;
        for (const Move& m : game.moves(view)) {
            const std::size_t at = find(0, m);
            out.push_back(at == 0 ? Child{m, 0, 0} : Child{m, tree_[at].visits, tree_[at].points / tree_[at].visits});
        }
        return out;
    }

   private:
    static constexpr int kBreath = 16;  // play-outs: far below a second in every game

    struct Node {
        Move move{};
        std::uint32_t first_child = 0, next_sibling = 0;  // 0: none; the root is nobody's child
        int visits = 0, offered = 0;                      // offered: rounds in which it was legal
        double points = 0;                                // of the player who made the move
        bool favoured = false;                            // the base's move
    };

    std::size_t find(std::size_t parent, const Move& m) const {
        for (std::size_t c = tree_[parent].first_child; c != 0; c = tree_[c].next_sibling)
            if (tree_[c].move == m) return c;
        return 0;
    }
    std::size_t grow(std::size_t parent, const Move& m) {
        tree_.push_back({m, 0, tree_[parent].first_child, 0, 1, 0, false});
        return tree_[parent].first_child = static_cast<std::uint32_t>(tree_.size() - 1);
    }

    void round(const G& game, State state, Rng& rng) {
        path_.clear();
        std::size_t at = 0;
        bool grown = false;
        while (!grown && !game.outcome(game.view(state))) {
            const auto moves = game.moves(game.view(state));
            const Side mover = game.to_move(game.view(state));
            if (base_ && tree_[at].first_child == 0) {
                grown = true;
                at = grow(at, base_->choose(game, game.view(state), rng));
                tree_[at].favoured = true;
            } else {
                at = descend(at, moves, rng, grown);
            }
            path_.push_back({at, mover});
            state = game.after(state, tree_[at].move, rng);
        }
        reward(finish(game, std::move(state), rng));
    }

    // An untried move if there is one, otherwise the one with the highest bound.
    template <class Moves>
    std::size_t descend(std::size_t parent, const Moves& moves, Rng& rng, bool& grown) {
        untried_.clear();
        std::size_t best = 0;
        double best_bound = -1;
        for (const Move& m : moves) {
            const std::size_t c = find(parent, m);
            if (c == 0) {
                untried_.push_back(m);
                continue;
            }
            const double bound = upper_bound(tree_[c]);
            ++tree_[c].offered;
            if (bound > best_bound) best = c, best_bound = bound;
        }
        if (untried_.empty()) return best;
        grown = true;
        return grow(parent, untried_[rng.below(static_cast<std::uint32_t>(untried_.size()))]);
    }
    double upper_bound(const Node& n) const {
        return n.points / n.visits + (n.favoured ? limits_.prior / (1 + n.visits) : 0) +
               limits_.exploration * std::sqrt(portable::log(static_cast<double>(n.offered)) / n.visits);
    }

    int finish(const G& game, State state, Rng& rng) const {
        for (int ply = 0; ply < limits_.longest_playout; ++ply) {
            if (const auto o = game.outcome(game.view(state))) return static_cast<int>(*o);
            decltype(auto) view = game.view(state);
            state = game.after(state, base_ ? base_->choose(game, view, rng) : any_move(game, view, rng), rng);
        }
        return 0;
    }
    void reward(int outcome) {
        for (const auto& [at, mover] : path_) {
            ++tree_[at].visits;
            tree_[at].points += 0.5 + 0.5 * result_for(mover, static_cast<Outcome>(outcome));
        }
    }

    MctsLimits limits_;
    Player<G>* base_;
    Cancelled cancelled_;
    std::vector<Node> tree_;
    std::vector<std::pair<std::size_t, Side>> path_;
    std::vector<Move> untried_;
};

template <Game G>
class MctsPlayer final : public Player<G> {
   public:
    using typename Player<G>::Move;
    using typename Player<G>::View;
    explicit MctsPlayer(MctsLimits limits, std::unique_ptr<Player<G>> base = nullptr)
        : base_(std::move(base)), search_(limits, base_.get()) {}

    void equip(const std::string& tables, const Budget& budget) override {
        search_.heed(budget.cancelled);
        if (base_) base_->equip(tables, budget);
    }

    Move choose(const G& game, const View& view, Rng& rng) override {
        const auto found = search_.search(game, view, rng);
        return found[most_visited(found)].move;
    }
    Choice<Move> explain(const G& game, const View& view, Rng& rng) override {
        const auto found = search_.search(game, view, rng);
        Choice<Move> choice;
        for (const auto& child : found) {
            choice.options.push_back({child.move, {}, {}, true});
            choice.options.back().score.add(kVisits, 1, child.visits);
            choice.options.back().score.show(kWinRate, 0, child.share);
        }
        choice.pick = most_visited(found);
        return choice;
    }

   private:
    static std::size_t most_visited(const std::vector<typename Mcts<G>::Child>& found) {
        return static_cast<std::size_t>(std::ranges::max_element(found, {}, &Mcts<G>::Child::visits) - found.begin());
    }
    std::unique_ptr<Player<G>> base_;  // null: play-outs at random
    Mcts<G> search_;
};

// Over one of these players; at random unless another is asked for.
template <Drawable G>
PlayerKind<G> mcts_kind(std::vector<PlayerKind<G>> bases, MctsLimits usual) {
    return over_a_base<G>(
        {"mcts",
         {"Monte Carlo tree search on what it may know", "pencarian pohon Monte Carlo atas yang boleh diketahuinya"},
         {{"playouts", static_cast<double>(usual.playouts), {"play-outs a move", "permainan acak per langkah"}, 1, 1e8},
          {"exploration", usual.exploration, {"how much it explores", "seberapa banyak menjelajah"}, 0, 100},
          {"prior", 1, {"bonus of the base's move, where it is not random", "bonus langkah pemain dasar"}, 0, 100}},
         false,
         {},
         kGeneralMethod},
        std::move(bases), "random",
        [](std::span<const double> n, std::unique_ptr<Player<G>> base, bool) -> std::unique_ptr<Player<G>> {
            if (dynamic_cast<RandomPlayer<G>*>(base.get())) base.reset();
            return std::make_unique<MctsPlayer<G>>(MctsLimits{static_cast<int>(n[0]), n[1], n[2]}, std::move(base));
        });
}

}  // namespace rakus::search
