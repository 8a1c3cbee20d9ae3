// Logarithms, exponentials and their kin from additions, products and roots alone. The libraries of two machines differ
// in the last bit of these; here every machine computes the same bits, so that the same seed gives the same bytes there
// too. Each is right to a few units in the last place.
#pragma once

namespace rakus::portable {

double log(double x);    // REQUIRES: x > 0, or else minus infinity at 0
double log1p(double x);  // log(1 + x), REQUIRES: x > -1
double log10(double x);  // exact at powers of ten
double exp(double x);
// REQUIRES: base > 0, or a whole exponent. Whole exponents up to 64 multiply.
double pow(double base, double exponent);
double lgamma(double x);  // REQUIRES: x > 0
double erfc(double x);

}  // namespace rakus::portable
