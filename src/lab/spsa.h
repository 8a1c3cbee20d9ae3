// Simultaneous perturbation stochastic approximation (Spall 1992): a climb on a noisy hill that asks only two questions
// a step, however many weights there are. Both questions share their chance (common random numbers), so that most of
// the noise cancels.
#pragma once
#include <cstdint>
#include <vector>

namespace rakus::lab {

struct SpsaPlan {
    int steps = 100;
    double reach = 0.3;   // the first perturbation, as a share of a weight's scale
    double stride = 1.0;  // the first step for an advantage of 1 over the whole perturbation
    std::uint64_t seed = 1;
};

class Spsa {
   public:
    // Weights move in units of their scale (sweep.h).
    Spsa(std::vector<double> start, SpsaPlan);

    bool done() const { return step_ >= plan_.steps; }
    int step() const { return step_; }
    // The two players of this step.
    std::vector<double> plus() const { return shifted(+1); }
    std::vector<double> minus() const { return shifted(-1); }
    // What the first has over the second, from -1 to 1; moves the weights and goes to the next step.
    void learn(double advantage);

    std::vector<double> current() const { return unscaled(at_); }
    // The mean of the second half of the way: steadier than its last point (Polyak and Ruppert).
    std::vector<double> settled() const;

   private:
    std::vector<double> shifted(double sign) const;
    std::vector<double> unscaled(const std::vector<double>&) const;
    double reach() const;
    void draw_direction();

    SpsaPlan plan_;
    std::vector<double> scale_, at_, direction_, sum_;
    int step_ = 0, summed_ = 0;
};

// Three significant digits: what is shown, saved and measured is the same number.
std::vector<double> rounded(std::vector<double> weights);

}  // namespace rakus::lab
