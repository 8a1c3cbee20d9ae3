#include "games/pokemon/game.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/settings.h"
#include "games/pokemon/data.h"
#include "games/pokemon/engine.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

constexpr std::array<std::string_view, 2> kPresets{"paper", "official"};
constexpr std::array<std::string_view, 2> kEras{"ex", "wotc"};
enum class Numbers { printed, fixed };
constexpr std::array<std::string_view, 2> kNumbers{"printed", "fixed"};

// The decks of a game that names none: of the paper's four the two that are most alike in strength (docs/papers.md).
std::array<std::string_view, 2> usual_decks(Preset preset, Pool pool) {
    if (pool == Pool::base1) return {"overgrowth", "zap"};
    return preset == Preset::paper ? std::array<std::string_view, 2>{"silkwing", "tidal"}
                                   : std::array<std::string_view, 2>{"firered", "leafgreen"};
}

// The presets and the era decide about the other rules, so they are read first.
struct Asked {
    Preset preset = Preset::paper;
    Era era = Era::ex;
    std::optional<Pool> pool;
    std::optional<int> hand, prizes;
    Numbers numbers = Numbers::printed;
    std::array<std::string, 2> decks;
};

template <class Enum, std::size_t N>
Status read_into(const std::pair<std::string, std::string>& setting, const std::array<std::string_view, N>& words,
                 Enum& into) {
    const auto n = read_word(setting, words);
    if (!n) return n.error();
    into = static_cast<Enum>(*n);
    return Done{};
}

Status read_one(const std::pair<std::string, std::string>& setting, Asked& asked) {
    const auto& [key, value] = setting;
    if (value.empty() && std::ranges::find(kPresets, key) != kPresets.end())
        return read_into(std::pair{std::string("set"), key}, kPresets, asked.preset);
    if (key == "set") return read_into(setting, kPresets, asked.preset);
    if (key == "era") return read_into(setting, kEras, asked.era);
    if (key == "deck1") return asked.decks[0] = value, Done{};
    if (key == "deck2") return asked.decks[1] = value, Done{};
    if (key == "pool") {
        Pool pool{};
        const Status s = read_into(setting, kPoolNames, pool);
        asked.pool = pool;
        return s;
    }
    if (key == "hand" || key == "prizes") {
        const auto n = read_number(setting, key == "hand" ? 0 : 1, key == "hand" ? 60 : 6);
        if (!n) return n.error();
        (key == "hand" ? asked.hand : asked.prizes) = *n;
        return Done{};
    }
    if (key == "numbers") return read_into(setting, kNumbers, asked.numbers);
    return unknown_rule("pokemon", key, Pokemon::rule_keys());
}

Status take_decks(Asked& asked, Pokemon& game) {
    for (std::size_t i = 0; i < 2; ++i) {
        if (asked.decks[i].empty()) continue;
        auto deck = find_deck(asked.decks[i]);
        if (!deck) return deck.error();
        if (!asked.pool) asked.pool = (*deck)->pool;
        game.decks[i] = *deck;
    }
    game.rules.pool = asked.pool.value_or(Pool::trainer);
    for (std::size_t i = 0; i < 2; ++i) {
        if (asked.decks[i].empty()) asked.decks[i] = usual_decks(asked.preset, game.rules.pool)[i];
        if (game.decks[i] == nullptr) game.decks[i] = *find_deck(asked.decks[i]);
        if (const Status s = check_deck(*game.decks[i], game.rules.deck_rules()); !s) return s;
    }
    game.deck_names = asked.decks;
    return Done{};
}

template <class P>
void hide(P& pile) {
    for (int i = 0; i < pile.size(); ++i) pile.at(i) = {};
}

// A player who searches the deck sees its cards, not their order.
void show_sorted(Pile& pile) {
    std::array<std::uint8_t, 256> count{};
    for (const CardId c : pile) ++count[c.value];
    pile.clear();
    for (int id = 0; id < 256; ++id)
        for (int n = count[static_cast<std::size_t>(id)]; n > 0; --n) pile.push({static_cast<std::uint8_t>(id)});
}

void hide_below_top(Pile& pile, int shown) {
    for (int i = 0; i < pile.size() - shown; ++i) pile.at(i) = {};
}

// The cards of a deck list that are not to be seen anywhere; a position may show cards the list does not have.
std::vector<CardId> unseen_cards(const Deck& deck, const State& s, Side side) {
    Census seen = census(s, side);
    std::vector<CardId> unseen;
    for (const CardId c : deck.cards)
        if (seen[c.value]-- <= 0) unseen.push_back(c);
    return unseen;
}

template <class P>
void fill(P& pile, std::vector<CardId>& from, const Deck& deck, Rng& rng) {
    for (int i = 0; i < pile.size(); ++i) {
        if (pile[i].known()) continue;
        if (from.empty()) from = deck.cards, rng.shuffle(from);  // the position shows more than the list has
        pile.at(i) = from.back();
        from.pop_back();
    }
}

// A hand that is about to set its active Pokemon was dealt again until it had a Basic.
void bring_a_basic(Field& f) {
    const auto basic = [](CardId c) { return catalogue()[c].kind == Kind::basic; };
    if (std::any_of(f.hand.begin(), f.hand.end(), basic)) return;
    for (int i = 0; i < f.deck.size(); ++i)
        if (basic(f.deck[i])) return std::swap(f.deck.at(i), f.hand.at(0));
}

}  // namespace

Result<Pokemon> Pokemon::configure(const Settings& settings) {
    Asked asked;
    for (const auto& setting : settings)
        if (const Status s = read_one(setting, asked); !s) return s.error();
    Pokemon game;
    game.rules = asked.preset == Preset::paper ? paper_rules() : official_rules(asked.era);
    game.rules.era = asked.era;
    if (asked.hand) game.rules.hand_limit = *asked.hand;
    if (asked.prizes) game.rules.prizes = *asked.prizes;
    game.rules.printed_numbers = asked.numbers == Numbers::printed;
    if (const Status s = take_decks(asked, game); !s) return s.error();
    return game;
}

std::vector<RuleKey> Pokemon::rule_keys() {
    return {{"set",
             "paper",
             "paper|official",
             {"the rules: of the paper, or of the rule book", "aturan: dari makalah, atau dari buku aturan"}},
            {"era", "ex", "ex|wotc", {"official rules of 2005 or of 1999", "aturan resmi tahun 2005 atau 1999"}},
            {"pool",
             "trainer",
             "trainer|base1",
             {"the cards that short names mean; follows the deck", "kartu yang dimaksud nama pendek; mengikuti dek"}},
            {"hand",
             "8",
             "0-60",
             {"cards in hand at the end of a turn; 0: no limit (official)",
              "kartu di tangan pada akhir giliran; 0: tanpa batas (official)"}},
            {"prizes", "6", "1-6", {"prizes at the start", "hadiah di awal"}},
            {"numbers",
             "printed",
             "printed|fixed",
             {"weakness and resistance: a card's own number, or always x2 and -30",
              "kelemahan dan resistansi: angka pada kartu, atau selalu x2 dan -30"}},
            {"deck1", "silkwing", "NAME|FILE", {"player 1's deck", "dek pemain 1"}},
            {"deck2", "tidal", "NAME|FILE", {"player 2's deck", "dek pemain 2"}}};
}

Settings Pokemon::settings() const {
    return {{"set", std::string(kPresets[static_cast<std::size_t>(rules.preset)])},
            {"era", std::string(kEras[static_cast<std::size_t>(rules.era)])},
            {"pool", std::string(kPoolNames[static_cast<std::size_t>(rules.pool)])},
            {"hand", fmt::format("{}", rules.hand_limit)},
            {"prizes", fmt::format("{}", rules.prizes)},
            {"numbers", std::string(kNumbers[rules.printed_numbers ? 0 : 1])},
            {"deck1", deck_names[0]},
            {"deck2", deck_names[1]}};
}

Result<Pokemon> Pokemon::armed(std::string_view first, std::string_view second) const {
    Settings changed = settings();
    for (auto& [key, value] : changed) {
        if (key == "deck1" && !first.empty()) value = first;
        if (key == "deck2" && !second.empty()) value = second;
    }
    return configure(changed);
}

State Pokemon::start(Rng& rng) const {
    State s;
    Chance chance(rng);
    Engine(rules, s, chance).set_up(*decks[0], *decks[1]);
    return s;
}

View Pokemon::view_of(const State& s, Side me) const {
    View v{s};
    Field& own = v.table.field(me);
    Field& opponent = v.table.field(other(me));
    const bool searching = s.phase == Phase::asking && s.effect.by == me;
    hide(opponent.hand);
    hide(opponent.deck);
    hide(opponent.prizes);
    if (searching && s.effect.ask.what == AskFor::deck_card)
        show_sorted(own.deck);
    else if (searching && s.effect.ask.what == AskFor::top_card)
        hide_below_top(own.deck, s.effect.left + s.effect.chosen);
    else
        hide(own.deck);
    if (!(searching && s.effect.ask.what == AskFor::prize)) hide(own.prizes);
    // Which Pokemon an effect has chosen so far is seen by all, a card on its way from the deck is not.
    if (me != s.chooser && s.phase == Phase::asking) {
        if (running_op(s).verb == Verb::search) v.table.effect.target = 0;
        v.table.effect.answer = {};
    }
    // While both set up, the opponent's Pokemon lie face down.
    if (s.phase == Phase::setup_active || s.phase == Phase::setup_bench)
        for (InPlay& p : opponent.spots)
            if (!p.empty()) p.cards[0] = {};
    return v;
}

// What lies in the hand, the deck or among the prizes is chosen face down; so is the opening until both have set up.
bool Pokemon::is_secret(const State& before, Move m, const State& now) const {
    const auto setting_up = [](const State& s) {
        return s.phase == Phase::setup_active || s.phase == Phase::setup_bench;
    };
    if (setting_up(before)) return setting_up(now) && m.act != Do::pass;
    const AskFor asked = before.phase == Phase::asking ? before.effect.ask.what : AskFor::nothing;
    return m.act == Do::choose && (asked == AskFor::hand_card || asked == AskFor::deck_card ||
                                   asked == AskFor::top_card || asked == AskFor::prize);
}

State Pokemon::after(const State& s, Move m, Rng& rng) const {
    State next = s;
    Chance chance(rng);
    Engine(rules, next, chance).apply(m);
    return next;
}

std::optional<Outcome> Pokemon::outcome(const View& v) const {
    switch (v.table.winner) {
        case Winner::first:
            return Outcome::first_wins;
        case Winner::second:
            return Outcome::second_wins;
        case Winner::draw:
            return Outcome::draw;
        default:
            return std::nullopt;
    }
}

State Pokemon::sample(const View& v, Rng& rng) const {
    State s = v.table;
    for (const Side side : {Side::first, Side::second}) {
        const Deck& deck = *decks[static_cast<std::size_t>(index_of(side))];
        std::vector<CardId> unseen = unseen_cards(deck, s, side);
        rng.shuffle(unseen);
        Field& f = s.field(side);
        // A Pokemon that lies face down is a Basic.
        for (InPlay& p : f.spots)
            for (std::size_t i = 0; i < unseen.size() && !p.empty() && !p.cards[0].known(); ++i)
                if (catalogue()[unseen[i]].kind == Kind::basic)
                    p.cards[0] = unseen[i], unseen.erase(unseen.begin() + static_cast<std::ptrdiff_t>(i));
        fill(f.hand, unseen, deck, rng);
        fill(f.prizes, unseen, deck, rng);
        fill(f.deck, unseen, deck, rng);
        if (f.active().empty() && s.turn == 0) bring_a_basic(f);
    }
    return s;
}

State Pokemon::imagine(const View& v, Rng& rng) const {
    State s = sample(v, rng);
    s.field(s.chooser).hand = v.table.field(s.chooser).hand;
    return s;
}

void each_outcome(const Pokemon& game, const State& s, Move m, int most,
                  const std::function<void(double, const State&)>& f) {
    // Plays with every prefix of coins; a run that asks for more coins than it was given splits in two.
    struct Prefix {
        std::uint64_t coins;
        int n;
    };
    std::vector<Prefix> open{{0, 0}};
    while (!open.empty()) {
        const Prefix p = open.back();
        open.pop_back();
        State next = s;
        Rng rng(1);
        Chance chance(rng, p.coins, p.n);
        Engine(game.rules, next, chance).apply(m);
        if (chance.flips() > p.n && p.n < most) {
            open.push_back({p.coins, p.n + 1});
            open.push_back({p.coins | std::uint64_t{1} << p.n, p.n + 1});
        } else {
            f(1.0 / static_cast<double>(std::uint64_t{1} << p.n), next);
        }
    }
}

}  // namespace rakus::pokemon
