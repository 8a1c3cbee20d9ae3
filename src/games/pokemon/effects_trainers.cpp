// Operations that only Trainer cards use.
#include <algorithm>

#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {

Engine::Progress Engine::perform_trainer(const Op& op) {
    Effect& e = s_.effect;
    switch (op.verb) {
        case Verb::pay_cards:
            return give_cards(op, false);
        case Verb::return_cards:
            return give_cards(op, true);
        case Verb::discard_hand:
            while (!mine().hand.empty()) discard(e.by, mine().hand.pop());
            return Progress::done;
        case Verb::shuffle_in_trainers:
            for (const Side side : {Side::first, Side::second}) shuffle_in_trainers(side);
            return Progress::done;
        case Verb::swap_pokemon:
            return swap_pokemon(op);
        case Verb::pay_energy:
            return pay_energy();
        case Verb::remove_energy:
            return remove_energy(op);
        case Verb::move_energy:
            return shift_energy(op);
        case Verb::heal_for_energy:
            return heal_for_energy(op);
        case Verb::heal_all_for_energy:
            heal_all_for_energy();
            return Progress::done;
        case Verb::attach_guard:
            if (step() == 0) return ask({.what = AskFor::spot});
            ++mine().at(answer().slot).guards;
            e.kept = true;
            return Progress::done;
        case Verb::attach_boost:
            ++mine().active().boosts;
            e.kept = true;
            return Progress::done;
        case Verb::devolve:
            return devolve();
        case Verb::breed:
            return breed();
        case Verb::scoop:
            return scoop(op);
        case Verb::revive:
        case Verb::revive_theirs:
            return revive(op);
        case Verb::arrange:
            return arrange(op);
        case Verb::exp_all:
            if (step() == 0) return ask({.what = AskFor::spot, .rule = SpotRule::no_tool_not_ex});
            mine().at(answer().slot).tool = e.card;
            e.kept = true;
            return Progress::done;
        default:  // stand-in
            put_in_play(e.by, e.card);
            e.kept = true;
            return Progress::done;
    }
}

Engine::Progress Engine::give_cards(const Op& op, bool to_deck) {
    Effect& e = s_.effect;
    if (step() == 0) e.left = op.n, e.step = 1;
    if (step() == 2) {
        if (stopped()) return Progress::done;
        mine().hand.remove(answer().card);
        (to_deck ? mine().deck : mine().discard).push(answer().card);
        --e.left;
        e.step = 1;
    }
    if (e.left > 0) return ask({.what = AskFor::hand_card});
    if (to_deck) shuffle(e.by);
    return Progress::done;
}

void Engine::shuffle_in_trainers(Side side) {
    Field& f = s_.field(side);
    for (int i = f.hand.size() - 1; i >= 0; --i)
        if (f.hand[i].known() && is_trainer(catalogue()[f.hand[i]].kind)) f.deck.push(f.hand.take(i));
    shuffle(side);
}

Engine::Progress Engine::swap_pokemon(const Op& op) {
    if (step() == 0) return ask({.what = AskFor::hand_card, .filter = op.filter});
    if (stopped() && step() == 1) return Progress::done;
    if (step() == 1) {
        mine().hand.remove(answer().card);
        mine().deck.push(answer().card);
        return ask({.what = AskFor::deck_card, .filter = op.filter});
    }
    mine().deck.remove(answer().card);
    mine().hand.push(answer().card);
    shuffle(s_.effect.by);
    return Progress::done;
}

Engine::Progress Engine::pay_energy() {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::spot, .rule = SpotRule::has_energy});
    if (step() == 1) {
        e.target = answer().slot.value;
        return ask({.what = AskFor::energy, .slot = answer().slot, .type = Type::colorless});
    }
    discard_energy(e.by, {e.target}, {answer().n});
    return Progress::done;
}

// Up to n energies of one Pokemon of the opponent.
Engine::Progress Engine::remove_energy(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) {
        e.left = op.n;
        return ask({.what = AskFor::spot, .mine = false, .rule = SpotRule::has_energy});
    }
    if (stopped()) return Progress::done;
    if (step() == 1) {
        e.target = answer().slot.value;
    } else {
        discard_energy(other(e.by), {e.target}, {answer().n});
        if (--e.left == 0) return Progress::done;
    }
    const bool more = step() > 1;
    return ask({.what = AskFor::energy, .mine = false, .may_stop = more, .slot = {e.target}, .type = Type::colorless});
}

// One energy from a Pokemon to another: where from, which, where to.
Engine::Progress Engine::shift_energy(const Op& op) {
    Effect& e = s_.effect;
    const bool basic = op.who == Word::basic;
    if (step() == 0)
        return ask(
            {.what = AskFor::spot, .rule = basic ? SpotRule::has_basic_energy : SpotRule::has_energy, .type = op.type});
    if (stopped()) return Progress::done;
    if (step() == 1) {
        e.target = answer().slot.value;
        return ask({.what = AskFor::energy, .special = basic, .slot = answer().slot, .type = op.type});
    }
    if (step() == 2) {
        e.left = answer().n;
        return ask({.what = AskFor::spot, .rule = SpotRule::not_this, .slot = {e.target}});
    }
    move_energy(e.by, {e.target}, answer().slot, {e.left});
    return Progress::done;
}

Engine::Progress Engine::heal_for_energy(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::spot, .rule = SpotRule::energy_and_damage});
    if (step() == 1) {
        e.target = answer().slot.value;
        return ask({.what = AskFor::energy, .slot = answer().slot, .type = Type::colorless});
    }
    discard_energy(e.by, {e.target}, {answer().n});
    InPlay& p = mine().at({e.target});
    p.counters = static_cast<std::uint8_t>(std::max(0, p.counters - op.n));
    return Progress::done;
}

void Engine::heal_all_for_energy() {
    for (int i = 0; i <= mine().bench; ++i) {
        const Slot at{static_cast<std::uint8_t>(i)};
        InPlay& p = mine().at(at);
        if (p.counters == 0) continue;
        p.counters = 0;
        for (int k = 0; k < kEnergyKinds; ++k)
            while (p.energy[static_cast<std::size_t>(k)] > 0)
                discard_energy(s_.effect.by, at, {static_cast<std::uint8_t>(k)});
    }
}

// The question after the Pokemon: down to the Basic ("yes"), or one stage only?
Engine::Progress Engine::devolve() {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::spot, .rule = SpotRule::evolved});
    if (step() == 1) e.target = answer().slot.value;
    InPlay& p = mine().at({e.target});
    if (step() == 1 && p.stack == 3) return ask({.what = AskFor::yes, .may_stop = true});
    const int stages = step() == 2 && !stopped() ? 2 : 1;
    for (int n = 0; n < stages; ++n) {
        discard(e.by, p.cards[0]);
        for (std::size_t i = 1; i < p.cards.size(); ++i) p.cards[i - 1] = p.cards[i];
        p.cards[--p.stack] = {};
    }
    p.shake_off();
    p.entered = true;  // it may not evolve again this turn
    return Progress::done;
}

Engine::Progress Engine::breed() {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::spot, .rule = SpotRule::breedable});
    if (stopped()) return Progress::done;
    if (step() == 1) {
        e.target = answer().slot.value;
        return ask({.what = AskFor::hand_card, .special = true, .slot = answer().slot});
    }
    mine().hand.remove(answer().card);
    evolve(e.by, {e.target}, answer().card);
    return Progress::done;
}

Engine::Progress Engine::scoop(const Op& op) {
    Effect& e = s_.effect;
    if (step() == 0) return ask({.what = AskFor::spot});
    const Slot at = answer().slot;
    const InPlay p = mine().at(at);
    const int before = mine().discard.size();
    discard_pokemon(e.by, at);
    // Everything lies on the discard pile now, the Pokemon's cards first, topmost evolution first.
    if (op.who == Word::basic) {
        mine().hand.push(mine().discard.take(before + p.stack - 1));
        return Progress::done;
    }
    while (mine().discard.size() > before) mine().hand.push(mine().discard.pop());
    return Progress::done;
}

Engine::Progress Engine::revive(const Op& op) {
    const bool own = op.verb == Verb::revive;
    const Side side = own ? s_.effect.by : other(s_.effect.by);
    if (step() == 0) return ask({.what = AskFor::discard_card, .mine = own, .filter = op.filter});
    if (stopped()) return Progress::done;
    s_.field(side).discard.remove(answer().card);
    InPlay& p = put_in_play(side, answer().card);
    if (own) put_counters(p, hp_of(p) / 20);
    return Progress::done;
}

// Chooses the top card, then the next one, among the top n.
Engine::Progress Engine::arrange(const Op& op) {
    Effect& e = s_.effect;
    Pile& deck = mine().deck;
    if (step() == 0) e.left = static_cast<std::uint8_t>(std::min<int>(op.n, deck.size())), e.step = 1;
    if (step() == 2) {
        const int next = deck.size() - 1 - e.chosen;
        int from = next;
        while (!(deck[from] == answer().card)) --from;
        const CardId card = deck[from];
        for (int i = from; i < next; ++i) deck.at(i) = deck[i + 1];
        deck.at(next) = card;
        ++e.chosen;
        --e.left;
        e.step = 1;
    }
    return e.left <= 1 ? Progress::done : ask({.what = AskFor::top_card});
}

}  // namespace rakus::pokemon
