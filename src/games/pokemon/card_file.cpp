// Reads card files. Every field that is there must be understood: an unknown operation is refused, not skipped.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/pokemon/catalogue.h"
#include "games/pokemon/vocabulary.h"

namespace rakus::pokemon {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 9> kKindWords{"basic",   "stage1", "stage2", "trainer",       "supporter",
                                                     "stadium", "tool",   "energy", "special-energy"};
constexpr std::array<std::string_view, 6> kUseWords{"always", "often", "once", "turn", "bench", "enter"};

std::string text_of(const json& j, const char* key) {
    return j.value(key, std::string());
}

template <std::size_t N>
int place_of(std::string_view word, const std::array<std::string_view, N>& words) {
    const auto it = std::ranges::find(words, word);
    return it == words.end() ? -1 : static_cast<int>(it - words.begin());
}

Error refused(std::string_view card, std::string_view what_en, std::string_view what_id) {
    return bad_input({"card {}: {}", "kartu {}: {}"}, card, Words{what_en, what_id});
}

Result<std::uint16_t> types_of(const Card& card, const std::string& letters) {
    std::uint16_t bits = 0;
    for (const char c : letters) {
        const Type t = type_of(c);
        if (t == Type::none)
            return refused(card.id, fmt::format("'{}' is no type", c), fmt::format("'{}' bukan tipe", c));
        bits = static_cast<std::uint16_t>(bits | 1u << static_cast<int>(t));
    }
    return bits;
}

Result<Cost> read_cost(const Card& card, const std::string& letters) {
    Cost cost;
    for (const char c : letters) {
        const Type t = type_of(c);
        if (t == Type::none)
            return refused(card.id, fmt::format("'{}' is no energy of a cost", c),
                           fmt::format("'{}' bukan energi biaya", c));
        ++(t == Type::colorless ? cost.colorless : cost.typed[static_cast<std::size_t>(t)]);
        ++cost.total;
    }
    return cost;
}

}  // namespace

class CardReader {
   public:
    CardReader(Catalogue& into, Pool pool) : into_(into), pool_(pool) {
        interner_.name = [this](std::string_view slug) { return into_.intern_name(slug); };
        interner_.filter = [this](const Filter& f) { return into_.intern_filter(f); };
    }

    Status read(const json& j) {
        Card card;
        card.id = text_of(j, "id");
        card.name = text_of(j, "name");
        if (card.id.empty() || card.name.empty())
            return refused(card.id.empty() ? "?" : card.id, "expected id and name", "seharusnya ada id dan name");
        card.slug = slug_of(card.name);
        card.name_id = into_.intern_name(card.slug);
        card.also = j.value("also", std::vector<std::string>());
        const int kind = place_of(text_of(j, "kind"), kKindWords);
        if (kind < 0) return refused(card.id, "expected a kind", "seharusnya ada kind");
        card.kind = static_cast<Kind>(kind);
        const Status rest = is_pokemon(card.kind)  ? read_pokemon(j, card)
                            : is_energy(card.kind) ? read_energy(j, card)
                                                   : read_trainer(j, card);
        if (!rest) return rest;
        into_.add_card(std::move(card), pool_);
        return Done{};
    }

   private:
    Result<Script> read_script(const json& j, const Card& card) {
        Script script;
        for (const auto& line : j.value("do", std::vector<std::string>())) {
            auto op = read_op(line, interner_);
            if (!op)
                return refused(card.id, fmt::format("operation '{}': {}", line, op.error().message.en),
                               fmt::format("operasi '{}': {}", line, op.error().message.id));
            script.push_back(*op);
        }
        return script;
    }

    Status read_pokemon(const json& j, Card& card) {
        card.hp = j.value("hp", 0);
        card.retreat = j.value("retreat", 0);
        card.ex = j.value("ex", false);
        const std::string type = text_of(j, "type");
        card.type = type.size() == 1 ? type_of(type[0]) : Type::none;
        if (card.hp < 10 || card.hp % 10 != 0 || card.hp > 400)
            return refused(card.id, "hp should be 10, 20 .. 400", "hp seharusnya 10, 20 .. 400");
        if (card.type == Type::none) return refused(card.id, "expected a type", "seharusnya ada type");
        if (is_evolution(card.kind) && !j.contains("from"))
            return refused(card.id, "expected from, the name it evolves from",
                           "seharusnya ada from, nama asal evolusi");
        if (j.contains("from")) card.evolves_from = into_.intern_name(slug_of(text_of(j, "from")));
        const auto weak = types_of(card, text_of(j, "weak")), resists = types_of(card, text_of(j, "resist"));
        if (!weak) return weak.error();
        if (!resists) return resists.error();
        card.weak = *weak, card.resists = *resists;
        card.weak_plus = j.value("weak_plus", 0);
        card.resist_minus = j.value("resist_minus", 30);
        if (card.weak_plus < 0 || card.weak_plus > 100 || card.resist_minus < 0 || card.resist_minus > 100)
            return refused(card.id, "weak_plus and resist_minus should be 0 to 100",
                           "weak_plus dan resist_minus seharusnya 0 sampai 100");
        if (const Status s = read_power(j, card); !s) return s;
        for (const json& a : j.value("attacks", json::array()))
            if (const Status s = read_attack(a, card); !s) return s;
        return Done{};
    }

    Status read_attack(const json& j, Card& card) {
        Attack attack;
        attack.name = text_of(j, "name");
        const auto cost = read_cost(card, text_of(j, "cost"));
        if (!cost) return cost.error();
        auto script = read_script(j, card);
        if (!script) return script.error();
        attack.cost = *cost;
        attack.damage = j.value("damage", 0);
        if (attack.damage < 0 || attack.damage > 1000)
            return refused(card.id, "damage should be 0 to 1000", "damage seharusnya 0 sampai 1000");
        attack.script = std::move(*script);
        place_hit(attack.script, attack.damage > 0);
        attack.open = j.value("open", 0);
        card.attacks.push_back(std::move(attack));
        return Done{};
    }

    Status read_power(const json& j, Card& card) {
        if (!j.contains("power")) return Done{};
        const json& p = j["power"];
        auto script = read_script(p, card);
        if (!script) return script.error();
        const int use = place_of(p.value("use", std::string("always")), kUseWords);
        if (use < 0) return refused(card.id, "the power's use is unknown", "use dari power tidak dikenal");
        const std::string blocked = text_of(p, "blocked");
        card.has_power = true;
        card.power = {text_of(p, "name"), text_of(p, "kind") == "body", static_cast<Use>(use),
                      static_cast<Conditions>(blocked == "acp"   ? kTurned
                                              : blocked == "any" ? 0x3f
                                                                 : 0),
                      std::move(*script)};
        return Done{};
    }

    Status read_energy(const json& j, Card& card) {
        const std::string provides = text_of(j, "provides");
        card.provides = provides == "*" ? Type::none : provides.empty() ? Type::none : type_of(provides[0]);
        const bool good = card.kind == Kind::energy
                              ? provides.size() == 1 && static_cast<int>(card.provides) < kBasicTypes
                              : provides == "CC" || provides == "*";
        return good ? Status(Done{})
                    : refused(card.id, "provides should be a basic type, CC or *",
                              "provides seharusnya tipe dasar, CC, atau *");
    }

    Status read_trainer(const json& j, Card& card) {
        auto script = read_script(j, card);
        if (!script) return script.error();
        if (script->empty()) return refused(card.id, "expected operations", "seharusnya ada operasi");
        card.script = std::move(*script);
        if (const Op* doll = find_op(card.script, Verb::stand_in)) card.hp = doll->n, card.type = Type::colorless;
        return Done{};
    }

    Catalogue& into_;
    Pool pool_;
    Interner interner_;
};

Status Catalogue::add(std::string_view text, Pool pool) {
    const json file = json::parse(text, nullptr, false);
    if (file.is_discarded() || !file.is_object() || !file.contains("cards") || !file["cards"].is_array())
        return bad_input("card file: expected a JSON object with a list 'cards'",
                         "berkas kartu: seharusnya objek JSON dengan daftar 'cards'");
    CardReader reader(*this, pool);
    for (const json& card : file["cards"]) {
        if (cards_.size() > 254)
            return bad_input("card file: more than 254 cards", "berkas kartu: lebih dari 254 kartu");
        try {
            if (const Status s = reader.read(card); !s) return s;
        } catch (const json::exception&) {
            const std::string id =
                card.is_object() && card.contains("id") && card["id"].is_string() ? text_of(card, "id") : "?";
            return refused(id, "a field has the wrong type", "ada isian yang salah jenisnya");
        }
    }
    return Done{};
}

}  // namespace rakus::pokemon
