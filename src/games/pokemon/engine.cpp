#include "games/pokemon/engine.h"

#include <algorithm>

#include "games/pokemon/energy.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {

// ---- turns ---------------------------------------------------------------------------------------------------

void Engine::begin_turn() {
    s_.phase = Phase::main;
    s_.chooser = s_.player;
    s_.attached = s_.retreated = s_.searched = false;
    s_.repeats = 0;
    s_.then = Then::go_on;
    s_.by_attack = s_.saved = false;
    if (s_.turn == 1 && !rules_.first_turn_draws) return;
    if (!draw(s_.player)) win(other(s_.player));
}

void Engine::end_turn() {
    const Field& f = s_.field(s_.player);
    if (rules_.hand_limit > 0 && f.hand.size() > rules_.hand_limit) {
        s_.phase = Phase::hand_limit;
        s_.chooser = s_.player;
        return;
    }
    clear_turn_marks();
    between_turns();
}

void Engine::clear_turn_marks() {
    Field& own = s_.field(s_.player);
    Field& opponent = s_.field(other(s_.player));
    if (s_.supporter.known()) discard(s_.player, s_.supporter);
    s_.supporter = {};
    for (InPlay& p : own.spots) {
        for (; p.boosts > 0; --p.boosts) discard(s_.player, catalogue().boost_card());
        p.held = p.smoked = false;
        p.locked_attack = 0;
        if (p.resting > 0 && --p.resting == 0) p.resting_attack = 0;
        p.mirror_damage = 0, p.mirror_conditions = 0;
        p.turned = Type::none;
    }
    for (InPlay& p : opponent.spots) {
        for (; p.guards > 0; --p.guards) discard(other(s_.player), catalogue().guard_card());
        p.shield = Shield::none, p.shield_n = 0;
        p.bonded = false;
    }
    for (Field& f : s_.fields)
        for (InPlay& p : f.spots) p.entered = p.evolved = p.power_used = false;
    if (own.active().confused_later) inflict(own.active(), confused);
    own.active().confused_later = false;
}

void Engine::between_turns() {
    for (const Side side : {s_.player, other(s_.player)}) {
        check_up(side);
        if (rules_.cards_with_text) body_check_up(side);
    }
    InPlay& own = s_.field(s_.player).active();
    own.conditions = static_cast<Conditions>(own.conditions & ~paralyzed);  // it has lasted this player's turn
    resolve(Then::next_turn, false);
}

void Engine::check_up(Side side) {
    InPlay& p = s_.field(side).active();
    if (p.empty()) return;
    const InPlay& opposite = s_.field(other(side)).active();
    if ((p.conditions & poisoned) != 0) put_counters(p, (p.conditions & toxic) != 0 ? 2 : 1);
    if ((p.conditions & burned) != 0 && !coin()) {
        const Op* own = body(rules_, p, Verb::between_burn);
        const Op* aura = own != nullptr ? own : body(rules_, opposite, Verb::between_burn);
        put_counters(p, 2 + (aura != nullptr ? aura->n : 0));
    }
    if ((p.conditions & asleep) == 0) return;
    if (coin()) {
        p.conditions = static_cast<Conditions>(p.conditions & ~asleep);
        return;
    }
    if (const Op* rest = body(rules_, p, Verb::between_rest))
        p.counters = static_cast<std::uint8_t>(std::max(0, p.counters - rest->n));
    for (const Field& f : s_.fields)
        if (const Op* aura = body(rules_, f.active(), Verb::between_sleep)) put_counters(p, aura->n);
}

void Engine::body_check_up(Side side) {
    Field& f = s_.field(side);
    InPlay& opposite = s_.field(other(side)).active();
    if (const Op* acid = body(rules_, f.active(), Verb::between_acid); acid != nullptr && !opposite.empty())
        put_counters(opposite, acid->n);
    if (const Op* sooth = body(rules_, f.active(), Verb::between_heal))
        for (InPlay& p : f.spots) p.counters = static_cast<std::uint8_t>(std::max(0, p.counters - sooth->n));
}

void Engine::next_turn() {
    ++s_.turn;
    s_.player = other(s_.player);
    if (s_.turn > kLongestGame) {
        s_.winner = Winner::draw;
        s_.phase = Phase::over;
        return;
    }
    begin_turn();
}

// ---- moves ---------------------------------------------------------------------------------------------------

void Engine::retreat(Slot to) {
    s_.retreat_to = to;
    s_.owed = static_cast<std::uint8_t>(retreat_cost(rules_, s_, s_.player));
    pay_retreat();
}

// Takes the only energy there is without asking.
void Engine::pay_retreat() {
    while (s_.owed > 0) {
        s_.phase = Phase::pay_retreat;
        s_.chooser = s_.player;
        const Moves kinds = legal_moves(rules_, s_);
        if (kinds.size() != 1) return;
        const EnergyKind kind{kinds[0].n};
        discard_energy(s_.player, kActive, kind);
        s_.owed = static_cast<std::uint8_t>(std::max(0, s_.owed - units_of(kind)));
    }
    finish_retreat();
}

void Engine::finish_retreat() {
    s_.phase = Phase::main;
    s_.chooser = s_.player;
    const bool confused_now = (s_.field(s_.player).active().conditions & confused) != 0;
    const bool fails = rules_.confused_retreat_flips && confused_now && !coin();
    s_.retreated = true;
    if (fails)
        s_.field(s_.player).active().held = true;  // no second try this turn
    else
        switch_active(s_.player, s_.retreat_to);
    s_.retreat_to = {};
}

void Engine::enter_bench(CardId card) {
    s_.field(s_.chooser).hand.remove(card);
    put_in_play(s_.chooser, card);
    const Card& c = catalogue()[card];
    const Slot at{s_.field(s_.chooser).bench};
    if (s_.phase == Phase::main && c.has_power && c.power.use == Use::on_entering &&
        power_usable(rules_, s_, s_.chooser, at))
        start_script(Running::power, card, 0, s_.chooser, at);
    else if (s_.phase == Phase::setup_bench && legal_moves(rules_, s_).size() == 1)
        finish_setup(s_.chooser);
}

void Engine::play_trainer(CardId card) {
    const Card& c = catalogue()[card];
    s_.field(s_.player).hand.remove(card);
    if (c.kind == Kind::supporter) s_.supporter = card;
    if (c.kind == Kind::stadium) {
        if (s_.stadium.known()) discard(s_.stadium_of, s_.stadium);
        s_.stadium = card;
        s_.stadium_of = s_.player;
        return;
    }
    start_script(Running::trainer, card, 0, s_.player, kActive);
}

// Confusion and smoke come before the attack; either may stop it.
void Engine::start_attack(int index) {
    InPlay& p = s_.field(s_.player).active();
    if ((p.conditions & confused) != 0 && !coin()) {
        put_counters(p, rules_.era == Era::wotc ? 2 : 3);
        return resolve(Then::end_turn, true);
    }
    if (p.smoked && !coin()) return resolve(Then::end_turn, true);
    start_script(Running::attack, p.top(), index, s_.player, kActive);
}

void Engine::apply(const Move& m) {
    s_.coins = {};
    Field& f = s_.field(s_.chooser);
    switch (m.act) {
        case Do::active:
            return set_active(m);
        case Do::bench:
            return enter_bench(m.card);
        case Do::evolve:
            f.hand.remove(m.card);
            return evolve(s_.player, m.slot, m.card);
        case Do::attach:
            f.hand.remove(m.card);
            s_.attached = true;
            return attach(s_.player, m.slot, m.card);
        case Do::play:
            return play_trainer(m.card);
        case Do::power:
            ++s_.repeats;
            f.at(m.slot).power_used = true;
            if (card_of(f.at(m.slot)).power.use == Use::once_a_turn) s_.searched = true;
            return start_script(Running::power, f.at(m.slot).top(), 0, s_.player, m.slot);
        case Do::dismiss:
            discard_pokemon(s_.player, m.slot);
            return resolve(Then::go_on, false);
        case Do::retreat:
            return retreat(m.slot);
        case Do::attack:
            return start_attack(m.n);
        case Do::pass:
            return s_.phase == Phase::setup_bench ? finish_setup(s_.chooser) : end_turn();
        case Do::promote:
            promote(s_.chooser, m.slot);
            return resume();
        case Do::choose:
        case Do::stop:
            break;
    }
    switch (s_.phase) {
        case Phase::mulligan_draw:
            draw(s_.chooser, m.n);
            return first_turn();
        case Phase::pay_retreat:
            discard_energy(s_.player, kActive, {m.n});
            s_.owed = static_cast<std::uint8_t>(std::max(0, s_.owed - units_of({m.n})));
            return pay_retreat();
        case Phase::hand_limit:
            f.hand.remove(m.card);
            discard(s_.chooser, m.card);
            return end_turn();
        case Phase::save_energy:
            s_.effect.answer = m;
            return resume();
        default:
            s_.effect.answer = m;
            s_.phase = Phase::main;
            return run_script();
    }
}

}  // namespace rakus::pokemon
