// The canonical text of a written player, comments kept. What is printed reads back to the same, and prints the same.
#pragma once
#include <string>

#include "written/syntax.h"

namespace rakus::written {

std::string print(const Syntax&);
// One line, without its comments.
std::string print(const Statement&);
std::string print(const Expr&);

}  // namespace rakus::written
