// The small words of the notation: cards, energies, places, moves.
#include "games/pokemon/notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "core/text.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

constexpr std::string_view kEnergyLetters = "GRWLPFCXgrwlpf";

struct MoveWord {
    Do act;
    std::string_view word;
};
constexpr std::array kMoveWords{
    MoveWord{Do::active, "active"},   MoveWord{Do::bench, "bench"},     MoveWord{Do::evolve, "evolve"},
    MoveWord{Do::attach, "attach"},   MoveWord{Do::play, "play"},       MoveWord{Do::power, "power"},
    MoveWord{Do::dismiss, "dismiss"}, MoveWord{Do::retreat, "retreat"}, MoveWord{Do::attack, "attack"},
    MoveWord{Do::pass, "pass"},       MoveWord{Do::promote, "promote"}, MoveWord{Do::choose, "choose"},
    MoveWord{Do::stop, "stop"},
};

struct ConditionWord {
    Conditions bits;
    std::string_view word;
};
constexpr std::array kConditionWords{ConditionWord{asleep, "asleep"},          ConditionWord{confused, "confused"},
                                     ConditionWord{paralyzed, "paralyzed"},    ConditionWord{poisoned, "poisoned"},
                                     ConditionWord{poisoned | toxic, "toxic"}, ConditionWord{burned, "burned"}};

bool takes_card(Do act) {
    return act == Do::active || act == Do::bench || act == Do::evolve || act == Do::attach || act == Do::play;
}
bool takes_slot(Do act) {
    return act == Do::evolve || act == Do::attach || act == Do::power || act == Do::dismiss || act == Do::retreat ||
           act == Do::promote;
}

std::string write_choice(const Rules& rules, const State& s, const Move& m) {
    switch (asked(s)) {
        case AskFor::spot:
            return write_slot(m.slot);
        case AskFor::energy:
            return std::string(1, letter_of(EnergyKind{m.n}));
        case AskFor::hand_card:
        case AskFor::deck_card:
        case AskFor::discard_card:
        case AskFor::top_card:
            return write_card(rules, m.card);
        case AskFor::type:
            return std::string(1, letter_of(static_cast<Type>(m.n)));
        case AskFor::yes:
            return "yes";
        case AskFor::prize:
        case AskFor::attack:
            return fmt::format("{}", m.n + 1);
        default:
            return fmt::format("{}", m.n);
    }
}

Error bad_move(std::string_view text, std::string_view en, std::string_view id) {
    return bad_input({"pokemon move '{}': {}", "langkah pokemon '{}': {}"}, text, Words{en, id});
}

Result<Move> read_choice(const Rules& rules, const State& s, std::string_view what, std::string_view text) {
    Move m{Do::choose, {}, {}, 0};
    const AskFor kind = asked(s);
    const Error wrong = bad_move(text, "this is not what is asked", "bukan ini yang ditanyakan");
    if (kind == AskFor::spot) {
        const auto slot = read_slot(what);
        if (!slot) return bad_move(text, "expected a, b1 .. b5", "seharusnya a, b1 .. b5");
        m.slot = *slot;
    } else if (kind == AskFor::energy) {
        const auto energy = what.size() == 1 ? energy_of(what[0]) : std::nullopt;
        if (!energy) return bad_move(text, "expected a letter of energy", "seharusnya huruf energi");
        m.n = energy->value;
    } else if (kind == AskFor::type) {
        const Type t = what.size() == 1 ? type_of(what[0]) : Type::none;
        if (t == Type::none) return bad_move(text, "expected a letter of a type", "seharusnya huruf tipe");
        m.n = static_cast<std::uint8_t>(t);
    } else if (kind == AskFor::yes) {
        if (what != "yes") return wrong;
        m.n = 1;
    } else if (kind == AskFor::prize || kind == AskFor::attack || kind == AskFor::nothing) {
        const auto n = whole_number(what, 0, 200);
        const int from = kind == AskFor::nothing ? 0 : 1;
        if (!n || *n < from) return bad_move(text, "expected a number", "seharusnya bilangan");
        m.n = static_cast<std::uint8_t>(*n - from);
    } else {
        const auto card = read_card(rules, what);
        if (!card) return bad_move(text, card.error().message.en, card.error().message.id);
        m.card = *card;
    }
    return m;
}

std::string coins_of(const State& s) {
    std::string text;
    for (int i = 0; i < s.coins.n; ++i) text += (s.coins.heads >> i & 1) != 0 ? 'H' : 'T';
    return text;
}

}  // namespace

AskFor asked(const State& s) {
    switch (s.phase) {
        case Phase::asking:
            return s.effect.ask.what;
        case Phase::pay_retreat:
        case Phase::save_energy:
            return AskFor::energy;
        case Phase::hand_limit:
            return AskFor::hand_card;
        default:
            return AskFor::nothing;  // a plain number
    }
}

Side asked_side(const State& s) {
    if (s.phase != Phase::asking) return s.chooser;
    return s.effect.ask.mine ? s.effect.by : other(s.effect.by);
}

char letter_of(EnergyKind k) {
    return kEnergyLetters[k.value];
}

std::optional<EnergyKind> energy_of(char letter) {
    const auto at = kEnergyLetters.find(letter);
    if (at == std::string_view::npos) return std::nullopt;
    return EnergyKind{static_cast<std::uint8_t>(at)};
}

std::string write_card(const Rules& rules, CardId id) {
    if (!id.known()) return "?";
    if (catalogue()[id].kind == Kind::energy) return std::string(1, letter_of(catalogue()[id].provides));
    return catalogue().word_for(id, rules.pool);
}

Result<CardId> read_card(const Rules& rules, std::string_view word) {
    if (word == "?") return CardId{};
    if (word.size() == 1)
        if (const auto energy = energy_of(word[0]); energy && !is_stand_in(*energy))
            return catalogue().energy_card(*energy);
    return catalogue().find(word, rules.pool);
}

std::string write_slot(Slot s) {
    return s.active() ? "a" : fmt::format("b{}", s.value);
}

std::optional<Slot> read_slot(std::string_view text) {
    if (text == "a") return kActive;
    if (text.size() == 2 && text[0] == 'b' && text[1] >= '1' && text[1] <= '5')
        return Slot{static_cast<std::uint8_t>(text[1] - '0')};
    return std::nullopt;
}

std::string write_conditions(Conditions c) {
    std::string text;
    for (const auto& [bits, word] : kConditionWords) {
        const bool plain_poison = bits == poisoned && (c & toxic) != 0;
        if ((c & bits) == bits && !plain_poison) text += (text.empty() ? "" : ",") + std::string(word);
    }
    return text.empty() ? "-" : text;
}

std::optional<Conditions> read_conditions(std::string_view text) {
    Conditions c = 0;
    while (!text.empty() && text != "-") {
        const auto end = text.find(',');
        const auto word = text.substr(0, end);
        const auto it = std::ranges::find(kConditionWords, word, &ConditionWord::word);
        if (it == kConditionWords.end()) return std::nullopt;
        c |= it->bits;
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return c;
}

std::string Pokemon::print_move(const View& v, Move m) const {
    const auto word = std::ranges::find(kMoveWords, m.act, &MoveWord::act)->word;
    if (m.act == Do::attack) return fmt::format("attack:{}", m.n + 1);
    if (m.act == Do::choose) return "choose:" + write_choice(rules, v.table, m);
    std::string text(word);
    if (takes_card(m.act)) text += ":" + write_card(rules, m.card);
    if (takes_slot(m.act)) text += "~" + write_slot(m.slot);
    return text;
}

Result<Move> Pokemon::parse_move(const View& v, std::string_view text) const {
    const auto plain = text.substr(0, text.find('='));
    const auto word_end = plain.find_first_of(":~");
    const auto it = std::ranges::find(kMoveWords, plain.substr(0, word_end), &MoveWord::word);
    if (it == kMoveWords.end())
        return bad_move(
            text, "expected bench, evolve, attach, play, power, retreat, attack, pass, promote, choose or stop",
            "seharusnya bench, evolve, attach, play, power, retreat, attack, pass, promote, choose, atau stop");
    const std::string_view rest = word_end == std::string_view::npos ? std::string_view{} : plain.substr(word_end + 1);
    Move m{it->act, {}, {}, 0};
    if (m.act == Do::choose) return read_choice(rules, v.table, rest, text);
    if (m.act == Do::attack) {
        const auto n = whole_number(rest, 0, 200);
        if (!n || *n < 1) return bad_move(text, "expected attack:1, attack:2 ..", "seharusnya attack:1, attack:2 ..");
        m.n = static_cast<std::uint8_t>(*n - 1);
        return m;
    }
    const auto tilde = rest.find('~');
    if (takes_card(m.act)) {
        const auto card = read_card(rules, rest.substr(0, tilde));
        if (!card) return bad_move(text, card.error().message.en, card.error().message.id);
        m.card = *card;
    }
    if (takes_slot(m.act)) {
        const auto slot =
            read_slot(takes_card(m.act) ? (tilde == std::string_view::npos ? "" : rest.substr(tilde + 1)) : rest);
        if (!slot) return bad_move(text, "expected a place: a, b1 .. b5", "seharusnya tempat: a, b1 .. b5");
        m.slot = *slot;
    }
    return m;
}

std::string Pokemon::decorate(const State& before, Move m, const State& after) const {
    std::string chance = coins_of(after);
    const Side opponent = other(before.chooser);
    if (after.field(opponent).discard.size() > before.field(opponent).discard.size() &&
        after.field(before.chooser).prizes.size() < before.field(before.chooser).prizes.size())
        chance += 'x';
    if (after.winner != Winner::nobody_yet) chance += '#';
    const std::string text = print_move(view(before), m);
    return chance.empty() ? text : text + "=" + chance;
}

}  // namespace rakus::pokemon
