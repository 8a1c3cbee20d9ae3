// Carrying out one action. A chooser answers the questions of an effect: a policy at once, a person one move at a time.
//
// A chooser has
//     Kind discard(view, allowed)          which card to give up
//     Kind search(view, there, operation)  which card to fetch, of those that are there
//     Kind keep(view, aside)               which looked-at card to keep
//     bool redraw(view, Kinds& keep)       which kinds stay in the hand when others go back
// and answers kNoCard (false) to be asked later: the effect then waits.
#pragma once
#include "games/exodia/rules.h"

namespace rakus::exodia {

template <class Chooser>
class Resolution {
   public:
    Resolution(const Program& program, State& state, Chooser& chooser, Rng& rng)
        : p_(program), s_(state), v_(state.seen), chooser_(chooser), rng_(rng) {}

    void perform(const Action& a) {
        if (a.verb == Verb::effect) return carry_on(a, 0);
        out_of_hand(v_, a.card);
        if (a.verb == Verb::summon) return summon(a);
        if (p_.nature(a.card).remembers) v_.used.add(a.card);
        if (a.type == CardType::field) replace_field();
        if (a.stays || a.type == CardType::field) enter_field(p_, v_, a.card);
        carry_on(a, 0);
    }

    // The effect from its operation number `from` on.
    void carry_on(const Action& a, std::size_t from) {
        for (std::size_t i = from; i < a.effect.size(); ++i) {
            if (!carry_out(a, a.effect[i])) return wait(a, i);
            if (p_.frame.win_at_once && has_won(p_, v_)) break;
        }
        finish(a);
    }

    // After the last card the end phase asked for: the next turn.
    void next_turn() {
        if (v_.turn >= kLastTurn) return void(v_.stage = Stage::lost);
        ++v_.turn;
        v_.summoned = false;
        v_.used = {};
        v_.forbidden = 0;
        for (Unit& u : v_.units) u.used = false;
        if (v_.deck_size == 0) return void(v_.stage = Stage::lost);
        draw_card(s_, rng_);
        if (!p_.turn_start.empty()) triggers(p_.turn_start, &Nature::at_turn_start);
        if (has_won(p_, v_)) v_.stage = Stage::won;
    }

    void end_turn() {
        if (!p_.end_phase.empty()) triggers(p_.end_phase, &Nature::at_end_phase);
        while (over_limit() > 0) {
            const Kind k = chooser_.discard(v_, v_.held);
            if (k.none()) {
                v_.waiting = {Waiting::kEndPhase, 0, static_cast<std::uint8_t>(over_limit())};
                return;
            }
            give_up(k);
        }
        next_turn();
    }

    // The answer to a waiting effect; `question` says which answers there are.
    void answer(Kind k) {
        const Waiting w = v_.waiting;
        if (w.action == Waiting::kEndPhase) return answer_end_phase(k);
        const Action& a = p_.actions[w.action];
        const Operation& op = a.effect[w.operation];
        take_answer(op, k);
        if (op.op == Op::redraw_choose) return;  // ends when the player says so
        --v_.waiting.left;
        if (v_.waiting.left > 0 && !question(p_, v_).kinds.empty()) return;
        if (op.op == Op::look) put_rest(op);
        if (reaches_deck(op)) shuffle_deck(s_);
        resume(a);
    }

    // No more cards: those set aside go back into the deck, and as many are drawn.
    void enough() {
        Pile& aside = v_.in(Zone::aside);
        const int n = aside.size();
        aside.kinds().each([&](Kind k) {
            for (; aside[k] > 0; aside.take(k)) onto_deck(s_, k);
        });
        shuffle_deck(s_);
        draw(n);
        resume(p_.actions[v_.waiting.action]);
    }

    void give_up(Kind k) {
        out_of_hand(v_, k);
        v_.in(Zone::grave).add(k);
    }

   private:
    static constexpr int kLastTurn = 200;

    // A deck that was searched or given a card back has lost its order; a discard never touches it.
    static bool reaches_deck(const Operation& op) {
        return op.op == Op::search || (op.op == Op::move && (op.from == Zone::deck || op.to == Zone::deck));
    }

    void answer_end_phase(Kind k) {
        give_up(k);
        if (--v_.waiting.left > 0) return;
        v_.waiting = {};
        next_turn();
    }

    void take_answer(const Operation& op, Kind k) {
        switch (op.op) {
            case Op::discard:
                return give_up(k);
            case Op::redraw_choose:
                return move_one(k, Zone::hand, Zone::aside);
            case Op::look:
                return move_one(k, Zone::aside, Zone::hand);
            case Op::search:
                return move_one(k, Zone::deck, Zone::hand);
            default:
                return move_one(k, op.from, op.to);
        }
    }

    void resume(const Action& a) {
        const std::size_t next = v_.waiting.operation + 1u;
        v_.waiting = {};
        if (p_.frame.win_at_once && has_won(p_, v_)) return finish(a);
        carry_on(a, next);
    }

    int over_limit() const { return p_.frame.hand_limit > 0 ? v_.hand_size - p_.frame.hand_limit : 0; }

    void summon(const Action& a) {
        v_.summoned = true;
        enter_field(p_, v_, a.card);
    }

    void replace_field() {
        for (const Unit& u : v_.units)
            if (p_.nature(u.kind).type == CardType::field) return leave_field(p_, v_, u.kind, Zone::grave);
    }

    void finish(const Action& a) {
        const bool stays = a.stays || a.type == CardType::field;
        if (a.verb == Verb::activate && !stays) v_.in(Zone::grave).add(a.card);
        if (a.verb == Verb::activate && is_spell(a.type)) spell_activated(stays ? a.card : kNoCard);
        if (has_won(p_, v_)) v_.stage = Stage::won;
    }

    // Every unit that counts spells gets its counters, except a card for its own activation.
    void spell_activated(Kind placed) {
        for (Unit& u : v_.units) gain(u, p_.nature(u.kind).gain);
        if (placed.none()) return;
        for (std::size_t i = v_.units.size(); i-- > 0;)
            if (v_.units[i].kind == placed)
                return void(v_.units[i].counters = 0);  // the last of its kind is the new one
    }

    void gain(Unit& u, int counters) {
        const int cap = p_.nature(u.kind).cap;
        const int sum = u.counters + counters;
        u.counters = static_cast<std::uint8_t>(sum < cap ? sum : cap);
    }

    void wait(const Action& a, std::size_t operation) {
        v_.waiting.action = static_cast<std::uint8_t>(&a - p_.actions.data());
        v_.waiting.operation = static_cast<std::uint8_t>(operation);
    }

    // False: the effect has to wait for an answer; `waiting.left` says for how many cards.
    bool carry_out(const Action& a, const Operation& op) {
        switch (op.op) {
            case Op::draw:
                return draw(op.n);
            case Op::search:
                return search(op);
            case Op::look:
                return look(op);
            case Op::redraw_all:
                return redraw_all();
            case Op::redraw_choose:
                return redraw_choose();
            case Op::discard:
                return discard(op);
            case Op::move:
                return move(op);
            case Op::pay_counter:
                return pay(a, op.n);
            case Op::counter_target:
                return target(op);
            case Op::counter_self:
                return each_unit(Kinds::only(a.card), op.n);
            case Op::counter_each:
                return each_unit(op.kinds, op.n);
            case Op::pay_lp:
                return v_.lp -= op.n * 100, true;
            case Op::forbid:
                return v_.forbidden = static_cast<std::uint8_t>(v_.forbidden | op.n), true;
        }
        return true;
    }

    bool draw(int n) {
        for (; n > 0; --n) draw_card(s_, rng_);
        return true;
    }

    bool ask(int cards) {
        v_.waiting.left = static_cast<std::uint8_t>(cards);
        return false;
    }

    // The only kind there is needs no question.
    bool search(const Operation& op) {
        for (int left = op.n; left > 0; --left) {
            const Kinds there = v_.in_deck & op.kinds;
            if (there.empty()) break;
            const Kind k = there.single() ? there.first() : chooser_.search(v_, there, op);
            if (k.none()) return ask(left);
            out_of_deck(s_, k);
            into_hand(v_, k);
        }
        shuffle_deck(s_);
        return true;
    }

    bool look(const Operation& op) {
        for (int i = 0; i < op.n; ++i) v_.in(Zone::aside).add(off_deck(s_, rng_));
        for (int left = op.keep; left > 0; --left) {
            const Kind k = chooser_.keep(v_, v_.in(Zone::aside).kinds());
            if (k.none()) return ask(left);
            v_.in(Zone::aside).take(k);
            into_hand(v_, k);
        }
        put_rest(op);
        return true;
    }

    bool redraw_all() {
        const int n = v_.hand_size;
        hand_to_deck(s_);
        shuffle_deck(s_);
        return draw(n);
    }

    bool redraw_choose() {
        Kinds kept;
        if (!chooser_.redraw(v_, kept)) return ask(v_.hand_size);
        const int n = v_.hand_size;
        v_.held.without(kept).each([&](Kind k) { return_to_deck(k); });
        shuffle_deck(s_);
        return draw(n - v_.hand_size);
    }

    void return_to_deck(Kind k) {
        while (v_.in(Zone::hand)[k] > 0) {
            out_of_hand(v_, k);
            onto_deck(s_, k);
        }
    }

    bool discard(const Operation& op) {
        int left = op.pick == Pick::all ? v_.hand_size : op.n;
        for (; left > 0; --left) {
            const Kinds allowed = v_.held & op.kinds;
            if (allowed.empty()) break;
            const Kind k = op.pick == Pick::choose   ? chooser_.discard(v_, allowed)
                           : op.pick == Pick::random ? any_of_hand()
                                                     : allowed.first();
            if (k.none()) return ask(left);
            give_up(k);
        }
        return true;
    }

    Kind any_of_hand() {
        int at = static_cast<int>(rng_.below(v_.hand_size));
        Kinds rest = v_.held;
        while ((at -= v_.in(Zone::hand)[rest.first()]) >= 0) rest.drop_first();
        return rest.first();
    }

    bool pay(const Action& a, int counters) {
        for (Unit& u : v_.units)
            if (u.kind == a.card && u.counters >= counters && !(a.once && u.used)) {
                u.counters = static_cast<std::uint8_t>(u.counters - counters);
                u.used = a.once;
                return true;
            }
        return true;
    }

    // The fullest unit below its cap, of the first preferred kind that has one.
    bool target(const Operation& op) {
        for (int way = 0; way < op.ways; ++way) {
            Unit* best = nullptr;
            for (Unit& u : v_.units)
                if (op.order[static_cast<std::size_t>(way)].has(u.kind) && u.counters < p_.nature(u.kind).cap &&
                    (!best || u.counters > best->counters))
                    best = &u;
            if (best) return gain(*best, op.n), true;
        }
        return true;
    }

    bool each_unit(Kinds kinds, int counters) {
        for (Unit& u : v_.units)
            if (kinds.has(u.kind)) gain(u, counters);
        return true;
    }

    bool move(const Operation& op);
    void move_one(Kind k, Zone from, Zone to);
    void put_rest(const Operation& op);

    void triggers(Kinds kinds, std::vector<Operation> Nature::*which) {
        kinds.each([&](Kind k) {
            if (v_.in(Zone::field)[k] == 0 && !v_.used.has(k)) return;
            Action lone;  // a trigger acts in its card's name
            lone.card = k, lone.verb = Verb::effect;
            for (const Operation& op : p_.nature(k).*which) {
                const bool possible = op.op != Op::draw || v_.deck_size >= op.n;
                if (possible) carry_out(lone, op);
            }
        });
    }

    const Program& p_;
    State& s_;
    View& v_;
    Chooser& chooser_;
    Rng& rng_;
};

template <class Chooser>
bool Resolution<Chooser>::move(const Operation& op) {
    for (int left = op.n; left > 0; --left) {
        const Kinds there = v_.in(op.from).kinds_among(op.kinds);
        if (there.empty()) break;
        const Kind k = there.single() || op.n == kMaxDeck ? there.first() : chooser_.search(v_, there, op);
        if (k.none()) return ask(left);
        move_one(k, op.from, op.to);
    }
    if (reaches_deck(op)) shuffle_deck(s_);
    return true;
}

template <class Chooser>
void Resolution<Chooser>::move_one(Kind k, Zone from, Zone to) {
    switch (from) {
        case Zone::hand:
            out_of_hand(v_, k);
            break;
        case Zone::deck:
            out_of_deck(s_, k);
            break;
        case Zone::field:
            leave_field(p_, v_, k, Zone::aside), v_.in(Zone::aside).take(k);
            break;
        default:
            v_.in(from).take(k);
    }
    switch (to) {
        case Zone::hand:
            into_hand(v_, k);
            break;
        case Zone::deck:
            onto_deck(s_, k);
            break;
        case Zone::field:
            enter_field(p_, v_, k);
            break;
        default:
            v_.in(to).add(k);
    }
}

// A deck without an order gets one before cards go to its bottom.
template <class Chooser>
void Resolution<Chooser>::put_rest(const Operation& op) {
    Pile& aside = v_.in(Zone::aside);
    if (op.rest == Rest::bottom && !s_.ordered) order_deck(s_, rng_);
    aside.kinds().each([&](Kind k) {
        for (; aside[k] > 0; aside.take(k)) {
            if (op.rest == Rest::grave) {
                v_.in(Zone::grave).add(k);
                continue;
            }
            onto_deck(s_, k);
            if (op.rest != Rest::bottom) continue;
            for (std::size_t i = v_.deck_size - 1u; i > 0; --i) std::swap(s_.deck[i], s_.deck[i - 1]);
        }
    });
    if (op.rest == Rest::shuffle) shuffle_deck(s_);
}

}  // namespace rakus::exodia
