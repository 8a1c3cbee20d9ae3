#include "games/pokemon/scene_moves.h"

#include "games/pokemon/energy.h"
#include "games/pokemon/faces.h"
#include "games/pokemon/scene_places.h"

namespace rakus::pokemon {
namespace {

std::string on(std::string_view place, std::string_view piece) {
    return fmt::format("{}/{}", place, piece);
}
std::string name_of_card(CardId id) {
    return id.known() ? catalogue()[id].name : "?";
}

}  // namespace

Text told(const State& s, const Move& m) {
    const Field& own = s.field(s.chooser);
    const auto stands = [&](Slot at) { return own.at(at).empty() ? std::string("?") : name_of_card(own.at(at).top()); };
    const std::string card = name_of_card(m.card);
    switch (m.act) {
        case Do::active:
            return {card + " begins", card + " memulai"};
        case Do::bench:
            return {card + " to the bench", card + " ke cadangan"};
        case Do::evolve:
            return filled({"{} evolves into {}", "{} berevolusi menjadi {}"}, stands(m.slot), card);
        case Do::attach:
            return filled({"attach {} to {}", "pasang {} pada {}"}, card, stands(m.slot));
        case Do::play:
            return {"play " + card, "mainkan " + card};
        case Do::power:
            return filled({"{} uses {}", "{} memakai {}"}, stands(m.slot), card_of(own.at(m.slot)).power.name);
        case Do::dismiss:
            return {"discard " + stands(m.slot), "buang " + stands(m.slot)};
        case Do::retreat:
            return filled({"{} retreats, {} comes", "{} mundur, {} maju"}, stands(kActive), stands(m.slot));
        case Do::attack: {
            const Attack& a = card_of(own.active()).attacks[m.n];
            const std::string damage = a.damage > 0 ? fmt::format(", {}", a.damage) : "";
            return filled({"{} attacks: {}{}", "{} menyerang: {}{}"}, stands(kActive), a.name, damage);
        }
        case Do::pass:
            return s.phase == Phase::main ? Text{"end the turn without an attack", "akhiri giliran tanpa menyerang"}
                                          : Text{"ready", "siap"};
        case Do::promote:
            return {stands(m.slot) + " comes forward", stands(m.slot) + " maju"};
        case Do::stop:
            return {"no more", "cukup"};
        case Do::choose:
            break;
    }
    switch (asked(s)) {
        case AskFor::spot: {
            const std::string who = name_of_card(s.field(asked_side(s)).at(m.slot).top());
            return {"choose " + who, "pilih " + who};
        }
        case AskFor::energy: {
            const std::string energy = name_of_card(catalogue().energy_card(EnergyKind{m.n}));
            return {"choose " + energy, "pilih " + energy};
        }
        case AskFor::hand_card:
        case AskFor::deck_card:
        case AskFor::discard_card:
        case AskFor::top_card:
            return {"choose " + card, "pilih " + card};
        default: {
            const Text label = choice_label(m, s);
            return {"choose " + label.en, "pilih " + label.id};
        }
    }
}

std::vector<std::string> touched(const Rules& rules, const State& s, const Move& m) {
    const Side me = s.chooser;
    const auto hand = [&] { return on(place_id(me, "hand"), write_card(rules, m.card)); };
    switch (m.act) {
        case Do::active:
        case Do::bench:
        case Do::play:
            return {hand()};
        case Do::evolve:
        case Do::attach:
            return {hand(), slot_id(me, m.slot)};
        case Do::power:
            return {slot_id(me, m.slot) + ".power"};
        case Do::dismiss:
            return {slot_id(me, m.slot) + ".dismiss"};
        case Do::retreat:
            return {slot_id(me, kActive), slot_id(me, m.slot)};
        case Do::attack:
            return {attack_id(me, m.n)};
        case Do::pass:
            return {std::string(kPass)};
        case Do::promote:
            return {slot_id(me, m.slot)};
        case Do::stop:
            return {std::string(kStop)};
        case Do::choose:
            break;
    }
    switch (asked(s)) {
        case AskFor::spot:
            return {slot_id(asked_side(s), m.slot)};
        case AskFor::energy:
            return {on(slot_id(asked_side(s), asked_slot(s)), energy_sign(rules, EnergyKind{m.n}))};
        case AskFor::hand_card:
            return {on(place_id(asked_side(s), "hand"), write_card(rules, m.card))};
        case AskFor::deck_card:
        case AskFor::discard_card:
        case AskFor::top_card:
            return {on(std::string(kOffer), write_card(rules, m.card))};
        default:
            return {choice_button(m, s)};
    }
}

}  // namespace rakus::pokemon
