// A game's paper for people: the elements of its algorithm, its examples, and every statement with what became of it.
#pragma once
#include <string>

#include "app/console.h"
#include "core/any_game.h"

namespace rakus::app {

// One line: how many statements are done as described, are options, are measured, are left out.
std::string paper_summary(const GameInfo&, const Console&);
// Everything, wrapped to the width of a terminal.
std::string paper_text(const GameInfo&, const Console&);

}  // namespace rakus::app
