// Operations that decide about damage and do it.
#include <algorithm>

#include "games/pokemon/energy.h"
#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {

Engine::Progress Engine::perform_damage(const Op& op) {
    InPlay& self = mine().active();
    switch (op.verb) {
        case Verb::flip:
            return flip(op);
        case Verb::fail:
            s_.effect.failed = true;
            s_.effect.pc = static_cast<std::uint8_t>(script().size() - 1);
            return Progress::done;
        case Verb::ignore:
            (op.who == Word::everything ? s_.effect.ignore_all : s_.effect.ignore_types) = true;
            return Progress::done;
        case Verb::once_in_play:
            self.spent = true;
            return Progress::done;
        case Verb::pay:
            return pay(op);
        case Verb::may_pay:
            return may_pay(op);
        case Verb::may_burn:
            return may_burn();
        case Verb::may_toss:
            return may_toss(op);
        case Verb::hit:
            return hit();
        case Verb::counters:
            if (defender_open()) put_counters(theirs().active(), op.n * counted(op));
            return Progress::done;
        case Verb::snipe:
            return snipe(op);
        case Verb::spread:
            return spread(op);
        case Verb::self:
            put_counters(self, op.n / 10);
            return Progress::done;
        case Verb::mirror:
            mirror();
            return Progress::done;
        case Verb::copy:
            return copy(op);
        default:
            return Progress::done;  // plus, minus, times, half: `hit` adds them up
    }
}

Engine::Progress Engine::flip(const Op& op) {
    Effect& e = s_.effect;
    e.heads = e.flips = 0;
    if (op.per == Source::until_tails) {
        while (e.flips < 60 && coin()) ++e.flips;
        e.heads = e.flips;
        return Progress::done;
    }
    e.flips = static_cast<std::uint8_t>(op.per == Source::none ? op.n : counted(op));
    for (int i = 0; i < e.flips; ++i) e.heads = static_cast<std::uint8_t>(e.heads + (coin() ? 1 : 0));
    return Progress::done;
}

Engine::Progress Engine::pay(const Op& op) {
    Effect& e = s_.effect;
    if (e.copied_free) return Progress::done;
    if (step() == 0)
        e.left = static_cast<std::uint8_t>(op.n == kAll ? mine().active().energy_cards() : op.n), e.step = 1;
    if (step() == 2) {
        if (stopped()) return Progress::done;
        discard_energy(e.by, kActive, {answer().n});
        --e.left;
        e.step = 1;
    }
    return e.left == 0 ? Progress::done : ask({.what = AskFor::energy, .type = op.type});
}

Engine::Progress Engine::may_pay(const Op&) {
    if (step() == 0) return ask({.what = AskFor::energy, .may_stop = true, .type = Type::colorless});
    if (stopped()) return Progress::done;
    discard_energy(s_.effect.by, kActive, {answer().n});
    s_.effect.paid = true;
    return Progress::done;
}

// Any number of own energy: choose a Pokemon, choose an energy, and so on.
Engine::Progress Engine::may_burn() {
    Effect& e = s_.effect;
    if (step() == 1) {
        if (stopped()) return Progress::done;
        e.target = answer().slot.value;
        return ask({.what = AskFor::energy, .slot = answer().slot, .type = Type::colorless});
    }
    if (step() == 2) {
        discard_energy(e.by, {e.target}, {answer().n});
        e.chosen = static_cast<std::uint8_t>(e.chosen + units_of({answer().n}));
        e.step = 0;
    }
    return ask({.what = AskFor::spot, .may_stop = true, .rule = SpotRule::has_energy});
}

Engine::Progress Engine::may_toss(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 1) {
        if (stopped()) return Progress::done;
        mine().hand.remove(answer().card);
        discard(e.by, answer().card);
        ++e.chosen;
        e.step = 0;
    }
    return ask({.what = AskFor::hand_card, .may_stop = true, .filter = op.filter});
}

Engine::Progress Engine::hit() {
    Effect& e = s_.effect;
    Parts parts = parts_of(rules_, s_, e.by, attack(), luck());
    // A copied attack keeps the copier's own type, and its cost was not what the copier paid.
    if (rules_.types_by_cost && !(e.card == mine().active().top())) parts.ignore_types = true;
    const int damage = final_damage(rules_, s_, e.by, attack(), parts);
    answer_blow(damage);
    return Progress::done;
}

// Puts the damage on the defending Pokemon and lets its Bodies answer.
void Engine::answer_blow(int damage) {
    InPlay& d = theirs().active();
    InPlay& self = mine().active();
    if (damage <= 0) return;
    s_.effect.done_damage = true;
    put_counters(d, damage / 10);
    d.mirror_damage = static_cast<std::uint8_t>(std::min(255, d.mirror_damage + damage / 10));
    if (const Op* strike = body(rules_, d, Verb::strike_back)) put_counters(self, strike->n / 10);
    if (const Op* payback = body(rules_, d, Verb::payback)) inflict(self, payback->conditions);
}

Engine::Progress Engine::snipe(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) e.left = std::max<std::uint8_t>(1, op.max), e.step = 1;
    const bool second = step() == 2;
    if (second) {
        if (stopped()) return Progress::done;
        const Slot at = answer().slot;
        InPlay& target = theirs().at(at);
        if (at.active()) {
            const bool plain = e.ignore_types || e.ignore_all;
            const int typed = plain ? op.n : apply_types(rules_, s_, e.by, attack(), op.n).damage;
            answer_blow(e.ignore_all ? typed : protect(rules_, s_, e.by, target, typed, true));
        } else {
            put_counters(target, (e.ignore_all ? op.n : protect(rules_, s_, e.by, target, op.n, false)) / 10);
        }
        e.target = at.value;
        --e.left;
        e.step = 1;
    }
    if (e.left == 0) return Progress::done;
    return ask({.what = AskFor::spot,
                .mine = false,
                .may_stop = second,
                .rule = op.who == Word::bench ? SpotRule::bench : SpotRule::any,
                .special = second,
                .slot = {e.target}});
}

Engine::Progress Engine::spread(const Op& op) {
    hurt_bench(s_.effect.by, op.n);
    if (op.who == Word::both_benches) hurt_bench(other(s_.effect.by), op.n);
    return Progress::done;
}

void Engine::hurt_bench(Side side, int damage) {
    Field& f = s_.field(side);
    for (int i = 1; i <= f.bench; ++i) {
        InPlay& p = f.spots[static_cast<std::size_t>(i)];
        put_counters(p, protect(rules_, s_, s_.effect.by, p, damage, false) / 10);
    }
}

void Engine::mirror() {
    const InPlay self = mine().active();
    answer_blow(protect(rules_, s_, s_.effect.by, theirs().active(), self.mirror_damage * 10, true));
    if (self.mirror_conditions != 0 && defender_open()) inflict(theirs().active(), self.mirror_conditions);
}

// Puts the script of an attack of the defender in the place of its own.
Engine::Progress Engine::copy(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::attack, .mine = false, .special = op.who == Word::paying});
    if (stopped()) return Progress::done;
    const Attack& chosen = card_of(theirs().active()).attacks[answer().n];
    if (find_op(chosen.script, Verb::copy) != nullptr) return Progress::done;  // two mirrors show nothing
    e.card = theirs().active().top();
    e.index = answer().n;
    e.copied_free = op.who == Word::free;
    e.pc = e.step = 0;
    return Progress::jumped;
}

}  // namespace rakus::pokemon
