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

DuelResult play_on(const Program& p, const Policy& policy, State& s, Rng& rng, int last_turn) {
    constexpr int kTooMany = 5000;  // a deck of a user may run in circles
    const View& v = s.seen;
    PolicyChooser chooser{p, policy};
    Resolution<PolicyChooser> duel(p, s, chooser, rng);
    DuelResult r;
    if (v.waiting.on()) answer_waiting(p, policy, s, rng);
    while (v.stage == Stage::running && r.activations < kTooMany) {
        if (const Action* a = pick_action(p, policy, v, rng)) {
            duel.perform(*a);
            ++r.activations;
        } else {
            if (v.turn == last_turn) break;
            duel.end_turn();
        }
    }
    r.won = v.stage == Stage::won;
    r.turn = v.turn;
    r.cards_seen = p.cards_in_deck() - v.deck_size;
    return r;
}

DuelResult play_duel(const Program& p, const Policy& policy, Rng rng, int last_turn) {
    State s = start(p, rng);
    return play_on(p, policy, s, rng, last_turn);
}

}  // namespace rakus::exodia
