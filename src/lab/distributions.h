// Points of the distributions that intervals are made of.
#pragma once

namespace rakus::lab {

// P(X <= x) of the beta distribution: the regularised incomplete beta function. a, b > 0.
double beta_below(double a, double b, double x);

// The x with P(|X| <= x) = 1 - alpha for the normal distribution.
double normal_point(double alpha);

}  // namespace rakus::lab
