// Bantumi for the endgame table. What a sowing does to the own row does not depend on the opponent's, and the other way
// round: so every row is sown once, before the table is built, and a move becomes two or three look-ups of row numbers.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "games/bantumi/rules.h"
#include "solve/endgame_table.h"

namespace rakus::bantumi {

using Table = solve::EndgameTable<mancala::Row8>;

class EndgameRules {
   public:
    EndgameRules(const Rules& rules, const solve::RowIndex<mancala::Row8>& rows);

    // The margin the mover makes from the seeds in the pits.
    int value(const Table& table, solve::RowId mover, solve::RowId waiter) const {
        const int own = sum_[mover.n], opponent = sum_[waiter.n];
        if (own == 0 || opponent == 0) return own - opponent;
        int best = -own - opponent;
        for (std::uint32_t i = first_move_[mover.n]; i < first_move_[mover.n + 1]; ++i) {
            const int v = after(table, moves_[i], waiter);
            if (v > best) best = v;
        }
        return best;
    }

   private:
    struct Sowed {
        solve::RowId row;        // the own row after sowing
        solve::RowId row_taken;  // the same without the last seed, when that may capture
        std::uint8_t banked = 0, spilled = 0;  // seeds into the store and into the opponent's row
        std::int8_t facing = -1;               // the opponent's pit that a capture empties; -1: none
        bool again = false;
    };

    int after(const Table& table, const Sowed& m, solve::RowId waiter) const {
        const solve::RowId theirs = spill_[m.spilled][waiter.n];
        if (m.again) return m.banked + table.value(m.row, theirs);
        if (m.facing >= 0) {
            const solve::RowId left = without_[static_cast<std::size_t>(m.facing)][theirs.n];
            const int prey = sum_[theirs.n] - sum_[left.n];
            if (prey > 0 || empty_capture_) return m.banked + prey + 1 - table.value(left, m.row_taken);
        }
        return m.banked - table.value(theirs, m.row);
    }
    void list_moves(const Rules&, const solve::RowIndex<mancala::Row8>&);
    Sowed sowed(const Rules&, const solve::RowIndex<mancala::Row8>&, mancala::Row8 row, int pit) const;
    void list_spills(int pits, const solve::RowIndex<mancala::Row8>&);

    bool empty_capture_;
    std::vector<std::uint8_t> sum_;
    std::vector<Sowed> moves_;
    std::vector<std::uint32_t> first_move_;           // by row
    std::vector<std::vector<solve::RowId>> spill_;    // [seeds][row]: that many seeds sown into the row
    std::vector<std::vector<solve::RowId>> without_;  // [pit][row]: the pit emptied
};

}  // namespace rakus::bantumi
