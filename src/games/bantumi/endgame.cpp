#include "games/bantumi/endgame.h"

namespace rakus::bantumi {

using mancala::Row8;
using mancala::RowId;

EndgameRules::EndgameRules(const Rules& rules, const mancala::RowIndex<Row8>& rows)
    : empty_capture_(rules.empty_capture) {
    for (RowId r{0}; r.n < rows.size(); ++r.n) sum_.push_back(static_cast<std::uint8_t>(rows.sum(r)));
    list_moves(rules, rows);
    list_spills(rules.pits, rows);
    list_prey(rules.pits, rows);
}

void EndgameRules::list_moves(const Rules& rules, const mancala::RowIndex<Row8>& rows) {
    for (RowId r{0}; r.n < rows.size(); ++r.n) {
        first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
        mancala::for_each_filled(rows.row(r), [&](int pit) { moves_.push_back(sowed(rules, rows, rows.row(r), pit)); });
    }
    first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
}

EndgameRules::Sowed EndgameRules::sowed(const Rules& rules, const mancala::RowIndex<Row8>& rows, Row8 row,
                                        int pit) const {
    const auto& spread = mancala::Sowing<Row8>::of(rules.pits).spread(pit, mancala::seeds_in(row, pit));
    const Row8 own = (row & ~mancala::pit_mask<Row8>(pit)) + spread.own;
    Sowed s{rows.id(own), {}, spread.store, static_cast<std::uint8_t>(mancala::sum(spread.opponent)), -1, false};
    s.again = spread.last == rules.pits;
    if (spread.last < rules.pits && mancala::seeds_in(own, spread.last) == 1) {
        s.facing = static_cast<std::int8_t>(rules.pits - 1 - spread.last);
        s.row_taken = rows.id(own & ~mancala::pit_mask<Row8>(spread.last));
    }
    return s;
}

void EndgameRules::list_spills(int pits, const mancala::RowIndex<Row8>& rows) {
    spill_.resize(static_cast<std::size_t>(rows.seeds()) + 1);
    Row8 sown = 0;  // a hand reaches the opponent's row at pit 0 and goes round the board
    for (int seeds = 0; seeds <= rows.seeds(); sown += mancala::seeds_at<Row8>(seeds++ % pits, 1))
        for (RowId r{0}; r < rows.first(rows.seeds() - seeds + 1); ++r.n)
            spill_[static_cast<std::size_t>(seeds)].push_back(rows.id(rows.row(r) + sown));
}

void EndgameRules::list_prey(int pits, const mancala::RowIndex<Row8>& rows) {
    without_.resize(static_cast<std::size_t>(pits));
    held_.resize(static_cast<std::size_t>(pits));
    for (int pit = 0; pit < pits; ++pit)
        for (RowId r{0}; r.n < rows.size(); ++r.n) {
            without_[static_cast<std::size_t>(pit)].push_back(rows.id(rows.row(r) & ~mancala::pit_mask<Row8>(pit)));
            held_[static_cast<std::size_t>(pit)].push_back(
                static_cast<std::uint8_t>(mancala::seeds_in(rows.row(r), pit)));
        }
}

}  // namespace rakus::bantumi
