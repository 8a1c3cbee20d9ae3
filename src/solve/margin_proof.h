// The exact value of a position, for games in which a move gains something at once and leaves a smaller problem:
//
//     value(n) = the largest over the steps of n of     gain + value(next)      if the same player goes on
//                                                       gain - value(next)      if the turn passes
//
// at_least(n, t) is a null-window search, fail-soft. With v the value of n, for what it returns:
//     r >= t   =>   v >= r;          r < t   =>   v <= r.
// range() closes in on v from both sides with such questions (MTD(f)), so what it holds when it is stopped are true
// bounds. Everything proved stays in the table: the next question about the game starts from there.
//
// What a node does, cheapest first:
//     1  steps to finished or tabled positions are exact, and seeds left bound the others;
//     2  every other successor is looked up before any is searched (enhanced transposition cut-off);
//     3  those still open are searched in the order of their promise: what a step gains counts more than what the
//        game guesses about the rest, because it also makes the problem smaller. Where much is at stake the game may
//        look some turns ahead before it promises.
#pragma once
#include <algorithm>
#include <bit>
#include <concepts>
#include <cstdint>
#include <utility>

#include "core/budget.h"
#include "core/types.h"
#include "solve/bound_table.h"

namespace rakus::solve {

struct Range {
    int low, high;
    bool exact() const { return low == high; }
    friend bool operator==(const Range&, const Range&) = default;
};

// A step as the game lists it. `range` bounds the value of the step for the player who makes it.
template <class Node>
struct Step {
    Node next;
    Range range;
    std::int16_t gain;
    bool again;
    std::uint8_t name;

    // A bound on the value of `next`, seen from here.
    Range seen(Range r) const {
        return again ? Range{gain + r.low, gain + r.high} : Range{gain - r.high, gain - r.low};
    }
};

template <class P>
concept MarginGame = std::regular<typename P::Node> &&
    requires(const P& p, const typename P::Node& n, typename P::Steps& steps) {
    { p.range(n) } -> std::same_as<Range>;  // without search; values of one position have one parity
    {p.expand(n, steps)};                   // the steps of a position that is not settled by range()
    { p.hash(n) } -> std::same_as<std::uint64_t>;
    { p.promise(steps[0], 1) } -> std::same_as<int>;  // larger first; the number is that of turns to look ahead
    { p.turns_to_look(n) } -> std::same_as<int>;      // before its steps are ordered
};

template <MarginGame P>
class MarginProof {
   public:
    using Node = typename P::Node;

    MarginProof(P game, int table_bits) : game_(std::move(game)), table_(table_bits) {}

    // From now on: so many nodes, and no longer than the watch allows, which must outlive the questions.
    void begin(std::uint64_t nodes, const Watch* watch) {
        end_ = nodes_ + std::min(nodes, kNoEnd - nodes_);
        watch_ = watch;
        stopped_ = false;
    }
    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }
    const P& game() const { return game_; }

    // What is proved about n with what is left of both. Asks first at the guess, then in growing strides away from it
    // until the value is caught between two answers, then in the middle.
    Range range(const Node& n, int guess) {
        Range r = known(n);
        bool above = false, below = false;  // is there an answer that says so?
        for (int t = guess, stride = kParity; !r.exact(); stride *= 2) {
            t = std::clamp(t, r.low + 1, r.high);
            const int found = at_least(n, t, kNoStep);
            if (stopped_) break;
            (found >= t ? above : below) = true;
            (found >= t ? r.low : r.high) = found;
            t = above && below ? r.low + (r.high - r.low) / (2 * kParity) * kParity + kParity
                : above        ? r.low + stride
                               : r.high - stride + kParity;
        }
        return r;
    }
    // Whether a step is proved to reach t.
    bool reaches(const Step<Node>& s, int t) {
        const Range r = meet(s.range, s.seen(known(s.next)));
        if (r.low >= t || r.high < t) return r.low >= t;
        const int found = value_of(s, t, kNoStep);
        return !stopped_ && found >= t;
    }
    // What is known about n without searching.
    Range known(const Node& n) const {
        Range r = game_.range(n);
        if (const Proved* p = table_.place(game_.hash(n)).find(n)) r = meet(r, bounds_of(*p));
        return r;
    }

   private:
    static constexpr int kParity = 2;  // values of one position differ by at least this
    static constexpr int kFar = 1 << 14;

    struct Open {
        Step<Node> step;
        typename BoundTable<Node>::Place place;
        int promise;
        std::uint8_t best;
    };
    using Opens = List<Open, P::Steps::capacity()>;

    static Range bounds_of(const Proved& p) {
        constexpr Proved nothing;
        return {p.low == nothing.low ? -kFar : p.low, p.high == nothing.high ? kFar : p.high};
    }
    static Range meet(Range a, Range b) { return {std::max(a.low, b.low), std::min(a.high, b.high)}; }

    bool out_of_budget() {
        if ((++nodes_ & 1023) == 0 && (nodes_ >= end_ || (watch_ && watch_->out()))) stopped_ = true;
        return stopped_;
    }

    int at_least(const Node& n, int t, std::uint8_t first) {
        if (out_of_budget()) return -kFar;
        const std::uint64_t began = nodes_;
        int best = -kFar;
        std::uint8_t best_step = kNoStep;
        Opens open;
        if (settle(n, t, open, best) || open.empty()) return best;  // cheaper to see again than to remember
        search(open, t, first, game_.turns_to_look(n), best, best_step);
        return stopped_ ? -kFar : remember(n, t, best, best_step, began);
    }

    // True if some step reaches t without search. Otherwise the steps that may still do so are left open, and `best`
    // is the most that the others can reach.
    bool settle(const Node& n, int t, Opens& open, int& best) {
        typename P::Steps steps;
        game_.expand(n, steps);
        for (const auto& s : steps) {
            if (s.range.low >= t) return best = s.range.low, true;
            if (s.range.high < t)
                best = std::max(best, s.range.high);
            else
                open.push_back({s, table_.place(game_.hash(s.next)), 0, kNoStep});
        }
        return look_up(t, open, best);
    }
    bool look_up(int t, Opens& open, int& best) {
        std::size_t left = 0;
        for (Open& o : open) {
            if (const Proved* p = o.place.find(o.step.next)) {
                o.step.range = meet(o.step.range, o.step.seen(bounds_of(*p)));
                o.best = p->best;
            }
            if (o.step.range.low >= t) return best = o.step.range.low, true;
            if (o.step.range.high < t)
                best = std::max(best, o.step.range.high);
            else
                open[left++] = o;
        }
        open.shrink(left);
        return false;
    }

    void search(Opens& open, int t, std::uint8_t first, int turns, int& best, std::uint8_t& best_step) {
        const auto less = [](const Open& a, const Open& b) { return a.promise < b.promise; };
        for (Open& o : open) o.promise = o.step.name == first ? kFar : game_.promise(o.step, turns);
        for (std::size_t i = 0; i < open.size(); ++i) {
            std::swap(open[i], *std::max_element(open.begin() + i, open.end(), less));
            const auto& s = open[i].step;
            const int found = value_of(s, t, open[i].best);
            if (stopped_) return;
            if (found > best) best = found, best_step = s.name;
            if (found >= t) return;
        }
    }
    // The same contract as at_least, for a step.
    int value_of(const Step<Node>& s, int t, std::uint8_t first) {
        return s.again ? s.gain + at_least(s.next, t - s.gain, first)
                       : s.gain - at_least(s.next, s.gain - t + 1, first);
    }

    int remember(const Node& n, int t, int found, std::uint8_t step, std::uint64_t began) {
        Proved& p = table_.entry(game_.hash(n), n);
        if (found >= t)
            p.low = static_cast<std::int8_t>(std::max<int>(p.low, found)), p.best = step;
        else
            p.high = static_cast<std::int8_t>(std::min<int>(p.high, found));
        p.effort = std::max(p.effort, static_cast<std::uint8_t>(std::bit_width(nodes_ - began + 1)));
        return found;
    }

    P game_;
    BoundTable<Node> table_;
    static constexpr std::uint64_t kNoEnd = ~std::uint64_t{0};
    const Watch* watch_ = nullptr;
    std::uint64_t end_ = kNoEnd, nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace rakus::solve
