#include "games/gobblet/layers.h"

#include <cassert>

#include "games/gobblet/rules.h"

namespace rakus::gobblet {

const Layers& Layers::get() {
    static const Layers layers;
    return layers;
}

Layers::Layers() {
    list_sets();
    list_layers();
    list_moves();
}

void Layers::list_sets() {
    SetId n = 0;
    const auto add = [&](CellSet cells) {
        set_ids_[cells.bits()] = n;
        sets_[n++] = cells;
    };
    add(CellSet{});
    for (const Cell a : CellSet::all()) add(a);
    for (const Cell a : CellSet::all())
        for (const Cell b : CellSet::all())
            if (a < b) add(CellSet(a) | b);
    assert(n == kSets);
    for (SetId id = 0; id < kSets; ++id)
        for (SetId other = 0; other < kSets; ++other) {
            if (sets_[id].meets(sets_[other])) continue;
            ranks_[id][other] = widths_[id];
            beside_[id][widths_[id]++] = other;
        }
}

void Layers::list_layers() {
    LayerId n = 0;
    for (SetId own = 0; own < kSets; ++own) {
        firsts_[own] = n;
        for (const SetId theirs : beside(own)) {
            own_[n] = own;
            theirs_[n++] = theirs;
        }
    }
    assert(n == kLayers);
    for (LayerId l = 0; l < kLayers; ++l) {
        swapped_[l] = id_of(theirs_[l], own_[l]);
        for (std::uint8_t t = 0; t < kTurns; ++t)
            turned_[t][l] = id_of(gobblet::turned(Turn{t}, own(l)), gobblet::turned(Turn{t}, theirs(l)));
    }
}

void Layers::list_moves() {
    for (LayerId l = 0; l < kLayers; ++l) {
        move_at_[l] = static_cast<std::uint32_t>(moves_.size());
        const CellSet open = CellSet::all() - taken(l);
        for (const Cell target : open) {
            if (own(l).size() < kPiecesOfASize)
                moves_.push_back({id_of(own(l) | target, theirs(l)), Move::kHand, target});
            for (const Cell source : own(l))
                moves_.push_back({id_of((own(l) - source) | target, theirs(l)), source.index, target});
        }
    }
    move_at_[kLayers] = static_cast<std::uint32_t>(moves_.size());
}

}  // namespace rakus::gobblet
