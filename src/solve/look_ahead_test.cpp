// Looking ahead against the same search without windows and without an order, on trees that are made up by a number.
#include "solve/look_ahead.h"

#include <gtest/gtest.h>

#include "core/rng.h"
#include "core/types.h"
#include "solve/margin_proof.h"

namespace rakus::solve {
namespace {

struct Tree {
    struct Node {
        std::uint64_t number;
        int more;  // steps after which the same player goes on, at most
    };
    using Steps = List<Step<Node>, 4>;
    static constexpr int kUnit = 8;

    void expand(const Node& n, Steps& steps) const {
        Rng rng(n.number);
        for (std::uint32_t i = 0, count = 1 + rng.below(4); i < count; ++i) {
            Step<Node> s{{rng.next(), 2}, {-9, 9}, static_cast<std::int16_t>(rng.below(5)), false, 0};
            if (n.more > 0 && rng.below(4) == 0) s.again = true, s.next.more = n.more - 1;
            if (rng.below(6) == 0) s.range.low = s.range.high = static_cast<int>(rng.below(11)) - 5;
            steps.push_back(s);
        }
    }
    int guess(const Node& n) const { return static_cast<int>(n.number % 41) - 20; }
    int promise(const Step<Node>& s) const { return static_cast<int>(s.next.number % 7); }
};

int plainly(const Tree& tree, const Tree::Node& n, int turns) {
    Tree::Steps steps;
    tree.expand(n, steps);
    int best = -1000000;
    for (const auto& s : steps) {
        const int gain = Tree::kUnit * s.gain;
        const auto later = [&] { return turns == 0 ? tree.guess(s.next) : plainly(tree, s.next, turns - 1); };
        best = std::max(best, s.range.exact() ? Tree::kUnit * s.range.low
                              : s.again       ? gain + plainly(tree, s.next, turns)
                                              : gain - later());
    }
    return best;
}

TEST(LookAhead, IsTheMiddleOfTwoDepthsOfPlainMinimax) {
    const Tree tree;
    for (std::uint64_t number = 1; number <= 1500; ++number)
        for (int turns = 0; turns <= 2; ++turns) {
            const Tree::Node n{number * 0x9e3779b97f4a7c15ull, 2};
            EXPECT_EQ(LookAhead(tree).value(n, turns), (plainly(tree, n, turns) + plainly(tree, n, turns + 1)) / 2);
        }
}

}  // namespace
}  // namespace rakus::solve
