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

int special_cards(const InPlay& p) { return p.energy[kDouble.value] + p.energy[kMulti.value]; }

}  // namespace

int units_of(EnergyKind k) { return k == kDouble || is_stand_in(k) ? 2 : 1; }

Provided provided_by(const Rules& rules, const InPlay& p) {
    Provided have;
    for (int t = 0; t < kBasicTypes; ++t) {
        const auto type = static_cast<Type>(t);
        const int basic = p.energy[basic_energy(type).value], stand_in = p.energy[stand_in_energy(type).value];
        have.typed[static_cast<std::size_t>(t)] = static_cast<std::uint8_t>(basic + 2 * stand_in);
        have.basic = static_cast<std::uint8_t>(have.basic + basic);
    }
    have.colorless = static_cast<std::uint8_t>(2 * p.energy[kDouble.value]);
    // A Multi Energy beside another special energy is colorless.
    auto& multi = special_cards(p) > 1 ? have.colorless : have.any;
    multi = static_cast<std::uint8_t>(multi + p.energy[kMulti.value]);
    if (const Type all = whole_type(rules, p); all != Type::none) {
        const auto total = static_cast<std::uint8_t>(have.total());
        const auto basic = have.basic;
        have = {};
        have.typed[static_cast<std::size_t>(all)] = total;
        have.basic = basic;
    }
    return have;
}

Cost missing(const Provided& have, const Cost& cost) {
    Cost lack;
    int wild = have.any, used = 0;
    for (std::size_t t = 0; t < cost.typed.size(); ++t) {
        const int own = t < kBasicTypes ? have.typed[t] : 0;
        int short_by = std::max(0, cost.typed[t] - own);
        used += std::min<int>(own, cost.typed[t]);
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
    int short_by = 0;
    for (std::size_t t = 0; t < cost.typed.size(); ++t)
        short_by += std::max(0, cost.typed[t] - (t < kBasicTypes ? have.typed[t] : 0));
    return short_by <= have.any && have.total() >= cost.total;
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

int extra_any(const Provided& have, const Cost& cost) { return std::max(0, have.total() - cost.total); }

bool counts_as(const Rules& rules, const InPlay& p, EnergyKind kind, Type type) {
    if (type == Type::colorless) return true;
    if (const Type all = whole_type(rules, p); all != Type::none) return all == type;
    if (kind == kDouble) return false;
    if (kind == kMulti) return special_cards(p) == 1;
    return type_of(kind) == type;
}

}  // namespace rakus::pokemon
