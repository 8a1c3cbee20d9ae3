#pragma once
#include <memory>

#include "core/any_game.h"

namespace rakus::gobblet {

// `rakus solve gobblet`: builds, verifies and describes the complete table.
std::shared_ptr<const TableVerbs> table_verbs();

}  // namespace rakus::gobblet
