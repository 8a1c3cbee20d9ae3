// A move as a number, for tables by move.
#pragma once
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace rakus::search {

// Equal moves, equal words. Moves that do not fit into one are all alike.
template <class Move>
std::uint64_t word_of(const Move& m) {
    std::uint64_t word = 1;
    if constexpr (std::has_unique_object_representations_v<Move> && sizeof(Move) <= sizeof word)
        std::memcpy(&word, &m, sizeof m);
    return word;
}

}  // namespace rakus::search
