// The interval of a ratio over groups (core/ratio.h).
#pragma once
#include "core/ratio.h"
#include "lab/estimate.h"

namespace rakus::lab {

// What a ratio can be at all: a share lies between 0 and 1. A loss has no such end that anybody ever sees; what was
// seen says how far it may go.
enum class RatioKind { share, loss };

// By the score test (lab/score_interval.h). The most that a group of mean size could hold is one a pick for a share;
// for a loss, three and a half times the most that a group was seen to lose with ten groups, a quarter more than it
// with a hundred, and at least one a pick. Holds from ten groups on (docs/lab.md). [0, 1], or [0, infinity), without
// groups.
Interval ratio_interval(const Ratio&, RatioKind, Population = 0);

}  // namespace rakus::lab
