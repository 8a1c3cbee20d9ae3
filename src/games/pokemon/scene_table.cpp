#include "games/pokemon/scene_table.h"

#include <algorithm>

#include "games/pokemon/energy.h"
#include "games/pokemon/faces.h"
#include "games/pokemon/scene_places.h"

namespace rakus::pokemon {
namespace {

// ---- pieces
// ----------------------------------------------------------------------------------------------------------

Piece card_piece(const Rules& rules, CardId id, int owner, int count = 1) {
    if (!id.known()) return {.kind = PieceKind::back, .owner = owner, .count = count};
    return {.kind = PieceKind::card, .owner = owner, .count = count, .card = write_card(rules, id)};
}

template <class P>
std::vector<Piece> heap(const Rules& rules, const P& cards, int owner) {
    rakus::Place place;
    place.kind = PlaceKind::pile;
    for (const CardId id : cards) put(place, card_piece(rules, id, owner));
    return place.pieces;
}

void add_badges(const InPlay& p, Piece& top) {
    for (const Condition c : {asleep, confused, paralyzed, poisoned, burned})
        if ((p.conditions & c) != 0) {
            const Words words = words_for(c);
            top.badges.push_back({std::string(words.en.substr(0, 3)), words});
        }
    if (p.boosts > 0)
        top.badges.push_back(
            {fmt::format("+{}", 10 * p.boosts), {"more damage this turn", "tambahan kerusakan giliran ini"}});
    if (p.guards > 0)
        top.badges.push_back({fmt::format("-{}", 20 * p.guards),
                              {"less damage until the next turn", "kerusakan berkurang sampai giliran berikut"}});
    if (p.shield != Shield::none)
        top.badges.push_back({"◇", {"protected on the opponent's next turn", "terlindung pada giliran lawan berikut"}});
    if (p.held) top.badges.push_back({"↺", {"cannot retreat", "tidak bisa mundur"}});
}

// Energies and lower stages below, the Pokemon on top.
std::vector<Piece> stack_of(const Rules& rules, const InPlay& p, int owner) {
    std::vector<Piece> pieces;
    if (p.empty()) return pieces;
    for (int k = 0; k < kEnergyKinds; ++k) {
        const EnergyKind kind{static_cast<std::uint8_t>(k)};
        if (p.energy[kind.value] == 0) continue;
        Piece energy = card_piece(rules, catalogue().energy_card(kind), owner, p.energy[kind.value]);
        energy.card = energy_sign(rules, kind);
        pieces.push_back(std::move(energy));
    }
    if (p.tool.known()) pieces.push_back(card_piece(rules, p.tool, owner));
    for (int i = p.stack; i-- > 1;) pieces.push_back(card_piece(rules, p.cards[static_cast<std::size_t>(i)], owner));
    Piece top = card_piece(rules, p.top(), owner);
    if (p.top().known()) {
        top.bars.push_back({{"HP", "HP"}, std::max(hp_left(p), 0), card_of(p).hp});
        add_badges(p, top);
    }
    pieces.push_back(std::move(top));
    return pieces;
}

Text phase_words(const State& s) {
    switch (s.phase) {
        case Phase::setup_active:
            return {"choose the Pokemon that begins", "pilih Pokemon yang memulai"};
        case Phase::setup_bench:
            return {"put Basic Pokemon on the bench", "taruh Pokemon Basic di cadangan"};
        case Phase::mulligan_draw:
            return {"how many cards to draw for the opponent's mulligans", "berapa kartu ditarik untuk mulligan lawan"};
        case Phase::pay_retreat:
            return {"choose the energy that pays the retreat", "pilih energi untuk membayar mundur"};
        case Phase::promote:
            return {"choose the new active Pokemon", "pilih Pokemon aktif yang baru"};
        case Phase::save_energy:
            return {"choose an energy to save", "pilih energi untuk diselamatkan"};
        case Phase::hand_limit:
            return {"choose a card to discard", "pilih kartu untuk dibuang"};
        case Phase::asking:
            return {"the effect asks for a choice", "efeknya meminta pilihan"};
        case Phase::main:
        case Phase::over:
            break;
    }
    return {};
}

class Tabletop {
   public:
    Tabletop(const Rules& rules, const State& s) : rules_(rules), s_(s) { scene_.board = "cards"; }

    Scene scene(const Moves& legal) {
        side(Side::second);
        middle();
        side(Side::first);
        choices(legal);
        scene_.phase = phase_words(s_);
        if (s_.turn > 0) scene_.counters.push_back({{"turn", "giliran"}, s_.turn});
        scene_.cards = faces_in(scene_, rules_);
        return std::move(scene_);
    }

   private:
    void add(std::string id, PlaceKind kind, int owner, Text label, std::vector<Piece> pieces, std::string at = {}) {
        scene_.places.push_back({std::move(id), kind, owner, std::move(label), std::move(pieces), std::move(at)});
    }

    void side(Side side) {
        const Field& f = s_.field(side);
        const int player = player_of(side);
        const auto of = [&](std::string_view en, std::string_view id) {
            return filled({"{} of player {}", "{} pemain {}"}, Words{en, id}, player);
        };
        std::vector<std::string> bench, piles;
        add(slot_id(side, kActive), PlaceKind::slot, player, of("active Pokemon", "Pokemon aktif"),
            stack_of(rules_, f.active(), player));
        for (std::uint8_t i = 1; i <= kBenchSize; ++i) {
            add(slot_id(side, {i}), PlaceKind::slot, player,
                of(fmt::format("bench place {}", i), fmt::format("cadangan {}", i)),
                stack_of(rules_, f.spots[i], player));
            bench.push_back(slot_id(side, {i}));
        }
        const auto pile = [&](std::string_view what, PlaceKind kind, Text label, std::vector<Piece> pieces) {
            add(place_id(side, what), kind, player, std::move(label), std::move(pieces));
            piles.push_back(place_id(side, what));
        };
        pile("prizes", PlaceKind::pile, of("prizes", "hadiah"), heap(rules_, f.prizes, player));
        pile("deck", PlaceKind::pile, of("deck", "dek"), heap(rules_, f.deck, player));
        pile("discard", PlaceKind::pile, of("discard pile", "buangan"), heap(rules_, f.discard, player));
        pile("hand", PlaceKind::hand, of("hand", "tangan"), heap(rules_, f.hand, player));
        const std::string hand = piles.back();
        piles.pop_back();
        std::vector<std::vector<std::string>> rows{{slot_id(side, kActive)}, bench, piles, {hand}};
        if (side == Side::second) std::ranges::reverse(rows);
        scene_.zones.push_back({side == Side::first ? ZoneRole::near : ZoneRole::far,
                                filled({"player {}", "pemain {}"}, player), std::move(rows)});
    }

    void middle() {
        const auto lone = [&](CardId id, Side side) {
            return id.known() ? std::vector<Piece>{card_piece(rules_, id, player_of(side))} : std::vector<Piece>{};
        };
        add(std::string(kStadium), PlaceKind::slot, 0, {"Stadium", "Stadium"}, lone(s_.stadium, s_.stadium_of));
        add(std::string(kSupporter), PlaceKind::slot, 0, {"Supporter of this turn", "Supporter giliran ini"},
            lone(s_.supporter, s_.player));
        scene_.zones.push_back({ZoneRole::field, {}, {{std::string(kStadium), std::string(kSupporter)}}});
    }

    void choices(const Moves& legal) {
        Zone zone{ZoneRole::choices, {}, {{}}};
        const auto button = [&](std::string id, Text label, std::string at = {}) {
            if (scene_.find(id)) return;
            add(id, PlaceKind::button, player_of(s_.chooser), std::move(label), {}, std::move(at));
            zone.rows[0].push_back(std::move(id));
        };
        for (const Move& m : legal) {
            if (m.act == Do::attack) button(attack_id(s_.chooser, m.n), attack_words(m), slot_id(s_.chooser, kActive));
            if (m.act == Do::power)
                button(slot_id(s_.chooser, m.slot) + ".power", power_words(m), slot_id(s_.chooser, m.slot));
            if (m.act == Do::dismiss)
                button(slot_id(s_.chooser, m.slot) + ".dismiss", {"discard it", "buang"}, slot_id(s_.chooser, m.slot));
            if (m.act == Do::pass) button(std::string(kPass), pass_words());
            if (m.act == Do::stop) button(std::string(kStop), {"no more", "cukup"});
            if (m.act == Do::choose) choice(m, button);
        }
        if (!zone.rows[0].empty()) scene_.zones.push_back(std::move(zone));
    }

    // Cards of a pile are laid out; what lies on the table is touched where it lies; the rest is a button.
    template <class Button>
    void choice(const Move& m, const Button& button) {
        switch (asked(s_)) {
            case AskFor::deck_card:
            case AskFor::discard_card:
            case AskFor::top_card:
                offer(m.card);
                break;
            case AskFor::prize:
            case AskFor::type:
            case AskFor::attack:
            case AskFor::yes:
            case AskFor::nothing:
                button(choice_button(m, s_), choice_label(m, s_));
                break;
            default:
                break;
        }
    }
    void offer(CardId id) {
        if (!scene_.find(kOffer)) {
            add(std::string(kOffer), PlaceKind::offer, player_of(s_.chooser),
                {"cards to choose from", "kartu untuk dipilih"}, {});
            scene_.zones.push_back({ZoneRole::choices, {}, {{std::string(kOffer)}}});
        }
        put(*scene_.find(kOffer), card_piece(rules_, id, player_of(s_.chooser)));
    }

    Text attack_words(const Move& m) const {
        const Attack& a = card_of(s_.field(s_.chooser).active()).attacks[m.n];
        const std::string text = a.damage > 0 ? fmt::format("{}, {}", a.name, a.damage) : a.name;
        return {text, text};
    }
    Text power_words(const Move& m) const {
        const std::string name = card_of(s_.field(s_.chooser).at(m.slot)).power.name;
        return {name, name};
    }
    Text pass_words() const {
        if (s_.phase == Phase::main) return {"end the turn without an attack", "akhiri giliran tanpa menyerang"};
        return {"ready", "siap"};
    }

    const Rules& rules_;
    const State& s_;
    Scene scene_;
};

}  // namespace

std::string choice_button(const Move& m, const State& s) {
    return fmt::format("choice.{}", asked(s) == AskFor::type ? static_cast<int>(m.n) : m.n + 1);
}

Text choice_label(const Move& m, const State& s) {
    const int n = m.n;
    switch (asked(s)) {
        case AskFor::yes:
            return {"yes", "ya"};
        case AskFor::prize:
            return filled({"prize {}", "hadiah {}"}, n + 1);
        case AskFor::type:
            return type_name(static_cast<Type>(n));
        case AskFor::attack: {
            const std::string name = card_of(s.field(asked_side(s)).active()).attacks[m.n].name;
            return {name, name};
        }
        default:
            return filled({"{}", "{}"}, n);
    }
}

Scene tabletop(const Rules& rules, const State& s, const Moves& legal) {
    return Tabletop(rules, s).scene(legal);
}

}  // namespace rakus::pokemon
