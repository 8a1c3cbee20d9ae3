#include "games/pokemon/solver.h"

#include <array>
#include <thread>

#include "core/greedy.h"
#include "games/pokemon/strategies.h"
#include "games/pokemon/table.h"
#include "lab/estimate.h"

namespace rakus::pokemon {
namespace {

constexpr int kMostCoins = 10;
constexpr std::uint64_t kTurnNodes = 20000, kDefaultPlayouts = 400;
constexpr int kLongestPlayout = 4000;

// Does the script bring cards that the player cannot know beforehand?
bool uncovers(const Script& script) {
    for (const Op& op : script) switch (op.verb) {
            case Verb::draw:
            case Verb::draw_to:
            case Verb::draw_bottom:
            case Verb::refresh:
            case Verb::refresh_theirs:
            case Verb::search:
            case Verb::reveal_until:
            case Verb::swap_prize:
            case Verb::arrange:
            case Verb::swap_pokemon:
            case Verb::evolve_self:
                return true;
            default:
                break;
        }
    return false;
}

bool uncovers(const State& s, const Move& m) {
    const Field& f = s.field(s.chooser);
    if (m.act == Do::play) return uncovers(catalogue()[m.card].script);
    if (m.act == Do::power) return uncovers(card_of(f.at(m.slot)).power.script);
    if (m.act == Do::attack) return false;  // what it draws comes after its damage
    return false;
}

// Depth first over the moves of one turn. A position of the turn is worth its best move; a move is worth the average
// over its coins.
class TurnTree {
   public:
    TurnTree(const Pokemon& game, const State& root, std::uint64_t most)
        : game_(game), me_(root.chooser), turn_(root.turn), prizes_(root.field(me_).prizes.size()), most_(most) {}

    TurnValue value(const State& s) {
        if (s.winner != Winner::nobody_yet || s.turn != turn_ || s.chooser != me_) return leaf(s);
        TurnValue best{-1, 0, 0, true};
        for (const Move& m : game_.moves(game_.view(s))) {
            if (uncovers(s, m) || nodes_ >= most_) {
                complete_ = complete_ && nodes_ < most_;
                continue;
            }
            const TurnValue v = after(s, m);
            if (v.wins > best.wins || (v.wins == best.wins && v.prizes > best.prizes)) best = v;
        }
        return best.wins < 0 ? leaf(s) : best;
    }
    TurnValue after(const State& s, const Move& m) {
        TurnValue sum;
        each_outcome(game_, s, m, kMostCoins, [&](double p, const State& next) {
            ++nodes_;
            const TurnValue v = value(next);
            sum.wins += p * v.wins;
            sum.prizes += p * v.prizes;
        });
        return sum;
    }
    TurnValue leaf(const State& s) const {
        const bool won = s.winner == (me_ == Side::first ? Winner::first : Winner::second);
        return {won ? 1.0 : 0.0, static_cast<double>(prizes_ - s.field(me_).prizes.size()), 0, true};
    }
    std::uint64_t nodes() const { return nodes_; }
    bool complete() const { return complete_; }

   private:
    const Pokemon& game_;
    Side me_;
    int turn_, prizes_;
    std::uint64_t most_, nodes_ = 0;
    bool complete_ = true;
};

// A game from here to its end between two official greedies: half points for `me`.
std::size_t play_out(const Pokemon& game, State s, Side me, Rng& rng) {
    const Greedy player{.how = Valuation::exact};
    for (int ply = 0; ply < kLongestPlayout; ++ply) {
        const View v = game.view(s);
        if (const auto o = game.outcome(v)) return static_cast<std::size_t>(1 + result_for(me, *o));
        s = game.after(s, *best_move(player, game, v), rng);
    }
    return 1;
}

using Results = std::array<std::uint64_t, 3>;  // play-outs lost, drawn, won

Truth win_chance(const Results& results) {
    const auto i = results[1] == 0 ? lab::share_of(results[2], results[0] + results[2]) : lab::mean_of_counts(results);
    return {Estimate{i.value, i.low, i.high, results[0] + results[1] + results[2]}, "win_chance"};
}

// Play-out i draws its own hidden cards and coins, so the answer does not depend on the number of threads. As many as
// are wanted and the watch allows, and one a thread at least.
Truth estimate(const Pokemon& game, const State& s, const std::optional<Move>& first, std::uint64_t n,
               const TruthLimits& limits, std::uint64_t stream, const Watch& watch) {
    const View view = game.view(s);
    const auto jobs = static_cast<std::size_t>(std::max(1, limits.jobs));
    std::vector<Results> of_job(jobs, Results{});
    const auto work = [&](std::size_t job) {
        for (std::uint64_t i = job; i < n && (i == job || !watch.out()); i += jobs) {
            Rng rng = Rng::stream(limits.seed ^ (stream * 0x9e3779b97f4a7c15ull), i);
            State from = limits.see_all ? s : game.sample(view, rng);
            if (first) from = game.after(from, *first, rng);
            ++of_job[job][play_out(game, std::move(from), s.chooser, rng)];
        }
    };
    std::vector<std::jthread> threads;
    for (std::size_t job = 1; job < jobs; ++job) threads.emplace_back(work, job);
    work(0);
    threads.clear();  // joins
    Results sum{};
    for (const Results& r : of_job)
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += r[i];
    return win_chance(sum);
}

}  // namespace

TurnValue best_turn(const Pokemon& game, const State& s, std::uint64_t most_nodes) {
    TurnTree tree(game, s, most_nodes);
    TurnValue v = tree.value(s);
    v.nodes = tree.nodes();
    v.complete = tree.complete();
    return v;
}

Judgement<Pokemon> PlayoutJudge::judge(const Pokemon& game, const State& s, const TruthLimits& limits) const {
    Judgement<Pokemon> j;
    const std::uint64_t n = limits.playouts != 0 ? limits.playouts : kDefaultPlayouts;
    if (s.winner != Winner::nobody_yet) {
        const int result = result_for(s.chooser, *game.outcome(game.view(s)));
        j.truth = {Exact{class_of(result), std::nullopt, 0}, "result"};
        j.source = "search";
        return j;
    }
    TurnTree tree(game, s, kTurnNodes);
    bool forced = false;
    for (const Move& m : game.moves(game.view(s))) {
        const bool wins =
            s.phase == Phase::main && !uncovers(s, m) && tree.nodes() < kTurnNodes && tree.after(s, m).wins >= 1;
        if (wins && !forced) j.line = {m};
        forced = forced || wins;
        if (limits.all_moves)
            j.moves.emplace_back(m, wins ? Truth{Exact{Class::win, std::nullopt, std::nullopt}, "result"} : Truth{});
    }
    j.nodes = tree.nodes();
    j.source = forced ? "search" : "play-outs";
    const Watch watch(limits);
    double questions = 1 + static_cast<double>(j.moves.size());
    const auto measure = [&](const std::optional<Move>& first, std::uint64_t stream) {
        const Watch one(watch.share(1 / questions--));
        const Truth t = estimate(game, s, first, n, limits, stream, one);
        if (t.estimate()->n < n) j.cut = one.cut();
        return t;
    };
    j.truth = forced ? Truth{Exact{Class::win, std::nullopt, std::nullopt}, "result"} : measure(std::nullopt, 0);
    std::uint64_t stream = 0;
    for (auto& [move, truth] : j.moves) {
        ++stream;
        if (truth.exact() == nullptr) truth = measure(move, stream);
    }
    return j;
}

}  // namespace rakus::pokemon
