#include "games/exodia/deck_needs.h"

#include <fmt/format.h>

#include <algorithm>

namespace rakus::exodia {
namespace {

// The rules of the paper's feasibility function, and the house's own below them.
const NamedRule kSummonOnce{"normal_summon_once", "rule 1"};
const NamedRule kLibraryCounters{"needs_counters", "rule 2"};
const NamedRule kNothingToAdd{"nothing_to_add", "rule 5"};
const NamedRule kDeckTooSmall{"deck_too_small", "table row 24"};
const NamedRule kHandTooSmall{"hand_too_small", "table row 19"};
const NamedRule kNoTarget{"no_target", "table row 8"};
const NamedRule kNameUsed{"once_per_turn", "card text"};
const NamedRule kNothingThere{"nothing_to_move", "card text"};
const NamedRule kLifePoints{"life_points", "card text"};
const NamedRule kForbidden{"forbidden", "card text"};
const NamedRule kZoneFull{"zone_full", "five zones"};

class Completer {
   public:
    explicit Completer(Program& program) : p_(program) {}

    void all() {
        for (const Action& a : p_.actions)
            for (const Operation& op : a.effect)
                draws_may_be_forbidden_ |= op.op == Op::forbid && op.n == static_cast<int>(Forbid::draw);
        for (Action& a : p_.actions) natures(a), free_of_charge(a);
        for (Action& a : p_.actions) conditions(a), build_gate(a);
        orders();
        deck();
    }

   private:
    void need(Action& a, What what, Zone zone, int n, Kinds kinds, const NamedRule& rule) {
        const auto known = std::ranges::find(p_.rules, rule.code, &NamedRule::code);
        const auto index = known - p_.rules.begin();
        if (known == p_.rules.end()) p_.rules.push_back(rule);
        a.needs.push_back({what, zone, static_cast<std::int16_t>(n), kinds, static_cast<std::uint8_t>(index)});
    }

    void natures(const Action& a) {
        if (a.verb == Verb::effect) p_.natures[a.card.index].unit = true;
        for (const Operation& op : a.effect)
            if (op.op == Op::counter_target || op.op == Op::counter_each)
                op.kinds.each([&](Kind k) { p_.natures[k.index].unit = true; });
        for (auto& n : p_.natures) n.unit = n.unit || n.gain > 0;
    }

    // An effect in play that costs no counters still uses up its card for the turn: it pays none of them.
    static void free_of_charge(Action& a) {
        const auto pays = [](const Operation& op) { return op.op == Op::pay_counter; };
        if (a.verb != Verb::effect || std::ranges::any_of(a.effect, pays)) return;
        Operation nothing;
        nothing.op = Op::pay_counter, nothing.n = 0;
        a.effect.insert(a.effect.begin(), nothing);
    }

    void conditions(Action& a) {
        Card& card = p_.cards[a.card.index];
        if (a.verb != Verb::effect) a.effect_class = card.effect_class;
        if (a.verb == Verb::summon) need(a, What::summon_free, Zone::field, 0, {}, kSummonOnce);
        if (a.verb == Verb::activate && a.once) need(a, What::name_unused, Zone::hand, 0, {}, kNameUsed);
        room(a);
        int drawn = 0, gained = 0;
        for (const Operation& op : a.effect) operation(a, op, drawn, gained);
    }

    // Takes a condition into the gate, if the gate has a place for it that is not taken.
    static bool gated(Gate& g, const Condition& c) {
        const bool all = c.kinds == Kinds::all();
        const auto n = static_cast<std::uint8_t>(c.n);
        if (c.what == What::summon_free) return g.summon = true;
        if (c.what == What::name_unused) return g.name = true;
        if (c.what == What::counters && !g.unit) return g.counters = n, g.unit = true;
        if (c.what != What::at_least) return false;
        if (all && c.zone == Zone::deck) return g.deck = std::max(g.deck, n), true;
        if (all && c.zone == Zone::hand) return g.hand = std::max(g.hand, n), true;
        if (c.n == 1 && c.zone == Zone::field && !g.in_play) return g.play_any = c.kinds, g.in_play = true;
        if (c.n == 1 && c.zone == Zone::deck && !g.in_deck) return g.deck_any = c.kinds, g.in_deck = true;
        return false;
    }

    static void build_gate(Action& a) {
        for (const Condition& c : a.needs)
            if (!gated(a.gate, c)) a.gate.rest.push_back(c);
    }

    // Only a deck that could fill its five zones is asked whether one is left.
    void room(Action& a) {
        if (!a.stays || a.type == CardType::field) return;
        Kinds same;
        int copies = 0;
        for (const Action& other : p_.actions)
            if (other.stays && other.type != CardType::field && is_spell(other.type) == is_spell(a.type)) {
                same.add(other.card);
                copies += p_.cards[other.card.index].copies;
            }
        if (copies > 5) need(a, What::at_most, Zone::field, 4, same, kZoneFull);
    }

    void operation(Action& a, const Operation& op, int& drawn, int& gained) {
        switch (op.op) {
            case Op::draw:
            case Op::look:
                drawn += op.n, gained += op.op == Op::draw ? op.n : op.keep;
                need(a, What::at_least, Zone::deck, drawn, Kinds::all(), kDeckTooSmall);
                if (draws_may_be_forbidden_)
                    need(a, What::allowed, Zone::deck, static_cast<int>(Forbid::draw), {}, kForbidden);
                break;
            case Op::search:
                gained += op.optional ? 0 : op.n;
                if (!op.optional) need(a, What::at_least, Zone::deck, op.n, op.kinds, kNothingToAdd);
                break;
            case Op::redraw_all:
            case Op::redraw_choose:
                need(a, What::at_least, Zone::hand, 1, Kinds::all(), kHandTooSmall);
                break;
            case Op::discard:
                discard(a, op, gained);
                break;
            case Op::move:
                move(a, op);
                break;
            case Op::counter_target:
                need(a, What::can_gain, Zone::field, op.n, op.kinds, kNoTarget);
                break;
            case Op::pay_counter:
                need(a, What::counters, Zone::field, op.n, Kinds::only(a.card), kLibraryCounters);
                break;
            case Op::pay_lp:
                need(a, What::lp_above, Zone::hand, op.n, {}, kLifePoints);
                break;
            case Op::counter_self:
            case Op::counter_each:
            case Op::forbid:
                break;
        }
    }

    void discard(Action& a, const Operation& op, int gained) {
        if (op.pick == Pick::all) return;
        const int wanted = op.kinds == Kinds::all() ? op.n - gained : op.n;
        if (wanted > 0) need(a, What::at_least, Zone::hand, wanted, op.kinds, kHandTooSmall);
    }

    void move(Action& a, const Operation& op) {
        if (!op.optional) need(a, What::at_least, op.from, op.n == kMaxDeck ? 1 : op.n, op.kinds, kNothingThere);
        if (op.to == Zone::field)
            need(a, What::allowed, Zone::field, static_cast<int>(Forbid::special_summon), {}, kForbidden);
    }

    // What the author left open: actions in the order of the file, first given up what stands last.
    void orders() {
        for (std::uint8_t i = 0; i < p_.actions.size(); ++i)
            if (std::ranges::find(p_.listed, i) == p_.listed.end()) p_.listed.push_back(i);
        const auto missing = [&](std::vector<Kind>& list, Kind k) {
            if (std::ranges::find(list, k) == list.end()) list.push_back(k);
        };
        for (int i = static_cast<int>(p_.cards.size()) - 1; i >= 0; --i)
            if (const Kind k{static_cast<std::uint8_t>(i)}; !p_.win.has(k)) missing(p_.give_up, k);
        p_.win.each([&](Kind k) { missing(p_.give_up, k); });
        if (p_.keep.empty()) p_.win.each([&](Kind k) { p_.keep.push_back(k); });
        for (std::uint8_t i = 0; i < p_.cards.size(); ++i) missing(p_.keep, Kind{i});
    }

    void deck() {
        State& s = p_.shuffled;
        for (std::uint8_t i = 0; i < p_.cards.size(); ++i)
            for (int copy = 0; copy < p_.cards[i].copies; ++copy) {
                s.deck[s.seen.deck_size++] = Kind{i};
                s.seen.in(Zone::deck).add(Kind{i});
                s.seen.in_deck.add(Kind{i});
            }
    }

    Program& p_;
    bool draws_may_be_forbidden_ = false;  // by a card of this deck
};

}  // namespace

bool asks(const Operation& op) {
    return (op.op == Op::discard && op.pick == Pick::choose) || op.op == Op::search || op.op == Op::look ||
           op.op == Op::redraw_choose || op.op == Op::move;
}

std::optional<std::uint8_t> action_named(const Program& program, std::string_view text) {
    if (text.size() < 3 || text[1] != ':') return std::nullopt;
    const Kind kind = program.kind_of(text.substr(2));
    if (kind.none()) return std::nullopt;
    const Card& card = program.card(kind);
    const int at = text[0] == 'n' ? card.summon : text[0] == 'a' ? card.activate : text[0] == 'e' ? card.act : -1;
    if (at < 0) return std::nullopt;
    return static_cast<std::uint8_t>(at);
}

std::string action_text(const Program& program, const Action& a) {
    const char verb = a.verb == Verb::summon ? 'n' : a.verb == Verb::activate ? 'a' : 'e';
    return fmt::format("{}:{}", verb, program.card(a.card).code);
}

void complete(Program& program) {
    Completer(program).all();
}

}  // namespace rakus::exodia
