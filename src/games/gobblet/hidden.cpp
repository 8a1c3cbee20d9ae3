#include "games/gobblet/hidden.h"

#include <vector>

#include "core/rng.h"

namespace rakus::gobblet {
namespace {

constexpr std::array<Side, 2> kOwners{Side::first, Side::second};

CellSet topped_by(const Board& b, Size size) {
    CellSet cells;
    for (const Cell c : CellSet::all())
        if (const auto top = b.top(c); top && top->size == size) cells = cells | CellSet(c);
    return cells;
}

// Each covered piece of a size goes under some larger one, no two of a size under the same.
Board with_covered(Board seen, const Board& real, Size size, CellSet larger, Rng& chance) {
    std::vector<Cell> under;
    for (const Cell c : larger) under.push_back(c);
    chance.shuffle(under);
    for (const Side owner : kOwners)
        for (int covered = real.men(owner, size).size() - seen.men(owner, size).size(); covered > 0; --covered) {
            seen = seen.with(owner, size, CellSet(under.back()));
            under.pop_back();
        }
    return seen;
}

}  // namespace

State imagined(const State& s) {
    Board seen;
    for (const Size size : kSizes)
        for (const Side owner : kOwners) seen = seen.with(owner, size, s.board.tops(owner) & topped_by(s.board, size));
    Rng chance(seen.word() ^ static_cast<std::uint64_t>(s.to_move));
    const CellSet large = topped_by(s.board, Size::large), medium = topped_by(s.board, Size::medium);
    State out;
    out.board = with_covered(seen, s.board, Size::medium, large, chance);
    out.board = with_covered(out.board, s.board, Size::small, large | medium, chance);
    out.to_move = s.to_move;
    out.seen = s.seen;
    out.result = s.result;
    return out;
}

}  // namespace rakus::gobblet
