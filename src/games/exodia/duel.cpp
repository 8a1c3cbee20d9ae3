#include "games/exodia/duel.h"

namespace rakus::exodia {

void answer_waiting(const Program& p, const Policy& policy, State& s, Rng& rng) {
    const View& v = s.seen;
    PolicyChooser chooser{p, policy};
    Resolution<PolicyChooser> duel(p, s, chooser, rng);
    while (v.waiting.on()) {
        const Question q = question(p, v);
        const bool ending = v.waiting.action == Waiting::kEndPhase;
        const Operation* op = ending ? nullptr : &p.actions[v.waiting.action].effect[v.waiting.operation];
        if (ending || op->op == Op::discard) {
            duel.answer(chooser.discard(v, q.kinds));
        } else if (op->op == Op::look) {
            duel.answer(chooser.keep(v, q.kinds));
        } else if (op->op == Op::redraw_choose) {
            const Kinds back = q.kinds.without(chooser.still_kept(v));
            back.empty() ? duel.enough() : duel.answer(back.first());
        } else {
            duel.answer(chooser.search(v, q.kinds, *op));
        }
    }
}

DuelResult result_of(const Program& p, const View& v, int activations) {
    return {v.stage == Stage::won, v.turn, activations, p.cards_in_deck() - v.deck_size};
}

DuelResult play_on(const Program& p, const Policy& policy, State& s, Rng& rng, int last_turn) {
    const View& v = s.seen;
    PolicyChooser chooser{p, policy};
    Resolution<PolicyChooser> duel(p, s, chooser, rng);
    int activations = 0;
    if (v.waiting.on()) answer_waiting(p, policy, s, rng);
    while (v.stage == Stage::running && activations < kLongestDuel) {
        if (const Action* a = pick_action(p, policy, v, rng)) {
            duel.perform(*a);
            ++activations;
        } else {
            if (v.turn == last_turn) break;
            duel.end_turn();
        }
    }
    return result_of(p, v, activations);
}

DuelResult play_duel(const Program& p, const Policy& policy, Rng rng, int last_turn) {
    State s = start(p, rng);
    return play_on(p, policy, s, rng, last_turn);
}

}  // namespace rakus::exodia
