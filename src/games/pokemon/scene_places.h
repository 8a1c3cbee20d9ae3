// The places of Pokemon's scene by their ids, and what a choice in it is about.
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "games/pokemon/notation.h"
#include "games/pokemon/table.h"
#include "games/pokemon/vocabulary.h"

namespace rakus::pokemon {

inline constexpr std::string_view kPass = "pass", kStop = "stop", kOffer = "offer", kStadium = "stadium",
                                  kSupporter = "supporter";

inline int player_of(Side side) {
    return index_of(side) + 1;
}
inline std::string place_id(Side side, std::string_view what) {
    return fmt::format("{}.{}", player_of(side), what);
}
inline std::string slot_id(Side side, Slot slot) {
    return slot.active() ? place_id(side, "active") : fmt::format("{}.bench.{}", player_of(side), slot.value);
}

inline std::string attack_id(Side side, int n) {
    return fmt::format("{}.active.attack.{}", player_of(side), n + 1);
}

inline Slot asked_slot(const State& s) {
    return s.phase == Phase::asking ? s.effect.ask.slot : kActive;
}

// The button of a choice that is about nothing on the table, and what is written on it.
std::string choice_button(const Move&, const State&);
Text choice_label(const Move&, const State&);

}  // namespace rakus::pokemon
