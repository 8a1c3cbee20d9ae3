// The lines of a text as things to be put into another order, or switched off.
#pragma once
#include <span>
#include <vector>

#include "core/features.h"
#include "written/syntax.h"

namespace rakus::written {

// Lines with a priority, of which one must stay and which therefore are not listed where there is only one; `feasible`,
// `take` and `then`.
std::vector<TextLine> lines_of(const Syntax&);

// The text with these lines at other places, one number for each of lines_of: 0 is switched off. Of the lines with a
// priority the smaller number comes first; the priorities themselves stay where they are, so that two neighbours that
// change places change their priorities too. A line that is switched off becomes a comment in its place; comments go
// with their lines. At least one line with a priority must be left.
Syntax rearranged(Syntax, std::span<const double> places);

}  // namespace rakus::written
