// The questions of running effects and their possible answers.
#include "games/pokemon/energy.h"
#include "games/pokemon/legal_parts.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

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

// The attacks of the defender; for one who must do what the attack asks for, those where that can be done.
void attack_answers(const Rules& rules, const State& s, const Card& defender, Moves& out) {
    for (std::size_t i = 0; i < defender.attacks.size(); ++i)
        if (!s.effect.ask.special || meets_demands(rules, s, s.effect.by, defender.attacks[i]))
            out.push_back({Do::choose, {}, {}, static_cast<std::uint8_t>(i)});
}

}  // namespace

bool breeds(const State& s, Side side, Slot at, CardId card) {
    const Card& c = catalogue()[card];
    const Card& under = card_of(s.field(side).at(at));
    return c.kind == Kind::stage2 && under.kind == Kind::basic && c.basic_name == under.name_id;
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
        case SpotRule::bench:
            return !at.active();
        case SpotRule::damaged:
            return p.counters > 0;
        case SpotRule::has_energy:
            return has(false);
        case SpotRule::has_basic_energy:
            return has(true);
        case SpotRule::energy_and_damage:
            return p.counters > 0 && p.energy_cards() > 0;
        case SpotRule::of_type:
            return c.type == ask.type;
        case SpotRule::not_ex:
            return !c.ex;
        case SpotRule::no_tool:
            return !p.tool.known() && !is_stand_in(p);
        case SpotRule::no_tool_not_ex:
            return !p.tool.known() && !c.ex && !is_stand_in(p);
        case SpotRule::not_this:
            return !(at == ask.slot);
        case SpotRule::evolved:
            return is_evolved(p) && p.stack > 1;
        case SpotRule::with_room:
            return hp_left(p) > 10;
        case SpotRule::hurt_not_ex:
            return !c.ex && (p.counters > 0 || p.conditions != 0);
        case SpotRule::breedable:
            for (const CardId id : s.field(whose).hand)
                if (id.known() && breeds(s, whose, at, id) && !p.entered && !p.evolved && s.turn > 2) return true;
            return false;
        default:
            return true;
    }
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
        case AskFor::energy:
            energy_answers(rules, f.at(e.ask.slot), e.ask.type, e.ask.special, out);
            break;
        case AskFor::hand_card:
            card_answers(s, e.ask, f.hand, out);
            break;
        case AskFor::deck_card:
            card_answers(s, e.ask, f.deck, out);
            break;
        case AskFor::discard_card:
            card_answers(s, e.ask, f.discard, out);
            break;
        case AskFor::top_card:
            top_answers(s, out);
            break;
        case AskFor::prize:
            numbers(0, f.prizes.size(), out);
            break;
        case AskFor::type:
            numbers(0, kBasicTypes, out);
            break;
        case AskFor::attack:
            attack_answers(rules, s, card_of(f.active()), out);
            break;
        case AskFor::yes:
            numbers(1, 2, out);
            break;
        case AskFor::nothing:
            break;
    }
    return out;
}

}  // namespace rakus::pokemon
