// Reading positions. Every error names the field and what was expected.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/text.h"
#include "games/exodia/deck_needs.h"
#include "games/exodia/notation.h"

namespace rakus::exodia {
namespace {

using Status = Result<Done>;

class PositionReader {
   public:
    explicit PositionReader(const Program& p) : p_(p) {}

    Result<State> read(std::string_view text) {
        const auto space = text.find(' ');
        if (space == text.npos || text.substr(space + 1) != "1")
            return wrong("side", space == text.npos ? "" : text.substr(space + 1), "1 after the fields",
                         "1 setelah semua isian");
        for (const auto item : split(text.substr(0, space), ';'))
            if (const auto done = take_field(item); !done) return done.error();
        for (const std::string_view key : {"t", "h", "m", "f", "s", "g", "n", "o", "d"})
            if (!fields_has(key))
                return bad_input({"exodia position: field {0} is missing, expected {0}= before the side",
                                  "posisi exodia: isian {0} tidak ada, seharusnya ada {0}= sebelum giliran"},
                                 key);
        return build();
    }

   private:
    static Error wrong(std::string_view field, std::string_view found, std::string_view en, std::string_view id) {
        return bad_input(
            {"exodia position: field {}: '{}', expected {}", "posisi exodia: isian {}: '{}', seharusnya {}"}, field,
            found, Words{en, id});
    }

    Status take_field(std::string_view item) {
        const auto equals = item.find('=');
        const auto key = item.substr(0, equals);
        if (equals == item.npos || std::string_view("thmfsgnobkwlxrd").find(key) == std::string_view::npos ||
            key.size() != 1)
            return wrong(key, item, "one of t h m f s g n o d (and b k w l x r)",
                         "salah satu dari t h m f s g n o d (dan b k w l x r)");
        if (fields_has(key)) return wrong(key, item, "each field once", "tiap isian sekali");
        fields_.emplace_back(key, item.substr(equals + 1));
        return Done{};
    }
    bool fields_has(std::string_view key) const {
        return std::ranges::any_of(fields_, [&](const auto& f) { return f.first == key; });
    }
    std::string_view field(std::string_view key) const {
        const auto at = std::ranges::find(fields_, key, [](const auto& f) { return f.first; });
        return at == fields_.end() ? std::string_view{} : at->second;
    }

    Result<State> build() {
        for (const auto step : {&PositionReader::numbers, &PositionReader::piles, &PositionReader::rows,
                                &PositionReader::used, &PositionReader::waiting, &PositionReader::deck})
            if (const auto done = (this->*step)(); !done) return done.error();
        finish();
        return s_;
    }

    Status numbers() {
        const auto turn = whole_number<int>(field("t"), 1, 250);
        if (!turn) return wrong("t", field("t"), "a turn from 1 to 250", "giliran 1 sampai 250");
        const auto summoned = whole_number<int>(field("n"), 0, 1);
        if (!summoned) return wrong("n", field("n"), "0 or 1", "0 atau 1");
        v_.turn = static_cast<std::uint8_t>(*turn);
        v_.summoned = *summoned == 1;
        if (fields_has("l")) {
            const auto lp = whole_number<int>(field("l"), 1, 100000);
            if (!lp) return wrong("l", field("l"), "life points from 1 to 100000", "life point 1 sampai 100000");
            v_.lp = *lp;
        }
        if (fields_has("x")) {
            const auto flags = whole_number<int>(field("x"), 1, 3);
            if (!flags) return wrong("x", field("x"), "1 to 3", "1 sampai 3");
            v_.forbidden = static_cast<std::uint8_t>(*flags);
        }
        if (fields_has("r") && field("r") != "lost") return wrong("r", field("r"), "lost", "lost");
        return Done{};
    }

    // One more card of this kind is somewhere; there are only so many.
    Status place(std::string_view where, std::string_view code, Kind& kind) {
        kind = p_.kind_of(code);
        if (kind.none())
            return wrong(where, code, "a card of the deck, such as " + p_.cards.back().code,
                         "kartu dari dek, seperti " + p_.cards.back().code);
        placed_.add(kind);
        if (placed_[kind] > p_.card(kind).copies)
            return wrong(where, code,
                         fmt::format("at most {} of {} among all fields", p_.card(kind).copies, p_.card(kind).name),
                         fmt::format("paling banyak {} {} di semua isian", p_.card(kind).copies, p_.card(kind).name));
        return Done{};
    }

    Status piles() {
        const std::pair<std::string_view, Zone> zones[] = {
            {"h", Zone::hand}, {"g", Zone::grave}, {"b", Zone::away}, {"k", Zone::aside}};
        for (const auto& [key, zone] : zones) {
            if (field(key).empty() || field(key) == "-") continue;
            for (const auto code : split(field(key), '.')) {
                Kind k;
                if (const auto done = place(key, code, k); !done) return done;
                if (zone == Zone::hand)
                    into_hand(v_, k);
                else
                    v_.in(zone).add(k);
            }
        }
        return Done{};
    }

    static bool fits(CardType type, std::string_view row) {
        return row == "m"   ? type == CardType::monster
               : row == "f" ? type == CardType::field
                            : is_spell(type) && type != CardType::field;
    }

    Status rows() {
        for (const std::string_view row : {"m", "f", "s"}) {
            if (field(row) == "-") continue;
            const auto cards = split(field(row), '.');
            if (row == "f" && cards.size() > 1)
                return wrong(row, field(row), "one field spell at most", "paling banyak satu kartu arena");
            for (const auto item : cards)
                if (const auto done = on_field(row, item); !done) return done;
        }
        return Done{};
    }

    Status on_field(std::string_view row, std::string_view item) {
        const auto tilde = item.find('~');
        Kind k;
        if (const auto done = place(row, item.substr(0, tilde), k); !done) return done;
        if (!fits(p_.nature(k).type, row))
            return wrong(row, item, "a card that belongs there", "kartu yang tempatnya di situ");
        if (v_.units.size() == kMaxUnits)
            return wrong(row, item, "fewer cards in play", "lebih sedikit kartu di arena");
        enter_field(p_, v_, k);
        if (tilde == item.npos) return Done{};
        const int cap = p_.nature(k).cap;
        const auto counters = whole_number<int>(item.substr(tilde + 1), 0, cap);
        if (!counters || !p_.nature(k).unit)
            return wrong(row, item,
                         fmt::format("{} with 0 to {} counters", p_.card(k).code, p_.nature(k).unit ? cap : 0),
                         fmt::format("{} dengan 0 sampai {} penghitung", p_.card(k).code, p_.nature(k).unit ? cap : 0));
        v_.units[v_.units.size() - 1].counters = static_cast<std::uint8_t>(*counters);
        return Done{};
    }

    Status used() {
        if (field("o") == "-") return Done{};
        for (const auto item : split(field("o"), '.')) {
            const bool named = item.starts_with("a:");
            const auto mark = item.find('#');
            const Kind k = p_.kind_of(named ? item.substr(2) : item.substr(0, mark));
            if (k.none())
                return wrong("o", item, "a card with a once-a-turn effect", "kartu dengan efek sekali tiap giliran");
            const int act = p_.card(k).act;
            const bool unit = !named && act >= 0 && p_.actions[static_cast<std::size_t>(act)].once;
            if (!unit && !p_.nature(k).remembers)
                return wrong("o", item, "a card with a once-a-turn effect", "kartu dengan efek sekali tiap giliran");
            if (!unit) {
                v_.used.add(k);
                continue;
            }
            const auto place =
                mark == item.npos ? std::optional<int>(1) : whole_number<int>(item.substr(mark + 1), 1, kMaxUnits);
            if (!place || !use_unit(k, *place))
                return wrong("o", item, "a card that is in play", "kartu yang ada di arena");
        }
        return Done{};
    }

    bool use_unit(Kind k, int place) {
        for (Unit& u : v_.units)
            if (u.kind == k && --place == 0) return u.used = true;
        return false;
    }

    Status waiting() {
        if (!fields_has("w"))
            return v_.in(Zone::aside).size() == 0 ? Status(Done{})
                                                  : wrong("k", field("k"), "field w beside it", "isian w bersamanya");
        const auto parts = split(field("w"), ',');
        const auto fault = wrong("w", field("w"), "action,operation,cards such as a:DWD,1,1",
                                 "tindakan,operasi,kartu seperti a:DWD,1,1");
        if (parts.size() != 3) return fault;
        const auto operation = whole_number<int>(parts[1], 0, 5), left = whole_number<int>(parts[2], 1, kMaxDeck);
        const auto action = action_named(p_, parts[0]);
        if (!operation || !left || (!action && parts[0] != "end")) return fault;
        v_.waiting = {action ? *action : Waiting::kEndPhase, static_cast<std::uint8_t>(*operation),
                      static_cast<std::uint8_t>(*left)};
        if (action) {
            const Action& a = p_.actions[*action];
            if (static_cast<std::size_t>(*operation) >= a.effect.size() ||
                !asks(a.effect[static_cast<std::size_t>(*operation)]))
                return fault;
            Kind k;
            const bool in_no_zone = a.verb == Verb::activate && !a.stays && a.type != CardType::field;
            if (in_no_zone)
                if (const auto done = place("w", p_.card(a.card).code, k); !done) return done;
        }
        return Done{};
    }

    // The rest of the cards are the deck, whatever its order.
    Status deck() {
        for (std::uint8_t i = 0; i < p_.cards.size(); ++i)
            for (int n = p_.cards[i].copies - placed_[Kind{i}]; n > 0; --n) onto_deck(s_, Kind{i});
        const auto order = field("d");
        if (order == "?") return Done{};
        if (order.starts_with("@")) {
            const auto seed = whole_number<std::uint64_t>(order.substr(1), 0, ~std::uint64_t{0});
            if (!seed) return wrong("d", order, "@ and a whole number", "@ dan bilangan bulat");
            Rng rng(*seed);
            order_deck(s_, rng);
            return Done{};
        }
        return listed_deck(order);
    }

    Status listed_deck(std::string_view order) {
        const auto codes = order == "-" ? std::vector<std::string_view>{} : split(order, '.');
        for (const auto code : codes) {
            Kind k;
            if (const auto done = place("d", code, k); !done) return done;
        }
        if (codes.size() != v_.deck_size)
            return bad_input(
                {"exodia position: field d: {} cards, expected the {} cards that are in no other field, ?, or @seed",
                 "posisi exodia: isian d: {} kartu, seharusnya {} kartu yang tidak di isian lain, ?, atau @benih"},
                codes.size(), v_.deck_size);
        for (std::size_t i = 0; i < codes.size(); ++i) s_.deck[codes.size() - 1 - i] = p_.kind_of(codes[i]);
        s_.ordered = true;
        return Done{};
    }

    void finish() {
        if (field("r") == "lost") v_.stage = Stage::lost;
        const bool counts = !v_.waiting.on() || p_.frame.win_at_once;
        if (v_.stage == Stage::running && counts && has_won(p_, v_)) {
            v_.stage = Stage::won;
        }
    }

    const Program& p_;
    State s_;
    View& v_ = s_.seen;
    Pile placed_;
    std::vector<std::pair<std::string_view, std::string_view>> fields_;
};

}  // namespace

Result<State> read_position(const Program& p, std::string_view text) {
    auto state = PositionReader(p).read(text);
    if (!state || !state->seen.waiting.on()) return state;
    const Question q = question(p, state->seen);
    if (q.kinds.empty() && !q.may_stop)
        return bad_input(
            "exodia position: field w: nothing to choose from, expected a card for the waiting effect",
            "posisi exodia: isian w: tidak ada yang bisa dipilih, seharusnya ada kartu untuk efek yang menunggu");
    return state;
}

}  // namespace rakus::exodia
