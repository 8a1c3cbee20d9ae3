// Bantumi for the endgame table. What a sowing does to the own row does not depend on the opponent's, and the other way
// round: so every row is sown once, before the table is built, and a move becomes two or three look-ups of row numbers.
#pragma once
#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "games/bantumi/rules.h"
#include "games/mancala/endgame_table.h"

namespace rakus::bantumi {

using Table = mancala::EndgameTable<mancala::Row8>;

class EndgameRules {
   public:
    // A sowing of one pit, as the own row knows it.
    struct Sowed {
        mancala::RowId row;                    // the own row after sowing
        mancala::RowId row_taken;              // the same without the last seed, when that may capture
        std::uint8_t banked = 0, spilled = 0;  // seeds into the store and into the opponent's row
        std::int8_t facing = -1;               // the opponent's pit that a capture empties; -1: none
        bool again = false;
        // Whether all seeds are still in the own row, unless it captures.
        bool in_row() const { return banked == 0; }
    };
    using Rows = std::vector<mancala::RowId>;  // by row

    EndgameRules(const Rules& rules, const mancala::RowIndex<mancala::Row8>& rows);

    bool empty_capture() const { return empty_capture_; }
    std::span<const Sowed> moves(mancala::RowId row) const {
        return std::span(moves_).subspan(first_move_[row.n], first_move_[row.n + 1] - first_move_[row.n]);
    }
    // Rows after so many seeds were sown into them, and after a pit was emptied; and what that pit held.
    const Rows& spilled(int seeds) const { return spill_[static_cast<std::size_t>(seeds)]; }
    const Rows& without(int pit) const { return without_[static_cast<std::size_t>(pit)]; }
    const std::vector<std::uint8_t>& held(int pit) const { return held_[static_cast<std::size_t>(pit)]; }

    // The margin the mover makes from the seeds in the pits.
    int value(const Table& table, mancala::RowId mover, mancala::RowId waiter) const {
        const int own = sum_[mover.n], opponent = sum_[waiter.n];
        if (own == 0 || opponent == 0) return own - opponent;
        int best = -own - opponent;
        for (const Sowed& m : moves(mover)) best = std::max(best, after(table, m, waiter));
        return best;
    }

   private:
    int after(const Table& table, const Sowed& m, mancala::RowId waiter) const {
        const mancala::RowId theirs = spill_[m.spilled][waiter.n];
        if (m.again) return m.banked + table.value(m.row, theirs);
        if (m.facing >= 0) {
            const mancala::RowId left = without(m.facing)[theirs.n];
            const int prey = held(m.facing)[theirs.n];
            if (prey > 0 || empty_capture_) return m.banked + prey + 1 - table.value(left, m.row_taken);
        }
        return m.banked - table.value(theirs, m.row);
    }
    void list_moves(const Rules&, const mancala::RowIndex<mancala::Row8>&);
    Sowed sowed(const Rules&, const mancala::RowIndex<mancala::Row8>&, mancala::Row8 row, int pit) const;
    void list_spills(int pits, const mancala::RowIndex<mancala::Row8>&);
    void list_prey(int pits, const mancala::RowIndex<mancala::Row8>&);

    bool empty_capture_;
    std::vector<std::uint8_t> sum_;
    std::vector<Sowed> moves_;
    std::vector<std::uint32_t> first_move_;  // by row
    std::vector<Rows> spill_, without_;
    std::vector<std::vector<std::uint8_t>> held_;
};

}  // namespace rakus::bantumi
