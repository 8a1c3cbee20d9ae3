// The legal moves of a position as a few bundles: one piece, many targets. Random play counts them and takes one
// without ever listing them.
#pragma once
#include <array>
#include <cstddef>
#include <iterator>

#include "games/gobblet/board.h"

namespace rakus::gobblet {

// A placement from the hand, or a move from one cell to another.
struct Move {
    static constexpr std::uint8_t kHand = 9;
    std::uint8_t source = kHand;  // the index of the cell it leaves, or kHand
    Size size = Size::small;      // of the piece
    Cell target;

    constexpr bool placement() const { return source == kHand; }
    constexpr Cell from() const { return Cell{source}; }  // of a move on the board
    friend auto operator<=>(const Move&, const Move&) = default;
};
constexpr Move place(Size size, Cell target) {
    return {Move::kHand, size, target};
}

// A range of moves: placements by size, then moves by source; targets in the order of cells.
class Moves {
   public:
    using value_type = Move;

    constexpr void add(std::uint8_t source, Size size, CellSet targets) {
        if (targets.empty()) return;
        begins_[used_] = static_cast<std::uint8_t>(size_);
        bundles_[used_++] = {source, size, targets};
        size_ += static_cast<std::size_t>(targets.size());
    }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Move operator[](std::size_t i) const {
        std::size_t at = 0;  // counted without a branch: where a random move falls cannot be predicted
        for (std::size_t k = 1; k < kBundles; ++k) at += begins_[k] <= i ? 1 : 0;
        const Bundle& b = bundles_[at];
        return {b.source, b.size, b.targets.nth(i - begins_[at])};
    }

   private:
    struct Bundle {
        std::uint8_t source;
        Size size;
        CellSet targets;
    };

   public:
    class Walk {
       public:
        using value_type = Move;
        using difference_type = std::ptrdiff_t;
        using reference = Move;
        using pointer = void;
        using iterator_category = std::input_iterator_tag;
        using iterator_concept = std::forward_iterator_tag;

        constexpr Walk() = default;
        constexpr explicit Walk(const Bundle* at, CellSet left) : at_(at), left_(left) {}
        constexpr Move operator*() const { return {at_->source, at_->size, left_.first()}; }
        constexpr Walk& operator++() {
            left_ = left_ - left_.first();
            if (left_.empty()) left_ = (++at_)->targets;
            return *this;
        }
        constexpr Walk operator++(int) {
            const Walk was = *this;
            ++*this;
            return was;
        }
        friend constexpr bool operator==(const Walk& a, const Walk& b) { return a.at_ == b.at_ && a.left_ == b.left_; }

       private:
        const Bundle* at_ = nullptr;
        CellSet left_;  // the targets not yet passed; empty at the end
    };
    constexpr Walk begin() const { return Walk(bundles_.data(), bundles_[0].targets); }
    constexpr Walk end() const { return Walk(bundles_.data() + used_, CellSet{}); }

   private:
    static constexpr std::size_t kBundles = 3 + 6;  // sizes in the hand, pieces on the board
    static constexpr std::uint8_t kUnused = 255;
    std::array<Bundle, kBundles + 1> bundles_{};  // and an empty one at the end
    std::array<std::uint8_t, kBundles> begins_{0,       kUnused, kUnused, kUnused, kUnused,
                                               kUnused, kUnused, kUnused, kUnused};
    std::size_t used_ = 0, size_ = 0;
};

}  // namespace rakus::gobblet
