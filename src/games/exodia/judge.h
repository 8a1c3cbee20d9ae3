// What is true of a duel in progress. From the view: the chance to win on this turn and the turns it takes, measured on
// play-outs of the unseen deck by our best policy. With everything seen: whether any order of moves wins on this turn,
// when the order of the deck and every shuffle of the seed are known. Nobody can play that; it is a bound and is named
// so.
#pragma once
#include <memory>

#include "core/judge.h"
#include "games/exodia/game.h"

namespace rakus::exodia {

// Is there a win on this turn for somebody who knows what chance will do? Move number `first_ply + i` of the duel draws
// from Rng::stream(seed, first_ply + i + 1), as everywhere in the house.
struct Foresight {
    enum class Answer { yes, no, undecided } answer = Answer::undecided;
    std::vector<Move> line;  // of the win
    std::uint64_t nodes = 0;
};
Foresight foresee(const Exodia&, const State&, std::uint64_t seed, std::uint64_t first_ply, std::uint64_t node_limit,
                  const Watch&);

std::shared_ptr<const Judge<Exodia>> make_judge();

}  // namespace rakus::exodia
