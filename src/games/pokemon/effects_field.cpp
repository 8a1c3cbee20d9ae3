// Operations on Pokemon in play: conditions, energy, healing, shields and locks.
#include <algorithm>

#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

void remove_counters(InPlay& p, int n) {
    p.counters = static_cast<std::uint8_t>(n == kAll ? 0 : std::max(0, p.counters - n));
}

// The condition a player would get rid of first.
Conditions worst(Conditions c) {
    for (const Conditions one : {Conditions{paralyzed}, Conditions{asleep}, Conditions{confused}, Conditions{burned}})
        if ((c & one) != 0) return one;
    return poisoned | toxic;
}

Shield shield_of(Word w) {
    switch (w) {
        case Word::damage:
            return Shield::damage;
        case Word::effects:
            return Shield::effects;
        case Word::upto:
            return Shield::upto;
        default:
            return Shield::reduce;
    }
}

}  // namespace

Engine::Progress Engine::perform_condition(const Op& op) {
    InPlay& self = mine().active();
    InPlay& defender = theirs().active();
    switch (op.verb) {
        case Verb::status:
            if (op.who != Word::defender) inflict(self, op.conditions);
            if ((op.who == Word::defender || op.who == Word::both) && defender_open()) {
                inflict(defender, op.conditions);
                defender.mirror_conditions |= op.conditions;
            }
            return Progress::done;
        case Verb::later_status:
            if (defender_open()) defender.confused_later = true;
            return Progress::done;
        case Verb::strip:
            return strip(op);
        case Verb::may_hand_over:
            return may_hand_over(op);
        case Verb::heal:
            return heal(op);
        case Verb::cure:
            return cure(op);
        case Verb::shield:
            self.shield = shield_of(op.who);
            self.shield_n = op.n;
            return Progress::done;
        case Verb::hold:
            if (defender_open()) defender.held = true;
            return Progress::done;
        case Verb::smoke:
            if (defender_open()) defender.smoked = true;
            return Progress::done;
        case Verb::lock_attack:
            return lock_attack();
        case Verb::rest:
            self.resting = 2;
            self.resting_attack = op.who == Word::all ? kAll : static_cast<std::uint8_t>(s_.effect.index + 1);
            return Progress::done;
        case Verb::destiny_bond:
            self.bonded = true;
            return Progress::done;
        default:
            return change(op);
    }
}

Engine::Progress Engine::strip(const Op& op) {
    Effect& e = s_.effect;
    const bool own = op.who == Word::self;
    if (step() == 0) {
        if (!own && !defender_open()) return Progress::done;
        e.left = static_cast<std::uint8_t>(op.n * counted(op));
        e.step = 1;
    }
    if (step() == 2) {
        if (stopped()) return Progress::done;
        discard_energy(own ? e.by : other(e.by), kActive, {answer().n});
        --e.left;
        e.step = 1;
    }
    if (e.left == 0) return Progress::done;
    return ask({.what = AskFor::energy, .mine = own, .type = op.type}, op.where == Word::by_them ? other(e.by) : e.by);
}

// Any number of energies to one other Pokemon.
Engine::Progress Engine::may_hand_over(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::spot, .may_stop = true, .rule = SpotRule::bench});
    if (stopped()) return Progress::done;
    if (step() == 1) e.target = answer().slot.value;
    if (step() == 2) move_energy(e.by, kActive, {e.target}, {answer().n}), e.step = 1;
    return ask({.what = AskFor::energy, .may_stop = true, .type = op.type});
}

Engine::Progress Engine::heal(const Op& op) {
    if (op.who == Word::self) return remove_counters(mine().active(), op.n), Progress::done;
    if (step() == 0)
        return ask(
            {.what = AskFor::spot, .rule = op.who == Word::choose_not_ex ? SpotRule::hurt_not_ex : SpotRule::damaged});
    if (stopped()) return Progress::done;
    InPlay& p = mine().at(answer().slot);
    remove_counters(p, op.n);
    if (op.conditions != 0) p.conditions = 0;
    return Progress::done;
}

Engine::Progress Engine::cure(const Op& op) {
    InPlay& p = mine().active();
    p.conditions = static_cast<Conditions>(op.n == kAll ? 0 : p.conditions & ~worst(p.conditions));
    return Progress::done;
}

Engine::Progress Engine::lock_attack() {
    if (step() == 0) return defender_open() ? ask({.what = AskFor::attack, .mine = false}) : Progress::done;
    if (!stopped()) theirs().active().locked_attack = static_cast<std::uint8_t>(answer().n + 1);
    return Progress::done;
}

Engine::Progress Engine::change(const Op& op) {
    InPlay& defender = theirs().active();
    const bool weakness = op.who == Word::weakness;
    if (step() == 0) {
        const bool has = defender.weakness != Type::none || card_of(defender).weak != 0;
        if (weakness && (!has || !defender_open())) return Progress::done;
        return ask({.what = AskFor::type, .may_stop = weakness});
    }
    if (!stopped()) (weakness ? defender.weakness : mine().active().resistance) = static_cast<Type>(answer().n);
    return Progress::done;
}

}  // namespace rakus::pokemon
