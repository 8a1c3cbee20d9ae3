#include "games/bantumi/rules.h"

namespace rakus::bantumi {

State start(const Rules& rules) {
    State s;
    for (int pit = 0; pit < rules.pits; ++pit)
        for (auto& row : s.board.row) row |= mancala::seeds_at<mancala::Row8>(pit, rules.seeds);
    return s;
}

Sown sow(const Rules& rules, const State& s, Pit pit) {
    const int me = index_of(s.to_move);
    const auto& sowing = mancala::Sowing<mancala::Row8>::of(rules.pits);
    Sown result;
    result.after = s;
    const int last = detail::sow_and_capture(rules, sowing, result.after, pit);
    const Board& b = result.after.board;
    result.again = last == rules.pits;
    result.banked = b.store[me] - s.board.store[me];
    // What the sowing itself put into the store; the rest was captured, the last seed among it.
    const int captured = result.banked - sowing.spread(pit.index, mancala::seeds_in(s.board.row[me], pit.index)).store;
    if (captured > 1) {
        result.stolen = captured - 1;
        result.from = Pit{static_cast<std::uint8_t>(rules.pits - 1 - last)};
    }
    if (over(result.after)) result.after.board.sweep();
    return result;
}

}  // namespace rakus::bantumi
