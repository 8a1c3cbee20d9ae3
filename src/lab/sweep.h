// One weight at a time. A climb moves all weights a little; greedy players change their picks in jumps. So where a
// climb ends, single weights are dropped, doubled, halved and turned round in a fixed order, until a whole round keeps
// nothing.
#pragma once
#include <cstddef>
#include <vector>

namespace rakus::lab {

// What a weight counts as "far" in: its own size, or for a weight of zero the median size of the others.
std::vector<double> scales_of(const std::vector<double>& weights);

class Sweep {
   public:
    Sweep(std::vector<double> start, std::vector<double> scales, int rounds);

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

    std::vector<double> best_, scales_, candidate_;
    int rounds_;
    std::size_t weight_ = 0, change_ = 0;
    bool changed_ = false, done_ = false;
};

}  // namespace rakus::lab
