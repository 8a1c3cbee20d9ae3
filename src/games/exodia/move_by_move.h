// A duel for whoever decides by moves: every question of an effect is a move too.
#pragma once
#include "games/exodia/duel.h"
#include "games/exodia/resolve.h"

namespace rakus::exodia {

// Leaves every question open, so that it is answered like a move.
struct Later {
    Kind discard(const View&, Kinds) { return kNoCard; }
    Kind search(const View&, Kinds, const Operation&) { return kNoCard; }
    Kind keep(const View&, Kinds) { return kNoCard; }
    bool redraw(const View&, Kinds&) { return false; }
};

// Plays on to the end of the duel or of the turn `last_turn` (0: no limit), as play_on. `choose` names the next move.
template <class Choose>
DuelResult play_moves(const Program& p, State& s, Rng& chance, int last_turn, const Choose& choose) {
    const View& v = s.seen;
    Later chooser;
    Resolution<Later> duel(p, s, chooser, chance);
    int activations = 0;
    while (v.stage == Stage::running && activations < kLongestDuel) {
        const Move m = choose(v);
        if (const Action* a = action_of(p, m)) {
            duel.perform(*a);
            ++activations;
        } else if (m.verb == Verb::choose) {
            duel.answer(m.card);
        } else if (m.verb == Verb::done) {
            duel.enough();
        } else {
            if (v.turn == last_turn) break;
            duel.end_turn();
        }
    }
    return result_of(p, v, activations);
}

}  // namespace rakus::exodia
