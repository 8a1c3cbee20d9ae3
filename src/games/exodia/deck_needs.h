// What a deck file need not say because it follows from the effects: conditions, orders, the full deck.
#pragma once
#include <optional>
#include <string_view>

#include "games/exodia/program.h"

namespace rakus::exodia {

// Does this operation ask its player for a card?
bool asks(const Operation&);
// "a:UG" -> the index of the action; empty if there is none.
std::optional<std::uint8_t> action_named(const Program&, std::string_view text);
std::string action_text(const Program&, const Action&);

// Adds the conditions that each effect brings with it, the orders that were not given and the whole deck.
void complete(Program&);

}  // namespace rakus::exodia
