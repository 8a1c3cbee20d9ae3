#include "games/pokemon/card_verbs.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/settings.h"
#include "games/pokemon/energy.h"
#include "games/pokemon/game.h"
#include "games/pokemon/import.h"
#include "games/pokemon/vocabulary.h"

namespace rakus::pokemon {
namespace {

constexpr std::string_view kListedKinds[] = {"Basic",   "Stage 1", "Stage 2", "Trainer",       "Supporter",
                                             "Stadium", "Tool",    "Energy",  "Special energy"};

std::string type_text(const Card& c) {
    if (!is_pokemon(c.kind)) return std::string(kListedKinds[static_cast<std::size_t>(c.kind)]);
    return fmt::format("{}{} {} {} HP", kListedKinds[static_cast<std::size_t>(c.kind)], c.ex ? " ex" : "",
                       letter_of(c.type), c.hp);
}

void append(Text& to, std::string_view between, const Text& more) {
    to.en += (to.en.empty() ? "" : std::string(between)) + more.en;
    to.id += (to.id.empty() ? "" : std::string(between)) + more.id;
}

Text attack_text(const Attack& a) {
    const Text effect = describe(a.script);
    const std::string head =
        fmt::format("{} [{}]{}", a.name, letters_of(a.cost), a.damage > 0 ? fmt::format(" {}", a.damage) : "");
    return {head + (effect.en.empty() ? "" : " (" + effect.en + ")"),
            head + (effect.id.empty() ? "" : " (" + effect.id + ")")};
}

Text effect_text(const Card& c) {
    Text text;
    if (c.has_power) {
        const Text does = describe(c.power.script);
        append(text, "; ", filled({"{}: {}", "{}: {}"}, c.power.name, does));
    }
    for (const Attack& a : c.attacks) append(text, "; ", attack_text(a));
    if (!c.script.empty()) append(text, "; ", describe(c.script));
    return text;
}

CardRow row_of(const Card& c, int copies) {
    return {c.id, c.name, type_text(c), 0, copies, effect_text(c)};
}

// ---- coverage ------------------------------------------------------------------------------------------------

// How many texts of a kind there are, and how many of them the game carries out to the last word.
struct Counted {
    int done = 0, all = 0;
};

struct Coverage {
    int cards = 0, ids = 0, energies = 0;
    Counted attacks, powers, bodies, trainers;
    std::vector<CardRow> open;  // what is not carried out

    void count(Counted& kind, const Card& card, const std::string& name, bool done, const Text& text) {
        ++kind.all;
        kind.done += done;
        if (!done) open.push_back({card.id, name, type_text(card), 0, 0, text});
    }
};

// Every operation stands where the game looks for it; a text without operations is carried out by nobody.
bool carried_out(const Script& script, Place place) {
    return !script.empty() && std::ranges::all_of(script, [&](const Op& op) { return works_in(op.verb, place); });
}

void count_texts(const Card& card, Coverage& c) {
    for (const Attack& a : card.attacks)
        c.count(c.attacks, card, fmt::format("{}: {}", card.name, a.name),
                a.open == 0 && (a.script.empty() || carried_out(a.script, Place::attack)), attack_text(a));
    if (card.has_power)
        c.count(card.power.body ? c.bodies : c.powers, card, fmt::format("{}: {}", card.name, card.power.name),
                carried_out(card.power.script, stands_in(card.power)), describe(card.power.script));
    if (is_trainer(card.kind))
        c.count(c.trainers, card, card.name, carried_out(card.script, Place::trainer), describe(card.script));
}

Coverage coverage_of(const Catalogue& cards, Pool pool) {
    Coverage c;
    for (std::size_t i = 1; i < cards.size(); ++i) {
        const CardId id{static_cast<std::uint8_t>(i)};
        if (!cards.in_pool(id, pool)) continue;
        const Card& card = cards[id];
        ++c.cards;
        c.ids += 1 + static_cast<int>(card.also.size());
        c.energies += is_energy(card.kind);
        count_texts(card, c);
    }
    return c;
}

void add_coverage(const Coverage& c, std::string_view pool, CardsReport& report) {
    const auto share = [](Counted n) {
        return n.all == 0 ? std::string("0") : fmt::format("{}/{} ({:.0f} %)", n.done, n.all, 100.0 * n.done / n.all);
    };
    const auto fact = [&](std::string_view en, std::string_view id, std::string value) {
        report.facts.push_back({filled({"{}: {}", "{}: {}"}, pool, Words{en, id}), std::move(value)});
    };
    fact("cards", "kartu", fmt::format("{}", c.cards));
    fact("public ids", "nomor publik", fmt::format("{}", c.ids));
    fact("attacks carried out", "serangan yang dijalankan", share(c.attacks));
    fact("Powers carried out", "Power yang dijalankan", share(c.powers));
    fact("Bodies carried out", "Body yang dijalankan", share(c.bodies));
    fact("Trainer cards carried out", "kartu Trainer yang dijalankan", share(c.trainers));
    fact("energy cards", "kartu energi", fmt::format("{}", c.energies));
    report.cards += c.cards;
    report.rows.insert(report.rows.end(), c.open.begin(), c.open.end());
}

Result<Pokemon> game_with(std::string_view rules) {
    const auto settings = read_settings(rules);
    if (!settings) return settings.error();
    return Pokemon::configure(*settings);
}

// ---- opening hands -------------------------------------------------------------------------------------------

// The chance that none of `good` cards is among `hand` of `deck`.
double none_of(int deck, int good, int hand) {
    double p = 1;
    for (int i = 0; i < hand; ++i) p *= static_cast<double>(deck - good - i) / (deck - i);
    return std::max(0.0, p);
}

HandRow hand_row(std::string id, Text what, int deck, int good, int hand) {
    return {std::move(id), std::move(what), 1 - none_of(deck, good, hand), static_cast<double>(hand) * good / deck};
}

std::vector<HandRow> hand_rows(const Deck& deck, int hand) {
    const auto size = static_cast<int>(deck.cards.size());
    const auto count = [&](auto pred) {
        return static_cast<int>(std::ranges::count_if(deck.cards, [&](CardId c) { return pred(catalogue()[c]); }));
    };
    const int basics = count([](const Card& c) { return c.kind == Kind::basic; });
    const int energies = count([](const Card& c) { return is_energy(c.kind); });
    std::vector<HandRow> rows;
    rows.push_back({"mulligan",
                    {"no Basic: the hand is dealt again", "tanpa Basic: tangan dibagi ulang"},
                    none_of(size, basics, hand),
                    0});
    rows.push_back(hand_row("basic", {"a Basic Pokemon", "Pokemon Basic"}, size, basics, hand));
    rows.push_back(hand_row("energy", {"an energy", "energi"}, size, energies, hand));
    std::vector<CardId> seen;
    for (const CardId id : deck.cards) {
        if (std::ranges::find(seen, id) != seen.end()) continue;
        seen.push_back(id);
        const Card& c = catalogue()[id];
        rows.push_back(
            hand_row(c.id, {c.name, c.name}, size, static_cast<int>(std::ranges::count(deck.cards, id)), hand));
    }
    return rows;
}

class Verbs final : public CardVerbs {
   public:
    Result<CardsReport> list(std::string_view rules) const override {
        const auto game = game_with(rules);
        if (!game) return game.error();
        const Pool pool = game->rules.pool;
        CardsReport report{
            game->settings(), fmt::format("pool {}", kPoolNames[static_cast<std::size_t>(pool)]), "", 0, {}};
        const auto& deck = game->decks[0]->cards;
        for (std::size_t i = 1; i < catalogue().size(); ++i) {
            const CardId id{static_cast<std::uint8_t>(i)};
            if (catalogue().in_pool(id, pool))
                report.rows.push_back(row_of(catalogue()[id], static_cast<int>(std::ranges::count(deck, id))));
        }
        report.cards = static_cast<int>(report.rows.size());
        return report;
    }
    Result<CardsReport> coverage(std::string_view rules) const override {
        const auto game = game_with(rules);
        if (!game) return game.error();
        CardsReport report{game->settings(), "pokemon", "", 0, {}};
        for (const Pool pool : {Pool::trainer, Pool::base1})
            add_coverage(coverage_of(catalogue(), pool), kPoolNames[static_cast<std::size_t>(pool)], report);
        return report;
    }
    // A card file begins with '{', anything else is a deck.
    Result<CardsReport> check(std::string_view text, std::string_view rules) const override {
        const auto game = game_with(rules);
        if (!game) return game.error();
        CardsReport report{game->settings(), "", "", 0, {}};
        if (const auto start = text.find_first_not_of(" \t\r\n"); start != text.npos && text[start] == '{') {
            Catalogue cards;
            if (const Status read = cards.add(text, Pool::trainer); !read) return read.error();
            report.title = "card file";
            add_coverage(coverage_of(cards, Pool::trainer), "file", report);
            return report;
        }
        const auto deck = read_deck("file", text);
        if (!deck) return deck.error();
        if (const Status sound = check_deck(*deck, game->rules.deck_rules()); !sound) return sound.error();
        report.title = "deck";
        for (std::size_t i = 1; i < catalogue().size(); ++i)
            if (const auto n = std::ranges::count(deck->cards, CardId{static_cast<std::uint8_t>(i)}); n > 0)
                report.rows.push_back(row_of(catalogue()[CardId{static_cast<std::uint8_t>(i)}], static_cast<int>(n)));
        report.cards = static_cast<int>(deck->cards.size());
        return report;
    }
    Result<ImportReport> import(std::string_view text) const override {
        const auto read = import_cards(text);
        if (!read) return read.error();
        ImportReport report{"cards", read->cards, {}, read->file};
        const auto attacks = static_cast<int>(read->attacks.size());
        const auto fact = [&](Text what, int n) {
            report.facts.push_back({std::move(what), fmt::format("{} of {}", n, attacks)});
        };
        fact({"attacks complete", "serangan lengkap"}, read->count(Understood::complete));
        fact({"attacks partial", "serangan sebagian"}, read->count(Understood::partial));
        fact({"attacks unknown", "serangan tak dikenal"}, read->count(Understood::unknown));
        report.facts.push_back(
            {{"Trainers and special energies not read", "Trainer dan energi khusus yang tidak dibaca"},
             fmt::format("{}", read->skipped)});
        for (const ImportedAttack& a : read->attacks)
            if (a.how != Understood::complete)
                for (const auto& sentence : a.open)
                    report.rows.push_back({a.card,
                                           a.attack,
                                           a.how == Understood::partial ? "partial" : "unknown",
                                           0,
                                           0,
                                           {sentence, sentence}});
        return report;
    }
    Result<HandsReport> hands(std::string_view rules, int cards) const override {
        const auto game = game_with(rules);
        if (!game) return game.error();
        const int hand = cards > 0 ? std::min(cards, 40) : 7;
        HandsReport report{game->settings(), hand, static_cast<int>(game->decks[0]->cards.size()), {}};
        for (std::size_t i = 0; i < 2; ++i)
            report.tables.push_back({filled({"player {}: {}", "pemain {}: {}"}, i + 1, game->deck_names[i]),
                                     hand_rows(*game->decks[i], hand)});
        return report;
    }
};

}  // namespace

std::shared_ptr<const CardVerbs> card_verbs() {
    return std::make_shared<Verbs>();
}

}  // namespace rakus::pokemon
