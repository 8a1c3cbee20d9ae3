// Reads what one player has: "a=..;b=..;h=..;k=..;p=..;x=..". Every error names the player and the field.
#pragma once
#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/text.h"
#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

inline Error wrong(std::string_view where, std::string_view en, std::string_view id) {
    return bad_input({"pokemon position, {}: {}", "posisi pokemon, {}: {}"}, where, Words{en, id});
}
inline Error wrong(std::string_view where, const Error& e) {
    return wrong(where, e.message.en, e.message.id);
}

inline constexpr int kMostCounted = 60000;  // where the position itself sets no limit

struct ReadField {
    Field field;
    std::optional<std::uint64_t>
        shuffle_seed;  // "k=@seed": the deck is what is left over, in the order of that shuffle
};
Result<ReadField> read_field(const Rules&, int player, std::string_view text);

}  // namespace rakus::pokemon
