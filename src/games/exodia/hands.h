// Opening hands, exactly: the deck is an urn and the hand is drawn without putting back.
#pragma once
#include <memory>

#include "core/cards.h"
#include "games/exodia/program.h"

namespace rakus::exodia {

// None of the `marked` cards among `hand` out of `deck`.
double chance_of_none(int deck, int marked, int hand);
// Exactly `k` of them.
double chance_of_exactly(int deck, int marked, int hand, int k);

HandsReport hands_report(const Program&, int hand);

std::shared_ptr<const CardVerbs> make_cards();

}  // namespace rakus::exodia
