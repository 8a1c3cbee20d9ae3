// One rating for all players of a tournament (Bradley and Terry 1952): the chance that a beats b is 1 / (1 + 10^((b -
// a) / 400)), and the ratings are those under which the points are likeliest, a draw counting as half a win of either
// side. How sure they are comes from the indices of pairs (clusters.h), not from the model: by how much each index
// moves a rating, or a difference of two, is a number, and its mean has a score interval. So intervals hold although
// pairings share their openings and shuffles, although draws follow no model, and for players that hardly ever differ.
#pragma once
#include <cstddef>
#include <vector>

#include "lab/estimate.h"
#include "lab/schedule.h"
#include "lab/score_interval.h"

namespace rakus::lab {

// Places that are possible at 95 % for all players together: 1 is the best.
struct RankRange {
    std::size_t best = 1, worst = 1;
    friend bool operator==(const RankRange&, const RankRange&) = default;
};

class Ratings {
   public:
    Ratings(const std::vector<Pairing>&, std::size_t players, Population = 0);

    // Against the mean of the field. Who won (lost) every game against the others has no finite rating: the interval
    // then has one bound only.
    Interval of(std::size_t player) const;
    // What a has over b. The chance that the interval misses is alpha.
    Interval difference(std::size_t a, std::size_t b, double alpha = 0.05) const;
    // How many indices tell something about it: all but those that move it as the commonest one
    // does, which is by next to nothing where two players hardly ever differ.
    std::uint64_t indices_that_tell(std::size_t a, std::size_t b) const;
    // By differences that hold all together (Bonferroni).
    RankRange rank(std::size_t player) const;

   private:
    using Matrix = std::vector<std::vector<double>>;

    std::vector<std::size_t> comparable() const;
    bool surely_better(std::size_t a, std::size_t b, double alpha) const;
    void fit();
    void find_influence();
    Interval rating(std::size_t player, double alpha) const;
    Interval out_of_reach(std::size_t player, double alpha) const;

    // A contrast of ratings in Elo, and by how much each index moves it.
    struct Contrast {
        double value = 0;
        std::vector<Observed> moves;
        Possible possible;
    };
    Contrast contrast_of(const std::vector<double>& weights) const;
    Contrast contrast_of(std::size_t a, std::size_t b) const;
    Interval interval_of(const Contrast&, double alpha) const;

    const std::vector<Pairing> pairings_;
    std::size_t players_;
    Population population_;
    std::vector<std::size_t> field_;  // who can be compared: everybody took points, by way of others, from everybody
    std::vector<int> place_;          // in the field; -1: outside
    std::vector<double> strength_;    // of the field, natural logarithms, mean 0
    Matrix influence_;                // by index: how far it moves the strength of each player of the field
};

}  // namespace rakus::lab
