// Alpha-beta for games without chance and without secrets: iterative deepening over a transposition table, until the
// depth is reached, the time is up or everything is decided. The move that was best before comes first, then those that
// have cut often (history), then those that look best after the move; all but the first are only asked whether they are
// better (a window of one).
//
// The contract of search(s, depth, alpha, beta), for the side to move and v the depth-limited value of s:
//     returned <= alpha  =>  v <= returned;     returned >= beta  =>  v >= returned;     otherwise  v == returned.
// A side may move several times in a row: the sign changes only when the turn does.
#pragma once
#include <algorithm>
#include <chrono>
#include <limits>
#include <vector>

#include "search/word_of.h"

namespace rakus::search {

inline constexpr Rule kSearchValue{"value", {"value found", "nilai temuan"}, "alpha-beta"};

struct AlphaBetaLimits {
    int depth = 8;       // plies
    double seconds = 0;  // for one move; 0: no limit
};

template <Solvable G>
class AlphaBeta {
   public:
    using State = typename G::State;
    using Move = typename G::Move;
    struct Scored {
        Move move;
        int value;
    };

    explicit AlphaBeta(AlphaBetaLimits limits) : limits_(limits), table_(std::size_t{1} << kTableBits) {}

    // Ends a search as if its time were up.
    void heed(Cancelled cancelled) { cancelled_ = std::move(cancelled); }

    // The values of all moves at the deepest depth that was finished, in the game's order of moves.
    std::vector<Scored> scores(const G& game, const State& root) { return deepen<std::vector<Scored>>(game, root); }
    // The best move, and of equals the first in the game's order, at that depth: what the scores say, for less.
    Move best(const G& game, const State& root) { return deepen<Best>(game, root).move; }
    // Positions looked at by the last search.
    std::uint64_t nodes() const { return nodes_; }

   private:
    enum class Kind : std::uint8_t { none, exact, at_least, at_most };
    struct Entry {
        std::uint64_t key = 0;
        int value = 0;
        std::uint32_t age = 0;
        std::int16_t depth = 0;
        Kind kind = Kind::none;
        std::uint8_t best = 0;  // the place of the best move in the game's order
        bool horizon = false;   // the value rests on a guess at the horizon
    };
    static constexpr int kTableBits = 18, kSlots = 1 << 12;
    static constexpr int kLook = 64;  // what a point of the appraisal counts beside a cut
    static constexpr int kFar = std::numeric_limits<int>::max() / 2;

    // A new age makes every stored entry stale without touching the table: no memory leaks from search to search.
    void forget() {
        ++age_;
        stopped_ = false;
        nodes_ = 0;
        std::ranges::fill(history_, 0);
    }

    struct Best {
        Move move{};
        std::size_t at = 0;
        bool found = false;
        bool empty() const { return !found; }
    };

    template <class Found>
    Found deepen(const G& game, const State& root) {
        forget();
        started_ = std::chrono::steady_clock::now();
        Found done;
        for (int depth = 1; depth <= limits_.depth; ++depth) {
            beyond_horizon_ = false;
            Found now = done;
            at_depth(game, root, depth, now);
            if (stopped_ && !done.empty()) break;
            done = std::move(now);
            if (!beyond_horizon_ || stopped_) break;  // every line was played to its end
        }
        return done;
    }

    void at_depth(const G& game, const State& root, int depth, std::vector<Scored>& out) {
        out.clear();
        for (const Move& m : game.moves(root)) {
            out.push_back({m, value_of(game, root, game.after(root, m), depth, -kFar, kFar)});
            if (stopped_) break;
        }
    }
    // The best of the last depth first. One that stands before the best so far must only be as good.
    void at_depth(const G& game, const State& root, int depth, Best& best) {
        const auto moves = game.moves(root);
        const std::size_t first = best.at;
        int most = -kFar;
        for (std::size_t i = 0; i < moves.size() && !stopped_; ++i) {
            const std::size_t at = i == 0 ? first : i <= first ? i - 1 : i;
            const State next = game.after(root, moves[at]);
            const int need = i == 0 ? -kFar : most + (at > best.at ? 1 : 0);
            int v = value_of(game, root, next, depth, i == 0 ? -kFar : need - 1, i == 0 ? kFar : need);
            if (v >= need && i > 0) v = value_of(game, root, next, depth, need - 1, kFar);
            if (v < need || (stopped_ && i > 0)) continue;
            most = v;
            best = {moves[at], at, true};
        }
    }

    int value_of(const G& game, const State& s, const State& next, int depth, int alpha, int beta) {
        if (game.to_move(next) == game.to_move(s)) return search(game, next, depth - 1, alpha, beta);
        return -search(game, next, depth - 1, -beta, -alpha);
    }

    bool out_of_time() {
        if ((++nodes_ & 1023) != 0) return stopped_;
        if (cancelled_ && cancelled_()) return stopped_ = true;
        if (limits_.seconds <= 0) return stopped_;
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - started_;
        return stopped_ = spent.count() > limits_.seconds;
    }

    int search(const G& game, const State& s, int depth, int alpha, int beta) {
        if (game.outcome(s)) return game.final_value(s);
        if (depth <= 0 || out_of_time()) {
            beyond_horizon_ = true;
            return game.appraisal(s);
        }
        const std::uint64_t key = game.key(s);
        Entry& entry = table_[key >> (64 - kTableBits)];
        std::optional<std::uint8_t> first;
        if (entry.age == age_ && entry.key == key) {
            if (entry.depth == depth && settles(entry, alpha, beta)) {
                beyond_horizon_ |= entry.horizon;
                return entry.value;
            }
            first = entry.best;
        }
        return search_moves(game, s, depth, alpha, beta, key, first);
    }

    struct Child {
        State state;
        int rank;
        std::uint8_t at;  // in the game's order
        std::uint16_t slot;
    };

    // In the order in which they are searched.
    std::vector<Child> children_of(const G& game, const State& s, int depth, std::optional<std::uint8_t> remembered) {
        std::vector<Child> out;
        const auto moves = game.moves(s);
        out.reserve(moves.size());
        for (const Move& m : moves) {
            const auto at = static_cast<std::uint8_t>(out.size());
            Child c{game.after(s, m), 0, at, slot_of(game.to_move(s), m)};
            if (at == remembered)
                c.rank = kFar;
            else if (depth > 1)
                c.rank = history_[c.slot] + look_of(game, s, c.state);
            out.push_back(std::move(c));
        }
        if (depth > 1 || remembered) std::ranges::stable_sort(out, std::greater{}, &Child::rank);
        return out;
    }
    static int look_of(const G& game, const State& s, const State& next) {
        const int value = game.outcome(next) ? game.final_value(next) : game.appraisal(next);
        return kLook * (game.to_move(next) == game.to_move(s) ? value : -value);
    }

    int search_moves(const G& game, const State& s, int depth, int alpha, int beta, std::uint64_t key,
                     std::optional<std::uint8_t> remembered) {
        const bool horizon_before = std::exchange(beyond_horizon_, false);
        int best = -kFar, floor = alpha;
        std::uint8_t best_at = 0;
        for (const Child& c : children_of(game, s, depth, remembered)) {
            const bool narrow = best > -kFar && beta - floor > 1;
            int v = value_of(game, s, c.state, depth, floor, narrow ? floor + 1 : beta);
            if (narrow && v > floor && v < beta) v = value_of(game, s, c.state, depth, floor, beta);
            if (v > best) best = v, best_at = c.at;
            floor = std::max(floor, best);
            if (best < beta) continue;
            history_[c.slot] = std::min(history_[c.slot] + depth * depth, kFar / 4);
            break;
        }
        const Kind kind = best <= alpha ? Kind::at_most : best >= beta ? Kind::at_least : Kind::exact;
        if (!stopped_)
            table_[key >> (64 - kTableBits)] = {key,  best,    age_,           static_cast<std::int16_t>(depth),
                                                kind, best_at, beyond_horizon_};
        beyond_horizon_ |= horizon_before;
        return best;
    }

    static std::uint16_t slot_of(Side side, const Move& m) {
        return static_cast<std::uint16_t>((word_of(m) * 0x9e3779b97f4a7c15ull >> 53) * 2 +
                                          static_cast<unsigned>(index_of(side)));
    }

    static bool settles(const Entry& e, int alpha, int beta) {
        return e.kind == Kind::exact || (e.kind == Kind::at_least && e.value >= beta) ||
               (e.kind == Kind::at_most && e.value <= alpha);
    }

    AlphaBetaLimits limits_;
    Cancelled cancelled_;
    std::vector<Entry> table_;
    std::vector<int> history_ =
        std::vector<int>(kSlots);  // of the moves of each side: how often they cut, and how deep
    std::uint32_t age_ = 0;
    std::uint64_t nodes_ = 0;
    std::chrono::steady_clock::time_point started_;
    bool stopped_ = false, beyond_horizon_ = false;
};

template <Solvable G>
class AlphaBetaPlayer final : public Player<G> {
   public:
    using typename Player<G>::Move;
    using typename Player<G>::View;
    explicit AlphaBetaPlayer(AlphaBetaLimits limits) : search_(limits) {}

    void equip(const std::string&, const Budget& budget) override { search_.heed(budget.cancelled); }

    Move choose(const G& game, const View& view, Rng&) override { return search_.best(game, view); }
    Choice<Move> explain(const G& game, const View& view, Rng&) override {
        Choice<Move> choice;
        for (const auto& scored : search_.scores(game, view)) {
            Appraised<Move> a{scored.move, {}, {}, true};
            a.score.add(kSearchValue, 1, scored.value);
            if (!choice.pick || outranks(a.score, choice.options[*choice.pick].score))
                choice.pick = choice.options.size();
            choice.options.push_back(std::move(a));
        }
        return choice;
    }

   private:
    AlphaBeta<G> search_;
};

template <Solvable G>
PlayerKind<G> alphabeta_kind(int depth) {
    return {"alphabeta",
            {"looks ahead to a depth or for a time", "melihat ke depan sampai kedalaman atau waktu tertentu"},
            {{"depth", static_cast<double>(depth), {"plies to look ahead", "langkah ke depan"}, 1, 64},
             {"time", 0, {"seconds a move; 0: no limit", "detik per langkah; 0: tanpa batas"}, 0, 3600}},
            true,
            [](std::span<const double> n) {
                return std::make_unique<AlphaBetaPlayer<G>>(AlphaBetaLimits{static_cast<int>(n[0]), n[1]});
            },
            kGeneralMethod};
}

}  // namespace rakus::search
