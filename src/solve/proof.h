// The exact value of a position by search alone, for games whose value lies in a known range and which cannot repeat a
// position. Null-window searches close the range from both sides, so that whatever is proved when it is stopped is a
// pair of true bounds.
//
// at_least(s, t) is exact: true if and only if the value of s for the side to move is at least t.
#pragma once
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/judge.h"

namespace rakus::solve {

// The game bounds every value: [low, high] of final_value for the side to move, wherever the game may go from here.
template <class G>
concept Bounded = Solvable<G> && requires(const G& g, const typename G::State& s) {
    { g.value_range(s) } -> std::same_as<std::pair<int, int>>;
};

template <Bounded G>
class Proof {
   public:
    using State = typename G::State;
    using Move = typename G::Move;

    // So many nodes, and no longer than the watch allows, which outlives the proof.
    Proof(const G& game, std::uint64_t most_nodes, const Watch& watch)
        : game_(game), table_(std::size_t{1} << kTableBits), watch_(watch), most_nodes_(most_nodes) {}

    // What is proved about s: low == high when it is everything.
    std::pair<int, int> range(const State& s) {
        auto [low, high] = game_.value_range(s);
        for (int guess = game_.appraisal(s); low < high;) {
            const int t = std::clamp(guess, low + 1, high);
            const bool yes = at_least(s, t);
            if (stopped_) break;
            (yes ? low : high) = yes ? t : t - 1;
            guess = yes ? t + 1 : t - 1;
        }
        return {low, high};
    }
    std::uint64_t nodes() const { return nodes_; }
    bool stopped() const { return stopped_; }

   private:
    struct Entry {
        std::uint64_t key = 0;
        std::int16_t low = INT16_MIN, high = INT16_MAX;
    };
    static constexpr int kTableBits = 20;

    bool out_of_budget() {
        if ((++nodes_ & 4095) == 0) stopped_ = nodes_ >= most_nodes_ || watch_.out();
        return stopped_;
    }

    bool at_least(const State& s, int t) {
        if (game_.outcome(s)) return game_.final_value(s) >= t;
        const auto [low, high] = game_.value_range(s);
        if (low >= t) return true;
        if (high < t || out_of_budget()) return false;
        const std::uint64_t key = game_.key(s);
        const std::size_t at = key >> (64 - kTableBits);
        if (table_[at].key == key) {
            if (table_[at].low >= t) return true;
            if (table_[at].high < t) return false;
        }
        const bool yes = some_move_reaches(s, t);
        if (!stopped_) remember(table_[at], key, t, yes);
        return yes;
    }
    bool some_move_reaches(const State& s, int t) {
        for (const Move& m : game_.moves(s)) {
            const State next = game_.after(s, m);
            const bool same = game_.to_move(next) == game_.to_move(s);
            if (same ? at_least(next, t) : !at_least(next, 1 - t)) return !stopped_;
            if (stopped_) return false;
        }
        return false;
    }
    static void remember(Entry& e, std::uint64_t key, int t, bool yes) {
        if (e.key != key) e = {key};
        if (yes)
            e.low = static_cast<std::int16_t>(t);
        else
            e.high = static_cast<std::int16_t>(t - 1);
    }

    const G& game_;
    std::vector<Entry> table_;
    const Watch& watch_;
    std::uint64_t most_nodes_, nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace rakus::solve
