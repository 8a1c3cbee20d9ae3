#include "games/pokemon/import.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/pokemon/card.h"
#include "games/pokemon/sentences.h"

namespace rakus::pokemon {
namespace {

using nlohmann::json;

Type type_named(const std::string& word) {
    constexpr std::string_view kWords[] = {"Grass",    "Fire",     "Water", "Lightning", "Psychic",
                                           "Fighting", "Darkness", "Metal", "Colorless"};
    const auto it = std::ranges::find(kWords, word);
    return it == std::end(kWords) ? Type::none : static_cast<Type>(it - std::begin(kWords));
}

std::string letters(const json& types, const char* field) {
    std::string out;
    for (const json& t : types) {
        const Type type = type_named(field == nullptr ? t.get<std::string>() : t.value(field, std::string()));
        if (type != Type::none) out += letter_of(type);  // "Free" costs nothing
    }
    return out;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); !from.empty() && at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::string normalised(std::string_view name, std::string_view text) {
    std::string out(text);
    replace_all(out, name, "self");
    out = lower(std::move(out));
    replace_all(out, "the defending pokémon", "def");
    return out;
}

// Sentences end with a full stop or a semicolon; a remark in parentheses between sentences is one of its own.
std::vector<std::string> sentences_of(const std::string& text) {
    std::vector<std::string> out;
    std::string one;
    int depth = 0;
    const auto finish = [&] {
        while (!one.empty() && one.front() == ' ') one.erase(0, 1);
        if (!one.empty()) out.push_back(one);
        one.clear();
    };
    for (const char c : text) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if ((c == '.' || c == ';') && depth == 0) {
            finish();
            continue;
        }
        one += c;
        const auto begins = one.find_first_not_of(' ');
        if (c == ')' && depth == 0 && begins != std::string::npos && one[begins] == '(') finish();
    }
    finish();
    return out;
}

// "!" marks an operation that must stand first, or that changes the one before it.
void add_operation(std::string op, std::vector<std::string>& ops) {
    if (op == "!toxic") {
        if (!ops.empty()) ops.back() = "status defender toxic";
    } else if (op.starts_with("!")) {
        ops.insert(ops.begin(), op.substr(1));
    } else {
        ops.push_back(std::move(op));
    }
}

// The number that a text begins with. One that no card can have stays so large that the reader of cards refuses it.
int printed_number(const std::string& text) {
    constexpr int kFarTooLarge = 100'000;
    int n = 0;
    for (const char c : text) {
        if (c < '0' || c > '9' || n >= kFarTooLarge) break;
        n = 10 * n + (c - '0');
    }
    return n;
}

json attack_of(const std::string& id, const std::string& name, const json& a, Imported& report) {
    ImportedAttack read = understand(name, a.value("text", std::string()));
    read.card = id;
    read.attack = a.value("name", std::string());
    json out{{"name", read.attack}, {"cost", letters(a.value("cost", json::array()), nullptr)}};
    if (const int damage = printed_number(a.value("damage", std::string())); damage > 0) out["damage"] = damage;
    if (!read.operations.empty()) out["do"] = read.operations;
    if (read.how != Understood::complete) out["open"] = read.open.size();  // how many sentences are missing
    report.attacks.push_back(std::move(read));
    return out;
}

bool has(const json& list, std::string_view word) {
    return std::ranges::any_of(list, [&](const json& w) { return w.is_string() && w.get<std::string>() == word; });
}

// "+20" or "-20" as 20; "x2" and a missing list as 0. Cards with two entries print the same number twice.
int printed_change(const json& list, char sign) {
    if (list.empty() || !list[0].is_object()) return 0;
    const std::string value = list[0].value("value", std::string());
    return value.starts_with(sign) ? printed_number(value.substr(1)) : 0;
}

json pokemon_of(const json& c, Imported& report) {
    const std::string id = c.value("id", std::string()), name = c.value("name", std::string());
    const json subtypes = c.value("subtypes", json::array());
    json out{{"id", id},
             {"name", name},
             {"kind", has(subtypes, "Stage 2")   ? "stage2"
                      : has(subtypes, "Stage 1") ? "stage1"
                                                 : "basic"}};
    if (c.contains("evolvesFrom")) out["from"] = c["evolvesFrom"];
    if (has(subtypes, "ex")) out["ex"] = true;
    out["hp"] = printed_number(c.value("hp", std::string()));
    out["type"] = letters(c.value("types", json::array()), nullptr).substr(0, 1);
    out["weak"] = letters(c.value("weaknesses", json::array()), "type");
    out["resist"] = letters(c.value("resistances", json::array()), "type");
    if (const int plus = printed_change(c.value("weaknesses", json::array()), '+'); plus > 0) out["weak_plus"] = plus;
    if (const int minus = printed_change(c.value("resistances", json::array()), '-'); minus > 0)
        out["resist_minus"] = minus;
    out["retreat"] = c.value("retreatCost", json::array()).size();
    out["attacks"] = json::array();
    for (const json& a : c.value("attacks", json::array())) out["attacks"].push_back(attack_of(id, name, a, report));
    return out;
}

}  // namespace

int Imported::count(Understood how) const {
    return static_cast<int>(std::ranges::count(attacks, how, &ImportedAttack::how));
}

ImportedAttack understand(std::string_view name, std::string_view text) {
    ImportedAttack a;
    const auto sentences = sentences_of(normalised(name, text));
    std::size_t known = 0;
    for (const auto& s : sentences) {
        auto ops = read_sentence(s, a.operations);
        if (!ops) {
            a.open.push_back(s);
            continue;
        }
        ++known;
        for (auto& op : *ops) add_operation(std::move(op), a.operations);
    }
    a.how = a.open.empty() ? Understood::complete : known == 0 ? Understood::unknown : Understood::partial;
    return a;
}

Result<Imported> import_cards(std::string_view text) {
    json file = json::parse(text, nullptr, false);
    if (file.is_object() && file.contains("data")) file = json(file["data"]);
    if (!file.is_array() || file.empty())
        return bad_input("import: expected a JSON list of cards", "impor: seharusnya daftar kartu JSON");
    Imported report;
    json cards = json::array();
    for (const json& c : file) {
        try {
            const std::string kind = c.value("supertype", std::string());
            const bool basic_energy = kind == "Energy" && has(c.value("subtypes", json::array()), "Basic");
            if (kind.starts_with("Pok"))
                cards.push_back(pokemon_of(c, report));
            else if (basic_energy) {
                const std::string name = c.value("name", std::string());
                cards.push_back({{"id", c.value("id", std::string())},
                                 {"name", name},
                                 {"kind", "energy"},
                                 {"provides", std::string(1, letter_of(type_named(name.substr(0, name.find(' ')))))}});
            } else
                ++report.skipped;
        } catch (const json::exception&) {
            return bad_input({"import: card {}: a field is not as in the public format",
                              "impor: kartu {}: ada isian yang tidak sesuai format umum"},
                             cards.size() + static_cast<std::size_t>(report.skipped) + 1);
        }
    }
    report.cards = static_cast<int>(cards.size());
    report.file = json{{"format", "rakus.cards/1"}, {"pool", "imported"}, {"cards", cards}}.dump(1);
    return report;
}

}  // namespace rakus::pokemon
