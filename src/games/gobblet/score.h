// What the table keeps of a position, in one signed byte, for the side to move:
//     win in n plies: 127 - n     draw: 0     loss in n plies: -(127 - n)
// The larger the byte, the better; and one ply earlier a score is worth its negative, one step nearer to zero:
//     score(position) = max over its moves of earlier(score(after the move)).
#pragma once
#include <cassert>
#include <cstdint>

#include "core/truth.h"

namespace rakus::gobblet {

struct Score {
    std::int8_t byte = 0;

    static constexpr int kFar = 127;
    static constexpr Score win_in(int plies) { return {static_cast<std::int8_t>(kFar - plies)}; }
    static constexpr Score loss_in(int plies) { return {static_cast<std::int8_t>(plies - kFar)}; }
    static constexpr Score draw() { return {0}; }

    constexpr Class result() const { return class_of(byte); }
    constexpr int plies() const { return byte > 0 ? kFar - byte : byte < 0 ? kFar + byte : 0; }  // of a draw: 0
    friend constexpr auto operator<=>(Score, Score) = default;
};

// The score of a position as the player sees it who moves into it.
constexpr Score earlier(Score s) {
    return {static_cast<std::int8_t>(s.byte > 0 ? 1 - s.byte : s.byte < 0 ? -s.byte - 1 : 0)};
}

inline Truth truth_of(Score s) {
    const auto plies = s.result() == Class::draw ? std::nullopt : std::optional<int>(s.plies());
    return {Exact{s.result(), std::nullopt, plies}, "result"};
}

}  // namespace rakus::gobblet
