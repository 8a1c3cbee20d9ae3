#include "games/pokemon/damage.h"

#include <algorithm>

#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

int counted(const Rules& rules, const State& s, Side by, const Attack& attack, const Op& op, const Luck& luck) {
    int n = 1;
    if (op.per == Source::heads)
        n = luck.heads;
    else if (op.per == Source::chosen)
        n = luck.chosen;
    else if (op.per != Source::none)
        n = count_of(rules, s, by, attack.cost, op);
    return op.max != 0 ? std::min<int>(n, op.max) : n;
}

// The attack is weak or resisted by the symbols of its cost (paper) or by the attacker's type.
template <class Matches>
bool any_type(const Rules& rules, const State& s, Side by, const Attack& attack, Matches matches) {
    if (!rules.types_by_cost) return matches(card_of(s.field(by).active()).type);
    for (std::size_t t = 0; t < attack.cost.typed.size(); ++t)
        if (attack.cost.typed[t] > 0 && matches(static_cast<Type>(t))) return true;
    return false;
}

int family_boost(const Rules& rules, const State& s, Side by) {
    if (!rules.cards_with_text) return 0;
    const Field& f = s.field(by);
    int plus = 0;
    for (int i = 0; i <= f.bench; ++i)
        if (const Op* op = body(rules, f.spots[static_cast<std::size_t>(i)], Verb::boost);
            op != nullptr && catalogue().matches(f.active().top(), op->filter))
            plus += op->n;
    return plus;
}

int shielded(const InPlay& target, int damage) {
    switch (target.shield) {
        case Shield::damage:
        case Shield::effects:
            return 0;
        case Shield::upto:
            return damage <= target.shield_n ? 0 : damage;
        case Shield::reduce:
            return std::max(0, damage - target.shield_n);
        default:
            return damage;
    }
}

int armored(const Rules& rules, const State& s, Side by, const InPlay& target, int damage) {
    if (const Op* armor = body(rules, target, Verb::armor)) {
        const int per = armor->per == Source::none ? 1 : std::min<int>(target.energy_cards(), armor->max);
        damage = std::max(0, damage - armor->n * per);
    }
    const Op* immune = body(rules, target, Verb::immune);
    if (immune == nullptr) return damage;
    const bool odd = damage / 10 % 2 == 1;
    const bool prevents = (immune->who == Word::odd && odd) || (immune->who == Word::even && !odd) ||
                          (immune->who == Word::ex && card_of(s.field(by).active()).ex);
    return prevents ? 0 : damage;
}

}  // namespace

bool holds(const State& s, Side by, const Op& op, const Luck& luck) {
    const Field& mine = s.field(by);
    const InPlay& defender = s.field(other(by)).active();
    switch (op.when) {
        case When::heads:
            return luck.heads > 0;
        case When::tails:
            return luck.heads == 0;
        case When::heads_exactly:
            return luck.heads == op.when_n;
        case When::defender_damaged:
            return defender.counters > 0;
        case When::defender_evolved:
            return !defender.empty() && is_evolved(defender);
        case When::defender_ex:
            return card_of(defender).ex;
        case When::self_asleep:
            return (mine.active().conditions & asleep) != 0;
        case When::behind:
            return mine.prizes.size() > s.field(other(by)).prizes.size();
        case When::paid:
            return luck.paid;
        default:
            return true;  // what happened during the attack, the engine knows
    }
}

Parts parts_of(const Rules& rules, const State& s, Side by, const Attack& attack, const Luck& luck) {
    Parts parts;
    parts.base = attack.damage;
    for (const Op& op : attack.script) {
        if (op.verb == Verb::hit) break;
        if (!holds(s, by, op, luck)) continue;
        switch (op.verb) {
            case Verb::plus:
                parts.plus += op.n * counted(rules, s, by, attack, op, luck);
                break;
            case Verb::minus:
                parts.plus -= op.n * counted(rules, s, by, attack, op, luck);
                break;
            case Verb::times:
                parts.times = counted(rules, s, by, attack, op, luck);
                break;
            case Verb::fail:
                parts.fails = true;
                break;
            case Verb::half_hp:
                parts.base = (hp_left(s.field(other(by)).active()) + 19) / 20 * 10;
                break;
            case Verb::ignore:
                (op.who == Word::everything ? parts.ignore_all : parts.ignore_types) = true;
                break;
            default:
                break;
        }
    }
    return parts;
}

int weakness_of(const Rules& rules, const Card& defender, int damage) {
    return rules.printed_numbers && defender.weak_plus > 0 ? defender.weak_plus : damage;
}

int resistance_of(const Rules& rules, const Card& defender) {
    return rules.printed_numbers ? defender.resist_minus : 30;
}

Typed apply_types(const Rules& rules, const State& s, Side by, const Attack& attack, int damage) {
    const InPlay& d = s.field(other(by)).active();
    Typed typed;
    typed.damage = std::max(0, damage);
    if (typed.damage > 0 && any_type(rules, s, by, attack, [&](Type t) { return weak_to(d, t); }))
        typed.weakness = weakness_of(rules, card_of(d), typed.damage);
    typed.damage += typed.weakness;
    if (any_type(rules, s, by, attack, [&](Type t) { return resists(d, t); }))
        typed.resistance = -std::min(resistance_of(rules, card_of(d)), typed.damage);
    typed.damage += typed.resistance;
    return typed;
}

int protect(const Rules& rules, const State& s, Side by, const InPlay& target, int damage, bool on_active) {
    if (damage <= 0) return 0;
    if (on_active) damage += 10 * s.field(by).active().boosts;
    damage = std::max(0, damage - 20 * target.guards);
    return rules.cards_with_text ? shielded(target, armored(rules, s, by, target, damage)) : shielded(target, damage);
}

int final_damage(const Rules& rules, const State& s, Side by, const Attack& attack, const Parts& parts) {
    if (parts.fails) return 0;
    const InPlay& target = s.field(other(by)).active();
    const bool plain = parts.ignore_types || parts.ignore_all;
    const auto typed = [&](int d) { return plain ? std::max(0, d) : apply_types(rules, s, by, attack, d).damage; };
    int damage = 0;
    if (rules.bonus_after_types) {
        damage = std::max(0, typed(parts.base) * (parts.times < 0 ? 1 : parts.times) + parts.plus);
    } else {
        const int own = parts.own() + parts.plus;
        damage = typed(own > 0 ? own + family_boost(rules, s, by) : own);
    }
    return parts.ignore_all ? damage : protect(rules, s, by, target, damage, true);
}

}  // namespace rakus::pokemon
