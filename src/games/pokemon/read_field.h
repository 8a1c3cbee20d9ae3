// Reads what one player has: "a=..;b=..;h=..;k=..;p=..;x=..". Every error names the player and the field.
#pragma once
#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/pokemon/rules.h"
#include "games/pokemon/state.h"

namespace rakus::pokemon {

inline Error wrong(std::string_view where, std::string_view en, std::string_view id) {
    return bad_input(fmt::format("pokemon position, {}: {}", where, en),
                     fmt::format("posisi pokemon, {}: {}", where, id));
}
inline Error wrong(std::string_view where, const Error& e) {
    return wrong(where, e.message.en, e.message.id);
}

inline std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(by);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

inline std::optional<int> number(std::string_view text, int most = 60000) {
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size() || n < 0 || n > most)
        return std::nullopt;
    return n;
}

struct ReadField {
    Field field;
    std::optional<std::uint64_t>
        shuffle_seed;  // "k=@seed": the deck is what is left over, in the order of that shuffle
};
Result<ReadField> read_field(const Rules&, int player, std::string_view text);

}  // namespace rakus::pokemon
