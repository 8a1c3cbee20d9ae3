// The facts of a move that rules of a written player may use: what the paper's players look at, then what somebody who
// knows the game would ask next.
#pragma once
#include <span>
#include <vector>

#include "core/facts.h"
#include "games/bantumi/best.h"
#include "games/bantumi/strategies.h"

namespace rakus::bantumi {

struct Facts {
    using Game = Bantumi;

    // The position, looked at once.
    struct Survey {
        const Rules& rules;
        const State& s;
        Once<std::array<int, 8>> threat{}, threat_of_turn{};  // one move of the opponent; a whole turn

        int me() const { return index_of(s.to_move); }
        const std::array<int, 8>& threats(Threat reach) const {
            return (reach == Threat::one_move ? threat : threat_of_turn).get([&] {
                return bantumi::threats(rules, s, reach);
            });
        }
    };

    // What the opponent can do in his next move, or with his next turn; all 0 after an extra turn and after the end.
    struct Answer {
        int moves = 0, steals = 0, extra_turns = 0, banks = 0;
        bool wins = false;
    };
    struct AnswerOfTurn {
        int steals = 0, lead = 0;
    };

    // A candidate, looked at once.
    struct Glance {
        const Survey& survey;
        Pit pit;
        Sown sown;
        Once<Answer> answer{};
        Once<AnswerOfTurn> answer_of_turn{};
        Once<Exchange> exchange{};  // as the player `best` weighs it

        int me() const { return survey.me(); }
        const mancala::Board<mancala::Row8>& after() const { return sown.after.board; }
    };

    Pits candidates(const Bantumi&, const State& s) const { return moves(s); }
    std::vector<LeftOut<Pit>> left_out(const Bantumi& game, const State& s) const { return Paper{}.left_out(game, s); }
    template <class Why>
    bool feasible(const Bantumi&, const State&, Pit, Why&) const {
        return true;  // an empty pit never enters C
    }
    bool complete(const Bantumi& game, const State& began, const State& now) const {
        return Paper{}.complete(game, began, now);
    }
    double objective(const Bantumi& game, const State& s, Side me) const { return Paper{}.objective(game, s, me); }
    Survey survey(const Bantumi& game, const State& s) const { return {game.rules, s}; }
    Glance glance(const Survey& survey, Pit pit) const { return {survey, pit, sow(survey.rules, survey.s, pit)}; }

    static std::span<const Fact<Facts>> facts();
};
static_assert(FactSource<Facts>);

}  // namespace rakus::bantumi
