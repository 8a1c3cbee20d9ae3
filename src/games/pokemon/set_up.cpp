#include "games/pokemon/set_up.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/pokemon/faces.h"
#include "games/pokemon/notation.h"
#include "games/pokemon/scene_places.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

constexpr std::string_view kDamage = "damage", kHeal = "heal";

// "1.bench.2/R": whose place, which one, and which card of it.
struct Spot {
    Side side = Side::first;
    std::optional<Slot> slot;
    Pile Field::*pile = nullptr;
    std::string_view card;
};

std::optional<Spot> spot_of(std::string_view text) {
    const auto slash = text.find('/');
    Spot spot;
    if (slash != text.npos) spot.card = text.substr(slash + 1);
    const auto place = text.substr(0, slash);
    for (const Side side : {Side::first, Side::second}) {
        spot.side = side;
        for (std::uint8_t i = 0; i <= kBenchSize; ++i)
            if (place == slot_id(side, {i})) return spot.slot = Slot{i}, spot;
        if (place == place_id(side, "hand")) return spot.pile = &Field::hand, spot;
        if (place == place_id(side, "discard")) return spot.pile = &Field::discard, spot;
    }
    return std::nullopt;
}

Error nobody_stands_there() {
    return cannot_set_up({"no Pokemon stands there", "tidak ada Pokemon di situ"});
}
Error touch_a_card() {
    return cannot_set_up({"touch a card that lies there", "sentuh kartu yang ada di situ"});
}

// ---- cards come from the deck and go back ----------------------------------------------------------------------

Status leave_deck(const Pokemon& game, State& s, Side side, CardId id) {
    const auto& list = game.decks[static_cast<std::size_t>(index_of(side))]->cards;
    Field& f = s.field(side);
    if (f.deck.remove(id)) return Done{};
    const auto in_list = std::ranges::count(list, id);
    if (in_list > census(s, side)[id.value] && f.deck.remove(CardId{})) return Done{};  // one of those not named
    const std::string& name = catalogue()[id].name;
    const int player = player_of(side);
    if (in_list == 0)
        return cannot_set_up(
            filled({"the deck of player {} has no {}", "dek pemain {} tidak memuat {}"}, player, name));
    return cannot_set_up(filled({"every {} of player {} is on the table or among the prizes already",
                                 "semua {} pemain {} sudah di meja atau di hadiah"},
                                name, player));
}

// A deck whose cards are not named stays so.
void to_deck(Field& f, CardId id) {
    f.deck.push(f.deck.find(CardId{}) >= 0 ? CardId{} : id);
}

void stack_to_deck(Field& f, const InPlay& p) {
    for (int i = 0; i < p.stack; ++i) to_deck(f, p.cards[static_cast<std::size_t>(i)]);
    if (p.tool.known()) to_deck(f, p.tool);
    for (int k = 0; k < kEnergyKinds; ++k)
        for (int n = p.energy[static_cast<std::size_t>(k)]; n > 0; --n)
            to_deck(f, catalogue().energy_card(EnergyKind{static_cast<std::uint8_t>(k)}));
}

// ---- a card into a slot ----------------------------------------------------------------------------------------

// A Basic takes the place of whoever stood there; the bench has no gaps.
void stand(Field& f, Slot at, CardId id) {
    Slot where = at;
    if (!at.active() && at.value > f.bench) where = Slot{++f.bench};
    InPlay& p = f.at(where);
    stack_to_deck(f, p);
    p = InPlay{};
    p.cards[0] = id;
    p.stack = 1;
}

Status grow(Field& f, Slot at, CardId id) {
    InPlay& p = f.at(at);
    if (p.empty()) return nobody_stands_there();
    const Card& card = catalogue()[id];
    if (!(card_of(p).name_id == card.evolves_from) || p.stack == 3)
        return cannot_set_up(
            filled({"{} does not evolve into {}", "{} tidak berevolusi menjadi {}"}, card_of(p).name, card.name));
    std::copy_backward(p.cards.begin(), p.cards.begin() + p.stack, p.cards.begin() + p.stack + 1);
    p.cards[0] = id;
    ++p.stack;
    return Done{};
}

Status into_slot(Field& f, Slot at, CardId id, const Edit& edit) {
    const Card& card = catalogue()[id];
    if (card.kind == Kind::basic) return stand(f, at, id), Done{};
    if (is_pokemon(card.kind)) return grow(f, at, id);
    const auto energy = catalogue().energy_kind(id);
    if (!energy || !is_energy(card.kind)) return no_such_place(edit);
    if (f.at(at).empty()) return nobody_stands_there();
    ++f.at(at).energy[energy->value];
    return Done{};
}

Status put_card(const Pokemon& game, State& s, const Spot& spot, CardId id, const Edit& edit) {
    if (const auto left = leave_deck(game, s, spot.side, id); !left) return left;
    Field& f = s.field(spot.side);
    if (spot.slot) return into_slot(f, *spot.slot, id, edit);
    (f.*spot.pile).push(id);
    return Done{};
}

// ---- away again ------------------------------------------------------------------------------------------------

Status pick_energy(const Rules& rules, Field& f, InPlay& p, std::string_view sign) {
    for (int k = 0; k < kEnergyKinds; ++k) {
        const EnergyKind kind{static_cast<std::uint8_t>(k)};
        if (p.energy[kind.value] == 0 || energy_sign(rules, kind) != sign) continue;
        --p.energy[kind.value];
        to_deck(f, catalogue().energy_card(kind));
        return Done{};
    }
    return touch_a_card();
}

void leave_slot(Field& f, Slot at) {
    stack_to_deck(f, f.at(at));
    f.at(at) = InPlay{};
    if (at.active()) return;
    std::rotate(f.spots.begin() + at.value, f.spots.begin() + at.value + 1, f.spots.begin() + f.bench + 1);
    --f.bench;
}

Status pick_card(const Rules& rules, State& s, const Spot& spot) {
    Field& f = s.field(spot.side);
    if (spot.slot) {
        InPlay& p = f.at(*spot.slot);
        if (p.empty()) return nobody_stands_there();
        if (!spot.card.empty()) return pick_energy(rules, f, p, spot.card);
        return leave_slot(f, *spot.slot), Done{};
    }
    const auto id = spot.card == "?" ? Result<CardId>(CardId{}) : read_card(rules, spot.card);
    if (!id || !(f.*spot.pile).remove(*id)) return touch_a_card();
    to_deck(f, *id);
    return Done{};
}

Status hurt(State& s, const Spot& spot, int by) {
    if (!spot.slot || s.field(spot.side).at(*spot.slot).empty()) return nobody_stands_there();
    auto& counters = s.field(spot.side).at(*spot.slot).counters;
    if (counters + by < 0) return cannot_set_up({"it has no damage", "tidak ada kerusakan padanya"});
    counters = static_cast<std::uint8_t>(counters + by);
    return Done{};
}

// ---- whose turn ------------------------------------------------------------------------------------------------

void pass_turn(State& s) {
    if (s.supporter.known()) s.field(s.player).discard.push(s.supporter), s.supporter = CardId{};
    s.player = s.chooser = other(s.player);
    ++s.turn;
    s.attached = s.retreated = s.searched = false;
    for (Field& f : s.fields)
        for (InPlay& p : f.spots) p.entered = p.evolved = p.power_used = false;
}

// Whoever sets up a table before the first turn gets one on which the players have made their first choices.
Result<State> at_a_turn(const Pokemon& game, State s) {
    Rng rng(1);
    while (s.turn == 0 && s.phase != Phase::over) {
        const auto legal = game.moves(game.view(s));
        if (legal.empty()) break;
        s = game.after(s, legal[0], rng);
    }
    if (s.phase == Phase::over) s.phase = Phase::main, s.winner = Winner::nobody_yet, s.chooser = s.player;
    if (s.phase != Phase::main)
        return cannot_set_up(
            {"a player is in the middle of a choice; choose first", "seorang pemain sedang memilih; pilih dulu"});
    return s;
}

}  // namespace

std::vector<PaletteItem> palette_of(const Pokemon& game) {
    std::vector<CardId> ids;
    for (const auto& deck : game.decks)
        for (const CardId id : deck->cards)
            if (std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
    std::vector<PaletteItem> items;
    for (const CardId id : ids) {
        const std::string word = write_card(game.rules, id);
        const std::string& name = catalogue()[id].name;
        items.push_back({word, {name, name}, {.kind = PieceKind::card, .card = word}});
    }
    items.push_back(take_away({"back into the deck", "kembalikan ke dek"}));
    items.push_back(act(kDamage, {"10 more damage", "tambah 10 kerusakan"}, true));
    items.push_back(act(kHeal, {"10 less damage", "kurangi 10 kerusakan"}, true));
    items.push_back(give_turn());
    return items;
}

Result<State> set_up(const Pokemon& game, State before, const Edit& edit) {
    auto s = at_a_turn(game, std::move(before));
    if (!s) return s;
    if (edit.piece == kTurn) return pass_turn(*s), s;
    const auto spot = spot_of(edit.place);
    if (!spot) return no_such_place(edit);
    Status done = Done{};
    if (edit.piece == kTakeAway)
        done = pick_card(game.rules, *s, *spot);
    else if (edit.piece == kDamage || edit.piece == kHeal)
        done = hurt(*s, *spot, edit.piece == kDamage ? 1 : -1);
    else
        done = put_card(game, *s, *spot, *read_card(game.rules, edit.piece), edit);
    return done ? s : Result<State>(done.error());
}

}  // namespace rakus::pokemon
