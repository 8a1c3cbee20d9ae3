// The rule keys of a solitaire duel. Each row of the decision table that can be decided otherwise is one key; the two
// presets are two columns of the same table, and deck files ask for the values by name.
#pragma once
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/result.h"

namespace rakus::exodia {

std::vector<RuleKey> rule_keys();
// "paper", "official" or nothing, then single keys. The answer has every key once.
Result<Settings> read_options(const Settings& given);
std::string_view value_of(const Settings&, std::string_view key);
bool is_on(const Settings&, std::string_view key);
int number_of(const Settings&, std::string_view key);

}  // namespace rakus::exodia
