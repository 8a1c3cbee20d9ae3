// The truth of a position: the tree of this turn exactly where nothing is drawn, win chances by play-outs elsewhere.
#pragma once
#include "core/judge.h"
#include "games/pokemon/game.h"

namespace rakus::pokemon {

// The best a turn can do with the coins averaged: moves of this turn up to the attack, without effects that draw or
// search (their cards are unknown). The chance to win the game within this turn, and prizes taken on average.
struct TurnValue {
    double wins = 0, prizes = 0;
    std::uint64_t nodes = 0;
    bool complete = true;  // false: the limit of nodes was met, the value is a lower bound
};
TurnValue best_turn(const Pokemon&, const State&, std::uint64_t most_nodes);

// Estimates the chance to win by play-outs of states that fit the view, both sides played by the official greedy;
// a win that this turn forces is exact.
class PlayoutJudge final : public Judge<Pokemon> {
   public:
    Judgement<Pokemon> judge(const Pokemon&, const State&, const TruthLimits&) const override;
};

}  // namespace rakus::pokemon
