// A board as one word. Every cell holds at most one piece of each size, and a larger piece always stands on the smaller
// ones, so the stacks follow from six sets of cells, nine bits each:
//
//     bits   0..8  9..17  18..26   27..35  36..44  45..53
//            S1     M1     L1       S2      M2      L2          S small, M medium, L large; 1, 2 the players
//
// The hands follow too: each player has two pieces of each size.
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "core/types.h"
#include "games/gobblet/cells.h"

namespace rakus::gobblet {

enum class Size : std::uint8_t { small, medium, large };
inline constexpr std::array<Size, 3> kSizes{Size::small, Size::medium, Size::large};
inline constexpr int kPiecesOfASize = 2;

constexpr std::size_t index_of(Size s) {
    return static_cast<std::size_t>(s);
}
constexpr int number(Size s) {
    return static_cast<int>(s) + 1;
}  // 1, 2, 3 as in the paper

struct Piece {
    Side owner;
    Size size;
    friend bool operator==(const Piece&, const Piece&) = default;
};

class Board {
   public:
    constexpr Board() = default;
    constexpr explicit Board(std::uint64_t word) : word_(word) {}

    constexpr std::uint64_t word() const { return word_; }
    constexpr CellSet men(Side side, Size size) const { return CellSet(word_ >> shift(side, size) & 0x1FF); }
    constexpr CellSet both(Size size) const { return men(Side::first, size) | men(Side::second, size); }
    constexpr int in_hand(Side side, Size size) const { return kPiecesOfASize - men(side, size).size(); }

    // The cells where this side is on top.
    constexpr CellSet tops(Side side) const {
        const CellSet small = men(side, Size::small) - both(Size::medium);
        return ((small | men(side, Size::medium)) - both(Size::large)) | men(side, Size::large);
    }
    constexpr std::optional<Piece> top(Cell c) const {
        for (const Size size : {Size::large, Size::medium, Size::small})
            for (const Side side : {Side::first, Side::second})
                if (men(side, size).has(c)) return Piece{side, size};
        return std::nullopt;
    }

    constexpr Board with(Side side, Size size, CellSet cells) const {
        return Board(word_ | std::uint64_t{cells.bits()} << shift(side, size));
    }
    constexpr Board without(Side side, Size size, CellSet cells) const {
        return Board(word_ & ~(std::uint64_t{cells.bits()} << shift(side, size)));
    }
    // The same board with the owners exchanged.
    constexpr Board swapped() const {
        return Board((word_ >> kSide | word_ << kSide) & ((std::uint64_t{1} << 2 * kSide) - 1));
    }
    // The board as the given side sees it: its own pieces are the first player's.
    constexpr Board seen_by(Side side) const { return side == Side::first ? *this : swapped(); }

    friend constexpr bool operator==(Board, Board) = default;

   private:
    static constexpr int kSide = 27;
    static constexpr int shift(Side side, Size size) { return kSide * index_of(side) + 9 * static_cast<int>(size); }
    std::uint64_t word_ = 0;
};

constexpr Board turned(Turn t, Board b) {
    Board out;
    for (const Side side : {Side::first, Side::second})
        for (const Size size : kSizes) out = out.with(side, size, turned(t, b.men(side, size)));
    return out;
}

}  // namespace rakus::gobblet
