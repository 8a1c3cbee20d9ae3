#include "games/bantumi/rules.h"

namespace rakus::bantumi {

State start(const Rules& rules) {
    State s;
    for (int pit = 0; pit < rules.pits; ++pit)
        for (auto& row : s.board.row) row |= mancala::seeds_at<mancala::Row8>(pit, rules.seeds);
    return s;
}

}  // namespace rakus::bantumi
