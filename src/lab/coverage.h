// How often intervals hold the truth, counted over seeded runs, and what the count says of the method.
#pragma once
#include <cstdint>
#include <limits>

#include "lab/estimate.h"

namespace rakus::lab {

// What is near enough to 95 %.
inline constexpr double kLeastHeld = 0.94, kMostHeld = 0.97;
enum class HeldOften { as_said, never_less, few_tell, too_few, too_many, exact };

// What a figure rests on.
struct Ground {
    // How many of the run's units (pairs, indices, games, trials) differ from the commonest one.
    double tell = std::numeric_limits<double>::infinity();
    bool never_less = false;  // by an exact distribution: the interval holds as often as it says, or more
};

// One figure of one kind of run.
class Coverage {
   public:
    void add(const Interval&, double truth, const Ground& = {});

    std::uint64_t runs() const { return runs_; }
    // The share of runs whose interval held the truth, with the 99 % interval of that share.
    Interval held() const;
    // Units that tell, in a run, on average.
    double tell() const { return runs_ == 0 ? 0 : tell_ / static_cast<double>(runs_); }
    // By the 99 % interval: wholly below 94 % is too few; wholly above 97 % is too many, unless the method is exact, or
    // fewer units tell than can be evidence (kFewestThatTell).
    HeldOften verdict() const;

   private:
    std::uint64_t runs_ = 0, held_ = 0, exact_ = 0;
    double tell_ = 0;
    bool never_less_ = true;
};

}  // namespace rakus::lab
