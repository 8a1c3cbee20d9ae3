// The feasibility function: may this card effect be used now, and if not, which rule forbids it?
#pragma once
#include "core/reason.h"
#include "games/exodia/program.h"

namespace rakus::exodia {

// How many of the condition's kinds lie in its zone. The acting card is on its way out of the hand: not counted.
inline int counted(const View& v, const Condition& c, const Action* acting) {
    const bool itself = acting && c.zone == Zone::hand && acting->verb != Verb::effect && c.kinds.has(acting->card);
    if (c.kinds == Kinds::all() && c.zone == Zone::deck) return v.deck_size;
    if (c.kinds == Kinds::all() && c.zone == Zone::hand) return v.hand_size - (itself ? 1 : 0);
    return v.in(c.zone).count(c.kinds) - (itself ? 1 : 0);
}

inline bool unit_ready(const View& v, Kind kind, int counters, bool once) {
    for (const Unit& u : v.units)
        if (u.kind == kind && u.counters >= counters && !(once && u.used)) return true;
    return false;
}

inline bool unit_with_room(const Program& p, const View& v, Kinds kinds) {
    for (const Unit& u : v.units)
        if (kinds.has(u.kind) && u.counters < p.nature(u.kind).cap) return true;
    return false;
}

inline bool all_spent(const View& v, Kinds kinds) {
    for (const Unit& u : v.units)
        if (kinds.has(u.kind) && !u.used) return false;
    return true;
}

inline bool holds(const Program& p, const View& v, const Condition& c, const Action* acting) {
    switch (c.what) {
        case What::at_least:
            return counted(v, c, acting) >= c.n;
        case What::at_most:
            return counted(v, c, acting) <= c.n;
        case What::counters:
            return unit_ready(v, acting->card, c.n, acting->once);
        case What::can_gain:
            return unit_with_room(p, v, c.kinds);
        case What::spent:
            return all_spent(v, c.kinds);
        case What::summon_free:
            return !v.summoned;
        case What::name_unused:
            return !v.used.has(acting->card);
        case What::lp_above:
            return v.lp > c.n * 100;
        case What::allowed:
            return (v.forbidden & c.n) == 0;
        case What::turn_at_least:
            return v.turn >= c.n;
        case What::turn_at_most:
            return v.turn <= c.n;
        case What::never:
            return false;
    }
    return false;
}

// The first condition that does not hold; null when the action is feasible. The card is taken to be there.
inline const Condition* obstacle(const Program& p, const View& v, const Action& a) {
    for (const Condition& c : a.needs)
        if (!holds(p, v, c, &a)) return &c;
    return nullptr;
}

// Feasible, and nothing said about why: the hot path. Agrees with `obstacle`.
inline bool open(const Program& p, const View& v, const Action& a) {
    const Gate& g = a.gate;
    const int others = v.hand_size - (a.verb == Verb::effect ? 0 : 1);
    if ((v.deck_size < g.deck) | (others < g.hand) | (g.summon & v.summoned) |
        (g.in_play & !v.in_play.meets(g.play_any)) | (g.in_deck & !v.in_deck.meets(g.deck_any)))
        return false;
    if (g.unit && !unit_ready(v, a.card, g.counters, a.once)) return false;
    if (g.name && v.used.has(a.card)) return false;
    for (const Condition& c : g.rest)
        if (!holds(p, v, c, &a)) return false;
    return true;
}

// Is the card where the action needs it: in the hand, or in play?
inline bool present(const View& v, const Action& a) {
    return a.verb == Verb::effect ? v.in(Zone::field)[a.card] > 0 : v.held.has(a.card);
}

// The reason in words, with the code and the source of the rule: "rule 4: needs Broken Bamboo Sword in play".
Reason reason_for(const Program&, const View&, const Action&, const Condition&);
// The card of the action is neither in the hand nor in play as it should be.
Reason reason_absent(const Program&, const Action&);
// Why the end of the turn is no candidate while an effect is feasible.
Reason reason_not_yet();
// A condition as people read it: "at least 1 Broken Bamboo Sword in play".
inline constexpr Noun kCounters{"counter", "counters", "penghitung"};
Text condition_words(const Program&, const Condition&);

}  // namespace rakus::exodia
