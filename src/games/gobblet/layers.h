// A layer is where the pieces of one size stand: up to two cells of the side to move, up to two of the other side.
// There are 1423 layers, the same for every size, and a board is any three of them: small, medium, large.
//
// Layers are numbered by the mover's cells first. The 46 sets of at most two cells are
//     0: {}    1..9: {1} .. {9}    10..45: {1,2} {1,3} .. {8,9}
// and after a set of n cells come the sets of the other side that do not touch it: 46, 37 or 29 of them.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/gobblet/board.h"

namespace rakus::gobblet {

inline constexpr int kSets = 46;
inline constexpr int kLayers = 1423;

using SetId = std::uint8_t;     // 0..45
using LayerId = std::uint16_t;  // 0..1422

// A move inside a layer: the mover's piece of this size goes from `source` (or the hand) to `target`.
struct LayerMove {
    LayerId to;
    std::uint8_t source;  // a cell's index or Move::kHand
    Cell target;
};

class Layers {
   public:
    static const Layers& get();

    CellSet set(SetId id) const { return sets_[id]; }
    SetId id_of(CellSet cells) const { return set_ids_[cells.bits()]; }
    // The sets that do not touch this one, in order.
    std::span<const SetId> beside(SetId id) const {
        return {beside_[id].data(), static_cast<std::size_t>(widths_[id])};
    }
    int width(SetId id) const { return widths_[id]; }
    // The place of `other` among them.
    std::uint8_t rank(SetId id, SetId other) const { return ranks_[id][other]; }
    LayerId first_with(SetId own) const { return firsts_[own]; }

    LayerId id_of(CellSet own, CellSet theirs) const { return id_of(id_of(own), id_of(theirs)); }
    LayerId id_of(SetId own, SetId theirs) const { return static_cast<LayerId>(firsts_[own] + ranks_[own][theirs]); }
    CellSet own(LayerId l) const { return sets_[own_[l]]; }
    CellSet theirs(LayerId l) const { return sets_[theirs_[l]]; }
    CellSet taken(LayerId l) const { return own(l) | theirs(l); }
    LayerId swapped(LayerId l) const { return swapped_[l]; }
    LayerId turned(Turn t, LayerId l) const { return turned_[t.index][l]; }
    std::span<const LayerMove> moves(LayerId l) const {
        return {moves_.data() + move_at_[l], moves_.data() + move_at_[l + 1]};
    }

   private:
    Layers();
    void list_sets();
    void list_layers();
    void list_moves();

    std::array<CellSet, kSets> sets_;
    std::array<SetId, 512> set_ids_{};
    std::array<std::array<SetId, kSets>, kSets> beside_{};
    std::array<std::array<std::uint8_t, kSets>, kSets> ranks_{};
    std::array<std::uint8_t, kSets> widths_{};
    std::array<LayerId, kSets> firsts_{};
    std::array<SetId, kLayers> own_{}, theirs_{};
    std::array<LayerId, kLayers> swapped_{};
    std::array<std::array<LayerId, kLayers>, kTurns> turned_{};
    std::vector<LayerMove> moves_;
    std::array<std::uint32_t, kLayers + 1> move_at_{};
};

}  // namespace rakus::gobblet
