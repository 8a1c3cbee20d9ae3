#include "games/pokemon/legal.h"

#include <fmt/format.h>

#include <bitset>

#include "games/pokemon/energy.h"
#include "games/pokemon/legal_parts.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

constexpr int kMostRepeats = 40;  // uses of Powers "as often as you like" in a turn, so that every turn ends

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
        if (is_energy(c.kind) && !s.attached) each_spot(f, [&](Slot at) { out.push_back({Do::attach, id, at, 0}); });
        if (is_trainer(c.kind) && may_play(rules, s, side, id)) out.push_back({Do::play, id, {}, 0});
    });
}

void table_moves(const Rules& rules, const State& s, Side side, Moves& out) {
    const Field& f = s.field(side);
    if (rules.cards_with_text)
        each_spot(f, [&](Slot at) {
            const Card& c = card_of(f.at(at));
            if (s.repeats < kMostRepeats && c.has_power && c.power.use != Use::on_entering &&
                power_usable(rules, s, side, at) && script_possible(rules, s, side, at, c.power.script))
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

// ---- the opening, and the rest ---------------------------------------------------------------------------------

void setup_moves(const State& s, Moves& out) {
    const Field& f = s.field(s.chooser);
    const bool first = s.phase == Phase::setup_active;
    each_card(f.hand, [&](CardId id) {
        if (catalogue()[id].kind == Kind::basic && (first || !f.bench_full()))
            out.push_back({first ? Do::active : Do::bench, id, {}, 0});
    });
    if (!first) out.push_back({Do::pass, {}, {}, 0});
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

// What the attack itself asks for besides its energy, of the active Pokemon of this side.
std::optional<Obstacle> unmet_demand(const Rules& rules, const State& s, Side side, const Attack& a) {
    const InPlay& p = s.field(side).active();
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

std::optional<Obstacle> obstacle(const Rules& rules, const State& s, Side side, int index) {
    const InPlay& p = s.field(side).active();
    const Attack& a = card_of(p).attacks[static_cast<std::size_t>(index)];
    if ((p.conditions & asleep) != 0 && find_op(a.script, Verb::while_asleep) == nullptr)
        return Obstacle{"asleep", {"it is asleep", "Pokemon ini tidur"}};
    if ((p.conditions & paralyzed) != 0) return Obstacle{"paralyzed", {"it is paralyzed", "Pokemon ini lumpuh"}};
    if (p.locked_attack == index + 1)
        return Obstacle{"locked", {"the attack is locked this turn", "serangan ini terkunci"}};
    if (attack_resting(p, index))
        return Obstacle{"resting", {"it must rest this turn", "harus beristirahat giliran ini"}};
    return unmet_demand(rules, s, side, a);
}

}  // namespace

bool meets_demands(const Rules& rules, const State& s, Side side, const Attack& a) {
    return !unmet_demand(rules, s, side, a);
}

std::optional<Reason> attack_refused(const Rules& rules, const State& s, Side side, int index) {
    const InPlay& p = s.field(side).active();
    const Attack& a = card_of(p).attacks[static_cast<std::size_t>(index)];
    const Provided have = provided_by(rules, p);
    if (!pays(have, a.cost)) {
        const std::string lack = letters_of(missing(have, a.cost));
        return Reason{"energy", filled({"needs energy {}, {} is missing", "perlu energi {}, kurang {}"},
                                       letters_of(a.cost), lack)};
    }
    if (const auto o = obstacle(rules, s, side, index)) return Reason{o->code, o->words};
    return std::nullopt;
}

bool may_copy(const Rules& rules, const State& s, Side by, const Op& copy, const Attack& a) {
    return copy.who == Word::free || meets_demands(rules, s, by, a);
}

bool may_attack_paid(const Rules& rules, const State& s, Side side, int index) {
    return !obstacle(rules, s, side, index);
}

bool may_attack(const Rules& rules, const State& s, Side side, int index) {
    const InPlay& p = s.field(side).active();
    return pays(provided_by(rules, p), card_of(p).attacks[static_cast<std::size_t>(index)].cost) &&
           may_attack_paid(rules, s, side, index);
}

Moves legal_moves(const Rules& rules, const State& s) {
    Moves out;
    const Field& f = s.field(s.chooser);
    switch (s.phase) {
        case Phase::setup_active:
        case Phase::setup_bench:
            setup_moves(s, out);
            break;
        case Phase::mulligan_draw:
            numbers(0, s.owed + 1, out);
            break;
        case Phase::main:
            hand_moves(rules, s, s.chooser, out);
            table_moves(rules, s, s.chooser, out);
            break;
        case Phase::asking:
            out = asked_moves(rules, s);
            if (s.effect.ask.may_stop) out.push_back({Do::stop, {}, {}, 0});
            break;
        case Phase::pay_retreat:
            energy_answers(rules, f.active(), Type::colorless, false, out);
            break;
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
        case Phase::over:
            break;
    }
    return out;
}

}  // namespace rakus::pokemon
