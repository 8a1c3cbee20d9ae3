// The truth about a position: never a bare number. Values are seen by the player to move, or, for a move, by the
// player who makes it.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "core/words.h"

namespace rakus {

enum class Class : std::int8_t { loss = -1, draw = 0, win = 1 };

constexpr Class class_of(int value) {
    return value > 0 ? Class::win : value < 0 ? Class::loss : Class::draw;
}

struct Unknown {
    friend bool operator==(const Unknown&, const Unknown&) = default;
};
// Proved. The margin where the game counts one, the plies to the end where the solver knows them.
struct Exact {
    Class result = Class::draw;
    std::optional<int> margin;
    std::optional<int> plies;
    friend bool operator==(const Exact&, const Exact&) = default;
};
// Proved to lie between the two, both included.
struct Bounds {
    int low = 0, high = 0;
    friend bool operator==(const Bounds&, const Bounds&) = default;
};
// Measured on n play-outs; 95 % interval.
struct Estimate {
    double mean = 0, low = 0, high = 0;
    std::uint64_t n = 0;
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

struct Truth {
    std::variant<Unknown, Exact, Bounds, Estimate> value;
    std::string_view unit;         // "seeds", "result" (1, 0, -1), "win_chance", "turns"; empty when there is none
    std::string_view within = {};  // "turn": a chance to win on this turn, not in the end

    const Exact* exact() const { return std::get_if<Exact>(&value); }
    const Bounds* bounds() const { return std::get_if<Bounds>(&value); }
    const Estimate* estimate() const { return std::get_if<Estimate>(&value); }
    friend bool operator==(const Truth&, const Truth&) = default;
};

inline Truth exact_margin(int margin, std::string_view unit) {
    return {Exact{class_of(margin), margin, std::nullopt}, unit};
}
// Bounds that meet are exact.
inline Truth between(int low, int high, std::string_view unit) {
    if (low == high) return exact_margin(low, unit);
    return {Bounds{low, high}, unit};
}

}  // namespace rakus
