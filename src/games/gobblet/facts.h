// The facts of a move that rules of a written player may use: the entries of the paper's tables one by one, then what
// somebody who knows the game would ask next.
#pragma once
#include <span>

#include "core/facts.h"
#include "games/gobblet/strategies.h"

namespace rakus::gobblet {

struct Facts {
    using Game = Gobblet;

    // The position, looked at once.
    struct Survey {
        const Rules& rules;
        const State& s;
        Once<int> their_wins{};  // moves with which the opponent would win if it were their turn

        Side me() const { return s.to_move; }
        Side you() const { return other(s.to_move); }
    };

    // What the opponent can do next; all 0 after the end.
    struct Answer {
        int moves = 0, wins = 0, gobbles = 0, blocks = 0;
        bool takes = false;  // gobbles the piece that has just moved
    };

    // A candidate, looked at once.
    struct Glance {
        const Survey& survey;
        Look look;
        Once<LaneCounts> lanes{};
        Once<Answer> answer{};
        Once<int> own_wins{};  // moves with which one would win if one could move again
    };

    Moves candidates(const Gobblet&, const State& s) const { return moves(s); }
    template <class Why>
    bool feasible(const Gobblet&, const State&, const Move&, Why&) const {
        return true;  // only legal moves enter C
    }
    bool complete(const Gobblet& game, const State& began, const State& now) const {
        return Formula{}.complete(game, began, now);
    }
    double objective(const Gobblet& game, const State& s, Side me) const { return Formula{}.objective(game, s, me); }
    Survey survey(const Gobblet& game, const State& s) const { return {game.rules, s}; }
    Glance glance(const Survey& survey, const Move& m) const { return {survey, look(survey.rules, survey.s, m)}; }

    static std::span<const Fact<Facts>> facts();
};
static_assert(FactSource<Facts>);

}  // namespace rakus::gobblet
