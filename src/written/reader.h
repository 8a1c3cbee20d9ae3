// From the words of a text to its syntax. A line with an error is left out; the others are still read, so that all
// errors of a text are told at once.
#pragma once
#include <string_view>

#include "written/syntax.h"

namespace rakus::written {

Syntax read_syntax(std::string_view text, Complaints&);

}  // namespace rakus::written
