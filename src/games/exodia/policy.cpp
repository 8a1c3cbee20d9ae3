#include "games/exodia/policy.h"

#include <algorithm>
#include <span>

#include "games/exodia/deck_needs.h"

namespace rakus::exodia {
namespace {

std::vector<Preference> wishes(const std::vector<Kind>& kinds) {
    std::vector<Preference> out;
    for (const Kind k : kinds) out.push_back({k, {}});
    return out;
}

// One phase: the listed actions, class by class in the given order.
Phase by_classes(const Program& p, std::span<const EffectClass> classes) {
    Phase phase;
    for (std::uint8_t group = 0; group < classes.size(); ++group) {
        const auto begin = phase.entries.size();
        for (const std::uint8_t at : p.listed)
            if (p.actions[at].effect_class == classes[group]) phase.entries.push_back({at, group, {}});
        const auto first = phase.entries.begin() + static_cast<std::ptrdiff_t>(begin);
        const Kinds engine = engine_of(p);
        const auto is_engine = [&](const Entry& e) { return engine.has(p.actions[e.action].card); };
        if (p.frame.library_first) std::stable_partition(first, phase.entries.end(), is_engine);
    }
    return phase;
}

Policy class_policy(const Program& p, std::string name, std::span<const EffectClass> classes) {
    Policy policy;
    policy.name = std::move(name);
    policy.by_class = true;
    policy.random_ties = p.frame.random_ties;
    policy.phases.push_back(by_classes(p, classes));
    policy.discard = wishes(p.give_up);
    policy.keep = wishes(p.keep);
    index_policy(p, policy);
    return policy;
}

constexpr EffectClass kPaperOrder[] = {EffectClass::main, EffectClass::draw, EffectClass::replace, EffectClass::add,
                                       EffectClass::none};
bool discards_by_choice(const Operation& op) {
    return op.op == Op::discard && op.pick == Pick::choose;
}

// A discard only while another card than the pieces is held; first what can fetch nothing more.
void guard(const Program& p, Policy& policy) {
    const Condition spare{What::at_least, Zone::hand, 1, Kinds::all().without(p.win), 0};
    for (Phase& phase : policy.phases)
        for (Entry& e : phase.entries)
            if (std::ranges::any_of(p.actions[e.action].effect, discards_by_choice)) e.guards.push_back(spare);
    std::vector<Preference> dead;
    for (const Action& a : p.actions)
        for (const Operation& op : a.effect)
            if (op.op == Op::search && !op.optional) {
                Preference wish{a.card, {}};
                wish.guards.push_back({What::at_most, Zone::deck, 0, op.kinds, 0});
                dead.push_back(wish);
            }
    policy.discard.insert(policy.discard.begin(), dead.begin(), dead.end());
    index_policy(p, policy);
}

void index_entry(Phase& phase, std::size_t entry, const Action& a) {
    const std::uint64_t bit = std::uint64_t{1} << entry;
    const Gate& g = a.gate;
    const bool in_play = a.verb == Verb::effect;
    if (in_play) {
        phase.by_field[a.card.index] |= bit;
        phase.counters[a.card.index] = g.counters;
    }
    for (std::size_t held = 0; !in_play && held < 256; ++held)
        if (held >> (a.card.index % 8) & 1) phase.by_hand[a.card.index / 8][held] |= bit;
    if (g.summon) phase.summons |= bit;
    if (g.in_play) phase.bars.push_back({{}, g.play_any, bit});
    if (g.in_deck) phase.bars.push_back({g.deck_any, {}, bit});
    phase.checks[entry] = {g.deck, static_cast<std::uint8_t>(g.hand + (in_play ? 0 : 1)),
                           g.name || (in_play && a.once) || !g.rest.empty() || !phase.entries[entry].guards.empty()};
}

// The orders of the community, one phase for before and one for after the engine is in play: first only what digs for
// the engine, and every other spell is kept for its counters; then search, draw, and replace the hand last.
class SearchFirst {
   public:
    SearchFirst(const Program& p, Kinds engine) : p_(p), engine_(engine) {}

    Phase with_engine() {
        phase_ = {};
        if (!engine_.empty()) phase_.when.push_back({What::at_least, Zone::field, 1, engine_, 0});
        take([](const Action& a) { return a.verb == Verb::summon; });
        take([&](const Action& a) { return a.verb == Verb::effect && engine_.has(a.card); });
        first_field();
        of_class(EffectClass::add);
        without_effect([](CardType t) { return t != CardType::equip && t != CardType::continuous; });
        take([&](const Action& a) { return a.verb == Verb::effect && !engine_.has(a.card); });
        spare_field();
        of_class(EffectClass::draw);
        without_effect([](CardType t) { return t == CardType::equip; });
        replacing(true), replacing(false);
        without_effect([](CardType t) { return t == CardType::continuous; });
        take(is_field);
        return phase_;
    }

    Phase without_engine() {
        phase_ = {};
        take([](const Action& a) { return a.verb == Verb::summon; });
        of_class(EffectClass::draw);
        replacing(false), replacing(true);
        return phase_;
    }

   private:
    static bool is_field(const Action& a) { return a.verb == Verb::activate && a.type == CardType::field; }

    template <class Which>
    void take(Which which, const Condition* guard = nullptr) {
        for (const std::uint8_t at : p_.listed) {
            if (!which(p_.actions[at])) continue;
            phase_.entries.push_back({at, static_cast<std::uint8_t>(phase_.entries.size()), {}});
            if (guard) phase_.entries.back().guards.push_back(*guard);
        }
    }
    void of_class(EffectClass c) {
        take([c](const Action& a) { return a.verb == Verb::activate && a.effect_class == c && !is_field(a); });
    }
    template <class OfType>
    void without_effect(OfType of_type) {
        take([&](const Action& a) {
            return a.verb == Verb::activate && a.effect_class == EffectClass::none && !is_field(a) && of_type(a.type);
        });
    }
    // Those that discard, only while a card to spare is held; or those that do not.
    void replacing(bool discards) {
        const Condition spare{What::at_least, Zone::hand, 1, Kinds::all().without(p_.win), 0};
        take(
            [&](const Action& a) {
                return a.verb == Verb::activate && a.effect_class == EffectClass::replace &&
                       std::ranges::any_of(a.effect, discards_by_choice) == discards;
            },
            discards ? &spare : nullptr);
    }
    void first_field() {
        const Condition none{What::at_most, Zone::field, 0, p_.kinds_named("field_spell"), 0};
        take(is_field, &none);
    }
    void spare_field() {
        const Condition spent{What::spent, Zone::field, 0, p_.kinds_named("field_spell"), 0};
        take(is_field, &spent);
    }

    const Program& p_;
    const Kinds engine_;
    Phase phase_;
};

// One of the engine is enough: another one in the hand is given up first.
void spare_the_engine(Kinds engine, Policy& policy) {
    engine.each([&](Kind k) {
        Preference wish{k, {}};
        wish.guards.push_back({What::at_least, Zone::field, 1, Kinds::only(k), 0});
        policy.discard.insert(policy.discard.begin(), wish);
    });
}

}  // namespace

std::uint64_t Phase::group_of(std::size_t entry) const {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].group == entries[entry].group) bits |= std::uint64_t{1} << i;
    return bits;
}

Kinds PolicyChooser::still_kept(const View& v) const {
    View whole = v;
    const Pile aside = v.in(Zone::aside);
    aside.kinds().each([&](Kind k) {
        for (int n = aside[k]; n > 0; --n) into_hand(whole, k);
    });
    Kinds kept;
    redraw(whole, kept);
    return kept;
}

void index_phase(const Program& p, Phase& phase) {
    phase.by_hand = {};
    phase.by_field = {};
    phase.counters = {};
    phase.summons = 0;
    phase.bars.clear();
    for (std::size_t i = 0; i < phase.entries.size(); ++i) index_entry(phase, i, p.actions[phase.entries[i].action]);
}

void index_policy(const Program& p, Policy& policy) {
    for (Phase& phase : policy.phases) index_phase(p, phase);
}

Policy paper_policy(const Program& p) {
    return class_policy(p, "paper", kPaperOrder);
}

Policy guarded_policy(const Program& p) {
    Policy policy = class_policy(p, "paper-guarded", kPaperOrder);
    guard(p, policy);
    return policy;
}

Kinds engine_of(const Program& p) {
    Kinds out;
    for (const Action& a : p.actions)
        if (a.verb == Verb::summon && p.nature(a.card).unit) out.add(a.card);
    return out;
}

Policy community_policy(const Program& p) {
    Policy policy = guarded_policy(p);
    policy.name = "community";
    policy.by_class = false;
    policy.random_ties = false;
    const Kinds engine = engine_of(p);
    policy.phases = {SearchFirst(p, engine).with_engine()};
    if (!engine.empty()) policy.phases.push_back(SearchFirst(p, engine).without_engine());
    policy.redraw_keep = p.win;
    spare_the_engine(engine, policy);
    index_policy(p, policy);
    return policy;
}

}  // namespace rakus::exodia
