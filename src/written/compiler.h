// From a text that has been checked to its program. The weights are numbers in it: a text with other weights is another
// program.
#pragma once
#include <span>

#include "written/program.h"
#include "written/vocabulary.h"

namespace rakus::written {

// Its weights, in the order of the text.
std::vector<Weight> weights_of(const Syntax&);

// `weights`: one for each. A text that costs too much gets a complaint and no program.
std::shared_ptr<const Program> compile(const Syntax&, const Vocabulary&, std::span<const double> weights, Complaints&);

}  // namespace rakus::written
