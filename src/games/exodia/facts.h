// The facts of a move in the solitaire duel that a written player may use. A move is a card effect, the end of the
// turn, or the answer to the question of an effect: what to give up, keep, fetch, put back. Cards go by their names,
// which are those of the deck that is played.
//
// The order of the source is that of the deck's author: effects as its list has them, answers as it gives up, keeps and
// names cards. The end of the turn comes last.
#pragma once
#include <span>

#include "core/facts.h"
#include "games/exodia/game.h"
#include "games/exodia/policy.h"

namespace rakus::exodia {

// What the waiting effect asks for.
enum class Asks : std::uint8_t { nothing, give_up, keep, fetch, put_back };
Asks asked(const Program&, const View&);

// What one effect does, read off its operations.
struct Gist {
    int draws = 0;     // cards, for certain
    int fetches = 0;   // cards out of the deck, by choice
    int looks = 0;     // cards looked at
    int discards = 0;  // cards given up by choice
    bool redraws = false;
    int counters_paid = 0, counters_put = 0;
    Kinds targets;  // what it can fetch
};
Gist gist_of(const Action&);

struct Facts {
    using Game = Exodia;
    using Candidates = List<Move, 3 * kMaxKinds + 1>;

    struct Survey {
        const Program& program;
        const View& view;
        Kinds engine;
        Asks asks;
    };
    struct Glance {
        const Survey& survey;
        Move move;
        const Action* action;  // null: an answer, or the end of the turn
        Once<Gist> gist;
    };

    Candidates candidates(const Exodia&, const View&) const;
    template <class Why>
    bool feasible(const Exodia&, const View&, Move, Why&) const;
    bool complete(const Exodia& game, const View& began, const View& now) const {
        return began.turn != now.turn || game.outcome(now).has_value();
    }
    double objective(const Exodia&, const View& v, Side) const { return -static_cast<double>(v.turn); }
    static constexpr Words tie_break() {
        return {"of equals the first in the deck's own list is taken",
                "dari yang setara diambil yang pertama dalam daftar dek"};
    }

    Survey survey(const Exodia& game, const View& v) const {
        return {*game.program, v, engine_of(*game.program), asked(*game.program, v)};
    }
    Glance glance(const Survey& s, Move m) const { return {s, m, action_of(s.program, m), {}}; }
    static std::span<const Fact<Facts>> facts();
};
// The same order with every effect of the deck, or every card as an answer, whether it is at hand or not.
std::vector<Move> all_candidates(const Program&, const View&);

// ---- bodies ------------------------------------------------------------------------------------------------------

template <class Why>
bool Facts::feasible(const Exodia& game, const View& v, Move m, Why& why) const {
    const Program& p = *game.program;
    const Action* a = action_of(p, m);
    if (!a) return true;
    const bool there = present(v, *a);
    if (there && open(p, v, *a)) return true;
    if constexpr (Why::keeps) {
        const Reason r = there ? reason_for(p, v, *a, *obstacle(p, v, *a)) : reason_absent(p, *a);
        why.set(r.code, r.text);
    }
    return false;
}
static_assert(FactSource<Facts>);

}  // namespace rakus::exodia
