#include "games/congklak/turns.h"

#include <algorithm>
#include <span>

namespace rakus::congklak {

int promise(const Rules& rules, const State& s) {
    const auto row = s.board.row[index_of(s.to_move)];
    int exact = 0;
    for (int pit = 0; pit < rules.pits; ++pit) exact += mancala::seeds_in(row, pit) == rules.pits - pit;
    return 100 * exact + mancala::sum(row);
}

void Turns::keep(const Rules& rules, const Chain& chain, int banked) {
    auto& shelf = shelves_[static_cast<std::size_t>(banked)];
    auto& size = size_[static_cast<std::size_t>(banked)];
    const std::span kept(shelf.data(), size);
    if (std::ranges::find(kept, chain.state, &Chain::state) != kept.end()) return;
    Chain entry = chain;
    entry.promise = static_cast<std::int16_t>(promise(rules, chain.state));
    if (size < kWidth) {
        shelf[size++] = entry;
        return;
    }
    const auto worst = std::ranges::min_element(shelf, {}, &Chain::promise);
    if (worst->promise < entry.promise) *worst = entry;
}

int largest_turn(const Rules& rules, const State& s) {
    int most = 0;
    Turns turns;
    turns.each_end(rules, s, [&](const TurnEnd& end) { most = std::max(most, end.banked); });
    return most;
}

}  // namespace rakus::congklak
