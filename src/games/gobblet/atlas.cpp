#include "games/gobblet/atlas.h"

#include <cassert>

namespace rakus::gobblet {
namespace {
constexpr std::uint16_t kNoBlock = 0xFFFF;
constexpr RowId kNoRow = 0xFFFFFFFF;
}  // namespace

const Atlas& Atlas::get() {
    static const Atlas atlas;
    return atlas;
}

Atlas::Atlas() {
    for (std::uint8_t a = 0; a < kTurns; ++a)
        for (std::uint8_t b = 0; b < kTurns; ++b) combined_[a][b] = combined(Turn{a}, Turn{b});
    choose_blocks();
    choose_rows();
}

// A layer and the layer with the owners exchanged become representatives together where they can, so that most of a
// block's children with an unchanged small layer need no turn.
void Atlas::choose_blocks() {
    homes_.fill({kNoBlock, Turn{}});
    const auto found = [&](LayerId rep) {
        if (homes_[rep].block != kNoBlock) return;
        const auto block = static_cast<std::uint16_t>(small_of_block_.size());
        small_of_block_.push_back(rep);
        for (std::uint8_t t = 0; t < kTurns; ++t) {
            const LayerId turned = layers_.turned(Turn{t}, rep);
            if (homes_[turned].block == kNoBlock) homes_[turned] = {block, inverse(Turn{t})};
        }
    };
    for (LayerId l = 0; l < kLayers; ++l) {
        found(l);
        found(layers_.swapped(l));
    }
}

void Atlas::choose_rows() {
    slots_.assign(blocks() * kLayers, {kNoRow, Turn{}});
    std::array<Turn, kTurns> back;
    for (std::uint8_t t = 0; t < kTurns; ++t) back[t] = inverse(Turn{t});
    for (std::size_t block = 0; block < blocks(); ++block) {
        const LayerId small = small_of_block_[block];
        first_rows_.push_back(static_cast<RowId>(row_small_.size()));
        for (LayerId medium = 0; medium < kLayers; ++medium) {
            if (slots_[block * kLayers + medium].row != kNoRow) continue;
            const auto row = static_cast<RowId>(row_small_.size());
            unsigned fixing = 0;
            for (std::uint8_t t = 0; t < kTurns; ++t) {
                if (layers_.turned(Turn{t}, small) != small) continue;
                const LayerId turned = layers_.turned(Turn{t}, medium);
                Slot& slot = slots_[block * kLayers + turned];
                if (slot.row == kNoRow) slot = {row, back[t]};
                if (turned == medium) fixing |= 1u << t;
            }
            row_small_.push_back(small);
            row_medium_.push_back(medium);
            row_turns_.push_back(static_cast<std::uint8_t>(fixing));
        }
    }
    first_rows_.push_back(static_cast<RowId>(row_small_.size()));
}

std::uint64_t Atlas::byte_of(Board b) const {
    const auto layer = [&](Size s) { return layers_.id_of(b.men(Side::first, s), b.men(Side::second, s)); };
    const RowPlace place = find(layer(Size::small), layer(Size::medium));
    return std::uint64_t{place.row} * kLayers + layers_.turned(place.turn, layer(Size::large));
}

Board Atlas::board_at(std::uint64_t byte) const {
    const auto row = static_cast<RowId>(byte / kLayers);
    const std::array<LayerId, 3> ids{row_small_[row], row_medium_[row], static_cast<LayerId>(byte % kLayers)};
    Board b;
    for (const Size size : kSizes) {
        b = b.with(Side::first, size, layers_.own(ids[index_of(size)]));
        b = b.with(Side::second, size, layers_.theirs(ids[index_of(size)]));
    }
    return b;
}

bool Atlas::represents_in_symmetric_row(std::uint64_t byte) const {
    const unsigned fixing = row_turns_[byte / kLayers];
    const auto large = static_cast<LayerId>(byte % kLayers);
    for (std::uint8_t t = 1; fixing >> t != 0; ++t)
        if ((fixing >> t & 1) != 0 && layers_.turned(Turn{t}, large) < large) return false;
    return true;
}

}  // namespace rakus::gobblet
