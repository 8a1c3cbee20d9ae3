// Checks a table against the rules alone: every score must follow from the end of the game or from the scores one move
// later. It shares nothing with the solver but the order of the bytes.
//
// This is a proof, not a sample. Distances fall by one with each ply of a decided game, so by induction a position that
// says "won" or "lost" is; and from one that says "draw" the mover always has a move to another that says so, and none
// to a lost one, so neither side can force an end.
#pragma once
#include <cstdint>

#include "games/gobblet/table.h"

namespace rakus::gobblet {

// The table in parts that can be checked apart.
std::size_t parts_to_verify();
// How many positions of a part contradict their children.
std::uint64_t inconsistencies(const CompleteTable&, const Rules&, std::size_t part);

// The score of a board, seen by the side to move, from the scores one move later.
template <class ScoreOf>
Score score_from_children(const Rules& rules, Board b, const ScoreOf& score_of) {
    if (const auto e = ended(rules, b, Side::first))
        return *e > 0 ? Score::win_in(0) : *e < 0 ? Score::loss_in(0) : Score::draw();
    Score best = Score::loss_in(0);
    for (const Move m : moves(b, Side::first))
        best = std::max(best, earlier(score_of(after(rules, b, Side::first, m).seen_by(Side::second))));
    return best;
}

}  // namespace rakus::gobblet
