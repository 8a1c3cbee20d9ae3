#include "games/pokemon/energy.h"

#include <algorithm>

#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

// A Power or Body may make all energy one type.
Type whole_type(const Rules& rules, const InPlay& p) {
    if (p.turned != Type::none) return p.turned;
    const Op* all = body(rules, p, Verb::all_energy);
    return all != nullptr ? all->type : Type::none;
}

int special_cards(const InPlay& p) {
    return p.energy[kDouble.value] + p.energy[kMulti.value];
}

}  // namespace

int units_of(EnergyKind k) {
    return k == kDouble || is_stand_in(k) ? 2 : 1;
}

Provided provided_by(const Rules& rules, const InPlay& p) {
    Provided have;
    for (std::size_t t = 0; t < kBasicTypes; ++t) {
        have.typed[t] = p.energy[t];
        have.basic = static_cast<std::uint8_t>(have.basic + p.energy[t]);
    }
    have.sum = have.basic;
    if (!rules.cards_with_text && p.energy_cards() == have.basic) return have;  // the usual case, and the fast one
    for (std::size_t t = 0; t < kBasicTypes; ++t)
        have.typed[t] =
            static_cast<std::uint8_t>(have.typed[t] + 2 * p.energy[stand_in_energy(static_cast<Type>(t)).value]);
    have.colorless = static_cast<std::uint8_t>(2 * p.energy[kDouble.value]);
    // A Multi Energy beside another special energy is colorless.
    auto& multi = special_cards(p) > 1 ? have.colorless : have.any;
    multi = static_cast<std::uint8_t>(multi + p.energy[kMulti.value]);
    have.sum = static_cast<std::uint8_t>(have.colorless + have.any);
    for (const auto t : have.typed) have.sum = static_cast<std::uint8_t>(have.sum + t);
    if (const Type all = whole_type(rules, p); all != Type::none) {
        have.typed = {};
        have.any = have.colorless = 0;
        have.typed[static_cast<std::size_t>(all)] = have.sum;
    }
    return have;
}

Cost missing(const Provided& have, const Cost& cost) {
    Cost lack;
    int wild = have.any, used = 0;
    for (std::size_t t = 0; t < cost.typed.size(); ++t) {
        if (cost.typed[t] == 0) continue;
        int short_by = std::max(0, cost.typed[t] - have.typed[t]);
        used += std::min<int>(have.typed[t], cost.typed[t]);
        const int filled = std::min(short_by, wild);
        wild -= filled, used += filled, short_by -= filled;
        lack.typed[t] = static_cast<std::uint8_t>(short_by);
        lack.total = static_cast<std::uint8_t>(lack.total + short_by);
    }
    lack.colorless = static_cast<std::uint8_t>(std::max(0, cost.colorless - (have.total() - used)));
    lack.total = static_cast<std::uint8_t>(lack.total + lack.colorless);
    return lack;
}

bool pays(const Provided& have, const Cost& cost) {
    if (have.total() < cost.total) return false;
    int short_by = 0;
    for (std::size_t t = 0; t < cost.typed.size(); ++t) short_by += std::max(0, cost.typed[t] - have.typed[t]);
    return short_by <= have.any;
}

std::string letters_of(const Cost& cost) {
    std::string text;
    for (std::size_t t = 0; t < cost.typed.size(); ++t) text.append(cost.typed[t], letter_of(static_cast<Type>(t)));
    text.append(cost.colorless, 'C');
    return text;
}

int extra_typed(const Provided& have, const Cost& cost, Type type) {
    const auto t = static_cast<std::size_t>(type);
    const int own = have.typed[t] + have.any;
    const int others_cost = cost.total - cost.typed[t];
    const int others = have.total() - own;
    return std::max(0, own - cost.typed[t] - std::max(0, others_cost - others));
}

int extra_basic(const Provided& have, const Cost& cost) {
    return std::max(0, std::min<int>(have.basic, have.total() - cost.total));
}

int extra_any(const Provided& have, const Cost& cost) {
    return std::max(0, have.total() - cost.total);
}

bool counts_as(const Rules& rules, const InPlay& p, EnergyKind kind, Type type) {
    if (type == Type::colorless) return true;
    if (const Type all = whole_type(rules, p); all != Type::none) return all == type;
    if (kind == kDouble) return false;
    if (kind == kMulti) return special_cards(p) == 1;
    return type_of(kind) == type;
}

}  // namespace rakus::pokemon
