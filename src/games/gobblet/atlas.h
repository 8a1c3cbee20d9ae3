// Where every position has its byte. A position is seen by the side to move and turned by the symmetries of the board
// until its small layer, and then its medium layer, is the representative of its kind; positions that differ only by
// a turn share a byte. A row holds the 1423 large layers of one pair (small, medium):
//
//     byte = row * 1423 + large layer           255,903 rows, 364,149,969 bytes
//
// Of these, 360,382,485 are different positions: where the pair itself is symmetric (5,487 rows of 255,903) both forms
// of a large layer are kept, which costs one byte in a hundred and saves a case distinction everywhere.
#pragma once
#include <cstdint>
#include <vector>

#include "games/gobblet/layers.h"

namespace rakus::gobblet {

using RowId = std::uint32_t;

// A pair of layers stands in this row after this turn.
struct RowPlace {
    RowId row;
    Turn turn;
};

class Atlas {
   public:
    static const Atlas& get();

    // Rows of one representative small layer stand together: a block.
    std::size_t blocks() const { return small_of_block_.size(); }
    LayerId small_of(std::size_t block) const { return small_of_block_[block]; }
    RowId first_row(std::size_t block) const { return first_rows_[block]; }  // also of `blocks()`: the end
    RowId rows() const { return first_rows_.back(); }
    LayerId small_of_row(RowId row) const { return row_small_[row]; }
    LayerId medium_of_row(RowId row) const { return row_medium_[row]; }

    RowPlace find(LayerId small, LayerId medium) const {
        const Home home = homes_[small];
        const Slot slot = slots_[home.block * std::size_t{kLayers} + layers_.turned(home.turn, medium)];
        return {slot.row, combined_[home.turn.index][slot.turn.index]};
    }
    // Of a board seen by the side to move.
    std::uint64_t byte_of(Board) const;
    std::uint64_t bytes() const { return std::uint64_t{rows()} * kLayers; }
    // The board of a byte, as the side to move sees it; byte_of leads back to the same position.
    Board board_at(std::uint64_t byte) const;
    // A byte that stands for its position: false for the second copy of a position in a symmetric row.
    bool represents(std::uint64_t byte) const {
        return row_turns_[byte / kLayers] == 1 || represents_in_symmetric_row(byte);
    }

   private:
    Atlas();
    void choose_blocks();
    void choose_rows();
    bool represents_in_symmetric_row(std::uint64_t byte) const;

    struct Home {
        std::uint16_t block;
        Turn turn;
    };
    struct Slot {
        RowId row;
        Turn turn;
    };
    const Layers& layers_ = Layers::get();
    std::array<Home, kLayers> homes_{};
    std::array<std::array<Turn, kTurns>, kTurns> combined_{};
    std::vector<LayerId> small_of_block_, row_small_, row_medium_;
    std::vector<RowId> first_rows_;
    std::vector<Slot> slots_;
    std::vector<std::uint8_t> row_turns_;  // the turns that leave the row's pair as it is, as bits
};

}  // namespace rakus::gobblet
