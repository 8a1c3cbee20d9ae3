// Reads positions; every error names the player and the field.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>

#include "games/pokemon/notation.h"
#include "games/pokemon/position_parts.h"
#include "games/pokemon/table.h"

namespace rakus::pokemon {
namespace {

Error wrong(std::string_view where, std::string_view en, std::string_view id) {
    return bad_input(fmt::format("pokemon position, {}: {}", where, en), fmt::format("posisi pokemon, {}: {}", where, id));
}
Error wrong(std::string_view where, const Error& e) { return wrong(where, e.message.en, e.message.id); }

std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(by);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::optional<int> number(std::string_view text, int most = 60000) {
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size() || n < 0 || n > most) return std::nullopt;
    return n;
}

// "-", "7", "R*3.vulpix.?2".
Result<std::vector<CardId>> read_cards(const Rules& rules, std::string_view where, std::string_view text) {
    std::vector<CardId> cards;
    if (text == "-") return cards;
    for (const auto item : split(text, '.')) {
        int run = 1;
        CardId card{};
        if (item.starts_with('?') || number(item)) {
            const auto n = number(item.starts_with('?') ? item.substr(1) : item, 99);
            if (!n && item != "?") return wrong(where, fmt::format("'{}' is no number of cards", item), fmt::format("'{}' bukan jumlah kartu", item));
            run = n.value_or(1);
        } else {
            const auto star = item.find('*');
            const auto n = star == std::string_view::npos ? std::optional<int>(1) : number(item.substr(star + 1), 99);
            const auto found = read_card(rules, item.substr(0, star));
            if (!found) return wrong(where, found.error());
            if (!n) return wrong(where, fmt::format("'{}': expected a number after *", item), fmt::format("'{}': seharusnya bilangan sesudah *", item));
            card = *found, run = *n;
        }
        cards.insert(cards.end(), static_cast<std::size_t>(run), card);
    }
    return cards;
}

// One Pokemon: "card,under~damage~energies~conditions~marks".
class PokemonReader {
   public:
    PokemonReader(const Rules& rules, std::string_view where) : rules_(rules), where_(where) {}

    Result<InPlay> read(std::string_view text) {
        const auto parts = split(text, '~');
        if (parts.size() < 2 || parts.size() > 5)
            return wrong(where_, fmt::format("'{}': expected card~damage~energies", text), fmt::format("'{}': seharusnya kartu~kerusakan~energi", text));
        if (Status s = read_stack(parts[0]); !s) return s.error();
        if (Status s = read_damage(parts[1]); !s) return s.error();
        if (parts.size() > 2)
            if (Status s = read_energies(parts[2]); !s) return s.error();
        if (parts.size() > 3) {
            const auto c = read_conditions(parts[3]);
            if (!c) return wrong(where_, fmt::format("'{}' is no special condition", parts[3]), fmt::format("'{}' bukan kondisi khusus", parts[3]));
            p_.conditions = *c;
        }
        if (parts.size() > 4)
            for (const auto mark : split(parts[4], ','))
                if (Status s = read_mark(mark); !s) return s.error();
        return p_;
    }

   private:
    Status read_stack(std::string_view text) {
        const auto names = split(text, ',');
        if (names.size() > 3) return wrong(where_, "more than three stages", "lebih dari tiga tingkat");
        for (const auto name : names) {
            const auto card = read_card(rules_, name);
            if (!card) return wrong(where_, card.error());
            if (card->known() && catalogue()[*card].hp == 0)
                return wrong(where_, fmt::format("'{}' is no Pokemon", name), fmt::format("'{}' bukan Pokemon", name));
            p_.cards[p_.stack++] = *card;
        }
        return Done{};
    }
    Status read_damage(std::string_view text) {
        const auto n = number(text, 2000);
        if (!n || *n % 10 != 0) return wrong(where_, fmt::format("damage '{}': expected a multiple of 10", text), fmt::format("kerusakan '{}': seharusnya kelipatan 10", text));
        p_.counters = static_cast<std::uint8_t>(*n / 10);
        return Done{};
    }
    Status read_energies(std::string_view text) {
        if (text == "-") return Done{};
        for (const char c : text) {
            const auto kind = energy_of(c);
            if (!kind) return wrong(where_, fmt::format("'{}' is no energy", c), fmt::format("'{}' bukan energi", c));
            if (++p_.energy[kind->value] > kLargestDeck) return wrong(where_, "too many energies", "terlalu banyak energi");
        }
        return Done{};
    }
    Status read_mark(std::string_view mark) {
        const auto colon = mark.find(':');
        const auto name = mark.substr(0, colon);
        const auto value = colon == std::string_view::npos ? std::string_view{} : mark.substr(colon + 1);
        const std::map<std::string_view, bool*> flags{{"new", &p_.entered}, {"evolved", &p_.evolved}, {"used", &p_.power_used}, {"held", &p_.held},
                                                      {"smoked", &p_.smoked}, {"bonded", &p_.bonded}, {"later", &p_.confused_later}, {"spent", &p_.spent}};
        const std::map<std::string_view, std::uint8_t*> counts{{"boost", &p_.boosts}, {"guard", &p_.guards}, {"lock", &p_.locked_attack}, {"rests", &p_.resting_attack},
                                                               {"rest", &p_.resting}, {"mirror", &p_.mirror_damage}, {"mirrored", &p_.mirror_conditions}};
        const std::map<std::string_view, Type*> types{{"turned", &p_.turned}, {"weak", &p_.weakness}, {"resist", &p_.resistance}};
        const auto n = number(value, 255);
        const auto shield = std::ranges::find(kShields, name);
        if (const auto it = flags.find(name); it != flags.end() && value.empty()) return *it->second = true, Done{};
        if (const auto it = counts.find(name); it != counts.end() && n) return *it->second = static_cast<std::uint8_t>(*n), Done{};
        const Type type = value.size() == 1 ? type_of(value[0]) : Type::none;
        if (const auto it = types.find(name); it != types.end() && static_cast<int>(type) < kBasicTypes) return *it->second = type, Done{};
        if (shield != kShields.end() && n) {
            p_.shield = static_cast<Shield>(shield - kShields.begin());
            p_.shield_n = static_cast<std::uint8_t>(*n);
            return Done{};
        }
        if (name == "tool") {
            const auto card = read_card(rules_, value);
            if (!card) return wrong(where_, card.error());
            return p_.tool = *card, Done{};
        }
        return wrong(where_, fmt::format("unknown mark '{}'", mark), fmt::format("tanda '{}' tidak dikenal", mark));
    }

    const Rules& rules_;
    std::string_view where_;
    InPlay p_;
};

// Reads "key=value;..." of one player.
class FieldReader {
   public:
    FieldReader(const Rules& rules, int player) : rules_(rules), player_(player) {}

    Result<Field> read(std::string_view text) {
        for (const auto item : split(text, ';')) {
            const auto eq = item.find('=');
            const auto key = item.substr(0, eq);
            if (eq != 1 || std::string_view("abhkpx").find(key[0]) == std::string_view::npos)
                return wrong(place("field"), fmt::format("'{}': expected a=, b=, h=, k=, p= or x=", item), fmt::format("'{}': seharusnya a=, b=, h=, k=, p=, atau x=", item));
            if (seen_[key[0]]++ > 0) return wrong(place(key), "given twice", "diberikan dua kali");
            if (Status s = read_key(key[0], item.substr(2)); !s) return s.error();
        }
        return f_;
    }
    std::optional<std::uint64_t> shuffle_seed() const { return seed_; }

   private:
    std::string place(std::string_view key) const { return fmt::format("player {} {}", player_, key); }

    Status read_key(char key, std::string_view value) {
        const std::string where = place(std::string_view(&key, 1));
        if (key == 'a') return read_active(where, value);
        if (key == 'b') return read_bench(where, value);
        if (key == 'k' && value.starts_with('@')) {
            std::uint64_t seed = 0;
            const auto [end, error] = std::from_chars(value.data() + 1, value.data() + value.size(), seed);
            if (error != std::errc{} || end != value.data() + value.size()) return wrong(where, "expected @seed", "seharusnya @benih");
            return seed_ = seed, Done{};
        }
        auto cards = read_cards(rules_, where, value);
        if (!cards) return cards.error();
        const std::size_t most = key == 'p' ? 6 : kLargestDeck;
        if (cards->size() > most)
            return wrong(where, fmt::format("{} cards, at most {}", cards->size(), most), fmt::format("{} kartu, paling banyak {}", cards->size(), most));
        if (key == 'k' || key == 'p') std::reverse(cards->begin(), cards->end());  // written top first
        for (const CardId c : *cards) {
            if (key == 'h') f_.hand.push(c);
            if (key == 'k') f_.deck.push(c);
            if (key == 'p') f_.prizes.push(c);
            if (key == 'x') f_.discard.push(c);
        }
        return Done{};
    }
    Status read_active(const std::string& where, std::string_view value) {
        if (value == "-") return Done{};
        auto p = PokemonReader(rules_, where).read(value);
        if (!p) return p.error();
        return f_.active() = *p, Done{};
    }
    Status read_bench(const std::string& where, std::string_view value) {
        if (value == "-") return Done{};
        for (const auto one : split(value, '.')) {
            if (f_.bench_full()) return wrong(where, "more than five on the bench", "lebih dari lima di cadangan");
            auto p = PokemonReader(rules_, where).read(one);
            if (!p) return p.error();
            f_.spots[++f_.bench] = *p;
        }
        return Done{};
    }

    const Rules& rules_;
    int player_;
    Field f_;
    std::map<char, int> seen_;
    std::optional<std::uint64_t> seed_;
};

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
        const auto n = number(parts[i + 1], 255);
        if (!n) return bad;
        *fields[i] = static_cast<std::uint8_t>(*n);
    }
    for (std::size_t i = 0; i < flags.size(); ++i) *flags[i] = parts.back()[i] == '1';
    const Card& c = catalogue()[e.card];
    const bool known = e.what == Running::trainer   ? is_trainer(c.kind) && e.pc < c.script.size()
                       : e.what == Running::power   ? c.has_power && e.pc < c.power.script.size()
                       : e.what == Running::attack  ? e.index < c.attacks.size() && e.pc < c.attacks[e.index].script.size()
                                                    : false;
    const bool fits = known && e.user.value <= kBenchSize && e.ask.slot.value <= kBenchSize && e.by <= Side::second &&
                      e.ask.what <= AskFor::yes && e.ask.rule <= SpotRule::hurt_not_ex && e.ask.type <= Type::none;
    return fits ? Status(Done{}) : bad;
}

Status read_key(const Rules& rules, std::string_view key, std::string_view value, State& s) {
    const auto n = number(value);
    const auto known = [&](bool& into) { return n && *n <= 1 ? Status((into = *n == 1, Done{})) : wrong(key, "expected 0 or 1", "seharusnya 0 atau 1"); };
    const auto byte = [&](std::uint8_t& into, int most) {
        if (!n || *n > most) return Status(wrong(key, fmt::format("expected 0 to {}", most), fmt::format("seharusnya 0 sampai {}", most)));
        return Status((into = static_cast<std::uint8_t>(*n), Done{}));
    };
    if (key == "t") return n && *n <= 2000 ? Status((s.turn = static_cast<std::uint16_t>(*n), Done{})) : wrong(key, "expected a turn", "seharusnya giliran");
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
        if (it == kPhases.end()) return wrong(key, fmt::format("expected one of {}", fmt::join(kPhases, ", ")), fmt::format("seharusnya salah satu dari {}", fmt::join(kPhases, ", ")));
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

int cards_of(const State& s, Side side) {
    const Census count = census(s, side);
    return std::accumulate(count.begin(), count.end(), 0);
}

// Only an attack that is still being carried out leaves a Pokemon with more damage than it survives.
Status check_damage(const State& s, Side side) {
    const Field& f = s.field(side);
    for (int i = 0; i <= f.bench; ++i) {
        const InPlay& p = f.spots[static_cast<std::size_t>(i)];
        if (p.empty() || !p.top().known() || hp_left(p) > 0) continue;
        const std::string where = fmt::format("player {} {}", index_of(side) + 1, write_slot(Slot{static_cast<std::uint8_t>(i)}));
        return wrong(where, fmt::format("{} damage, but {} has {} HP", p.damage(), card_of(p).name, hp_of(p)),
                     fmt::format("kerusakan {}, padahal HP {} adalah {}", p.damage(), card_of(p).name, hp_of(p)));
    }
    return Done{};
}

const Op& running_op(const State& s) {
    const Card& c = catalogue()[s.effect.card];
    const Script& script = s.effect.what == Running::attack  ? c.attacks[s.effect.index].script
                           : s.effect.what == Running::power ? c.power.script
                                                             : c.script;
    return script[s.effect.pc];
}

// The numbers of a running effect must point at things that are there: the engine trusts them.
bool effect_is_sound(const State& s) {
    const Effect& e = s.effect;
    const Field& f = s.field(e.by);
    const Verb verb = running_op(s).verb;
    if (f.at(e.user).empty() || e.ask.filter.value >= catalogue().filters()) return false;
    const Field& asked = s.field(e.ask.mine ? e.by : other(e.by));
    if (e.ask.what == AskFor::energy && asked.at(e.ask.slot).empty()) return false;
    if (e.ask.what == AskFor::top_card) return e.left + e.chosen <= f.deck.size();
    if (verb == Verb::search) return e.target < catalogue().size();
    if (e.target > kBenchSize) return false;
    const bool paired = verb == Verb::may_burn || verb == Verb::pay_energy || verb == Verb::remove_energy || verb == Verb::heal_for_energy;
    if (paired && e.ask.what == AskFor::energy) return e.ask.slot.value == e.target;
    if (verb == Verb::move_energy && e.step == 3) return e.left < kEnergyKinds && f.at({e.target}).energy[e.left] > 0;
    if (verb == Verb::move_counter && e.step == 2) return f.at({e.target}).counters > 0;
    return true;
}

// What a table must be so that the game can go on from it.
Status check_state(const Pokemon& game, const State& s) {
    for (const Side side : {Side::first, Side::second}) {
        const Field& f = s.field(side);
        const std::string who = fmt::format("player {}", index_of(side) + 1);
        const int most = std::max<int>(kDeckSize, static_cast<int>(game.decks[static_cast<std::size_t>(index_of(side))]->cards.size()));
        if (cards_of(s, side) > most)
            return wrong(who, fmt::format("{} cards, at most {}", cards_of(s, side), most), fmt::format("{} kartu, paling banyak {}", cards_of(s, side), most));
        for (const InPlay& p : f.spots)
            for (int i = 0; i < p.stack; ++i)
                if (!p.cards[static_cast<std::size_t>(i)].known()) return wrong(who, "a Pokemon in play must be named", "Pokemon di arena harus disebut");
        if (s.phase != Phase::asking && s.phase != Phase::save_energy)
            if (const Status alive = check_damage(s, side); !alive) return alive;
        const bool playing = s.phase == Phase::main || s.phase == Phase::pay_retreat || s.phase == Phase::hand_limit;
        if (playing && f.active().empty()) return wrong(who, "no active Pokemon", "tidak ada Pokemon aktif");
        if (playing && f.prizes.empty()) return wrong(who, "p: expected 1 to 6 prizes", "p: seharusnya 1 sampai 6 hadiah");
    }
    const bool asks = s.phase == Phase::asking;
    if (asks != (s.effect.what != Running::nothing))
        return wrong("do", "a question needs its effect f=", "pertanyaan memerlukan efek f=");
    if (asks && !effect_is_sound(s)) return wrong("f", "this effect cannot be running here", "efek ini tidak mungkin berjalan di sini");
    if (s.phase == Phase::pay_retreat && (s.retreat_to.active() || s.retreat_to.value > s.field(s.player).bench))
        return wrong("to", "expected a bench place", "seharusnya tempat di cadangan");
    if (s.phase == Phase::over) return s.winner != Winner::nobody_yet ? Status(Done{}) : wrong("won", "expected the result", "seharusnya hasil");
    if (legal_moves(game.rules, game.view(s).table).empty()) return wrong("do", "nobody can go on from here", "tidak ada langkah dari sini");
    return Done{};
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

}  // namespace

Result<State> read_position(const Pokemon& game, std::string_view given) {
    std::string text(given);
    std::ranges::replace(text, '_', ' ');
    const auto words = split(text, ' ');
    const auto players = split(words[0], '/');
    if (players.size() != 2) return wrong("body", "expected two players, separated by /", "seharusnya dua pemain, dipisah /");
    State s;
    s.phase = Phase::main;
    std::array<std::optional<std::uint64_t>, 2> seeds;
    for (std::size_t i = 0; i < 2; ++i) {
        FieldReader reader(game.rules, static_cast<int>(i) + 1);
        auto field = reader.read(players[i]);
        if (!field) return field.error();
        s.fields[i] = *field;
        seeds[i] = reader.shuffle_seed();
    }
    if (words.size() < 2 || (words[1] != "1" && words[1] != "2")) return wrong("side", "expected 1 or 2", "seharusnya 1 atau 2");
    s.chooser = s.player = words[1] == "1" ? Side::first : Side::second;
    s.turn = 3;
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i].empty()) continue;
        const auto eq = words[i].find('=');
        if (eq == std::string_view::npos) return wrong("key", fmt::format("'{}': expected key=value", words[i]), fmt::format("'{}': seharusnya kunci=nilai", words[i]));
        if (const Status read = read_key(game.rules, words[i].substr(0, eq), words[i].substr(eq + 1), s); !read) return read.error();
    }
    for (std::size_t i = 0; i < 2; ++i)
        if (seeds[i]) deal_rest(game, s, static_cast<Side>(i), *seeds[i]);
    if (const Status checked = check_state(game, s); !checked) return checked.error();
    return s;
}

Result<Placed<Pokemon>> Pokemon::parse(std::string_view text) const {
    const auto s = read_position(*this, text);
    if (!s) return s.error();
    return Placed<Pokemon>{*this, *s};
}

}  // namespace rakus::pokemon
