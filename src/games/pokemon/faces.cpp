#include "games/pokemon/faces.h"

#include <fmt/format.h>

#include <set>

#include "games/pokemon/energy.h"
#include "games/pokemon/notation.h"
#include "games/pokemon/vocabulary.h"

namespace rakus::pokemon {
namespace {

constexpr Words kTypeNames[] = {{"grass", "daun"},        {"fire", "api"},       {"water", "air"},
                                {"lightning", "listrik"}, {"psychic", "psikis"}, {"fighting", "petarung"},
                                {"darkness", "gelap"},    {"metal", "logam"},    {"colorless", "tak berwarna"},
                                {"no type", "tanpa tipe"}};

constexpr Words kKindNames[] = {{"Basic Pokemon", "Pokemon Basic"},
                                {"Stage 1 Pokemon", "Pokemon Stage 1"},
                                {"Stage 2 Pokemon", "Pokemon Stage 2"},
                                {"Trainer", "Trainer"},
                                {"Supporter", "Supporter"},
                                {"Stadium", "Stadium"},
                                {"Tool", "Tool"},
                                {"basic energy", "energi dasar"},
                                {"special energy", "energi khusus"}};

Text line_of(const Card& c) {
    const Words kind = kKindNames[static_cast<std::size_t>(c.kind)];
    if (!is_pokemon(c.kind)) return kind;
    return filled({"{} · {} · HP {}", "{} · {} · HP {}"}, kind, type_name(c.type), c.hp);
}

std::string letters(std::uint16_t types) {
    std::string out;
    for (int t = 0; t < 9; ++t)
        if ((types >> t & 1) != 0) out += letter_of(static_cast<Type>(t));
    return out;
}

void add_pokemon_facts(const Card& c, CardFace& f) {
    if (c.has_power) f.facts.push_back({"power", c.power.name, "", "", describe(c.power.script)});
    for (const Attack& a : c.attacks)
        f.facts.push_back({"attack", a.name, letters_of(a.cost), a.damage > 0 ? fmt::format("{}", a.damage) : "",
                           describe(a.script)});
    if (c.weak != 0)
        f.facts.push_back({"weakness", "", letters(c.weak), c.weak_plus > 0 ? fmt::format("+{}", c.weak_plus) : "×2"});
    if (c.resists != 0) f.facts.push_back({"resistance", "", letters(c.resists), fmt::format("-{}", c.resist_minus)});
    f.facts.push_back({"retreat", "", "", fmt::format("{}", c.retreat)});
}

CardFace face_of(const std::string& id, CardId card) {
    const Card& c = catalogue()[card];
    const auto tilde = id.find('~');
    CardFace f{id, c.name, is_energy(c.kind) ? id.substr(0, 1) : "", line_of(c)};
    if (const auto kind = catalogue().energy_kind(card); kind && is_energy(c.kind)) f.sign = letter_of(*kind);
    if (tilde != std::string::npos) f.sign = id.substr(tilde + 1);
    if (is_pokemon(c.kind))
        add_pokemon_facts(c, f);
    else if (const Text effect = describe(c.script); !effect.en.empty())
        f.facts.push_back({"effect", "", "", "", effect});
    return f;
}

}  // namespace

std::vector<CardFace> faces_in(const Scene& scene, const Rules& rules) {
    std::set<std::string> seen;
    for (const rakus::Place& place : scene.places)
        for (const Piece& p : place.pieces)
            if (p.kind == PieceKind::card) seen.insert(p.card);
    std::vector<CardFace> faces;
    for (const std::string& id : seen)
        if (const auto card = read_card(rules, id.substr(0, id.find('~'))); card && card->known())
            faces.push_back(face_of(id, *card));
    return faces;
}

std::string energy_sign(const Rules& rules, EnergyKind kind) {
    const std::string card = write_card(rules, catalogue().energy_card(kind));
    return is_stand_in(kind) ? fmt::format("{}~{}", card, letter_of(type_of(kind))) : card;
}

Words type_name(Type t) {
    return kTypeNames[static_cast<std::size_t>(t)];
}

}  // namespace rakus::pokemon
