#include "games/exodia/scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/exodia/card_words.h"
#include "games/exodia/scene_places.h"
#include "games/exodia/set_up.h"

namespace rakus::exodia {
namespace {

std::string_view zone_id(const Program& p, Zone zone, Kind k) {
    switch (zone) {
        case Zone::hand:
            return kHand;
        case Zone::deck:
            return kOffer;
        case Zone::field:
            return row_id(row_of(p, k));
        case Zone::grave:
            return kGrave;
        case Zone::away:
            return kAway;
        case Zone::aside:
            return kAside;
    }
    return kHand;
}

Piece card_piece(const Program& p, Kind k, int count = 1) {
    return {.kind = PieceKind::card, .owner = 1, .count = count, .card = p.card(k).code};
}
std::vector<Piece> pile_pieces(const Program& p, const Pile& pile) {
    std::vector<Piece> pieces;
    pile.kinds().each([&](Kind k) { pieces.push_back(card_piece(p, k, pile[k])); });
    return pieces;
}

// Units with their counters, then the plain cards of the row.
std::vector<Piece> row_pieces(const Program& p, const View& v, Row row) {
    Place place;
    place.kind = PlaceKind::pile;  // for `put`: equal cards of a row lie together
    for (const Unit& u : v.units) {
        if (row_of(p, u.kind) != row) continue;
        Piece piece = card_piece(p, u.kind);
        const Nature& nature = p.nature(u.kind);
        if (nature.gain > 0 || u.counters > 0)
            piece.bars.push_back({{"counters", "penghitung"}, u.counters, nature.cap < 255 ? nature.cap : 0});
        if (u.used) piece.badges.push_back({"✓", {"used this turn", "sudah dipakai giliran ini"}});
        put(place, piece);
    }
    v.in_play.each([&](Kind k) {
        if (row_of(p, k) == row && !p.nature(k).unit) put(place, card_piece(p, k, v.in(Zone::field)[k]));
    });
    return place.pieces;
}

CardFace face(const Program& p, Kind k) {
    const Card& c = p.card(k);
    constexpr Words lines[] = {{"monster", "monster"},
                               {"spell", "spell"},
                               {"equip spell", "spell equip"},
                               {"continuous spell", "spell kontinu"},
                               {"field spell", "spell arena"}};
    CardFace f{c.code, c.name, c.code, lines[static_cast<std::size_t>(c.type)]};
    if (const Text effect = effect_words(p, k); !effect.en.empty()) f.facts.push_back({"effect", "", "", "", effect});
    return f;
}

struct Button {
    std::string_view id;
    Words label;
};
constexpr Button kButtons[] = {{kEnd, {"end the turn", "akhiri giliran"}},
                               {kDone, {"that is enough", "cukup"}},
                               {kLater, {"choose afterwards", "pilih setelahnya"}}};

// Whether the same touch of a hand card could mean two things.
bool summons_too(const Program& p, Kind k) {
    return p.card(k).summon >= 0 && p.card(k).activate >= 0;
}
std::string verb_button(Verb v) {
    return v == Verb::summon ? "as.summon" : "as.activate";
}

bool names_later(const std::vector<Move>& legal, const Move& m) {
    return m.choice.none() && std::ranges::any_of(legal, [&](const Move& o) {
               return o.verb == m.verb && o.card == m.card && !o.choice.none();
           });
}

// Where the card lies that an answer names.
Zone asked_zone(const Program& p, const View& v) {
    if (v.waiting.action == Waiting::kEndPhase) return Zone::hand;
    const Operation& op = p.actions[v.waiting.action].effect[v.waiting.operation];
    switch (op.op) {
        case Op::discard:
        case Op::redraw_choose:
            return Zone::hand;
        case Op::look:
            return Zone::aside;
        case Op::search:
            return Zone::deck;
        default:
            return op.from;
    }
}
// The same for an answer that is given in advance: a discard or a search.
Zone ready_zone(const Program& p, const Move& m) {
    for (const Operation& op : action_of(p, m)->effect)
        if (op.op == Op::discard || op.op == Op::search) return op.op == Op::discard ? Zone::hand : Zone::deck;
    return Zone::hand;
}

Text told(const Program& p, const Move& m) {
    const auto name = [&](Kind k) { return p.card(k).name; };
    switch (m.verb) {
        case Verb::summon:
            return {"summon " + name(m.card), "panggil " + name(m.card)};
        case Verb::activate:
            return m.choice.none()
                       ? Text{"activate " + name(m.card), "aktifkan " + name(m.card)}
                       : filled({"activate {}, choosing {}", "aktifkan {}, memilih {}"}, name(m.card), name(m.choice));
        case Verb::effect:
            return {"use the effect of " + name(m.card), "pakai efek " + name(m.card)};
        case Verb::choose:
            return {"choose " + name(m.card), "pilih " + name(m.card)};
        case Verb::done:
            return kButtons[1].label;
        case Verb::end:
            return kButtons[0].label;
    }
    return {};
}

class Table {
   public:
    Table(const Program& p, const View& v) : p_(p), v_(v) {}

    Scene scene(const std::vector<Move>& legal) {
        scene_.board = "cards";
        piles();
        choices(legal);
        for (std::uint8_t i = 0; i < p_.cards.size(); ++i) scene_.cards.push_back(face(p_, Kind{i}));
        facts();
        return std::move(scene_);
    }

   private:
    void add(std::string_view id, PlaceKind kind, Words label, std::vector<Piece> pieces) {
        scene_.places.push_back({std::string(id), kind, 1, label, std::move(pieces)});
    }

    void piles() {
        for (const Row row : {Row::monsters, Row::field, Row::spells}) {
            constexpr Words labels[] = {
                {"monsters", "monster"}, {"field", "arena"}, {"spells in play", "spell di arena"}};
            add(row_id(row), PlaceKind::hand, labels[static_cast<std::size_t>(row)], row_pieces(p_, v_, row));
        }
        add(kPlaying, PlaceKind::hand, {"being played", "sedang dimainkan"}, playing());
        add(kAside, PlaceKind::hand, {"set aside", "disisihkan"}, pile_pieces(p_, v_.in(Zone::aside)));
        add(kHand, PlaceKind::hand, {"hand", "tangan"}, pile_pieces(p_, v_.in(Zone::hand)));
        std::vector<Piece> backs;
        if (v_.deck_size > 0) backs.push_back({.kind = PieceKind::back, .owner = 1, .count = v_.deck_size});
        add(kDeck, PlaceKind::pile, {"deck", "dek"}, backs);
        scene_.places.back().contents = pile_pieces(p_, v_.in(Zone::deck));
        add(kGrave, PlaceKind::pile, {"graveyard", "kuburan"}, pile_pieces(p_, v_.in(Zone::grave)));
        add(kAway, PlaceKind::pile, {"out of play", "di luar permainan"}, pile_pieces(p_, v_.in(Zone::away)));
        scene_.zones = {
            {ZoneRole::far,
             {"field", "arena"},
             {{"monsters", "field", "spells"}, {std::string(kPlaying), std::string(kAside)}}},
            {ZoneRole::field, {"piles", "tumpukan"}, {{std::string(kDeck), std::string(kGrave), std::string(kAway)}}},
            {ZoneRole::near, {"hand", "tangan"}, {{std::string(kHand)}}}};
    }

    // The card whose effect waits for an answer is in no zone.
    std::vector<Piece> playing() const {
        if (!v_.waiting.on() || v_.waiting.action == Waiting::kEndPhase) return {};
        const Action& a = p_.actions[v_.waiting.action];
        return a.verb == Verb::activate ? std::vector<Piece>{card_piece(p_, a.card)} : std::vector<Piece>{};
    }

    // Cards of the deck that a move may name, and the moves that belong to no card.
    void choices(const std::vector<Move>& legal) {
        Kinds offered;
        Zone from = Zone::hand;
        if (v_.waiting.on()) from = asked_zone(p_, v_);
        bool later = false, both = false;
        std::vector<std::string> ids;
        for (const Move& m : legal) {
            if (m.verb == Verb::choose && from == Zone::deck) offered.add(m.card);
            if (!m.choice.none() && ready_zone(p_, m) == Zone::deck) offered.add(m.choice);
            later = later || names_later(legal, m);
            both = both || ((m.verb == Verb::summon || m.verb == Verb::activate) && summons_too(p_, m.card));
            if (m.verb == Verb::end) ids.emplace_back(kEnd);
            if (m.verb == Verb::done) ids.emplace_back(kDone);
        }
        if (later) ids.emplace_back(kLater);
        for (const Button& b : kButtons)
            if (std::ranges::find(ids, b.id) != ids.end()) add(b.id, PlaceKind::button, b.label, {});
        if (both) {
            add("as.summon", PlaceKind::button, {"summon it", "panggil"}, {});
            add("as.activate", PlaceKind::button, {"activate it", "aktifkan"}, {});
            ids.insert(ids.end(), {"as.summon", "as.activate"});
        }
        if (!offered.empty()) {
            std::vector<Piece> pieces;
            offered.each([&](Kind k) { pieces.push_back(card_piece(p_, k)); });
            add(kOffer, PlaceKind::offer, {"cards of the deck to choose from", "kartu dek untuk dipilih"}, pieces);
            ids.insert(ids.begin(), std::string(kOffer));
        }
        if (!ids.empty()) scene_.zones.push_back({ZoneRole::choices, {}, {ids}});
    }

    void facts() {
        const Kinds missing = p_.win.without(v_.held);
        scene_.counters = {
            {{"turn", "giliran"}, v_.turn},
            {{"pieces in the hand", "bagian di tangan"}, v_.in(Zone::hand).kinds_among(p_.win).count(), p_.win.count()},
            {{"missing pieces among the cards of the deck", "bagian yang dicari di antara kartu dek"},
             v_.in(Zone::deck).kinds_among(missing).count(),
             v_.deck_size}};
        if (v_.lp != View{}.lp) scene_.counters.push_back({{"life points", "life point"}, v_.lp});
        if (v_.waiting.on()) scene_.phase = {"choose a card", "pilih kartu"};
    }

    const Program& p_;
    const View& v_;
    Scene scene_;
};

class ExodiaStage final : public rakus::Stage<Exodia> {
   public:
    Scene scene(const Exodia& game, const View& v, bool acts) const override {
        return Table(*game.program, v).scene(acts ? game.moves(v) : std::vector<Move>{});
    }

    Touch touch(const Exodia& game, const View& v, const Move& m) const override {
        const Program& p = *game.program;
        Touch t{{}, told(p, m), {}};
        const auto on = [&](std::string_view place, Kind k) {
            t.places.push_back(fmt::format("{}/{}", place, p.card(k).code));
        };
        switch (m.verb) {
            case Verb::end:
                t.places = {std::string(kEnd)};
                break;
            case Verb::done:
                t.places = {std::string(kDone)};
                break;
            case Verb::choose:
                on(zone_id(p, asked_zone(p, v), m.card), m.card);
                break;
            case Verb::effect:
                on(zone_id(p, Zone::field, m.card), m.card);
                break;
            case Verb::summon:
            case Verb::activate:
                on(kHand, m.card);
                if (summons_too(p, m.card)) t.places.push_back(verb_button(m.verb));
                if (!m.choice.none()) on(zone_id(p, ready_zone(p, m), m.choice), m.choice);
                if (names_later(game.moves(v), m)) t.places.emplace_back(kLater);
                break;
        }
        return t;
    }

    // The cards that came to the hand.
    Text detail(const Exodia& game, const View& before, const Move&, const View& after) const override {
        std::string names;
        after.held.each([&](Kind k) {
            for (int n = after.in (Zone::hand)[k] - before.in(Zone::hand)[k]; n > 0; --n)
                names += (names.empty() ? "" : ", ") + game.program->card(k).name;
        });
        return {names, names};
    }

    std::vector<Step> steps(const Exodia& game, const View& before, const Move*, const View& after) const override {
        return differences(scene(game, before, false), scene(game, after, false));
    }

    std::vector<PaletteItem> palette(const Exodia& game) const override { return palette_of(*game.program); }
    Result<std::string> edit(const Exodia& game, const State& s, const Edit& edit) const override {
        const auto next = set_up(*game.program, s, edit);
        return next ? Result<std::string>(game.print(*next)) : next.error();
    }
};

}  // namespace

std::shared_ptr<const rakus::Stage<Exodia>> stage() {
    return std::make_shared<ExodiaStage>();
}

}  // namespace rakus::exodia
