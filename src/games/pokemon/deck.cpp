#include "games/pokemon/deck.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "core/attached.h"
#include "core/settings.h"
#include "games/pokemon/data.h"

namespace rakus::pokemon {
namespace {

Error at_line(std::string_view deck, int line, std::string_view en, std::string_view id) {
    return bad_input({"deck {}, line {}: {}", "dek {}, baris {}: {}"}, deck, line, Words{en, id});
}
Error whole(std::string_view deck, std::string_view en, std::string_view id) {
    return bad_input({"deck {}: {}", "dek {}: {}"}, deck, Words{en, id});
}

std::string_view trimmed(std::string_view line) {
    line = line.substr(0, line.find('#'));
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r' || line.back() == '\t')) line.remove_suffix(1);
    while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
    return line;
}

Status read_pool(std::string_view word, int line, Deck& deck) {
    const auto it = std::ranges::find(kPoolNames, word);
    if (it == kPoolNames.end())
        return at_line(deck.name, line, "the pool is trainer or base1", "pool adalah trainer atau base1");
    deck.pool = static_cast<Pool>(it - kPoolNames.begin());
    return Done{};
}

Status read_line(std::string_view text, int line, Deck& deck) {
    const auto space = text.find(' ');
    if (text.substr(0, space) == "pool") return read_pool(trimmed(text.substr(4)), line, deck);
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (space == std::string_view::npos || error != std::errc{} || end != text.data() + space || count < 1 ||
        count > kLargestDeck)
        return at_line(deck.name, line, "expected 'count card', as in '4 pikachu'",
                       "seharusnya 'jumlah kartu', misalnya '4 pikachu'");
    const auto card = catalogue().find(trimmed(text.substr(space)), deck.pool);
    if (!card) return at_line(deck.name, line, card.error().message.en, card.error().message.id);
    deck.cards.insert(deck.cards.end(), static_cast<std::size_t>(count), *card);
    return Done{};
}

Error unknown_deck(std::string_view name) {
    const auto names = deck_names();
    return bad_input({"there is no deck '{}'; decks: {}{}", "tidak ada dek '{}'; dek: {}{}"}, name,
                     fmt::join(names, ", "), did_you_mean(name, names));
}

}  // namespace

Result<Deck> read_deck(std::string_view name, std::string_view text) {
    Deck deck{std::string(name), Pool::trainer, {}};
    for (int line = 1; !text.empty(); ++line) {
        const auto end = text.find('\n');
        const auto one = trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (one.empty()) continue;
        if (const Status s = read_line(one, line, deck); !s) return s.error();
    }
    return deck;
}

Status check_deck(const Deck& deck, const DeckRules& rules) {
    const auto size = static_cast<int>(deck.cards.size());
    if (rules.exactly_sixty && size != kDeckSize)
        return whole(deck.name, fmt::format("{} cards, expected 60", size),
                     fmt::format("{} kartu, seharusnya 60", size));
    if (size < kDeckSize || size > kLargestDeck)
        return whole(deck.name, fmt::format("{} cards, expected 60 to {}", size, kLargestDeck),
                     fmt::format("{} kartu, seharusnya 60 sampai {}", size, kLargestDeck));
    std::array<int, kMostNames> of_name{};
    bool basic = false;
    for (const CardId id : deck.cards) {
        const Card& card = catalogue()[id];
        basic = basic || card.kind == Kind::basic;
        const bool exempt = rules.any_energy_exempt ? is_energy(card.kind) : card.kind == Kind::energy;
        if (!exempt && ++of_name[card.name_id.value] > 4)
            return whole(deck.name, fmt::format("more than four cards named {}", card.name),
                         fmt::format("lebih dari empat kartu bernama {}", card.name));
    }
    if (!basic) return whole(deck.name, "no Basic Pokemon", "tidak ada Pokemon Basic");
    return Done{};
}

Result<std::shared_ptr<const Deck>> find_deck(std::string_view name) {
    if (names_a_file(name)) return only_the_user_opens("deck", "dek", name);
    const auto file = read_attached(name);
    const std::string text = file ? file->text : std::string(data_file(fmt::format("decks/{}.deck", name)));
    if (!file && text.empty()) return unknown_deck(name);
    auto deck = read_deck(file ? file->name : name, text);
    if (!deck) return deck.error();
    return std::make_shared<const Deck>(std::move(*deck));
}

}  // namespace rakus::pokemon
