// Books: the exact values of the first plies of a game, small enough to live inside the program. The format is
// described in docs/table-format.md. Positions are not written: both who writes and who reads lists them in the same
// order, breadth first from the start, and a value is one letter.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "core/result.h"

namespace rakus::solve {

inline constexpr std::string_view kBookLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";

struct Book {
    std::string game, rules;  // the rules that change values, "ec=1,pits=6,seeds=4"
    int plies = 0;
    std::vector<std::uint8_t> values;  // 0 to 63, of the positions in their order
};

std::string write_book(const Book&);
// Refuses what is not a book, is cut short or altered; says which.
Result<Book> read_book(std::string_view text);

// All positions that `plies` moves can reach, each once and by the fewest plies; `last` is where those that need all
// plies begin. children(position, add) adds what one move leads to, as a key that is the same for equal positions;
// finished positions are not added.
template <class Key>
struct FirstPlies {
    std::vector<Key> positions;
    std::size_t last = 0;
};
template <class Key, class Hash, class Children>
FirstPlies<Key> first_plies(const Key& start, int plies, const Children& children) {
    FirstPlies<Key> out{{start}, 0};
    std::unordered_set<Key, Hash> seen{start};
    for (int ply = 0; ply < plies; ++ply) {
        const std::size_t from = out.last, end = out.positions.size();
        for (std::size_t i = from; i < end; ++i)
            children(Key(out.positions[i]), [&](const Key& next) {
                if (seen.insert(next).second) out.positions.push_back(next);
            });
        out.last = end;
    }
    return out;
}

}  // namespace rakus::solve
