#include "games/gobblet/large_bits.h"

namespace rakus::gobblet {
namespace {

std::uint64_t bit(int rank) {
    return std::uint64_t{1} << rank;
}

bool uncovered_lane(CellSet cells, CellSet cover) {
    for (const CellSet lane : kLanes)
        if (cells.contains(lane) && !lane.meets(cover)) return true;
    return false;
}

}  // namespace

const LargeMoves& LargeMoves::get() {
    static const LargeMoves moves;
    return moves;
}

LargeMoves::LargeMoves() {
    for (SetId g = 0; g < kSets; ++g) {
        all_.put(g, bit(layers_.width(g)) - 1);
        for (const SetId mover : layers_.beside(g)) layers_at_[g][layers_.rank(g, mover)] = layers_.id_of(mover, g);
    }
    list_moves();
    list_turns();
    list_rows();
}

void LargeMoves::list_moves() {
    for (SetId g = 0; g < kSets; ++g)
        for (const SetId mover : layers_.beside(g)) {
            const CellSet held = layers_.set(mover), open = CellSet::all() - layers_.set(g) - held;
            const auto add = [&](CellSet kept) {
                Option option{layers_.rank(g, mover), layers_.rank(g, layers_.id_of(kept)), 0};
                for (const Cell c : open) option.targets |= bit(layers_.rank(g, layers_.id_of(kept | c)));
                options_[g].push_back(option);
            };
            if (held.size() < kPiecesOfASize) add(held);
            for (const Cell source : held) add(held - source);
        }
    // Ranks depend only on how many cells are free, so one map serves all waiting sets of a size.
    const auto sources_of = [&](int g) {
        return [this, g](int target) {
            std::uint64_t out = 0;
            for (const Option& o : options_[g])
                if (o.targets >> target & 1) out |= bit(o.from);
            return out;
        };
    };
    wide_before_ = {{layers_.width(0), sources_of(0)}, {layers_.width(1), sources_of(1)}};
    pair_before_ = {{layers_.width(LargeBits::kWide), sources_of(LargeBits::kWide)}};
    for (std::uint8_t source = 0; source <= Move::kHand; ++source)
        for (const Cell target : CellSet::all()) {
            const CellSet way = source == Move::kHand ? CellSet(target) : CellSet(Cell{source}) | target;
            for (SetId g = 0; g < kSets; ++g) {
                std::uint64_t clear = 0;
                for (const SetId mover : layers_.beside(g))
                    if (!way.meets(layers_.set(g) | layers_.set(mover))) clear |= bit(layers_.rank(g, mover));
                passable_[source][target.index].put(g, clear);
            }
            passable_groups_[source][target.index] = passable_[source][target.index].groups();
        }
}

void LargeMoves::list_turns() {
    for (std::uint8_t t = 0; t < kTurns; ++t)
        for (SetId g = 0; g < kSets; ++g) {
            const SetId there = layers_.id_of(turned(Turn{t}, layers_.set(g)));
            turned_groups_[t][g] = there;
            const Turn back = inverse(Turn{t});
            const auto image = [&](int rank) {
                const CellSet mover = layers_.set(layers_.beside(there)[static_cast<std::size_t>(rank)]);
                return bit(layers_.rank(g, layers_.id_of(turned(back, mover))));
            };
            if (g < LargeBits::kWide)
                wide_turns_.emplace_back(layers_.width(g), image);
            else
                pair_turns_.emplace_back(layers_.width(g), image);
        }
}

void LargeMoves::list_rows() {
    mover_rows_.resize(512);
    waiting_rows_.resize(512);
    for (unsigned tops = 0; tops < 512; ++tops)
        for (SetId g = 0; g < kSets; ++g) {
            std::uint64_t by_mover = 0, by_waiting = 0;
            for (const SetId mover : layers_.beside(g)) {
                const CellSet waiting = layers_.set(g), own = layers_.set(mover);
                if (has_lane((CellSet(tops) - waiting) | own)) by_mover |= bit(layers_.rank(g, mover));
                if (uncovered_lane(CellSet(tops) | waiting, own)) by_waiting |= bit(layers_.rank(g, mover));
            }
            mover_rows_[tops].put(g, by_mover);
            waiting_rows_[tops].put(g, by_waiting);
        }
}

LargeBits LargeMoves::before(const LargeBits& targets) const {
    LargeBits out;
    out.put(0, wide_before_[0].of<6>(targets.group(0)));
    for (int g = 1; g < LargeBits::kWide; ++g) out.put(g, wide_before_[1].of<5>(targets.group(g)));
    for (int g = LargeBits::kWide; g < kSets; ++g) out.put(g, pair_before_[0].of<4>(targets.group(g)));
    return out;
}

LargeBits LargeMoves::before_strict(const LargeBits& targets, const LargeBits& rows) const {
    LargeBits out;
    for (int g = 0; g < kSets; ++g) {
        const std::uint64_t wanted = targets.group(g), lost = rows.group(g);
        std::uint64_t found = 0;
        for (const Option& o : options_[g])
            if ((o.targets & wanted) != 0 && (o.lifted == o.from || (lost >> o.lifted & 1) == 0)) found |= bit(o.from);
        out.put(g, found);
    }
    return out;
}

}  // namespace rakus::gobblet
