// The table in a terminal, as the player who decides sees it.
#include <fmt/format.h>

#include "games/pokemon/energy.h"
#include "games/pokemon/notation.h"
#include "games/pokemon/table.h"
#include "games/pokemon/vocabulary.h"

namespace rakus::pokemon {
namespace {

std::string energies(const InPlay& p) {
    std::string text;
    for (int k = 0; k < kEnergyKinds; ++k)
        text.append(p.energy[static_cast<std::size_t>(k)], letter_of(EnergyKind{static_cast<std::uint8_t>(k)}));
    return text.empty() ? "-" : text;
}

std::string conditions(const InPlay& p, Lang lang) {
    std::string text;
    for (const Condition c : {asleep, confused, paralyzed, poisoned, burned})
        if ((p.conditions & c) != 0) text += fmt::format(" ({})", words_for(c).in(lang));
    return text;
}

std::string one_line(const InPlay& p, std::string_view place, Lang lang) {
    if (p.empty()) return fmt::format("    {:3} -\n", place);
    if (!p.top().known()) return fmt::format("    {:3} {}\n", place, Words{"face down", "tertutup"}.in(lang));
    const Card& c = card_of(p);
    return fmt::format("    {:3} {:<16} {:>3}/{:<3} HP  {:<8}{}\n", place, c.name, hp_left(p), c.hp, energies(p),
                       conditions(p, lang));
}

std::string piles(const Field& f, Lang lang) {
    return fmt::format(
        fmt::runtime(
            Words{"hand {} · deck {} · prizes {} · discard {}", "tangan {} · dek {} · hadiah {} · buangan {}"}.in(
                lang)),
        f.hand.size(), f.deck.size(), f.prizes.size(), f.discard.size());
}

std::string field(const State& s, Side side, Lang lang) {
    const Field& f = s.field(side);
    std::string text =
        fmt::format("  {} {}   {}\n", Words{"Player", "Pemain"}.in(lang), index_of(side) + 1, piles(f, lang));
    text += one_line(f.active(), "a", lang);
    for (int i = 1; i <= f.bench; ++i)
        text += one_line(f.spots[static_cast<std::size_t>(i)], fmt::format("b{}", i), lang);
    return text;
}

std::string hand(const Rules& rules, const Field& f, Lang lang) {
    std::string cards;
    for (const CardId c : f.hand)
        if (c.known()) cards += (cards.empty() ? "" : ", ") + write_card(rules, c);
    if (cards.empty()) return "";
    return fmt::format("  {}: {}\n", Words{"Hand", "Tangan"}.in(lang), cards);
}

// The attacks of the active Pokemon, by the numbers that moves use.
std::string attacks(const InPlay& p, Lang lang) {
    std::string text;
    if (p.empty() || !p.top().known()) return text;
    int number = 0;
    for (const Attack& a : card_of(p).attacks) {
        const std::string effect = describe(a.script).in(lang);
        text +=
            fmt::format("    attack:{} {} [{}]{}{}\n", ++number, a.name, letters_of(a.cost),
                        a.damage > 0 ? fmt::format(" {}", a.damage) : "", effect.empty() ? "" : " (" + effect + ")");
    }
    return text;
}

std::string draw(const Rules& rules, const State& s, Lang lang) {
    std::string text = field(s, other(s.chooser), lang) + field(s, s.chooser, lang) +
                       attacks(s.field(s.chooser).active(), lang) + hand(rules, s.field(s.chooser), lang);
    if (s.stadium.known()) text += fmt::format("  Stadium: {}\n", catalogue()[s.stadium].name);
    return text;
}

}  // namespace

Text Pokemon::picture(const View& v) const {
    return {draw(rules, v.table, Lang::en), draw(rules, v.table, Lang::id)};
}

}  // namespace rakus::pokemon
