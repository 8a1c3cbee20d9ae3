#include "games/gobblet/verify.h"

#include <algorithm>

namespace rakus::gobblet {

constexpr std::uint64_t kPart = 1 << 20;

std::size_t parts_to_verify() {
    return (Atlas::get().bytes() + kPart - 1) / kPart;
}

std::uint64_t inconsistencies(const CompleteTable& table, const Rules& rules, std::size_t part) {
    const Atlas& atlas = Atlas::get();
    const auto score_of = [&](Board b) { return table.score(b).value_or(Score{}); };
    std::uint64_t wrong = 0;
    for (std::uint64_t byte = part * kPart; byte < std::min((part + 1) * kPart, atlas.bytes()); ++byte)
        wrong += table.score_at(byte) != score_from_children(rules, atlas.board_at(byte), score_of);
    return wrong;
}

}  // namespace rakus::gobblet
