#include "games/bantumi/rules.h"

namespace rakus::bantumi {

State start(const Rules& rules) {
    State s;
    for (int pit = 0; pit < rules.pits; ++pit)
        for (auto& row : s.board.row) row |= mancala::seeds_at<mancala::Row8>(pit, rules.seeds);
    return s;
}

Sown sow(const Rules& rules, const State& s, Pit pit) {
    const auto& sowing = mancala::Sowing<mancala::Row8>::of(rules.pits);
    const detail::Seen before = detail::seen_by_mover(s);
    detail::Seen b = before;
    const int last = detail::sow_and_capture(rules, sowing, b, pit);
    Sown result;
    result.again = last == rules.pits;
    result.banked = b.bank - before.bank;
    // What the sowing itself did not put into the store was captured, the last seed among it.
    const int captured = result.banked - sowing.spread(pit.index, mancala::seeds_in(before.own, pit.index)).store;
    if (captured > 1) {
        result.stolen = captured - 1;
        result.from = Pit{static_cast<std::uint8_t>(rules.pits - 1 - last)};
    }
    result.after = detail::settle(s.to_move, b, result.again);
    return result;
}

}  // namespace rakus::bantumi
