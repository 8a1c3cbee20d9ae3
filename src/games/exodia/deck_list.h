// Deck lists from elsewhere: .ydk files and ydke:// addresses, both lists of the publisher's card numbers.
#pragma once
#include <string_view>

#include "core/cards.h"

namespace rakus::exodia {

// Every card whose effects we know, as deck text: the paper's and a few more.
std::string known_cards_text();

bool is_deck_list(std::string_view text);
// The main deck as a deck file. A card that is not known is named with its line.
Result<ImportReport> import_list(std::string_view text);

}  // namespace rakus::exodia
