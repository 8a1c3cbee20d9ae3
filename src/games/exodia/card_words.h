// What a card does, in words: the same account for the paper's cards and a user's own.
#pragma once
#include "core/cards.h"
#include "games/exodia/program.h"

namespace rakus::exodia {

Text effect_words(const Program&, Kind);
CardsReport cards_report(const Program&);

}  // namespace rakus::exodia
