#include "games/exodia/set_up.h"

#include <algorithm>

#include "games/exodia/deck_needs.h"
#include "games/exodia/scene_places.h"

namespace rakus::exodia {
namespace {

constexpr std::string_view kCounter = "counter";

// "hand/EX": where, and which card of it.
struct Spot {
    std::string_view place;
    Kind card;
};
Spot spot_of(const Program& p, std::string_view text) {
    const auto slash = text.find('/');
    return {text.substr(0, slash), slash == text.npos ? kNoCard : p.kind_of(text.substr(slash + 1))};
}

bool belongs_in_row(const Program& p, Kind k, std::string_view place) {
    const CardType type = p.nature(k).type;
    return row_id(row_of(p, k)) == place && (type == CardType::monster || is_spell(type));
}

Error not_there() {
    return cannot_set_up({"touch a card that lies there", "sentuh kartu yang ada di situ"});
}

Result<State> put_down(const Program& p, State s, Kind k, std::string_view place, const Edit& edit) {
    View& v = s.seen;
    if (v.in(Zone::deck)[k] == 0)
        return cannot_set_up(
            filled({"every copy of {} is on the table already", "semua {} sudah ada di meja"}, p.card(k).name));
    const bool in_row = belongs_in_row(p, k, place);
    if (!in_row && place != kHand && place != kGrave && place != kAway) return no_such_place(edit);
    if (in_row && v.units.size() == kMaxUnits)
        return cannot_set_up({"there is no room for one more card in play", "tidak ada tempat lagi di arena"});
    out_of_deck(s, k);
    if (in_row)
        enter_field(p, v, k);
    else if (place == kHand)
        into_hand(v, k);
    else
        v.in(place == kGrave ? Zone::grave : Zone::away).add(k);
    return s;
}

Result<State> pick_up(const Program& p, State s, const Spot& from) {
    View& v = s.seen;
    const Kind k = from.card;
    const Zone zone = from.place == kHand    ? Zone::hand
                      : from.place == kGrave ? Zone::grave
                      : from.place == kAway  ? Zone::away
                                             : Zone::field;
    if (k.none() || v.in(zone)[k] == 0 || (zone == Zone::field && row_id(row_of(p, k)) != from.place))
        return not_there();
    if (zone == Zone::hand)
        out_of_hand(v, k);
    else if (zone == Zone::field)
        leave_field(p, v, k, Zone::aside), v.in(Zone::aside).take(k);
    else
        v.in(zone).take(k);
    onto_deck(s, k);
    return s;
}

Result<State> add_counter(const Program& p, State s, const Spot& at) {
    const auto unit = std::ranges::find(s.seen.units, at.card, &Unit::kind);
    if (at.card.none() || unit == s.seen.units.end()) return not_there();
    const int most = p.nature(at.card).gain > 0 ? p.nature(at.card).cap : 0;
    if (unit->counters >= most)
        return cannot_set_up(filled({"{} holds {} counters at most", "{} memuat paling banyak {} penghitung"},
                                    p.card(at.card).name, most));
    ++unit->counters;
    return s;
}

}  // namespace

std::vector<PaletteItem> palette_of(const Program& p) {
    std::vector<PaletteItem> items;
    for (const Card& c : p.cards)
        items.push_back({c.code, {c.name, c.name}, {.kind = PieceKind::card, .owner = 1, .card = c.code}});
    items.push_back(take_away({"back into the deck", "kembalikan ke dek"}));
    items.push_back(act(kCounter, {"one more counter", "tambah satu penghitung"}, true));
    return items;
}

Result<State> set_up(const Program& p, State s, const Edit& edit) {
    if (s.seen.waiting.on())
        return cannot_set_up(
            {"an effect waits for a choice; choose first", "sebuah efek menunggu pilihan; pilih dulu"});
    s.seen.stage = Stage::running;  // what is held decides anew
    shuffle_deck(s);
    const Spot spot = spot_of(p, edit.place);
    if (edit.piece == kTakeAway) return pick_up(p, std::move(s), spot);
    if (edit.piece == kCounter) return add_counter(p, std::move(s), spot);
    return put_down(p, std::move(s), p.kind_of(edit.piece), spot.place, edit);
}

}  // namespace rakus::exodia
