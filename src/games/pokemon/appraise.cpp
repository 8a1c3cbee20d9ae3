#include "games/pokemon/appraise.h"

#include <algorithm>

#include "games/pokemon/energy.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

int promise(const Attack& a) {
    int damage = a.damage;
    for (const Op& op : a.script)
        if (op.verb == Verb::snipe) damage = std::max<int>(damage, op.n);
    return damage;
}

// Pays the retreat with the energies the player misses least.
void pay_least(const Rules& rules, InPlay& p, int cost) {
    while (cost > 0 && p.energy_cards() > 0) {
        int best = -1;
        double best_spare = 0;
        for (int k = 0; k < kEnergyKinds; ++k) {
            if (p.energy[static_cast<std::size_t>(k)] == 0) continue;
            const double gladness = spare(rules, p, {static_cast<std::uint8_t>(k)});
            if (best < 0 || gladness > best_spare) best = k, best_spare = gladness;
        }
        --p.energy[static_cast<std::size_t>(best)];
        cost -= units_of({static_cast<std::uint8_t>(best)});
    }
}

}  // namespace

const Attack* best_attack(const Card& c) {
    const Attack* best = nullptr;
    for (const Attack& a : c.attacks)
        if (best == nullptr || promise(a) > promise(*best)) best = &a;
    return best;
}

Energies missing_with(const Rules& rules, const InPlay& p, CardId energy) {
    const Attack* goal = best_attack(card_of(p));
    const auto kind = catalogue().energy_kind(energy);
    if (goal == nullptr || !kind) return {};
    InPlay more = p;
    ++more.energy[kind->value];
    return {missing(provided_by(rules, p), goal->cost).total, missing(provided_by(rules, more), goal->cost).total};
}

State table_with_energy(const State& s, Side me, Slot at, CardId energy) {
    State t = s;
    ++t.field(me).at(at).energy[catalogue().energy_kind(energy)->value];
    return t;
}

State table_evolved(const State& s, Side me, Slot at, CardId card) {
    State t = s;
    InPlay& p = t.field(me).at(at);
    p.cards[0] = card;
    p.shake_off();
    return t;
}

State table_in_front(const Rules& rules, const State& s, Side me, Slot at, bool pays_retreat) {
    State t = s;
    Field& f = t.field(me);
    if (pays_retreat) pay_least(rules, f.active(), retreat_cost(rules, s, me));
    f.active().shake_off();
    std::swap(f.active(), f.at(at));
    return t;
}

Worth worth_with_energy(Valuation how, const Rules& rules, const State& s, Side me, CardId energy) {
    return best_worth(how, rules, table_with_energy(s, me, kActive, energy), me);
}

Worth worth_evolved(Valuation how, const Rules& rules, const State& s, Side me, CardId card) {
    return best_worth(how, rules, table_evolved(s, me, kActive, card), me);
}

Worth worth_in_front(Valuation how, const Rules& rules, const State& s, Side me, Slot at, bool pays_retreat) {
    return best_worth(how, rules, table_in_front(rules, s, me, at, pays_retreat), me);
}

bool dies_in_front(Valuation how, const Rules& rules, const State& s, Side me, Slot at) {
    if (at.active()) return best_worth(how, rules, s, other(me)).ko >= 0.5;
    State t = s;
    std::swap(t.field(me).active(), t.field(me).at(at));
    return best_worth(how, rules, t, other(me)).ko >= 0.5;
}

double opening_value(const Rules& rules, const State& s, Side me, CardId card) {
    const Card& c = catalogue()[card];
    double best = 0;
    for (const Attack& a : c.attacks) {
        if (a.cost.total > 1) continue;
        bool paid = a.cost.total == 0;
        for (const CardId e : s.field(me).hand) {
            InPlay p;
            const auto kind = catalogue().energy_kind(e);
            if (!e.known() || !kind || paid) continue;
            ++p.energy[kind->value];
            paid = pays(provided_by(rules, p), a.cost);
        }
        if (paid) best = std::max<double>(best, promise(a));
    }
    return best;
}

bool evolution_in_hand(const Field& f, const Card& c) {
    return std::any_of(f.hand.begin(), f.hand.end(), [&](CardId h) {
        return h.known() && is_evolution(catalogue()[h].kind) && catalogue()[h].evolves_from == c.name_id;
    });
}

bool fuel_in_hand(const Field& f, const Card& c) {
    const Attack* goal = best_attack(c);
    if (goal == nullptr) return false;
    return std::any_of(f.hand.begin(), f.hand.end(), [&](CardId h) {
        if (!h.known() || !is_energy(catalogue()[h].kind)) return false;
        const Type t = catalogue()[h].provides;
        const bool typed = static_cast<int>(t) < kBasicTypes && goal->cost.typed[static_cast<std::size_t>(t)] > 0;
        return typed || goal->cost.colorless > 0 || t == Type::none;
    });
}

double usefulness(const Rules& rules, const Field& f, CardId id) {
    if (!id.known()) return 15;
    const Card& c = catalogue()[id];
    const auto copies = std::count(f.hand.begin(), f.hand.end(), id);
    if (is_evolution(c.kind)) {
        for (int i = 0; i <= f.bench; ++i)
            if (!f.spots[static_cast<std::size_t>(i)].empty() &&
                card_of(f.spots[static_cast<std::size_t>(i)]).name_id == c.evolves_from)
                return 70 - 5.0 * static_cast<double>(copies);
        return 20 - 5.0 * static_cast<double>(copies);  // a line that has no beginning in play
    }
    if (c.kind == Kind::basic) return 50 - 8.0 * f.in_play();
    if (is_energy(c.kind)) {
        const bool fits = !f.active().empty() &&
                          missing_with(rules, f.active(), id).after < missing_with(rules, f.active(), id).before;
        return (fits ? 45 : 30) - 6.0 * static_cast<double>(copies);
    }
    return rules.cards_with_text ? 35 - 5.0 * static_cast<double>(copies) : 0;
}

double spare(const Rules& rules, const InPlay& p, EnergyKind kind) {
    const Attack* goal = best_attack(card_of(p));
    if (goal == nullptr) return 1;
    InPlay less = p;
    --less.energy[kind.value];
    const int now = missing(provided_by(rules, p), goal->cost).total,
              then = missing(provided_by(rules, less), goal->cost).total;
    const Type t = type_of(kind);
    const bool off_type = !is_basic(kind) || goal->cost.typed[static_cast<std::size_t>(t)] == 0;
    return (then == now ? 10 : 0) + (off_type ? 5 : 0) - 3 * (units_of(kind) - 1);
}

}  // namespace rakus::pokemon
