// Trainers, Powers and the questions of effects: simple rules of thumb in a fixed order - draw and search, help to
// evolve, heal what survives by it, bring a victim forward, switch out, weaken the opponent.
#include <algorithm>

#include "games/pokemon/appraise.h"
#include "games/pokemon/energy.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

// Sooner to later.
constexpr double kDrawFirst = 90, kHelpEvolve = 80, kHeal = 70, kGust = 60, kSwitch = 50, kWeaken = 40, kHarmless = 10,
                 kNo = 0;

double best_gust(Valuation how, const Rules& rules, const State& s, Side me) {
    double best = 0;
    for (int i = 1; i <= s.field(other(me)).bench; ++i) {
        State t = s;
        std::swap(t.field(other(me)).active(), t.field(other(me)).spots[static_cast<std::size_t>(i)]);
        best = std::max(best, best_worth(how, rules, t, me).ko);
    }
    return best;
}

bool a_switch_helps(Valuation how, const Rules& rules, const State& s, Side me, const Worth& now, bool dies) {
    for (int i = 1; i <= s.field(me).bench; ++i) {
        const Slot at{static_cast<std::uint8_t>(i)};
        const Worth w = worth_in_front(how, rules, s, me, at, false);
        if (w.ko > now.ko || (now.value <= 0 && w.value > 0)) return true;
        if (dies && w.value >= now.value && !dies_in_front(how, rules, s, me, at)) return true;
    }
    return false;
}

// The active would be knocked out next turn, and not after the counters are gone.
bool healing_saves(Valuation how, const Rules& rules, const State& s, Side me, bool dies, int counters) {
    if (!dies) return false;
    State t = s;
    InPlay& a = t.field(me).active();
    a.counters = static_cast<std::uint8_t>(std::max(0, a.counters - counters));
    return !dies_in_front(how, rules, t, me, kActive);
}

bool guard_saves(Valuation how, const Rules& rules, const State& s, Side me, bool dies) {
    if (!dies) return false;
    State t = s;
    ++t.field(me).active().guards;
    return !dies_in_front(how, rules, t, me, kActive);
}

bool boost_knocks_out(Valuation how, const Rules& rules, const State& s, Side me, const Worth& now) {
    State t = s;
    ++t.field(me).active().boosts;
    return best_worth(how == Valuation::paper ? Valuation::exact : how, rules, t, me).ko > now.ko;
}

// A search is worth it when the hand lacks what it may bring.
double search_use(const Field& f, const Op& op) {
    if (op.where == Word::bench) return f.bench < 4 ? kDrawFirst : kNo;
    return kDrawFirst - 1;
}

int energy_in_play(const Field& f) {
    int n = 0;
    for (int i = 0; i <= f.bench; ++i) n += f.spots[static_cast<std::size_t>(i)].energy_cards();
    return n;
}

double verb_use(Valuation how, const Rules& rules, const State& s, Side me, const Worth& now, bool dies, const Op& op) {
    const Field& f = s.field(me);
    switch (op.verb) {
        case Verb::draw:
        case Verb::draw_bottom:
            return f.deck.size() > 10 ? kDrawFirst : kNo;
        case Verb::discard_hand:
        case Verb::refresh:
            return f.hand.size() <= 4 && f.deck.size() > 10 ? kDrawFirst - 5 : kNo;
        case Verb::search:
            return search_use(f, op);
        case Verb::breed:
            return kHelpEvolve;
        case Verb::heal:
        case Verb::heal_for_energy:
            return healing_saves(how, rules, s, me, dies, op.n) ? kHeal : kNo;
        case Verb::cure:
            return (f.active().conditions & kTurned) != 0 ? kHeal : kNo;
        case Verb::attach_guard:
            return guard_saves(how, rules, s, me, dies) ? kHeal : kNo;
        case Verb::attach_boost:
            return boost_knocks_out(how, rules, s, me, now) ? kGust : kNo;
        case Verb::switch_out:
            if (op.who == Word::self) return a_switch_helps(how, rules, s, me, now, dies) ? kSwitch : kNo;
            return best_gust(how, rules, s, me) > now.ko ? kGust : kNo;
        case Verb::remove_energy:
            return kWeaken;
        case Verb::pay_energy:
            return energy_in_play(f) > 3 ? kWeaken : kNo;
        case Verb::revive:
            return f.bench < 3 ? kHelpEvolve : kNo;
        case Verb::stand_in:
            return f.in_play() == 1 ? kHeal : kNo;
        case Verb::exp_all:
        case Verb::arrange:
            return kHarmless;
        case Verb::pay_cards:
            return f.hand.size() >= 5 ? kDrawFirst - 2 : kNo;
        case Verb::return_cards:
            return f.hand.size() <= 5 ? kDrawFirst - 3 : kNo;
        case Verb::flip:
        case Verb::shuffle_own:
            return -1;  // says nothing: ask the next operation
        default:
            return kNo;
    }
}

// ---- answers -------------------------------------------------------------------------------------------------

// How much a Pokemon wants an energy of this type (colorless: any).
double wants_energy(const Rules& rules, const InPlay& p, bool front, CardId energy) {
    const Energies e = missing_with(rules, p, energy);
    return (e.after < e.before ? 100 - 10 * e.after : 0) + (front ? 5 : 0) + 0.01 * hp_left(p);
}

double own_spot_use(Valuation how, const Rules& rules, const State& s, Side me, const Op& op, Slot at) {
    const Field& f = s.field(me);
    const InPlay& p = f.at(at);
    const double front = at.active() ? 5 : 0;
    switch (op.verb) {
        case Verb::switch_out:
        case Verb::may_switch: {
            const Worth w = worth_in_front(how, rules, s, me, at, false);
            const Worth now = best_worth(how, rules, s, me);
            const double better = w.value - (op.verb == Verb::may_switch ? now.value : 0);
            return 1 + 100 * w.ko + better + 0.01 * hp_left(p);
        }
        case Verb::search:
        case Verb::attach_from_hand: {
            const CardId energy =
                op.verb == Verb::search ? CardId{s.effect.target} : catalogue().energy_card(basic_energy(op.type));
            return 1 + wants_energy(rules, p, at.active(), energy);
        }
        case Verb::heal:
        case Verb::attach_guard:
            return 1 + front + p.counters;
        case Verb::may_burn:
            return best_worth(Valuation::exact, rules, s, me).ko < 1 ? 1 : -1;
        case Verb::scoop:
        case Verb::devolve:
            return 1 + p.counters - p.energy_cards() - front;
        case Verb::pay_energy:
            return 10.0 - front + p.energy_cards();
        case Verb::ascend:
        case Verb::may_hand_over:
            return 1;
        default:
            return 1 + front + 0.01 * hp_left(p);
    }
}

double their_spot_use(Valuation how, const Rules& rules, const State& s, Side me, const Op& op, Slot at) {
    const InPlay& p = s.field(other(me)).at(at);
    if (op.verb == Verb::snipe) return (op.n >= hp_left(p) ? 1000 : 0) + (at.active() ? 50 : 0) + p.counters + 1;
    if (op.verb == Verb::switch_out) {
        State t = s;
        std::swap(t.field(other(me)).active(), t.field(other(me)).at(at));
        const Worth w = best_worth(how, rules, t, me);
        return 1 + 1000 * w.ko + w.value - 0.1 * hp_left(p);
    }
    return 1 + p.energy_cards() + (at.active() ? 5 : 0);
}

// The opponent made us choose: bring the best one forward, give away the least.
double forced_use(Valuation how, const Rules& rules, const State& s, Side me, const Move& m) {
    if (s.effect.ask.what == AskFor::spot) {
        const Worth w = worth_in_front(how, rules, s, me, m.slot, false);
        return 100 * w.ko + w.value + 0.01 * hp_left(s.field(me).at(m.slot));
    }
    if (s.effect.ask.what == AskFor::energy) return spare(rules, s.field(me).at(s.effect.ask.slot), {m.n});
    return 0;
}

double energy_use(const Rules& rules, const State& s, Side me, const Op& op, const Move& m) {
    const bool own = s.effect.ask.mine;
    const InPlay& p = s.field(own ? me : other(me)).at(s.effect.ask.slot);
    if (!own) return 20 - spare(rules, p, {m.n});  // take what hurts most
    if (op.verb == Verb::may_hand_over) return -1;
    if (op.verb == Verb::may_pay) {
        const bool more_damage =
            find_op(catalogue()[s.effect.card].attacks[s.effect.index].script, Verb::plus) != nullptr;
        return more_damage || spare(rules, p, {m.n}) >= 10 ? 1 + spare(rules, p, {m.n}) : -1;
    }
    return 1 + spare(rules, p, {m.n});
}

double attack_answer(Valuation how, const Rules& rules, const State& s, Side me, const Op& op, int index) {
    const Attack& a = card_of(s.field(other(me)).active()).attacks[static_cast<std::size_t>(index)];
    if (op.verb == Verb::copy) {
        const Worth w = worth_of(how, rules, s, me, a);
        return 1 + 1000 * w.ko + w.value;
    }
    return 1 + worth_of(Valuation::exact, rules, s, other(me), a).value;
}

double type_answer(const State& s, Side me, const Op& op, Type t) {
    const Type wanted =
        op.who == Word::resistance ? card_of(s.field(other(me)).active()).type : card_of(s.field(me).active()).type;
    return t == wanted ? 10 : 1;
}

}  // namespace

double trainer_use(Valuation how, const Rules& rules, const State& s, Side me, const Worth& now, bool dies,
                   CardId card) {
    const Card& c = catalogue()[card];
    for (const Op& op : c.script) {
        const double use = verb_use(how, rules, s, me, now, dies, op);
        if (use >= 0) return use;
    }
    return kNo;
}

double power_use(Valuation how, const Rules& rules, const State& s, Side me, const Worth& now, Slot at) {
    const Field& f = s.field(me);
    const Op& op = card_of(f.at(at)).power.script[0];
    switch (op.verb) {
        case Verb::search:
            return kDrawFirst;
        case Verb::cure:
            return (f.active().conditions & kTurned) != 0 ? kHeal : kNo;
        case Verb::turn_all: {
            State t = s;
            t.field(me).at(at).turned = op.type;
            const Worth w = best_worth(how, rules, t, me);
            return at.active() && (w.ko > now.ko || w.value > now.value) ? kSwitch : kNo;
        }
        case Verb::attach_from_hand: {
            const CardId energy = catalogue().energy_card(basic_energy(op.type));
            for (int i = 0; i <= f.bench; ++i) {
                const InPlay& p = f.spots[static_cast<std::size_t>(i)];
                const bool may = op.where == Word::any ? hp_left(p) > 30 : card_of(p).type == op.type;
                const Energies e = missing_with(rules, p, energy);
                if (may && e.after < e.before) return kSwitch;
            }
            return kNo;
        }
        default:
            return kNo;
    }
}

double answer_use(Valuation how, const Rules& rules, const State& s, const Move& m) {
    const Side me = s.chooser;
    const Op& op = running_op(s);
    if (m.act == Do::stop) return 0;
    if (me != s.effect.by) return forced_use(how, rules, s, me, m);
    switch (s.effect.ask.what) {
        case AskFor::spot:
            return s.effect.ask.mine ? own_spot_use(how, rules, s, me, op, m.slot)
                                     : their_spot_use(how, rules, s, me, op, m.slot);
        case AskFor::energy:
            return energy_use(rules, s, me, op, m);
        case AskFor::hand_card: {
            const bool gives =
                op.verb == Verb::pay_cards || op.verb == Verb::return_cards || op.verb == Verb::swap_pokemon;
            return gives ? 100 - usefulness(rules, s.field(me), m.card) : 1;
        }
        case AskFor::deck_card:
        case AskFor::discard_card:
        case AskFor::top_card:
            return 1 + std::max(0.0, usefulness(rules, s.field(me), m.card));
        case AskFor::attack:
            return attack_answer(how, rules, s, me, op, m.n);
        case AskFor::type:
            return type_answer(s, me, op, static_cast<Type>(m.n));
        case AskFor::yes:
            return op.verb == Verb::may_drop_stadium ? 1 : -1;
        default:
            return 1.0 - 0.01 * m.n;
    }
}

double choice_use(Valuation how, const Rules& rules, const State& s, const Move& m) {
    const Field& f = s.field(s.chooser);
    switch (s.phase) {
        case Phase::asking:
            return answer_use(how, rules, s, m);
        case Phase::hand_limit:
            return 100 - usefulness(rules, f, m.card);
        case Phase::pay_retreat:
            return spare(rules, f.active(), {m.n});
        default:
            return m.act == Do::stop ? 0 : 1 + m.n;  // save an energy, draw what a mulligan allows
    }
}

}  // namespace rakus::pokemon
