// Points of the distributions that intervals are made of.
#pragma once

namespace rakus::lab {

// P(X <= x) of the beta distribution: the regularised incomplete beta function. a, b > 0.
double beta_below(double a, double b, double x);

// The x with P(|T| <= x) = 1 - alpha for Student's t with `freedom` degrees of freedom; the normal distribution's where
// there are very many.
double student_point(double alpha, double freedom);

}  // namespace rakus::lab
