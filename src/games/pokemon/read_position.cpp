// Reads positions; every error names the player and the field.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "games/pokemon/check_position.h"
#include "games/pokemon/notation.h"
#include "games/pokemon/position_parts.h"
#include "games/pokemon/read_field.h"

namespace rakus::pokemon {
namespace {

Status read_effect(const Rules& rules, std::string_view text, Effect& e) {
    const auto parts = split(text, '.');
    const auto fields = effect_fields(e);
    const auto flags = effect_flags(e);
    const Error bad = wrong("f", "expected a running effect as printed", "seharusnya efek berjalan seperti tercetak");
    if (parts.size() != fields.size() + 2 || parts.back().size() != flags.size()) return bad;
    const auto card = read_card(rules, parts[0]);
    if (!card) return wrong("f", card.error());
    e.card = *card;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto n = whole_number(parts[i + 1], 0, 255);
        if (!n) return bad;
        *fields[i] = static_cast<std::uint8_t>(*n);
    }
    for (std::size_t i = 0; i < flags.size(); ++i) *flags[i] = parts.back()[i] == '1';
    const Card& c = catalogue()[e.card];
    const bool known = e.what == Running::trainer ? is_trainer(c.kind) && e.pc < c.script.size()
                       : e.what == Running::power ? c.has_power && e.pc < c.power.script.size()
                       : e.what == Running::attack
                           ? e.index < c.attacks.size() && e.pc < c.attacks[e.index].script.size()
                           : false;
    const bool fits = known && e.user.value <= kBenchSize && e.ask.slot.value <= kBenchSize && e.by <= Side::second &&
                      e.ask.what <= AskFor::yes && e.ask.rule <= SpotRule::hurt_not_ex && e.ask.type <= Type::none;
    return fits ? Status(Done{}) : bad;
}

Status read_key(const Rules& rules, std::string_view key, std::string_view value, State& s) {
    const auto n = whole_number(value, 0, kMostCounted);
    const auto known = [&](bool& into) {
        return n && *n <= 1 ? Status((into = *n == 1, Done{})) : wrong(key, "expected 0 or 1", "seharusnya 0 atau 1");
    };
    const auto byte = [&](std::uint8_t& into, int most) {
        if (!n || *n > most)
            return Status(
                wrong(key, fmt::format("expected 0 to {}", most), fmt::format("seharusnya 0 sampai {}", most)));
        return Status((into = static_cast<std::uint8_t>(*n), Done{}));
    };
    if (key == "t")
        return n && *n <= 2000 ? Status((s.turn = static_cast<std::uint16_t>(*n), Done{}))
                               : wrong(key, "expected a turn", "seharusnya giliran");
    if (key == "e") return known(s.attached);
    if (key == "r") return known(s.retreated);
    if (key == "q") return known(s.searched);
    if (key == "saved") return known(s.saved);
    if (key == "hit") return known(s.by_attack);
    if (key == "sudden") return known(s.sudden);
    if (key == "u") return byte(s.repeats, 255);
    if (key == "o") return byte(s.owed, 60);
    if (key == "to") return byte(s.retreat_to.value, 5);
    if (key == "then") return byte(reinterpret_cast<std::uint8_t&>(s.then), 2);
    if (key == "won") return byte(reinterpret_cast<std::uint8_t&>(s.winner), 3);
    if (key == "f") return read_effect(rules, value, s.effect);
    if (key == "turn") {
        if (value != "1" && value != "2") return wrong(key, "expected 1 or 2", "seharusnya 1 atau 2");
        return s.player = value == "1" ? Side::first : Side::second, Done{};
    }
    if (key == "do") {
        const auto it = std::ranges::find(kPhases, value);
        if (it == kPhases.end())
            return wrong(key, fmt::format("expected one of {}", fmt::join(kPhases, ", ")),
                         fmt::format("seharusnya salah satu dari {}", fmt::join(kPhases, ", ")));
        return s.phase = static_cast<Phase>(it - kPhases.begin()), Done{};
    }
    if (key == "s" || key == "d") {
        const auto tilde = value.find('~');
        const auto card = read_card(rules, value.substr(0, tilde));
        if (!card) return wrong(key, card.error());
        (key == "s" ? s.supporter : s.stadium) = *card;
        if (key == "d") s.stadium_of = value.ends_with("~2") ? Side::second : Side::first;
        return Done{};
    }
    return wrong("key", fmt::format("unknown key '{}'", key), fmt::format("kunci '{}' tidak dikenal", key));
}

// "@seed": the cards the deck list leaves over, in the order of that shuffle; they fill the unknown places first.
void deal_rest(const Pokemon& game, State& s, Side side, std::uint64_t seed) {
    Field& f = s.field(side);
    const auto size = static_cast<int>(game.decks[static_cast<std::size_t>(index_of(side))]->cards.size());
    for (int n = size - cards_of(s, side); n > 0; --n) f.deck.push({});
    Rng rng(seed);
    const State dealt = game.sample(View{s}, rng);
    s.field(side) = dealt.field(side);
}

// What one seat is shown of a game may lack what the other needs to go on: while both set up its Pokemon lie face down,
// and whoever must set up, discard or search does so from cards that the seat does not see. These are dealt from what
// the deck list leaves over, always the same way. They stay hidden from the seat that printed the position.
void deal_what_is_needed(const Pokemon& game, State& s) {
    Rng rng(0);
    const State dealt = game.sample(View{s}, rng);
    const bool setting_up = s.phase == Phase::setup_active || s.phase == Phase::setup_bench;
    for (const Side side : {Side::first, Side::second})
        for (std::size_t i = 0; setting_up && i < s.fields[0].spots.size(); ++i)
            if (InPlay& p = s.field(side).spots[i]; !p.empty() && !p.top().known())
                p.cards[0] = dealt.field(side).spots[i].cards[0];
    if (s.phase != Phase::over && legal_moves(game.rules, game.view(s).table).empty())
        s.field(s.chooser) = dealt.field(s.chooser);
}

}  // namespace

Result<State> read_position(const Pokemon& game, std::string_view given) {
    std::string text(given);
    std::ranges::replace(text, '_', ' ');
    const auto words = split(text, ' ');
    const auto players = split(words[0], '/');
    if (players.size() != 2)
        return bad_input({"pokemon position: {} found, expected two players parted by /",
                          "posisi pokemon: ditemukan {}, seharusnya dua pemain dipisah /"},
                         players.size());
    State s;
    s.phase = Phase::main;
    std::array<std::optional<std::uint64_t>, 2> seeds;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto read = read_field(game.rules, static_cast<int>(i) + 1, players[i]);
        if (!read) return read.error();
        s.fields[i] = read->field;
        seeds[i] = read->shuffle_seed;
    }
    if (words.size() < 2 || (words[1] != "1" && words[1] != "2"))
        return wrong("side", "expected 1 or 2", "seharusnya 1 atau 2");
    s.chooser = s.player = words[1] == "1" ? Side::first : Side::second;
    s.turn = 3;
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i].empty()) continue;
        const auto eq = words[i].find('=');
        if (eq == std::string_view::npos)
            return wrong("key", fmt::format("'{}': expected key=value", words[i]),
                         fmt::format("'{}': seharusnya kunci=nilai", words[i]));
        if (const Status read = read_key(game.rules, words[i].substr(0, eq), words[i].substr(eq + 1), s); !read)
            return read.error();
    }
    for (std::size_t i = 0; i < 2; ++i)
        if (seeds[i]) deal_rest(game, s, static_cast<Side>(i), *seeds[i]);
    if (s.phase != Phase::main) deal_what_is_needed(game, s);  // there, one can always end the turn
    if (const Status checked = check_position(game, s); !checked) return checked.error();
    return s;
}

Result<Placed<Pokemon>> Pokemon::parse(std::string_view text) const {
    const auto s = read_position(*this, text);
    if (!s) return s.error();
    return Placed<Pokemon>{*this, *s};
}

}  // namespace rakus::pokemon
