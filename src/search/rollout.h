// Rollout, the first step of policy iteration: try each move, let a greedy player (the base) play both sides to the end
// in many worlds, and leave the base's own move only when the gain is sure.
//
// What is tried is a plan for the turn (an arm): the base's own turn, each other first move and then the base, and, in
// games of many-move turns, other whole turns (those in which the base strays, or what the game itself finds). Arms
// that end the turn where the base does are the base's. An arm far behind the leader is dropped on the way.
//
// The guard: of many noisy estimates the largest is mostly luck. Another move than the base's is made only if its gain
// over the base's, world by world, is more than `guard` standard errors.
#pragma once
#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "search/mcts.h"
#include "search/over_base.h"
#include "search/worlds.h"

namespace rakus::search {

inline constexpr Rule kSureGain{"sure_gain", {"better for sure", "pasti lebih baik"}, "rollout"};
inline constexpr Rule kBaseMove{"base", {"the base's own move", "langkah pemain dasar"}, "rollout"};
inline constexpr Rule kUnsure{"unsure", {"no sure gain over the base", "belum pasti lebih baik dari dasar"}, "rollout"};
inline constexpr Rule kSameEnd{
    "same_end", {"ends the turn where the base does", "akhir gilirannya sama dengan dasar"}, "rollout"};
inline constexpr Rule kGain{"gain", {"gain over the base's move", "kelebihan atas langkah dasar"}, "rollout"};
inline constexpr Rule kGainLow{"gain_low", {"of that at least (95 %)", "sedikitnya (95 %)"}, "rollout"};
inline constexpr Rule kGainHigh{"gain_high", {"and at most (95 %)", "dan sebanyak-banyaknya (95 %)"}, "rollout"};
inline constexpr Rule kWorth{"worth", {"share of points", "bagian poin"}, "rollout"};
inline constexpr Rule kWorlds{"worlds", {"worlds tried", "dunia yang dicoba"}, "rollout"};

struct RolloutLimits {
    int playouts = 64;  // worlds in which an arm is tried, at most
    double guard = 1;
    double soften = 0;  // chance that a move of a play-out is any legal one, but in the first world
    int plans = 0;      // whole turns that are tried besides
    // One world tells all: nothing is hidden, nothing is drawn, nobody strays.
    bool certain = false;
    bool every_move = false;  // is searched for, also while a turn goes as foreseen
};

// A gain with its standard error.
struct Gain {
    double mean = 0, error = 0;
    bool sure(double guard) const { return mean > guard * error; }
};

// A plan and what came of it.
template <class Move>
struct Arm {
    std::vector<Move> plan;     // not empty
    bool same_end = true;       // as the base's, in every world so far
    std::vector<double> worth;  // world by world; fewer than others have once it was dropped

    // REQUIRES: a world was tried.
    double mean() const {
        double sum = 0;
        for (const double w : worth) sum += w;
        return sum / static_cast<double>(worth.size());
    }
};

// In the worlds that both have seen. A few worlds that all agree prove little: unless one tells all, the variance
// counts one difference of a whole point besides.
template <class Move>
Gain gain_over(const Arm<Move>& arm, const Arm<Move>& other, bool certain) {
    const std::size_t n = std::min(arm.worth.size(), other.worth.size());
    if (n == 0) return {};
    const double count = static_cast<double>(n);
    double sum = 0, squares = certain ? 0 : 1;
    for (std::size_t i = 0; i < n; ++i) sum += arm.worth[i] - other.worth[i];
    const double mean = sum / count;
    for (std::size_t i = 0; i < n; ++i) {
        const double off = arm.worth[i] - other.worth[i] - mean;
        squares += off * off;
    }
    return {mean, std::sqrt(squares) / count};
}

// Standard errors behind the leader at which an arm is given up. Who looks again and again finds everybody that far
// behind once, by luck alone: from 64 worlds on it is a quarter more with each doubling.
inline double hopeless(std::size_t worlds) {
    return 1.5 + 0.25 * std::max(0, static_cast<int>(std::bit_width(worlds)) - 7);
}

// Takes out of `live` who is hopelessly behind, and who has ended like the base so far. The base's arm is the first; it
// stays, for the others are measured by it.
template <class Move>
void drop_the_hopeless(const std::vector<Arm<Move>>& arms, std::vector<std::size_t>& live, bool certain) {
    const std::size_t leader = *std::ranges::max_element(live, {}, [&](std::size_t i) { return arms[i].mean(); });
    const double behind = hopeless(arms[0].worth.size());
    std::erase_if(live, [&](std::size_t i) {
        if (i == 0 || i == leader) return false;
        return arms[i].same_end || gain_over(arms[leader], arms[i], certain).sure(behind);
    });
    if (live.size() == 2 && live[1] == leader && arms[leader].same_end) live.pop_back();
}

template <Game G>
class Rollout {
   public:
    using State = typename G::State;
    using View = typename G::View;
    using Move = typename G::Move;
    using Arms = std::vector<Arm<Move>>;

    Rollout(RolloutLimits limits, Worlds<G>& worlds) : limits_(limits), worlds_(worlds) {}
    void heed(Cancelled cancelled) { cancelled_ = std::move(cancelled); }

    // The base's arm first, then the others in the game's order of moves.
    Arms search(const G& game, const View& view, Rng& rng) {
        const std::uint64_t seed = rng.next();
        Arms arms = arms_of(game, view, seed);
        std::vector<std::size_t> live(arms.size());
        for (std::size_t i = 0; i < live.size(); ++i) live[i] = i;
        const int most = limits_.certain ? 1 : limits_.playouts;
        for (int world = 0; world < most && live.size() > 1; ++world) {
            if (cancelled_ && cancelled_()) break;
            try_all(game, view, arms, live, seed, world);
            if (world % kRound == kRound - 1) drop_the_hopeless(arms, live, limits_.certain);
        }
        return arms;
    }

    // The arm to take: the base's, or of those with a sure gain the one with the largest.
    std::size_t pick(const Arms& arms) const {
        std::size_t best = 0;
        double most = 0;
        for (std::size_t i = 1; i < arms.size(); ++i) {
            const Gain gain = gain_of(arms, i);
            if (gain.sure(limits_.guard) && gain.mean > most) best = i, most = gain.mean;
        }
        return best;
    }
    // Of an arm over the base's.
    Gain gain_of(const Arms& arms, std::size_t i) const {
        return i == 0 ? Gain{} : gain_over(arms[i], arms[0], limits_.certain);
    }
    const RolloutLimits& limits() const { return limits_; }

   private:
    static constexpr int kRound = 4;  // worlds between two looks at who is behind

    Arms arms_of(const G& game, const View& view, std::uint64_t seed) {
        Rng lots = Rng::stream(~seed, 0);
        Arms arms(1);
        arms[0].plan = {worlds_.base().choose(game, view, lots)};
        std::vector<std::uint64_t> keys;
        const auto is_new = [&](const Move& m) {
            if constexpr (Solvable<G>) {
                const auto key = game.key(game.after(view, m));
                if (std::ranges::find(keys, key) != keys.end()) return false;
                keys.push_back(key);
            }
            return true;
        };
        is_new(arms[0].plan[0]);
        for (const Move& m : worlds_.tries(game, view))
            if (!(m == arms[0].plan[0]) && is_new(m)) arms.emplace_back().plan = {m};
        if (arms.size() > 1)
            for (auto& plan : worlds_.turns(game, view, limits_.plans, ~seed))
                if (plan.size() > 1) arms.emplace_back().plan = std::move(plan);
        return arms;
    }

    void try_all(const G& game, const View& view, Arms& arms, const std::vector<std::size_t>& live, std::uint64_t seed,
                 int world) {
        Rng deal = Rng::stream(seed, static_cast<std::uint64_t>(world));
        const State start = worlds_.draw(game, view, deal);
        const std::uint64_t fate_of_world = deal.next();
        const Side me = game.to_move(view);
        ends_.clear();
        for (const std::size_t i : live) {
            Fate fate(fate_of_world);
            State end = worlds_.play_turn(game, start, arms[i].plan, fate);
            auto met = std::ranges::find(ends_, end, &End::state);
            arms[i].same_end = arms[i].same_end && (i == 0 || met == ends_.begin());
            if (met == ends_.end()) {
                const double worth = worlds_.play_on(game, end, me, fate, world > 0);
                met = ends_.insert(met, {std::move(end), worth});
            }
            arms[i].worth.push_back(met->worth);
        }
    }

    // Where the turn has ended in this world, and what came of it.
    struct End {
        State state;
        double worth;
    };

    RolloutLimits limits_;
    Worlds<G>& worlds_;
    Cancelled cancelled_;
    std::vector<End> ends_;
};

template <Game G>
class RolloutPlayer final : public Player<G> {
   public:
    using typename Player<G>::Move;
    using typename Player<G>::View;
    RolloutPlayer(RolloutLimits limits, std::unique_ptr<Worlds<G>> worlds)
        : worlds_(std::move(worlds)), rollout_(limits, *worlds_) {}

    void equip(const std::string& tables, const Budget& budget) override {
        rollout_.heed(budget.cancelled);
        worlds_->base().equip(tables, budget);
    }
    void begin_game() override {
        worlds_->base().begin_game();
        foreseen_.reset();
    }

    // While a turn goes as foreseen, the plan for it stands and the base's own turn is played on without another
    // search, unless every move is searched for. After another first move there may be a second one.
    Move choose(const G& game, const View& view, Rng& rng) override {
        if (!foreseen_ || !(*foreseen_ == view)) {
            auto arms = rollout_.search(game, view, rng);
            const std::size_t pick = rollout_.pick(arms);
            follows_base_ = pick == 0 && !rollout_.limits().every_move;
            rest_ = std::move(arms[pick].plan);
        } else if (rest_.empty()) {
            rest_ = {worlds_->base().choose(game, view, rng)};
        }
        const Move move = rest_.front();
        rest_.erase(rest_.begin());
        foreseen_.reset();
        if (follows_base_ || !rest_.empty()) foreseen_ = foresee(game, view, move);
        return move;
    }

    // Every first move with the best of its arms, and beside it what the base thinks of it.
    Choice<Move> explain(const G& game, const View& view, Rng& rng) override {
        const auto arms = rollout_.search(game, view, rng);
        Rng lots(0);
        const auto thought = worlds_->base().explain(game, view, lots);
        Choice<Move> choice;
        choice.words = thought.words;
        for (std::size_t i = 0; i < arms.size(); ++i) {
            const Move& move = arms[i].plan[0];
            Breakdown score = account(arms, i);
            if (const auto of_base = std::ranges::find(thought.options, move, &Appraised<Move>::move);
                of_base != thought.options.end())
                for (const Term& t : of_base->score.terms()) score.show(*t.rule, t.weight, t.amount);
            const auto met = std::ranges::find(choice.options, move, &Appraised<Move>::move);
            if (met == choice.options.end())
                choice.options.push_back({move, std::move(score), {}, true});
            else if (outranks(score, met->score))
                met->score = std::move(score);
        }
        const Move& picked = arms[rollout_.pick(arms)].plan[0];
        choice.pick = static_cast<std::size_t>(std::ranges::find(choice.options, picked, &Appraised<Move>::move) -
                                               choice.options.begin());
        return choice;
    }
    bool complete(const G& game, const View& began, const View& now) const override {
        return worlds_->base().complete(game, began, now);
    }
    std::optional<double> objective(const G& game, const View& view, Side me) const override {
        return worlds_->base().objective(game, view, me);
    }

   private:
    // What the mover sees after the move, if the turn goes on and that is the same in every world. Where nothing is
    // hidden every move is searched for, and a turn is only played on for the rest of its plan.
    std::optional<View> foresee(const G& game, const View& view, const Move& move) const {
        if (Solvable<G> && rest_.empty()) return std::nullopt;
        std::optional<View> seen;
        for (const std::uint64_t world : {1, 2}) {
            Rng rng(world);
            const auto next = game.after(worlds_->draw(game, view, rng), move, rng);
            const View now = seen_by(game, next, game.to_move(view));
            if (game.outcome(now) || game.to_move(now) != game.to_move(view)) return std::nullopt;
            if (seen && !(*seen == now)) return std::nullopt;
            seen = now;
        }
        return seen;
    }
    static View seen_by(const G& game, const typename G::State& s, Side side) {
        if constexpr (Veiled<G>)
            return game.view_of(s, side);
        else
            return game.view(s);
    }

    Breakdown account(const typename Rollout<G>::Arms& arms, std::size_t i) const {
        constexpr double k95 = 1.96;
        Breakdown score;
        const Gain gain = rollout_.gain_of(arms, i);
        if (i == 0)
            score.prioritise(2, kBaseMove);
        else if (gain.sure(rollout_.limits().guard))
            score.prioritise(1, kSureGain);
        else
            score.prioritise(3, arms[i].same_end && !arms[i].worth.empty() ? kSameEnd : kUnsure);
        score.add(kGain, 1, gain.mean);
        score.show(kGainLow, 0, gain.mean - k95 * gain.error);
        score.show(kGainHigh, 0, gain.mean + k95 * gain.error);
        if (!arms[i].worth.empty()) score.show(kWorth, 0, arms[i].mean());
        score.show(kWorlds, 0, static_cast<double>(arms[i].worth.size()));
        return score;
    }

    std::unique_ptr<Worlds<G>> worlds_;
    Rollout<G> rollout_;
    std::optional<View> foreseen_;
    bool follows_base_ = false;
    std::vector<Move> rest_;  // of the plan that was taken
};

// The worlds in which a base plays.
template <Game G>
using MakeWorlds = std::function<std::unique_ptr<Worlds<G>>(std::unique_ptr<Player<G>> base, const RolloutLimits&)>;

template <Drawable G>
std::unique_ptr<Worlds<G>> played_worlds(std::unique_ptr<Player<G>> base, const RolloutLimits& limits) {
    return std::make_unique<PlayedWorlds<G>>(std::move(base), limits.soften);
}

// The greedy player that looks ahead, over one of these bases.
template <Game G>
PlayerKind<G> rollout_kind(std::vector<PlayerKind<G>> bases, std::string_view usual, RolloutLimits defaults,
                           MakeWorlds<G> worlds) {
    const auto number = [](int n) { return static_cast<double>(n); };
    return over_a_base<G>(
        {"rollout",
         {"greedy that looks ahead: plays each move to the end with a greedy base, leaves the base's for a sure gain",
          "greedy yang melihat ke depan: memainkan tiap langkah sampai akhir dengan pemain dasar, menyimpang bila "
          "pasti untung"},
         {{"playouts", number(defaults.playouts), {"worlds for each move", "dunia untuk tiap langkah"}, 1, 1e6},
          {"guard", defaults.guard, {"standard errors of a sure gain", "galat baku untuk untung yang pasti"}, 0, 100},
          {"soften",
           defaults.soften,
           {"chance to stray in a play-out", "peluang menyimpang dalam permainan acak"},
           0,
           1},
          {"plans", number(defaults.plans), {"whole turns tried besides", "giliran utuh lain yang dicoba"}, 0, 1e3}},
         false,
         {},
         kGeneralMethod},
        std::move(bases), usual,
        [worlds = std::move(worlds), every_move = defaults.every_move](
            std::span<const double> n, std::unique_ptr<Player<G>> base, bool draws_lots) -> std::unique_ptr<Player<G>> {
            RolloutLimits limits{static_cast<int>(n[0]), n[1], n[2], static_cast<int>(n[3])};
            limits.every_move = every_move;
            limits.certain = Solvable<G> && !draws_lots && limits.soften == 0;
            auto where = worlds(std::move(base), limits);
            return std::make_unique<RolloutPlayer<G>>(limits, std::move(where));
        });
}

// The players of a game with the one that looks ahead over any of them.
template <Drawable G>
std::vector<PlayerKind<G>> with_rollout(std::vector<PlayerKind<G>> players, std::string_view usual,
                                        RolloutLimits defaults) {
    players.push_back(rollout_kind<G>(players, usual, defaults, played_worlds<G>));
    return players;
}
// And with tree search.
template <Drawable G>
std::vector<PlayerKind<G>> with_searchers(std::vector<PlayerKind<G>> players, const MctsLimits& mcts,
                                          std::string_view usual, RolloutLimits defaults) {
    auto all = players;
    all.push_back(mcts_kind<G>(players, mcts));
    all.push_back(rollout_kind<G>(std::move(players), usual, defaults, played_worlds<G>));
    return all;
}

}  // namespace rakus::search
