#include "games/pokemon/read_field.h"

#include <algorithm>
#include <map>

#include "games/pokemon/notation.h"
#include "games/pokemon/position_parts.h"

namespace rakus::pokemon {
namespace {

// "-", "7", "R*3.vulpix.?2".
Result<std::vector<CardId>> read_cards(const Rules& rules, std::string_view where, std::string_view text) {
    std::vector<CardId> cards;
    if (text == "-") return cards;
    for (const auto item : split(text, '.')) {
        int run = 1;
        CardId card{};
        if (item.starts_with('?') || whole_number(item, 0, kMostCounted)) {
            const auto n = whole_number(item.starts_with('?') ? item.substr(1) : item, 0, 99);
            if (!n && item != "?")
                return wrong(where, fmt::format("'{}' is no number of cards", item),
                             fmt::format("'{}' bukan jumlah kartu", item));
            run = n.value_or(1);
        } else {
            const auto star = item.find('*');
            const auto n =
                star == std::string_view::npos ? std::optional<int>(1) : whole_number(item.substr(star + 1), 0, 99);
            const auto found = read_card(rules, item.substr(0, star));
            if (!found) return wrong(where, found.error());
            if (!n)
                return wrong(where, fmt::format("'{}': expected a number after *", item),
                             fmt::format("'{}': seharusnya bilangan sesudah *", item));
            card = *found, run = *n;
        }
        cards.insert(cards.end(), static_cast<std::size_t>(run), card);
    }
    return cards;
}

// One Pokemon: "card,under~damage~energies~conditions~marks".
class PokemonReader {
   public:
    PokemonReader(const Rules& rules, std::string_view where) : rules_(rules), where_(where) {}

    Result<InPlay> read(std::string_view text) {
        const auto parts = split(text, '~');
        if (parts.size() < 2 || parts.size() > 5)
            return wrong(where_, fmt::format("'{}': expected card~damage~energies", text),
                         fmt::format("'{}': seharusnya kartu~kerusakan~energi", text));
        if (Status s = read_stack(parts[0]); !s) return s.error();
        if (Status s = read_damage(parts[1]); !s) return s.error();
        if (parts.size() > 2)
            if (Status s = read_energies(parts[2]); !s) return s.error();
        if (parts.size() > 3) {
            const auto c = read_conditions(parts[3]);
            if (!c)
                return wrong(where_, fmt::format("'{}' is no special condition", parts[3]),
                             fmt::format("'{}' bukan kondisi khusus", parts[3]));
            p_.conditions = *c;
        }
        if (parts.size() > 4)
            for (const auto mark : split(parts[4], ','))
                if (Status s = read_mark(mark); !s) return s.error();
        return p_;
    }

   private:
    Status read_stack(std::string_view text) {
        const auto names = split(text, ',');
        if (names.size() > 3) return wrong(where_, "more than three stages", "lebih dari tiga tingkat");
        for (const auto name : names) {
            const auto card = read_card(rules_, name);
            if (!card) return wrong(where_, card.error());
            if (card->known() && catalogue()[*card].hp == 0)
                return wrong(where_, fmt::format("'{}' is no Pokemon", name), fmt::format("'{}' bukan Pokemon", name));
            p_.cards[p_.stack++] = *card;
        }
        return Done{};
    }
    Status read_damage(std::string_view text) {
        const auto n = whole_number(text, 0, 2000);
        if (!n || *n % 10 != 0)
            return wrong(where_, fmt::format("damage '{}': expected a multiple of 10", text),
                         fmt::format("kerusakan '{}': seharusnya kelipatan 10", text));
        p_.counters = static_cast<std::uint8_t>(*n / 10);
        return Done{};
    }
    Status read_energies(std::string_view text) {
        if (text == "-") return Done{};
        for (const char c : text) {
            const auto kind = energy_of(c);
            if (!kind) return wrong(where_, fmt::format("'{}' is no energy", c), fmt::format("'{}' bukan energi", c));
            if (++p_.energy[kind->value] > kLargestDeck)
                return wrong(where_, "too many energies", "terlalu banyak energi");
        }
        return Done{};
    }
    Status read_mark(std::string_view mark) {
        const auto colon = mark.find(':');
        const auto name = mark.substr(0, colon);
        const auto value = colon == std::string_view::npos ? std::string_view{} : mark.substr(colon + 1);
        const std::map<std::string_view, bool*> flags{
            {"new", &p_.entered},   {"evolved", &p_.evolved}, {"used", &p_.power_used},      {"held", &p_.held},
            {"smoked", &p_.smoked}, {"bonded", &p_.bonded},   {"later", &p_.confused_later}, {"spent", &p_.spent}};
        const std::map<std::string_view, std::uint8_t*> counts{{"boost", &p_.boosts},
                                                               {"guard", &p_.guards},
                                                               {"lock", &p_.locked_attack},
                                                               {"rests", &p_.resting_attack},
                                                               {"rest", &p_.resting},
                                                               {"mirror", &p_.mirror_damage},
                                                               {"mirrored", &p_.mirror_conditions}};
        const std::map<std::string_view, Type*> types{
            {"turned", &p_.turned}, {"weak", &p_.weakness}, {"resist", &p_.resistance}};
        const auto n = whole_number(value, 0, 255);
        const auto shield = std::ranges::find(kShields, name);
        if (const auto it = flags.find(name); it != flags.end() && value.empty()) return *it->second = true, Done{};
        if (const auto it = counts.find(name); it != counts.end() && n)
            return *it->second = static_cast<std::uint8_t>(*n), Done{};
        const Type type = value.size() == 1 ? type_of(value[0]) : Type::none;
        if (const auto it = types.find(name); it != types.end() && static_cast<int>(type) < kBasicTypes)
            return *it->second = type, Done{};
        if (shield != kShields.end() && n) {
            p_.shield = static_cast<Shield>(shield - kShields.begin());
            p_.shield_n = static_cast<std::uint8_t>(*n);
            return Done{};
        }
        if (name == "tool") {
            const auto card = read_card(rules_, value);
            if (!card) return wrong(where_, card.error());
            return p_.tool = *card, Done{};
        }
        return wrong(where_, fmt::format("unknown mark '{}'", mark), fmt::format("tanda '{}' tidak dikenal", mark));
    }

    const Rules& rules_;
    std::string_view where_;
    InPlay p_;
};

// Reads "key=value;..." of one player.
class FieldReader {
   public:
    FieldReader(const Rules& rules, int player) : rules_(rules), player_(player) {}

    Result<ReadField> read(std::string_view text) {
        for (const auto item : split(text, ';')) {
            const auto eq = item.find('=');
            const auto key = item.substr(0, eq);
            if (eq != 1 || std::string_view("abhkpx").find(key[0]) == std::string_view::npos)
                return wrong(place("field"), fmt::format("'{}': expected a=, b=, h=, k=, p= or x=", item),
                             fmt::format("'{}': seharusnya a=, b=, h=, k=, p=, atau x=", item));
            if (seen_[key[0]]++ > 0) return wrong(place(key), "given twice", "diberikan dua kali");
            if (Status s = read_key(key[0], item.substr(2)); !s) return s.error();
        }
        return ReadField{f_, seed_};
    }

   private:
    std::string place(std::string_view key) const { return fmt::format("player {} {}", player_, key); }

    Status read_key(char key, std::string_view value) {
        const std::string where = place(std::string_view(&key, 1));
        if (key == 'a') return read_active(where, value);
        if (key == 'b') return read_bench(where, value);
        if (key == 'k' && value.starts_with('@')) {
            std::uint64_t seed = 0;
            const auto [end, error] = std::from_chars(value.data() + 1, value.data() + value.size(), seed);
            if (error != std::errc{} || end != value.data() + value.size())
                return wrong(where, "expected @seed", "seharusnya @benih");
            return seed_ = seed, Done{};
        }
        auto cards = read_cards(rules_, where, value);
        if (!cards) return cards.error();
        const std::size_t most = key == 'p' ? 6 : kLargestDeck;
        if (cards->size() > most)
            return wrong(where, fmt::format("{} cards, at most {}", cards->size(), most),
                         fmt::format("{} kartu, paling banyak {}", cards->size(), most));
        if (key == 'k' || key == 'p') std::reverse(cards->begin(), cards->end());  // written top first
        for (const CardId c : *cards) {
            if (key == 'h') f_.hand.push(c);
            if (key == 'k') f_.deck.push(c);
            if (key == 'p') f_.prizes.push(c);
            if (key == 'x') f_.discard.push(c);
        }
        return Done{};
    }
    Status read_active(const std::string& where, std::string_view value) {
        if (value == "-") return Done{};
        auto p = PokemonReader(rules_, where).read(value);
        if (!p) return p.error();
        return f_.active() = *p, Done{};
    }
    Status read_bench(const std::string& where, std::string_view value) {
        if (value == "-") return Done{};
        for (const auto one : split(value, '.')) {
            if (f_.bench_full()) return wrong(where, "more than five on the bench", "lebih dari lima di cadangan");
            auto p = PokemonReader(rules_, where).read(one);
            if (!p) return p.error();
            f_.spots[++f_.bench] = *p;
        }
        return Done{};
    }

    const Rules& rules_;
    int player_;
    Field f_;
    std::map<char, int> seen_;
    std::optional<std::uint64_t> seed_;
};

}  // namespace

Result<ReadField> read_field(const Rules& rules, int player, std::string_view text) {
    return FieldReader(rules, player).read(text);
}

}  // namespace rakus::pokemon
