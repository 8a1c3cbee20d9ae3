#include "games/exodia/hands.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/settings.h"
#include "games/exodia/card_words.h"
#include "games/exodia/deck_file.h"
#include "games/exodia/deck_list.h"
#include "games/exodia/options.h"
#include "games/exodia/policy.h"

namespace rakus::exodia {
namespace {

int copies_of(const Program& p, Kinds kinds) {
    int n = 0;
    for (std::uint8_t i = 0; i < p.cards.size(); ++i)
        if (kinds.has(Kind{i})) n += p.cards[i].copies;
    return n;
}

// Cards that fetch one of these, and these themselves.
Kinds with_searchers(const Program& p, Kinds kinds) {
    Kinds out = kinds;
    for (const Action& a : p.actions)
        for (const Operation& op : a.effect)
            if (op.op == Op::search && op.kinds.meets(kinds)) out.add(a.card);
    return out;
}

std::vector<HandRow> card_rows(const Program& p, int hand) {
    std::vector<HandRow> rows;
    const int deck = p.cards_in_deck();
    for (const Card& c : p.cards) {
        if (c.copies == 0) continue;
        rows.push_back({c.code,
                        {c.name, c.name},
                        1 - chance_of_none(deck, c.copies, hand),
                        static_cast<double>(hand) * c.copies / deck});
    }
    return rows;
}

std::vector<HandRow> piece_rows(const Program& p, int hand) {
    std::vector<HandRow> rows;
    const int pieces = copies_of(p, p.win);
    for (int k = 0; k <= std::min(pieces, hand); ++k)
        rows.push_back({fmt::format("pieces_{}", k), filled({"exactly {} pieces", "tepat {} bagian"}, k),
                        chance_of_exactly(p.cards_in_deck(), pieces, hand, k), 0});
    return rows;
}

std::vector<HandRow> engine_rows(const Program& p, int hand) {
    const int deck = p.cards_in_deck();
    const Kinds engine = engine_of(p), field = with_searchers(p, p.kinds_named("field_spell"));
    const int e = copies_of(p, engine), f = copies_of(p, field.without(engine));
    const double no_engine = chance_of_none(deck, e, hand), no_field = chance_of_none(deck, f, hand),
                 neither = chance_of_none(deck, e + f, hand);
    return {{"engine", {"an engine monster", "monster mesin"}, 1 - no_engine, static_cast<double>(hand) * e / deck},
            {"field",
             {"a field spell or a card that fetches one", "kartu arena atau kartu yang mengambilnya"},
             1 - no_field,
             static_cast<double>(hand) * f / deck},
            {"both", {"both of them", "keduanya"}, 1 - no_engine - no_field + neither, 0},
            {"neither", {"neither", "tidak keduanya"}, neither, 0}};
}

Result<std::shared_ptr<const Program>> program_of(std::string_view rules) {
    const auto settings = read_settings(rules);
    if (!settings) return settings.error();
    const auto options = read_options(*settings);
    return options ? program_for(*options) : options.error();
}

class DeckVerbs final : public CardVerbs {
   public:
    Result<CardsReport> list(std::string_view rules) const override {
        const auto program = program_of(rules);
        return program ? Result<CardsReport>(cards_report(**program)) : program.error();
    }
    Result<CardsReport> check(std::string_view text, std::string_view rules) const override {
        const auto settings = read_settings(rules);
        if (!settings) return settings.error();
        const auto options = read_options(*settings);
        if (!options) return options.error();
        std::string deck(text);
        if (is_deck_list(text)) {
            auto imported = import_list(text);
            if (!imported) return imported.error();
            deck = std::move(imported->deck);
        }
        const auto program = compile_deck(deck, *options);
        return program ? Result<CardsReport>(cards_report(*program)) : program.error();
    }
    Result<ImportReport> import(std::string_view text) const override {
        auto list = import_list(text);
        if (!list) return list;
        const auto sound = check(list->deck, "");
        return sound ? list : sound.error();
    }
    Result<HandsReport> hands(std::string_view rules, int cards) const override {
        const auto program = program_of(rules);
        if (!program) return program.error();
        const int opening = (*program)->frame.opening_hand + ((*program)->frame.first_draw ? 1 : 0);
        if (cards < 0 || cards > (*program)->cards_in_deck())
            return usage_error({"hand of {}: expected 1 to {} cards", "tangan {}: seharusnya 1 sampai {} kartu"}, cards,
                               (*program)->cards_in_deck());
        return hands_report(**program, cards == 0 ? opening : cards);
    }
};

}  // namespace

double chance_of_none(int deck, int marked, int hand) {
    return chance_of_exactly(deck, marked, hand, 0);
}

// The hypergeometric chance as a product of small factors, so that nothing overflows.
double chance_of_exactly(int deck, int marked, int hand, int k) {
    const int others = deck - marked;
    if (k > marked || hand - k > others || k < 0 || k > hand) return 0;
    double chance = 1;
    int left = deck, good = marked, bad = others;
    for (int i = 0; i < k; ++i) chance *= static_cast<double>(good--) / left-- * (hand - i) / (i + 1);
    for (int i = 0; i < hand - k; ++i) chance *= static_cast<double>(bad--) / left--;
    return chance;
}

HandsReport hands_report(const Program& p, int hand) {
    HandsReport report{p.settings, hand, p.cards_in_deck(), {}};
    report.tables.emplace_back(Text{"At least one of the card", "Paling sedikit satu kartu"}, card_rows(p, hand));
    report.tables.emplace_back(Text{"Pieces", "Bagian Exodia"}, piece_rows(p, hand));
    if (!engine_of(p).empty()) report.tables.emplace_back(Text{"Engine", "Mesin"}, engine_rows(p, hand));
    return report;
}

std::shared_ptr<const CardVerbs> make_cards() {
    return std::make_shared<DeckVerbs>();
}

}  // namespace rakus::exodia
