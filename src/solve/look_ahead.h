// What a few turns of play say about a value, without proof: a search that stops early and guesses the rest.
//
// Whoever moves last looks better off than he is, so a guess that looks an odd number of turns ahead errs to one side
// and an even one to the other. look_ahead() takes the middle of the two.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>

namespace rakus::solve {

// Of a game: expand(), promise(step) and guess(node), in units of 1 / P::kUnit of a seed.
template <class P>
class LookAhead {
   public:
    using Node = typename P::Node;

    explicit LookAhead(const P& game) : game_(game) {}

    // For the mover, in units. The position is not settled.
    int value(const Node& n, int turns) const {
        return (best(n, turns, -kFar, kFar) + best(n, turns + 1, -kFar, kFar)) / 2;
    }

   private:
    static constexpr int kFar = 1 << 20;
    using Steps = typename P::Steps;
    using Order = std::array<std::size_t, Steps::capacity()>;

    // Alpha-beta; `turns` is how often the turn still passes.
    int best(const Node& n, int turns, int alpha, int beta) const {
        Steps steps;
        game_.expand(n, steps);
        const Order order = by_promise(steps);
        int best = -kFar;
        for (std::size_t i = 0; i < steps.size() && best < beta; ++i)
            best = std::max(best, after(steps[order[i]], turns, std::max(alpha, best), beta));
        return best;
    }
    int after(const typename Steps::value_type& s, int turns, int alpha, int beta) const {
        if (s.range.exact()) return P::kUnit * s.range.low;
        const int gain = P::kUnit * s.gain;
        if (s.again) return gain + best(s.next, turns, alpha - gain, beta - gain);
        return gain - (turns == 0 ? game_.guess(s.next) : best(s.next, turns - 1, gain - beta, gain - alpha));
    }
    Order by_promise(const Steps& steps) const {
        Order order;
        std::array<int, Steps::capacity()> promise;
        for (std::size_t i = 0; i < steps.size(); ++i) order[i] = i, promise[i] = game_.promise(steps[i]);
        std::sort(
            order.begin(), order.begin() + static_cast<std::ptrdiff_t>(steps.size()),
            [&](std::size_t a, std::size_t b) { return promise[a] != promise[b] ? promise[a] > promise[b] : a < b; });
        return order;
    }

    const P& game_;
};

}  // namespace rakus::solve
