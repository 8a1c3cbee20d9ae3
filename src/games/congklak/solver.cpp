#include "games/congklak/solver.h"

#include <algorithm>

#include "games/congklak/endgame.h"
#include "games/congklak/openings.h"
#include "solve/proof.h"

namespace rakus::congklak {
namespace {

struct Range {
    int low, high;
    bool exact() const { return low == high; }
};
// As the player sees it who moved there from a position of `mover`.
Range seen_by(Range r, bool same_side) {
    return same_side ? r : Range{-r.high, -r.low};
}

// All seeds are banked in the end, so the margin is even or odd as their number is.
Range rounded(Range r, int seeds) {
    return {r.low + ((r.low ^ seeds) & 1), r.high - ((r.high ^ seeds) & 1)};
}

// In nodes. With more seeds than so in the pits a proof by search is out of reach, and not all is spent on it.
constexpr int kManySeeds = 40;
constexpr std::uint64_t kNodes = 24'000'000, kHopeless = 4'000'000, kNodesOfATurn = 600'000;
std::uint64_t worth_spending(const State& s, std::uint64_t nodes) {
    if (nodes != 0) return nodes;
    return s.board.seeds_in_pits() > kManySeeds ? kHopeless : kNodes;
}

// One question about one position; `armed` is the game with its endgame table.
class Inquiry {
   public:
    Inquiry(const Congklak& armed, const Watch& watch) : game_(armed), watch_(watch) {}

    Range range(const State& s, std::uint64_t nodes) {
        if (game_.outcome(s)) return {game_.final_value(s), game_.final_value(s)};
        Range r = known(s);
        if (r.exact()) return r;
        searched_ = true;
        solve::Proof<Congklak> proof(game_, nodes, watch_);
        const auto [low, high] = proof.range(s);
        nodes_ += proof.nodes();
        stopped_ = stopped_ || proof.stopped();
        return rounded({std::max(low, r.low), std::min(high, r.high)}, s.board.total());
    }
    // Every move with its range; each gets an equal share of the nodes.
    std::vector<std::pair<Pit, Range>> moves(const State& s, std::uint64_t nodes) {
        std::vector<std::pair<Pit, Range>> out;
        const auto legal = game_.moves(s);
        for (const Pit m : legal) out.emplace_back(m, after(s, m, nodes / legal.size()));
        return out;
    }
    // Best play, as far as every choice of it is proved.
    std::vector<Pit> line(State s, int value, std::uint64_t nodes) {
        std::vector<Pit> out;
        while (!game_.outcome(s)) {
            const auto legal = game_.moves(s);
            const auto best = std::ranges::find_if(legal, [&](Pit m) {
                const Range r = after(s, m, nodes);
                return r.exact() && r.low == value;
            });
            if (best == legal.end()) break;
            const State next = game_.after(s, *best);
            if (next.to_move != s.to_move) value = -value;
            out.push_back(*best);
            s = next;
        }
        return out;
    }
    // The turn that proves the lower bound of the position last asked about.
    const std::vector<Pit>& largest_turn() const { return largest_turn_; }
    std::uint64_t nodes() const { return nodes_; }
    bool stopped() const { return stopped_; }
    std::string_view source() const { return !searched_ ? "table" : game_.endgames ? "table+search" : "search"; }

   private:
    // Without search by both players: the table, or what one turn alone can bank.
    Range known(const State& s) {
        const auto [low, high] = game_.value_range(s);
        if (low == high) return {low, high};
        TruthLimits limits;
        static_cast<Budget&>(limits) = watch_.share(1);
        limits.nodes = kNodesOfATurn;
        const auto feats = Openings().search(game_, s, limits);
        nodes_ += feats.nodes;
        searched_ = true;
        largest_turn_ = feats.largest.line;
        const int held = s.board.store[index_of(s.to_move)] + feats.largest.score;
        return {std::max(low, 2 * held - s.board.total()), high};
    }
    Range after(const State& s, Pit m, std::uint64_t nodes) {
        const State next = game_.after(s, m);
        return seen_by(range(next, nodes), next.to_move == s.to_move);
    }

    const Congklak& game_;
    const Watch& watch_;
    std::vector<Pit> largest_turn_;
    std::uint64_t nodes_ = 0;
    bool searched_ = false, stopped_ = false;
};

// The value of a position is that of its best move.
Range best_of(const std::vector<std::pair<Pit, Range>>& moves) {
    Range best = moves.front().second;
    for (const auto& [move, r] : moves) best = {std::max(best.low, r.low), std::max(best.high, r.high)};
    return best;
}

}  // namespace

Judgement<Congklak> CongklakJudge::judge(const Congklak& game, const State& s, const TruthLimits& limits) const {
    Congklak armed = game;
    armed.endgames = Endgames::best_for(game.rules, limits.tables);
    const Watch watch(limits);
    const std::uint64_t nodes = worth_spending(s, limits.nodes);
    Inquiry inquiry(armed, watch);
    Judgement<Congklak> j;
    Range r{};
    if (limits.all_moves && !game.outcome(s)) {
        const auto moves = inquiry.moves(s, nodes);
        for (const auto& [move, range] : moves)
            j.moves.emplace_back(move, between(range.low, range.high, Congklak::unit));
        r = best_of(moves);
    } else {
        r = inquiry.range(s, nodes);
    }
    j.truth = between(r.low, r.high, Congklak::unit);
    j.source = inquiry.source();
    if (inquiry.stopped()) j.cut = watch.cut() == Cut::none ? Cut::work : watch.cut();
    if (r.exact())
        j.line = inquiry.line(s, r.low, nodes);
    else if (!limits.all_moves)
        j.line = inquiry.largest_turn();
    j.nodes = inquiry.nodes();
    return j;
}

}  // namespace rakus::congklak
