// Positions as text: "a=vulpix~30~RRL;b=-;h=?5;k=40;p=6;x=-/... 1 t=9 e=0 r=0".
#include <fmt/format.h>

#include <algorithm>

#include "games/pokemon/notation.h"
#include "games/pokemon/position_parts.h"

namespace rakus::pokemon {
namespace {

// Runs of the same card are written once: "R*3", "?5".
template <class Each>
std::string write_cards(const Rules& rules, int n, Each card_at) {
    std::string text;
    for (int i = 0; i < n;) {
        int run = 1;
        while (i + run < n && card_at(i + run) == card_at(i)) ++run;
        if (!text.empty()) text += '.';
        const CardId c = card_at(i);
        text += write_card(rules, c);
        if (!c.known())
            text += fmt::format("{}", run);
        else if (run > 1)
            text += fmt::format("*{}", run);
        i += run;
    }
    return text.empty() ? "-" : text;
}

// Top first, as a player would deal it; a pile of unknown cards is its number.
template <class P>
std::string write_pile(const Rules& rules, const P& pile) {
    if (std::none_of(pile.begin(), pile.end(), [](CardId c) { return c.known(); }))
        return fmt::format("{}", pile.size());
    return write_cards(rules, pile.size(), [&](int i) { return pile[pile.size() - 1 - i]; });
}

std::string write_energy(const InPlay& p) {
    std::string text;
    for (int k = 0; k < kEnergyKinds; ++k)
        text.append(p.energy[static_cast<std::size_t>(k)], letter_of(EnergyKind{static_cast<std::uint8_t>(k)}));
    return text.empty() ? "-" : text;
}

// Everything else that is true of a Pokemon, as "name" or "name:value".
std::string write_marks(const Rules& rules, const InPlay& p) {
    std::vector<std::string> marks;
    const auto flag = [&](bool on, const char* name) {
        if (on) marks.emplace_back(name);
    };
    const auto count = [&](int n, const char* name) {
        if (n != 0) marks.push_back(fmt::format("{}:{}", name, n));
    };
    const auto type = [&](Type t, const char* name) {
        if (t != Type::none) marks.push_back(fmt::format("{}:{}", name, letter_of(t)));
    };
    flag(p.entered, "new"), flag(p.evolved, "evolved"), flag(p.power_used, "used"), flag(p.held, "held"),
        flag(p.smoked, "smoked");
    flag(p.bonded, "bonded"), flag(p.confused_later, "later"), flag(p.spent, "spent");
    count(p.boosts, "boost"), count(p.guards, "guard"), count(p.locked_attack, "lock"),
        count(p.resting_attack, "rests");
    count(p.resting, "rest"), count(p.mirror_damage, "mirror"), count(p.mirror_conditions, "mirrored");
    type(p.turned, "turned"), type(p.weakness, "weak"), type(p.resistance, "resist");
    if (p.shield != Shield::none)
        marks.push_back(fmt::format("{}:{}", kShields[static_cast<std::size_t>(p.shield)], p.shield_n));
    if (p.tool.known()) marks.push_back("tool:" + write_card(rules, p.tool));
    return fmt::format("{}", fmt::join(marks, ","));
}

std::string write_pokemon(const Rules& rules, const InPlay& p) {
    std::string text;
    for (int i = 0; i < p.stack; ++i)
        text += (i == 0 ? "" : ",") + write_card(rules, p.cards[static_cast<std::size_t>(i)]);
    text += fmt::format("~{}~{}", p.damage(), write_energy(p));
    const std::string marks = write_marks(rules, p);
    if (p.conditions != 0 || !marks.empty()) text += "~" + write_conditions(p.conditions);
    if (!marks.empty()) text += "~" + marks;
    return text;
}

std::string write_field(const Rules& rules, const Field& f) {
    std::string bench;
    for (int i = 1; i <= f.bench; ++i)
        bench += (i == 1 ? "" : ".") + write_pokemon(rules, f.spots[static_cast<std::size_t>(i)]);
    return fmt::format("a={};b={};h={};k={};p={};x={}", f.active().empty() ? "-" : write_pokemon(rules, f.active()),
                       bench.empty() ? "-" : bench, write_cards(rules, f.hand.size(), [&](int i) { return f.hand[i]; }),
                       write_pile(rules, f.deck), write_pile(rules, f.prizes),
                       write_cards(rules, f.discard.size(), [&](int i) { return f.discard[i]; }));
}

std::string write_effect(const Rules& rules, Effect e) {
    std::string text = write_card(rules, e.card);
    for (const auto* f : effect_fields(e)) text += fmt::format(".{}", *f);
    text += '.';
    for (const bool* f : effect_flags(e)) text += *f ? '1' : '0';
    return text;
}

std::string write_keys(const Rules& rules, const State& s) {
    std::string text = fmt::format(" t={} e={} r={}", s.turn, s.attached ? 1 : 0, s.retreated ? 1 : 0);
    const auto count = [&](int n, const char* key) {
        if (n != 0) text += fmt::format(" {}={}", key, n);
    };
    if (s.player != s.chooser) text += fmt::format(" turn={}", index_of(s.player) + 1);
    if (s.phase != Phase::main) text += fmt::format(" do={}", kPhases[static_cast<std::size_t>(s.phase)]);
    if (s.supporter.known()) text += " s=" + write_card(rules, s.supporter);
    if (s.stadium.known()) text += fmt::format(" d={}~{}", write_card(rules, s.stadium), index_of(s.stadium_of) + 1);
    count(s.searched, "q"), count(s.repeats, "u"), count(s.owed, "o"), count(s.retreat_to.value, "to");
    count(static_cast<int>(s.then), "then"), count(s.saved, "saved"), count(s.by_attack, "hit"),
        count(s.sudden, "sudden");
    count(static_cast<int>(s.winner), "won");
    if (s.effect.what != Running::nothing) text += " f=" + write_effect(rules, s.effect);
    return text;
}

}  // namespace

std::string write_position(const Rules& rules, const State& s) {
    return fmt::format("{}/{} {}{}", write_field(rules, s.fields[0]), write_field(rules, s.fields[1]),
                       index_of(s.chooser) + 1, write_keys(rules, s));
}

std::string Pokemon::print(const State& s) const {
    return write_position(rules, s);
}

}  // namespace rakus::pokemon
