// Whether a text makes sense in its game: every name known, conditions where conditions are wanted, numbers in bounds.
// It notes on each name what it means; the compiler trusts that.
#pragma once
#include "written/syntax.h"
#include "written/vocabulary.h"

namespace rakus::written {

// Complaints about what is wrong, and warnings about what is only strange.
void check(Syntax&, const Vocabulary&, Complaints&);

bool has_errors(const Complaints&);

}  // namespace rakus::written
