#include "games/pokemon/table.h"

#include <algorithm>

#include "games/pokemon/energy.h"

namespace rakus::pokemon {
namespace {

template <class Pile, class Pred>
int count_cards(const Pile& pile, Pred pred) {
    int n = 0;
    for (const CardId c : pile)
        if (c.known() && pred(catalogue()[c])) ++n;
    return n;
}

template <class Pred>
int count_in_play(const Field& f, Pred pred) {
    int n = 0;
    for (int i = 0; i <= f.bench; ++i)
        if (!f.spots[static_cast<std::size_t>(i)].empty() && pred(f.spots[static_cast<std::size_t>(i)])) ++n;
    return n;
}

int basic_energy_on(const InPlay& p) {
    int n = 0;
    for (int t = 0; t < kBasicTypes; ++t) n += p.energy[static_cast<std::size_t>(t)];
    return n;
}

bool free_by_family(const Rules& rules, const State& s, Side side) {
    const Field& f = s.field(side);
    for (int i = 0; i <= f.bench; ++i) {
        const InPlay& p = f.spots[static_cast<std::size_t>(i)];
        if (p.empty()) continue;
        if (const Op* op = body(rules, p, Verb::free_retreat);
            op != nullptr && catalogue().matches(f.active().top(), op->filter))
            return true;
    }
    return false;
}

}  // namespace

bool is_evolved(const InPlay& p) {
    return is_evolution(card_of(p).kind);
}

const Op* body(const Rules& rules, const InPlay& p, Verb verb) {
    if (!rules.cards_with_text || p.empty()) return nullptr;
    const Card& c = card_of(p);
    if (!c.has_power || c.power.use != Use::always || (c.power.blocked & p.conditions) != 0) return nullptr;
    return find_op(c.power.script, verb);
}

bool power_usable(const Rules& rules, const State& s, Side side, Slot slot) {
    const InPlay& p = s.field(side).at(slot);
    const Card& c = card_of(p);
    if (!rules.cards_with_text || !c.has_power || c.power.body || c.power.use == Use::always) return false;
    if ((c.power.blocked & p.conditions) != 0) return false;
    if (s.stadium.known()) {
        const Op* mute = find_op(catalogue()[s.stadium].script, Verb::mute_powers);
        if (mute != nullptr && c.hp < mute->n) return false;
    }
    switch (c.power.use) {
        case Use::once:
            return !p.power_used;
        case Use::once_a_turn:
            return !s.searched;
        case Use::from_bench:
            return !p.power_used && !slot.active();
        default:
            return true;
    }
}

bool weak_to(const InPlay& d, Type t) {
    if (d.weakness != Type::none) return d.weakness == t;
    return card_of(d).is_weak_to(t);
}

bool resists(const InPlay& d, Type t) {
    if (d.resistance != Type::none) return d.resistance == t;
    return card_of(d).resists_type(t);
}

int retreat_cost(const Rules& rules, const State& s, Side side) {
    const Field& f = s.field(side);
    const InPlay& a = f.active();
    int cost = card_of(a).retreat;
    if (!rules.cards_with_text || cost == 0) return cost;
    if (const Op* op = body(rules, a, Verb::free_self))
        if ((op->who == Word::with_energy) == (a.energy_cards() > 0)) return 0;
    if (free_by_family(rules, s, side)) return 0;
    for (int i = 1; i <= f.bench; ++i)
        if (const Op* op = body(rules, f.spots[static_cast<std::size_t>(i)], Verb::retreat_aid);
            op != nullptr && !card_of(a).ex)
            cost = std::max(0, cost - op->n);
    return cost;
}

bool may_retreat(const Rules& rules, const State& s, Side side) {
    const Field& f = s.field(side);
    const InPlay& a = f.active();
    if (f.bench == 0 || a.held || is_stand_in(a) || (a.conditions & (asleep | paralyzed)) != 0) return false;
    if (s.retreated && rules.retreat_once) return false;
    if ((a.conditions & confused) != 0 && body(rules, s.field(other(side)).active(), Verb::hold_confused) != nullptr)
        return false;
    return provided_by(rules, a).total() >= retreat_cost(rules, s, side);
}

bool open_to_effects(const Rules& rules, const State& s, Side attacker, const InPlay& target) {
    if (target.shield == Shield::effects) return false;
    if (!rules.cards_with_text) return true;
    const Op* immune = body(rules, target, Verb::immune);
    if (immune == nullptr) return true;
    if (immune->who == Word::effects) return false;
    return immune->who != Word::ex || !card_of(s.field(attacker).active()).ex;
}

bool open_to_conditions(const Rules& rules, const InPlay& p) {
    if (is_stand_in(p)) return false;
    const Op* immune = body(rules, p, Verb::immune);
    return immune == nullptr || immune->who != Word::conditions;
}

const Op& running_op(const State& s) {
    const Card& c = catalogue()[s.effect.card];
    const Script& script = s.effect.what == Running::attack  ? c.attacks[s.effect.index].script
                           : s.effect.what == Running::power ? c.power.script
                                                             : c.script;
    return script[s.effect.pc];
}

Census census(const State& s, Side side) {
    Census count{};
    const auto see = [&](CardId c, int n = 1) { count[c.value] += n; };
    const Field& f = s.field(side);
    for (const CardId c : f.deck) see(c);
    for (const CardId c : f.hand) see(c);
    for (const CardId c : f.discard) see(c);
    for (const CardId c : f.prizes) see(c);
    for (const InPlay& p : f.spots) {
        for (int i = 0; i < p.stack; ++i) see(p.cards[static_cast<std::size_t>(i)]);
        for (std::size_t k = 0; k < p.energy.size(); ++k)
            see(catalogue().energy_card({static_cast<std::uint8_t>(k)}), p.energy[k]);
        if (p.tool.known()) see(p.tool);
        see(catalogue().boost_card(), p.boosts);
        see(catalogue().guard_card(), p.guards);
    }
    if (s.stadium.known() && s.stadium_of == side) see(s.stadium);
    if (s.supporter.known() && s.player == side) see(s.supporter);
    const bool held =
        s.effect.what == Running::trainer && s.effect.by == side && !s.effect.kept && !(s.effect.card == s.supporter);
    if (held) see(s.effect.card);
    return count;
}

int count_of(const Rules& rules, const State& s, Side by, const Cost& cost, const Op& op) {
    const Field& mine = s.field(by);
    const Field& theirs = s.field(other(by));
    const InPlay& self = mine.active();
    const InPlay& defender = theirs.active();
    const auto pokemon = [](const Card& c) { return is_pokemon(c.kind); };
    const auto trainer = [](const Card& c) { return is_trainer(c.kind); };
    switch (op.per) {
        case Source::energy_self:
            return provided_by(rules, self).total();
        case Source::energy_defender:
            return provided_by(rules, defender).total();
        case Source::energy_cards_defender:
            return defender.energy_cards();
        case Source::extra_typed:
            return extra_typed(provided_by(rules, self), cost, op.type);
        case Source::extra_any:
            return extra_any(provided_by(rules, self), cost);
        case Source::extra_basic:
            return extra_basic(provided_by(rules, self), cost);
        case Source::counters_self:
            return self.counters;
        case Source::counters_defender:
            return defender.counters;
        case Source::basic_energy_actives:
            return basic_energy_on(self) + basic_energy_on(defender);
        case Source::others_named_self:
            return count_in_play(mine, [&](const InPlay& p) { return card_of(p).name_id == card_of(self).name_id; }) -
                   1;
        case Source::evolved_own:
            return count_in_play(mine, [](const InPlay& p) { return is_evolved(p); });
        case Source::pokemon_in_discard:
            return count_cards(mine.discard, pokemon);
        case Source::trainers_in_their_hand:
            return count_cards(theirs.hand, trainer);
        case Source::their_hand:
            return theirs.hand.size();
        default:
            return 0;
    }
}

}  // namespace rakus::pokemon
