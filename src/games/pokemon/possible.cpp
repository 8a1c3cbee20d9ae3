// Would the script of a Trainer or a Power do anything? If not, it may not be played.
#include "games/pokemon/legal_parts.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

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
        const bool hurt = s.field(by).at(at).counters > 0,
                   room = spot_fits(rules, s, by, at, {.rule = SpotRule::with_room});
        damaged += hurt, roomy += room, both += hurt && room;
    });
    return damaged > 0 && roomy > 0 && (damaged + roomy - both) > 1;
}

bool op_possible(const Rules& rules, const State& s, Side by, Slot user, const Op& op) {
    const Field& mine = s.field(by);
    const Field& theirs = s.field(other(by));
    switch (op.verb) {
        case Verb::pay_cards:
            return mine.hand.size() > op.n;
        case Verb::return_cards:
            return mine.hand.size() > op.n;
        case Verb::search:
            return search_possible(rules, s, by, op);
        case Verb::switch_out:
            return op.who == Word::self ? mine.bench > 0 : theirs.bench > 0;
        case Verb::heal:
            return any_spot(rules, s, by,
                            {.rule = op.who == Word::choose_not_ex ? SpotRule::hurt_not_ex : SpotRule::damaged});
        case Verb::cure:
            return mine.active().conditions != 0;
        case Verb::draw:
        case Verb::draw_bottom:
        case Verb::arrange:
            return !mine.deck.empty();
        case Verb::pay_energy:
            return any_spot(rules, s, by, {.rule = SpotRule::has_energy});
        case Verb::remove_energy:
            return any_spot(rules, s, other(by), {.rule = SpotRule::has_energy});
        case Verb::move_energy:
            return mine.in_play() > 1 &&
                   any_spot(rules, s, by,
                            {.rule = op.who == Word::basic ? SpotRule::has_basic_energy : SpotRule::has_energy,
                             .type = op.type});
        case Verb::heal_for_energy:
            return any_spot(rules, s, by, {.rule = SpotRule::energy_and_damage});
        case Verb::heal_all_for_energy:
            return any_spot(rules, s, by, {.rule = SpotRule::damaged});
        case Verb::devolve:
            return any_spot(rules, s, by, {.rule = SpotRule::evolved});
        case Verb::breed:
            return any_spot(rules, s, by, {.rule = SpotRule::breedable});
        case Verb::swap_pokemon:
            return !mine.deck.empty() && pile_has(mine.hand, op.filter);
        case Verb::scoop:
            return mine.in_play() > 1;
        case Verb::revive:
            return !mine.bench_full() && pile_has(mine.discard, op.filter);
        case Verb::revive_theirs:
            return !theirs.bench_full() && pile_has(theirs.discard, op.filter);
        case Verb::exp_all:
            return any_spot(rules, s, by, {.rule = SpotRule::no_tool_not_ex});
        case Verb::stand_in:
            return !mine.bench_full();
        case Verb::move_counter:
            return counter_movable(rules, s, by, user, op);
        case Verb::attach_from_hand:
            return mine.hand.find(catalogue().energy_card(basic_energy(op.type))) >= 0 &&
                   (op.where == Word::any || any_spot(rules, s, by, {.rule = SpotRule::of_type, .type = op.type}));
        case Verb::turn_all:
            return mine.at(user).turned != op.type;
        case Verb::become_energy:
            return mine.in_play() > 1;
        case Verb::sacrifice_self:
            return mine.in_play() > 1;
        case Verb::take_form: {
            for (const CardId c : mine.discard)
                if (catalogue().matches(c, op.filter) && !(catalogue()[c].name_id == card_of(mine.at(user)).name_id))
                    return true;
            return false;
        }
        case Verb::status:
            return op.who != Word::own_active || (mine.active().conditions & op.conditions) != op.conditions;
        default:
            return true;
    }
}

}  // namespace

bool script_possible(const Rules& rules, const State& s, Side by, Slot user, const Script& script) {
    for (const Op& op : script)
        if (!op_possible(rules, s, by, user, op)) return false;
    return true;
}

}  // namespace rakus::pokemon
