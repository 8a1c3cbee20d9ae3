#include "games/congklak/turns.h"

#include <algorithm>

namespace rakus::congklak {

int promise(const Rules& rules, const State& s) {
    const auto row = s.board.row[index_of(s.to_move)];
    int exact = 0;
    for (int pit = 0; pit < rules.pits; ++pit) exact += mancala::seeds_in(row, pit) == rules.pits - pit;
    return 100 * exact + mancala::sum(row);
}

int largest_turn(const Rules& rules, const State& s) {
    int most = 0;
    Turns turns;
    turns.each_end(rules, s, [&](const TurnEnd& end) { most = std::max(most, end.banked); });
    return most;
}

}  // namespace rakus::congklak
