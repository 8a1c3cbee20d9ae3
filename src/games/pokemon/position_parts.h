// What the writer and the reader of positions share.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "games/pokemon/state.h"

namespace rakus::pokemon {

inline constexpr std::array<std::string_view, 10> kPhases{"setup", "setup-bench", "mulligan", "main",  "asking",
                                                          "pay",   "promote",     "save",     "limit", "over"};
inline constexpr std::array<std::string_view, 5> kShields{"none", "damage", "effects", "upto", "reduce"};

// The fields of a running effect in one fixed order; only a program reads them.
inline std::vector<std::uint8_t*> effect_fields(Effect& e) {
    return {reinterpret_cast<std::uint8_t*>(&e.what),
            &e.index,
            reinterpret_cast<std::uint8_t*>(&e.by),
            &e.user.value,
            &e.pc,
            &e.step,
            &e.flips,
            &e.heads,
            &e.chosen,
            &e.left,
            &e.target,
            reinterpret_cast<std::uint8_t*>(&e.ask.what),
            reinterpret_cast<std::uint8_t*>(&e.ask.rule),
            &e.ask.slot.value,
            &e.ask.filter.value,
            reinterpret_cast<std::uint8_t*>(&e.ask.type)};
}
inline std::vector<bool*> effect_flags(Effect& e) {
    return {&e.failed,      &e.paid,        &e.switched, &e.ignore_types, &e.ignore_all,   &e.copied_free,
            &e.done_damage, &e.was_damaged, &e.kept,     &e.ask.mine,     &e.ask.may_stop, &e.ask.special};
}

}  // namespace rakus::pokemon
