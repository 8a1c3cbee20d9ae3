// One change at a time. A climb moves all weights a little; greedy players change their picks in jumps. So where a
// climb ends, single weights are dropped, doubled, halved and turned round in a fixed order, until a whole round keeps
// nothing. The lines of a text, which cannot be climbed at all, are switched off and exchanged in the same way.
#pragma once
#include <cstddef>
#include <functional>
#include <vector>

namespace rakus::lab {

// What a weight counts as "far" in: its own size, or for a weight of zero the median size of the others.
std::vector<double> scales_of(const std::vector<double>& weights);

// The changes that are tried of each number.
struct Changes {
    std::size_t each = 0;
    // The numbers with change number `change` of number `item`; the same numbers where there is no such change.
    std::function<std::vector<double>(const std::vector<double>&, std::size_t item, std::size_t change)> made;
};
Changes changes_of_weights(std::vector<double> scales);
// Of places of lines (core/any_game.h, rearranged): switched off or, at its old place, on again; to the front; behind
// the next one. `moves` says which lines have a place; of those one always stays on.
Changes changes_of_lines(std::vector<bool> moves);

class Sweep {
   public:
    Sweep(std::vector<double> start, Changes, int rounds);

    bool done() const { return done_; }
    const std::vector<double>& best() const { return best_; }
    // The best with one change. Only while not done.
    const std::vector<double>& candidate() const { return candidate_; }
    // Whether the candidate was better; goes to the next one.
    void learn(bool better);
    // Candidates at most, from the start.
    std::size_t most() const;

   private:
    void go_on();
    bool propose();
    void end_round();

    std::vector<double> best_, candidate_;
    Changes changes_;
    int rounds_;
    std::size_t item_ = 0, change_ = 0;
    bool changed_ = false, done_ = false;
};

}  // namespace rakus::lab
