#pragma once
#include <memory>

#include "core/any_game.h"

namespace rakus::bantumi {

// Building, verifying and describing the endgame tables.
std::shared_ptr<const TableVerbs> table_verbs();

}  // namespace rakus::bantumi
