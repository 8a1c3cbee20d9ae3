// Operations that only Powers use.
#include <algorithm>

#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {

Engine::Progress Engine::perform_power(const Op& op) {
    Effect& e = s_.effect;
    switch (op.verb) {
        case Verb::move_counter:
            return move_counter(op);
        case Verb::attach_from_hand:
            return attach_from_hand(op);
        case Verb::counters_on_target:
            put_counters(mine().at({e.target}), op.n);
            return Progress::done;
        case Verb::turn_all:
            mine().at(e.user).turned = op.type;
            return Progress::done;
        case Verb::become_energy:
            return become_energy();
        case Verb::take_form:
            return take_form(op);
        case Verb::sacrifice_self:
            sacrifice_self();
            return Progress::done;
        case Verb::ascend:
            return ascend(op);
        default:
            return Progress::done;  // Bodies work by being asked
    }
}

Engine::Progress Engine::move_counter(const Op& op) {
    Effect& e = s_.effect;
    const bool to_self = op.who == Word::to_self;
    if (step() == 0) return ask({.what = AskFor::spot, .rule = SpotRule::damaged, .special = to_self, .slot = e.user});
    if (stopped()) return Progress::done;
    if (step() == 1) {
        e.target = answer().slot.value;
        if (!to_self)
            return ask({.what = AskFor::spot, .rule = SpotRule::with_room, .special = true, .slot = answer().slot});
    }
    --mine().at({e.target}).counters;
    put_counters(mine().at(to_self ? e.user : answer().slot), 1);
    return Progress::done;
}

Engine::Progress Engine::attach_from_hand(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0)
        return ask({.what = AskFor::spot,
                    .rule = op.where == Word::matching ? SpotRule::of_type : SpotRule::any,
                    .type = op.type});
    const CardId energy = catalogue().energy_card(basic_energy(op.type));
    e.target = answer().slot.value;
    mine().hand.remove(energy);
    attach(e.by, answer().slot, energy);
    return Progress::done;
}

// Knocked out, but its card goes on as energy of a chosen type under another Pokemon.
Engine::Progress Engine::become_energy() {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::type});
    if (step() == 1) {
        e.target = answer().n;
        return ask({.what = AskFor::spot, .rule = SpotRule::not_this, .slot = e.user});
    }
    ++mine().at(answer().slot).energy[stand_in_energy(static_cast<Type>(e.target)).value];
    const int top = mine().discard.size();
    discard_pokemon(e.by, e.user);
    mine().discard.take(top);
    take_prizes(other(e.by), 1);
    return Progress::done;
}

Engine::Progress Engine::take_form(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::discard_card, .special = true, .slot = e.user, .filter = op.filter});
    if (stopped()) return Progress::done;
    InPlay& p = mine().at(e.user);
    mine().discard.remove(answer().card);
    discard(e.by, p.cards[0]);
    p.cards[0] = answer().card;
    return Progress::done;
}

void Engine::sacrifice_self() {
    const bool ex = card_of(mine().at(s_.effect.user)).ex;
    discard_pokemon(s_.effect.by, s_.effect.user);
    take_prizes(other(s_.effect.by), ex && rules_.ex_gives_two ? 2 : 1);
}

// Comes forward at once, and energies of its type may follow it, one by one.
Engine::Progress Engine::ascend(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::yes, .may_stop = true});
    if (stopped()) return Progress::done;
    if (step() == 1)
        switch_active(e.by, e.user);
    else
        move_energy(e.by, answer().slot, kActive, basic_energy(op.type)), e.step = 1;
    return ask({.what = AskFor::spot,
                .may_stop = true,
                .rule = SpotRule::has_basic_energy,
                .special = true,
                .slot = kActive,
                .type = op.type});
}

}  // namespace rakus::pokemon
