// The sequential probability ratio test on side-swapped pairs: is the Elo difference elo1 rather than elo0? It stops as
// soon as the evidence is enough, and both kinds of error stay below their bounds.
#pragma once
#include <array>
#include <cstdint>

namespace rakus::lab {

struct SprtTest {
    double elo0 = 0, elo1 = 5;         // the hypotheses, logistic Elo
    double alpha = 0.05, beta = 0.05;  // chance of accepting elo1 when elo0 holds, and the other way round
};

enum class SprtVerdict { undecided, accept_h0, accept_h1 };

struct SprtState {
    double llr = 0;               // log-likelihood ratio, positive for elo1
    double lower = 0, upper = 0;  // Wald's bounds
    SprtVerdict verdict = SprtVerdict::undecided;
};

// The share of points that an Elo difference promises.
double score_of_elo(double elo);

// The generalised ratio of the five-valued distribution of a pair's points: for each hypothesis the most likely
// distribution with that mean (Van den Bergh 2020). Zero without pairs.
double log_likelihood_ratio(const std::array<std::uint64_t, 5>& pairs, double elo0, double elo1);

SprtState sprt(const SprtTest&, const std::array<std::uint64_t, 5>& pairs);

}  // namespace rakus::lab
