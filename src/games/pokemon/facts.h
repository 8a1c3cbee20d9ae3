// The facts of a Pokemon move that a written player may use, made from the view: nothing hidden enters. An attack has
// two values, the paper's (`value`, `knocks_out`) and the exact one (`expected`, `p_ko`); so have the facts of the
// table before and after a step of the preparing phase.
//
// What the opponent may do in reply is told as his attacks stand on the table after the move; his hand is not seen, so
// there is no reply(..) in this game.
#pragma once
#include <array>
#include <span>

#include "core/facts.h"
#include "games/pokemon/appraise.h"
#include "games/pokemon/strategies.h"

namespace rakus::pokemon {

// Something in both valuations.
template <class T>
struct InBoth {
    Once<T> paper, exact;
    const Once<T>& by(Valuation how) const { return how == Valuation::paper ? paper : exact; }
};

struct Facts {
    using Game = Pokemon;

    struct Survey {
        const Pokemon& game;
        const State& table;
        Side me;
        std::array<Once<Forecast>, 4> attacks;  // of the active
        InBoth<Worth> now;                      // its best attack
        InBoth<bool> dies;                      // the opponent's best attack knocks it out
        Once<bool> benching;

        const Field& mine() const { return table.field(me); }
        const Field& theirs() const { return table.field(other(me)); }
    };
    struct Glance {
        const Survey& survey;
        Move move;
        Once<PaperValue> value;
        InBoth<Worth> after, reply;  // my best attack after the step; the opponent's
        InBoth<double> use;
        Once<State> table;  // as the step leaves it
        Once<Energies> missing;
    };

    // All steps, all attacks of the active in the order of the card, those that lack energy too, and the end.
    Moves candidates(const Pokemon&, const View&) const;
    template <class Why>
    bool feasible(const Pokemon& game, const View& v, const Move& m, Why& why) const {
        return Greedy{}.feasible(game, v, m, why);
    }
    bool complete(const Pokemon& game, const View& began, const View& now) const {
        return Greedy{}.complete(game, began, now);
    }
    double objective(const Pokemon& game, const View& v, Side me) const { return Greedy{}.objective(game, v, me); }
    static Words tie_break() { return Greedy{}.tie_break(); }

    Survey survey(const Pokemon& game, const View& v) const { return {game, v.table, v.table.chooser, {}, {}, {}, {}}; }
    Glance glance(const Survey& s, const Move& m) const { return {s, m, {}, {}, {}, {}, {}, {}}; }
    static std::span<const Fact<Facts>> facts();
};
static_assert(FactSource<Facts>);

}  // namespace rakus::pokemon
