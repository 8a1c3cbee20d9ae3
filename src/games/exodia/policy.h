// A policy: what to do in which order, under which guards, and what to give up, keep, fetch and hold on to. It is data
// (policy_file.h); the players of the paper are policies made from the classes of the deck.
#pragma once
#include <string>
#include <vector>

#include "games/exodia/resolve.h"

namespace rakus::exodia {

using Guards = List<Condition, 4>;

struct Entry {
    std::uint8_t action = 0;
    std::uint8_t group = 0;  // entries of one group are equals: the first of them is taken
    Guards guards;
};

// Entries that are out of the question unless one of the kinds is there.
struct Bar {
    Kinds in_deck, in_play;  // one of the two is empty
    std::uint64_t entries = 0;
};

// What of an entry is left to check when its bits have survived: sizes, and whether that is all.
struct Check {
    std::uint8_t deck = 0, hand = 0;  // cards at least
    bool more = false;                // guards or conditions beyond
};

// The entries that count while `when` holds.
struct Phase {
    Guards when;
    std::vector<Entry> entries;  // at most 64
    // Entries as bits, by what is there: `by_hand[i][b]` for the kinds 8i..8i+7 held in the pattern b.
    std::array<std::array<std::uint64_t, 256>, 4> by_hand{};
    std::array<std::uint64_t, kMaxKinds> by_field{};
    std::array<std::uint8_t, kMaxKinds> counters{};  // that a unit of the kind needs for them
    std::array<Check, 64> checks{};
    std::uint64_t summons = 0;
    std::vector<Bar> bars;
    std::uint64_t group_of(std::size_t entry) const;  // all entries of the same group, as bits
};

// A card in a list of preferences; it counts only while its guards hold.
struct Preference {
    Kind kind;
    Guards guards;
};

struct Policy {
    std::string name;
    bool by_class = false;     // groups are the paper's classes, the highest first
    bool random_ties = false;  // inside a group
    std::vector<Phase> phases;
    std::vector<Preference> discard, keep, search;
    Kinds redraw_keep;  // what stays in the hand when a redraw may choose
};

// The class order of the paper: main, draw, replace, add, no effect.
Policy paper_policy(const Program&);
// The same, but never gives up a piece for certain, and gives up cards that can fetch nothing first.
Policy guarded_policy(const Program&);
// Before the engine is out only what digs for it; then search, draw, and replace the hand last.
Policy community_policy(const Program&);
// The monsters that make the deck run: summoned, and with an effect of their own.
Kinds engine_of(const Program&);
// Fills in what the duel looks up: the bits of the phases.
void index_phase(const Program&, Phase&);
void index_policy(const Program&, Policy&);

// ---- the choice ------------------------------------------------------------------------------------------------

inline bool all_hold(const Program& p, const View& v, const Guards& guards, const Action* acting) {
    for (const Condition& c : guards)
        if (!holds(p, v, c, acting)) return false;
    return true;
}

inline const Phase& phase_at(const Program& p, const Policy& policy, const View& v) {
    for (const Phase& phase : policy.phases)
        if (all_hold(p, v, phase.when, nullptr)) return phase;
    return policy.phases.back();
}

// The entries whose card is there. What can be seen to fail at a glance is left out already.
inline std::uint64_t present_entries(const Phase& phase, const View& v) {
    const std::uint32_t held = v.held.bits();
    std::uint64_t bits = phase.by_hand[0][held & 255] | phase.by_hand[1][held >> 8 & 255] |
                         phase.by_hand[2][held >> 16 & 255] | phase.by_hand[3][held >> 24];
    const auto mask = [](bool yes) { return -static_cast<std::uint64_t>(yes); };
    for (const Unit& u : v.units)
        bits |= phase.by_field[u.kind.index] & mask(u.counters >= phase.counters[u.kind.index]);
    bits &= ~(phase.summons & mask(v.summoned));
    for (const Bar& bar : phase.bars)
        bits &= ~(bar.entries & mask(((v.in_deck & bar.in_deck) | (v.in_play & bar.in_play)).empty()));
    return bits;
}

// Of an entry that is among the present ones.
inline bool may_take(const Program& p, const View& v, const Phase& phase, std::size_t entry) {
    const Check& check = phase.checks[entry];
    if ((v.deck_size < check.deck) | (v.hand_size < check.hand)) return false;
    if (!check.more) return true;
    const Entry& e = phase.entries[entry];
    const Action& a = p.actions[e.action];
    return open(p, v, a) && all_hold(p, v, e.guards, &a);
}

// The action the policy takes, or null: nothing is feasible, the turn ends.
inline const Action* pick_action(const Program& p, const Policy& policy, const View& v, Rng& rng) {
    const Phase& phase = phase_at(p, policy, v);
    for (std::uint64_t bits = present_entries(phase, v); bits; bits &= bits - 1) {
        const auto first = static_cast<std::size_t>(std::countr_zero(bits));
        if (!may_take(p, v, phase, first)) continue;
        if (!policy.random_ties) return &p.actions[phase.entries[first].action];
        List<std::size_t, 64> equals;
        for (std::uint64_t rest = bits & phase.group_of(first); rest; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            if (may_take(p, v, phase, i)) equals.push_back(i);
        }
        return &p.actions[phase.entries[equals[rng.below(static_cast<std::uint32_t>(equals.size()))]].action];
    }
    return nullptr;
}

inline Kind first_preferred(const Program& p, const View& v, const std::vector<Preference>& list, Kinds there) {
    for (const Preference& wish : list)
        if (there.has(wish.kind) && all_hold(p, v, wish.guards, nullptr)) return wish.kind;
    return kNoCard;
}

// Answers the questions of effects from the policy's lists.
struct PolicyChooser {
    const Program& p;
    const Policy& policy;

    Kind discard(const View& v, Kinds allowed) const {
        const Kind k = first_preferred(p, v, policy.discard, allowed);
        return k.none() ? allowed.first() : k;
    }
    Kind keep(const View& v, Kinds aside) const {
        const Kind k = first_preferred(p, v, policy.keep, aside);
        return k.none() ? aside.first() : k;
    }
    // The policy's own wishes first, then the order in which the effect names the cards.
    Kind search(const View& v, Kinds there, const Operation& op) const {
        if (const Kind k = first_preferred(p, v, policy.search, there); !k.none()) return k;
        for (int way = 0; way < op.ways; ++way)
            if (const Kinds some = there & op.order[static_cast<std::size_t>(way)]; !some.empty()) return some.first();
        return there.first();
    }
    // At least one kind goes back.
    bool redraw(const View& v, Kinds& kept) const {
        kept = v.held & policy.redraw_keep;
        if (kept == v.held) kept.remove(discard(v, v.held));
        return true;
    }
    // The same for a hand from which cards have been set aside already, one answer at a time.
    Kinds still_kept(const View&) const;
};

}  // namespace rakus::exodia
