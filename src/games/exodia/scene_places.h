// The places of the duel's scene by their ids.
#pragma once
#include <string_view>

#include "games/exodia/rules.h"

namespace rakus::exodia {

inline constexpr std::string_view kHand = "hand", kDeck = "deck", kGrave = "grave", kAway = "away", kAside = "aside",
                                  kPlaying = "playing", kOffer = "offer", kEnd = "end", kDone = "done",
                                  kLater = "later";

inline std::string_view row_id(Row row) {
    constexpr std::string_view ids[] = {"monsters", "field", "spells"};
    return ids[static_cast<std::size_t>(row)];
}

}  // namespace rakus::exodia
