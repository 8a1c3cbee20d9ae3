// The small changes that tuning tries.
#include <algorithm>

#include "games/exodia/tune.h"

namespace rakus::exodia {
namespace {

std::size_t any(Rng& rng, std::size_t n) {
    return rng.below(static_cast<std::uint32_t>(n));
}

// Takes an element out and puts it in elsewhere.
template <class T>
void relocate(std::vector<T>& list, Rng& rng) {
    if (list.size() < 2) return;
    const auto from = static_cast<std::ptrdiff_t>(any(rng, list.size())),
               to = static_cast<std::ptrdiff_t>(any(rng, list.size()));
    if (from < to)
        std::rotate(list.begin() + from, list.begin() + from + 1, list.begin() + to + 1);
    else
        std::rotate(list.begin() + to, list.begin() + from, list.begin() + from + 1);
}

Kinds any_kinds(const Program& p, Rng& rng) {
    const auto at = any(rng, p.cards.size() + 6);
    if (at < p.cards.size()) return Kinds::only(Kind{static_cast<std::uint8_t>(at)});
    return at < p.cards.size() + 3 ? p.win : at < p.cards.size() + 5 ? Kinds::all().without(p.win) : Kinds::all();
}

Condition any_guard(const Program& p, Rng& rng) {
    Condition c{rng.coin() ? What::at_least : What::at_most, Zone::hand, 0, {}, 0};
    const auto zone = any(rng, 6);
    if (zone == 0) {  // how much of the deck is left
        c.zone = Zone::deck, c.kinds = Kinds::all();
        c.n = static_cast<std::int16_t>(1 + any(rng, static_cast<std::size_t>(p.cards_in_deck())));
        return c;
    }
    c.zone = zone <= 3 ? Zone::hand : zone == 4 ? Zone::field : Zone::deck;
    c.kinds = any_kinds(p, rng);
    const auto most = c.kinds.single() ? 2u : 6u;
    c.n = static_cast<std::int16_t>(any(rng, most) + (c.what == What::at_least ? 1 : 0));
    return c;
}

// Adds a guard, changes one or drops one.
void change_guards(const Program& p, Guards& guards, Rng& rng) {
    const bool full = guards.size() + 1 >= guards.capacity();
    const auto what = guards.empty() ? 0 : any(rng, full ? 2 : 3) + (full ? 1 : 0);
    if (what == 0) return guards.push_back(any_guard(p, rng));
    const auto at = any(rng, guards.size());
    if (what == 1) return void(guards[at] = any_guard(p, rng));
    guards[at] = guards[guards.size() - 1];
    guards.pop_back();
}

// A guard's number one up or down.
void nudge_guard(Guards& guards, Rng& rng) {
    if (guards.empty()) return;
    Condition& c = guards[any(rng, guards.size())];
    c.n = static_cast<std::int16_t>(std::max(0, c.n + (rng.coin() ? 1 : -1)));
}

void renumber(Phase& phase) {
    std::uint8_t group = 0;
    for (Entry& e : phase.entries) e.group = group++;
}

void change_phase(const Program& p, Phase& phase, Rng& rng) {
    Entry& entry = phase.entries[any(rng, phase.entries.size())];
    switch (any(rng, 8)) {
        case 0:
        case 1:
        case 2:
        case 3:
            relocate(phase.entries, rng);
            break;
        case 4:
        case 5:
            change_guards(p, entry.guards, rng);
            break;
        case 6:
            nudge_guard(entry.guards, rng);
            break;
        default:  // the same action at a second place
            if (phase.entries.size() < 40) {
                phase.entries.push_back({entry.action, 0, {}});
                std::rotate(phase.entries.begin() + static_cast<std::ptrdiff_t>(any(rng, phase.entries.size())),
                            phase.entries.end() - 1, phase.entries.end());
            }
    }
    renumber(phase);
}

void change_wishes(const Program& p, std::vector<Preference>& list, Rng& rng) {
    if (list.empty()) return;
    const auto what = any(rng, 4);
    if (what == 0 && list.size() < 60) {
        Preference wish{list[any(rng, list.size())].kind, {}};
        wish.guards.push_back(any_guard(p, rng));
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(any(rng, list.size())), wish);
    } else if (what == 1) {
        change_guards(p, list[any(rng, list.size())].guards, rng);
    } else {
        relocate(list, rng);
    }
}

}  // namespace

Policy split_by_engine(const Program& p, Policy policy) {
    policy.by_class = policy.random_ties = false;  // from here on nobody is anybody's equal
    for (Phase& phase : policy.phases) renumber(phase);
    const Kinds engine = engine_of(p);
    if (policy.phases.size() == 1 && !engine.empty()) {
        policy.phases.push_back(policy.phases.front());
        policy.phases.front().when.push_back({What::at_least, Zone::field, 1, engine, 0});
    }
    index_policy(p, policy);
    return policy;
}

Policy mutated(const Program& p, const Policy& policy, Rng& rng) {
    Policy next = policy;
    const auto changes = 1 + any(rng, 3);
    for (std::size_t i = 0; i < changes; ++i) {
        const auto what = any(rng, 20);
        if (what < 15)
            change_phase(p, next.phases[any(rng, next.phases.size())], rng);
        else if (what < 18)
            change_wishes(p, next.discard, rng);
        else if (what < 19)
            change_wishes(p, next.keep, rng);
        else
            next.redraw_keep = Kinds(next.redraw_keep.bits() ^
                                     Kinds::only(Kind{static_cast<std::uint8_t>(any(rng, p.cards.size()))}).bits());
    }
    index_policy(p, next);
    return next;
}

}  // namespace rakus::exodia
