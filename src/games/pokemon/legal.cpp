#include "games/pokemon/legal.h"

#include <fmt/format.h>

#include <bitset>

#include "games/pokemon/energy.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

constexpr int kMostRepeats = 40;  // uses of Powers "as often as you like" in a turn, so that every turn ends

constexpr Slot slot(int i) { return Slot{static_cast<std::uint8_t>(i)}; }

// Calls f once for each different known card of a pile, in the order of the pile.
template <class P, class F>
void each_card(const P& pile, F f) {
    std::bitset<256> seen;
    for (const CardId c : pile) {
        if (!c.known() || seen[c.value]) continue;
        seen.set(c.value);
        f(c);
    }
}

template <class F>
void each_spot(const Field& f, F visit) {
    for (int i = 0; i <= f.bench; ++i)
        if (!f.spots[static_cast<std::size_t>(i)].empty()) visit(slot(i));
}

// ---- the main phase ------------------------------------------------------------------------------------------

bool may_play(const Rules& rules, const State& s, Side side, CardId id) {
    const Card& c = catalogue()[id];
    if (!rules.cards_with_text || !is_trainer(c.kind)) return false;
    if (c.kind == Kind::supporter && (s.supporter.known() || (rules.era == Era::ex && s.turn == 1))) return false;
    if (c.kind == Kind::stadium) return !s.stadium.known() || !(catalogue()[s.stadium].name_id == c.name_id);
    return script_possible(rules, s, side, kActive, c.script);
}

void hand_moves(const Rules& rules, const State& s, Side side, Moves& out) {
    const Field& f = s.field(side);
    const Catalogue& cards = catalogue();
    each_card(f.hand, [&](CardId id) {
        const Card& c = cards[id];
        if (c.kind == Kind::basic && !f.bench_full()) out.push_back({Do::bench, id, {}, 0});
        if (is_evolution(c.kind))
            each_spot(f, [&](Slot at) {
                if (may_evolve(rules, s, side, at, id)) out.push_back({Do::evolve, id, at, 0});
            });
        if (is_energy(c.kind) && !s.attached)
            each_spot(f, [&](Slot at) { out.push_back({Do::attach, id, at, 0}); });
        if (is_trainer(c.kind) && may_play(rules, s, side, id)) out.push_back({Do::play, id, {}, 0});
    });
}

void table_moves(const Rules& rules, const State& s, Side side, Moves& out) {
    const Field& f = s.field(side);
    if (rules.cards_with_text)
        each_spot(f, [&](Slot at) {
            const Card& c = card_of(f.at(at));
            if (s.repeats < kMostRepeats && c.has_power && c.power.use != Use::on_entering && power_usable(rules, s, side, at) &&
                script_possible(rules, s, side, at, c.power.script))
                out.push_back({Do::power, {}, at, 0});
            if (is_stand_in(f.at(at)) && f.in_play() > 1) out.push_back({Do::dismiss, {}, at, 0});
        });
    if (may_retreat(rules, s, side))
        for (int i = 1; i <= f.bench; ++i) out.push_back({Do::retreat, {}, slot(i), 0});
    const Provided have = provided_by(rules, f.active());
    const auto& attacks = card_of(f.active()).attacks;
    for (std::size_t i = 0; i < attacks.size(); ++i)
        if (pays(have, attacks[i].cost) && may_attack_paid(rules, s, side, static_cast<int>(i)))
            out.push_back({Do::attack, {}, {}, static_cast<std::uint8_t>(i)});
    out.push_back({Do::pass, {}, {}, 0});
}

// ---- questions -----------------------------------------------------------------------------------------------

template <class P>
bool pile_has(const P& pile, FilterId filter) {
    for (const CardId c : pile)
        if (catalogue().matches(c, filter)) return true;
    return false;
}

bool any_spot(const Rules& rules, const State& s, Side whose, const Ask& ask) {
    bool found = false;
    each_spot(s.field(whose), [&](Slot at) { found = found || spot_fits(rules, s, whose, at, ask); });
    return found;
}

bool breeds(const State& s, Side side, Slot at, CardId card) {
    const Card& c = catalogue()[card];
    const Card& under = card_of(s.field(side).at(at));
    return c.kind == Kind::stage2 && under.kind == Kind::basic && c.basic_name == under.name_id;
}

bool answer_fits(const State& s, const Ask& ask, CardId id) {
    if (!catalogue().matches(id, ask.filter)) return false;
    if (!ask.special) return true;
    const Side by = s.effect.by;
    const Card& under = card_of(s.field(by).at(ask.slot));
    if (ask.what == AskFor::hand_card) return breeds(s, by, ask.slot, id);
    if (ask.what == AskFor::deck_card) return catalogue()[id].evolves_from == under.name_id;
    return !(catalogue()[id].name_id == under.name_id);
}

template <class P>
void card_answers(const State& s, const Ask& ask, const P& pile, Moves& out) {
    each_card(pile, [&](CardId id) {
        if (answer_fits(s, ask, id)) out.push_back({Do::choose, id, {}, 0});
    });
}

void top_answers(const State& s, Moves& out) {
    const Pile& deck = s.field(s.effect.by).deck;
    std::bitset<256> seen;
    for (int i = 0; i < s.effect.left; ++i) {
        const CardId c = deck[deck.size() - 1 - s.effect.chosen - i];
        if (!seen[c.value]) out.push_back({Do::choose, c, {}, 0});
        seen.set(c.value);
    }
}

void energy_answers(const Rules& rules, const InPlay& p, Type type, bool basic_only, Moves& out) {
    for (int k = 0; k < kEnergyKinds; ++k) {
        const EnergyKind kind{static_cast<std::uint8_t>(k)};
        if (p.energy[kind.value] > 0 && counts_as(rules, p, kind, type) && (!basic_only || is_basic(kind)))
            out.push_back({Do::choose, {}, {}, kind.value});
    }
}

void numbers(int from, int to, Moves& out) {
    for (int i = from; i < to; ++i) out.push_back({Do::choose, {}, {}, static_cast<std::uint8_t>(i)});
}

void setup_moves(const State& s, Moves& out) {
    const Field& f = s.field(s.chooser);
    const bool first = s.phase == Phase::setup_active;
    each_card(f.hand, [&](CardId id) {
        if (catalogue()[id].kind == Kind::basic && (first || !f.bench_full()))
            out.push_back({first ? Do::active : Do::bench, id, {}, 0});
    });
    if (!first) out.push_back({Do::pass, {}, {}, 0});
}

// ---- would a script do anything? -----------------------------------------------------------------------------

bool search_possible(const Rules& rules, const State& s, Side by, const Op& op) {
    const Field& f = s.field(by);
    if (op.where == Word::bench && f.bench_full()) return false;
    if (op.where == Word::own_not_ex && !any_spot(rules, s, by, {.rule = SpotRule::not_ex})) return false;
    return op.who == Word::deck ? !f.deck.empty() : pile_has(f.discard, op.filter);
}

bool counter_movable(const Rules& rules, const State& s, Side by, Slot user, const Op& op) {
    if (op.who == Word::to_self)
        return spot_fits(rules, s, by, user, {.rule = SpotRule::with_room}) &&
               any_spot(rules, s, by, {.rule = SpotRule::damaged, .special = true, .slot = user});
    int damaged = 0, roomy = 0, both = 0;
    each_spot(s.field(by), [&](Slot at) {
        const bool hurt = s.field(by).at(at).counters > 0, room = spot_fits(rules, s, by, at, {.rule = SpotRule::with_room});
        damaged += hurt, roomy += room, both += hurt && room;
    });
    return damaged > 0 && roomy > 0 && (damaged + roomy - both) > 1;
}

bool op_possible(const Rules& rules, const State& s, Side by, Slot user, const Op& op) {
    const Field& mine = s.field(by);
    const Field& theirs = s.field(other(by));
    switch (op.verb) {
        case Verb::pay_cards: return mine.hand.size() > op.n;
        case Verb::return_cards: return mine.hand.size() > op.n;
        case Verb::search: return search_possible(rules, s, by, op);
        case Verb::switch_out: return op.who == Word::self ? mine.bench > 0 : theirs.bench > 0;
        case Verb::heal: return any_spot(rules, s, by, {.rule = op.who == Word::choose_not_ex ? SpotRule::hurt_not_ex : SpotRule::damaged});
        case Verb::cure: return mine.active().conditions != 0;
        case Verb::draw:
        case Verb::draw_bottom:
        case Verb::arrange: return !mine.deck.empty();
        case Verb::pay_energy: return any_spot(rules, s, by, {.rule = SpotRule::has_energy});
        case Verb::remove_energy: return any_spot(rules, s, other(by), {.rule = SpotRule::has_energy});
        case Verb::move_energy:
            return mine.in_play() > 1 &&
                   any_spot(rules, s, by, {.rule = op.who == Word::basic ? SpotRule::has_basic_energy : SpotRule::has_energy, .type = op.type});
        case Verb::heal_for_energy: return any_spot(rules, s, by, {.rule = SpotRule::energy_and_damage});
        case Verb::heal_all_for_energy: return any_spot(rules, s, by, {.rule = SpotRule::damaged});
        case Verb::devolve: return any_spot(rules, s, by, {.rule = SpotRule::evolved});
        case Verb::breed: return any_spot(rules, s, by, {.rule = SpotRule::breedable});
        case Verb::swap_pokemon: return !mine.deck.empty() && pile_has(mine.hand, op.filter);
        case Verb::scoop: return mine.in_play() > 1;
        case Verb::revive: return !mine.bench_full() && pile_has(mine.discard, op.filter);
        case Verb::revive_theirs: return !theirs.bench_full() && pile_has(theirs.discard, op.filter);
        case Verb::exp_all: return any_spot(rules, s, by, {.rule = SpotRule::no_tool_not_ex});
        case Verb::stand_in: return !mine.bench_full();
        case Verb::move_counter: return counter_movable(rules, s, by, user, op);
        case Verb::attach_from_hand:
            return mine.hand.find(catalogue().energy_card(basic_energy(op.type))) >= 0 &&
                   (op.where == Word::any || any_spot(rules, s, by, {.rule = SpotRule::of_type, .type = op.type}));
        case Verb::turn_all: return mine.at(user).turned != op.type;
        case Verb::become_energy: return mine.in_play() > 1;
        case Verb::sacrifice_self: return mine.in_play() > 1;
        case Verb::take_form: {
            for (const CardId c : mine.discard)
                if (catalogue().matches(c, op.filter) && !(catalogue()[c].name_id == card_of(mine.at(user)).name_id)) return true;
            return false;
        }
        case Verb::status: return op.who != Word::own_active || (mine.active().conditions & op.conditions) != op.conditions;
        default: return true;
    }
}

bool can_pay_extra(const Rules& rules, const InPlay& p, const Op& op) {
    if (op.n == kAll) return true;
    int have = 0;
    for (int k = 0; k < kEnergyKinds; ++k)
        if (counts_as(rules, p, {static_cast<std::uint8_t>(k)}, op.type)) have += p.energy[static_cast<std::size_t>(k)];
    return have >= op.n;
}

bool attack_resting(const InPlay& p, int attack) {
    return p.resting == 1 && (p.resting_attack == kAll || p.resting_attack == attack + 1);
}

}  // namespace

bool spot_fits(const Rules& rules, const State& s, Side whose, Slot at, const Ask& ask) {
    const InPlay& p = s.field(whose).at(at);
    const Card& c = card_of(p);
    if (ask.special && at == ask.slot) return false;  // "another one"
    const auto has = [&](bool basic_only) {
        Moves kinds;
        energy_answers(rules, p, ask.type == Type::none ? Type::colorless : ask.type, basic_only, kinds);
        return !kinds.empty();
    };
    switch (ask.rule) {
        case SpotRule::bench: return !at.active();
        case SpotRule::damaged: return p.counters > 0;
        case SpotRule::has_energy: return has(false);
        case SpotRule::has_basic_energy: return has(true);
        case SpotRule::energy_and_damage: return p.counters > 0 && p.energy_cards() > 0;
        case SpotRule::of_type: return c.type == ask.type;
        case SpotRule::not_ex: return !c.ex;
        case SpotRule::no_tool: return !p.tool.known() && !is_stand_in(p);
        case SpotRule::no_tool_not_ex: return !p.tool.known() && !c.ex && !is_stand_in(p);
        case SpotRule::not_this: return !(at == ask.slot);
        case SpotRule::evolved: return is_evolved(p) && p.stack > 1;
        case SpotRule::with_room: return hp_left(p) > 10;
        case SpotRule::hurt_not_ex: return !c.ex && (p.counters > 0 || p.conditions != 0);
        case SpotRule::breedable:
            for (const CardId id : s.field(whose).hand)
                if (id.known() && breeds(s, whose, at, id) && !p.entered && !p.evolved && s.turn > 2) return true;
            return false;
        default: return true;
    }
}

bool may_evolve(const Rules& rules, const State& s, Side side, Slot at, CardId id) {
    const InPlay& p = s.field(side).at(at);
    const Card& c = catalogue()[id];
    if (!is_evolution(c.kind) || !(c.evolves_from == card_of(p).name_id) || p.evolved || p.stack >= 3) return false;
    return rules.evolve_at_once || (!p.entered && s.turn > 2);
}

namespace {

// What stands in the way of an attack, other than energy.
struct Obstacle {
    std::string_view code;
    Words words;
};

std::optional<Obstacle> obstacle(const Rules& rules, const State& s, Side side, int index) {
    const InPlay& p = s.field(side).active();
    const Attack& a = card_of(p).attacks[static_cast<std::size_t>(index)];
    if ((p.conditions & asleep) != 0 && find_op(a.script, Verb::while_asleep) == nullptr) return Obstacle{"asleep", {"it is asleep", "Pokemon ini tidur"}};
    if ((p.conditions & paralyzed) != 0) return Obstacle{"paralyzed", {"it is paralyzed", "Pokemon ini lumpuh"}};
    if (p.locked_attack == index + 1) return Obstacle{"locked", {"the attack is locked this turn", "serangan ini terkunci"}};
    if (attack_resting(p, index)) return Obstacle{"resting", {"it must rest this turn", "harus beristirahat giliran ini"}};
    for (const Op& op : a.script) {
        if (op.verb == Verb::hit) break;  // what an attack needs stands before its damage
        if (op.verb == Verb::once_in_play && p.spent)
            return Obstacle{"spent", {"used once already while in play", "sudah dipakai sekali selama di arena"}};
        if (op.verb == Verb::need && (s.field(other(side)).active().conditions & asleep) == 0)
            return Obstacle{"need", {"the defending Pokemon is not asleep", "Pokemon lawan tidak tidur"}};
        if (op.verb == Verb::pay && !can_pay_extra(rules, p, op))
            return Obstacle{"payment", {"the energy to discard is not there", "energi yang harus dibuang tidak ada"}};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Reason> attack_refused(const Rules& rules, const State& s, Side side, int index) {
    const InPlay& p = s.field(side).active();
    const Attack& a = card_of(p).attacks[static_cast<std::size_t>(index)];
    const Provided have = provided_by(rules, p);
    if (!pays(have, a.cost)) {
        const std::string lack = letters_of(missing(have, a.cost));
        return Reason{"energy", {fmt::format("needs {}, {} is missing", letters_of(a.cost), lack), fmt::format("perlu {}, kurang {}", letters_of(a.cost), lack)}};
    }
    if (const auto o = obstacle(rules, s, side, index)) return Reason{o->code, o->words};
    return std::nullopt;
}

bool may_attack_paid(const Rules& rules, const State& s, Side side, int index) { return !obstacle(rules, s, side, index); }

bool may_attack(const Rules& rules, const State& s, Side side, int index) {
    const InPlay& p = s.field(side).active();
    return pays(provided_by(rules, p), card_of(p).attacks[static_cast<std::size_t>(index)].cost) && may_attack_paid(rules, s, side, index);
}

bool script_possible(const Rules& rules, const State& s, Side by, Slot user, const Script& script) {
    for (const Op& op : script)
        if (!op_possible(rules, s, by, user, op)) return false;
    return true;
}

Moves asked_moves(const Rules& rules, const State& s) {
    Moves out;
    const Effect& e = s.effect;
    const Side whose = e.ask.mine ? e.by : other(e.by);
    const Field& f = s.field(whose);
    switch (e.ask.what) {
        case AskFor::spot:
            each_spot(f, [&](Slot at) {
                if (spot_fits(rules, s, whose, at, e.ask)) out.push_back({Do::choose, {}, at, 0});
            });
            break;
        case AskFor::energy: energy_answers(rules, f.at(e.ask.slot), e.ask.type, e.ask.special, out); break;
        case AskFor::hand_card: card_answers(s, e.ask, f.hand, out); break;
        case AskFor::deck_card: card_answers(s, e.ask, f.deck, out); break;
        case AskFor::discard_card: card_answers(s, e.ask, f.discard, out); break;
        case AskFor::top_card: top_answers(s, out); break;
        case AskFor::prize: numbers(0, f.prizes.size(), out); break;
        case AskFor::type: numbers(0, kBasicTypes, out); break;
        case AskFor::attack: numbers(0, static_cast<int>(card_of(f.active()).attacks.size()), out); break;
        case AskFor::yes: numbers(1, 2, out); break;
        case AskFor::nothing: break;
    }
    return out;
}

Moves legal_moves(const Rules& rules, const State& s) {
    Moves out;
    const Field& f = s.field(s.chooser);
    switch (s.phase) {
        case Phase::setup_active:
        case Phase::setup_bench: setup_moves(s, out); break;
        case Phase::mulligan_draw: numbers(0, s.owed + 1, out); break;
        case Phase::main:
            hand_moves(rules, s, s.chooser, out);
            table_moves(rules, s, s.chooser, out);
            break;
        case Phase::asking:
            out = asked_moves(rules, s);
            if (s.effect.ask.may_stop) out.push_back({Do::stop, {}, {}, 0});
            break;
        case Phase::pay_retreat: energy_answers(rules, f.active(), Type::colorless, false, out); break;
        case Phase::promote:
            for (int i = 1; i <= f.bench; ++i) out.push_back({Do::promote, {}, slot(i), 0});
            break;
        case Phase::save_energy:
            energy_answers(rules, f.active(), Type::colorless, true, out);
            out.push_back({Do::stop, {}, {}, 0});
            break;
        case Phase::hand_limit: {
            // Unknown cards may be discarded too: a hand of a position may hold only such.
            std::bitset<256> seen;
            for (const CardId c : f.hand) {
                if (!seen[c.value]) out.push_back({Do::choose, c, {}, 0});
                seen.set(c.value);
            }
            break;
        }
        case Phase::over: break;
    }
    return out;
}

}  // namespace rakus::pokemon
