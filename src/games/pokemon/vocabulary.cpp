#include "games/pokemon/vocabulary.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace rakus::pokemon {
namespace {

// The arguments of a verb, in order:
//   n number or "all"     w a word             t a type letter, "any" or "basic"    f a filter   s conditions
//   p "per SOURCE [max K]"   d "to WORD"       b "by-me" or "by-them"               k "count K"  c "cure"
// p, b, k, c and a t after n may be missing.
struct VerbSpec {
    Verb verb;
    std::string_view word, args;
    Words says;  // {n} number, {w} word, {t} type, {s} conditions, {per} "for each ..."
};

constexpr std::array kVerbs{
    VerbSpec{Verb::flip, "flip", "n", {"flip {n}", "lempar {n} koin"}},
    VerbSpec{Verb::plus, "plus", "np", {"{n} more damage{per}", "tambah {n} kerusakan{per}"}},
    VerbSpec{Verb::minus, "minus", "np", {"{n} less damage{per}", "kurang {n} kerusakan{per}"}},
    VerbSpec{Verb::times, "times", "p", {"the damage{per}", "kerusakan{per}"}},
    VerbSpec{Verb::fail, "fail", "", {"nothing happens", "serangan gagal"}},
    VerbSpec{Verb::half_hp, "half-hp", "", {"half of the HP left", "separuh sisa HP"}},
    VerbSpec{Verb::ignore, "ignore", "w", {"does not count: {w}", "tidak dihitung: {w}"}},
    VerbSpec{Verb::need, "need", "w", {"only if {w}", "hanya jika {w}"}},
    VerbSpec{Verb::pay, "pay", "nt", {"cost: discard {n} {t} energy", "biaya: buang {n} energi {t}"}},
    VerbSpec{Verb::may_pay, "may-pay", "n", {"may discard {n} energy", "boleh membuang {n} energi"}},
    VerbSpec{Verb::may_burn, "may-burn", "", {"may discard own energy", "boleh membuang energi sendiri"}},
    VerbSpec{Verb::may_toss, "may-toss", "f", {"may discard tools of the hand", "boleh membuang alat dari tangan"}},
    VerbSpec{Verb::once_in_play, "once-in-play", "", {"once while in play", "sekali selama di arena"}},
    VerbSpec{Verb::while_asleep, "while-asleep", "", {"also while asleep", "juga saat tidur"}},
    VerbSpec{Verb::hit, "hit", "", {"damage", "kerusakan"}},
    VerbSpec{Verb::counters, "counters", "np", {"{n} damage counters{per}", "{n} penanda kerusakan{per}"}},
    VerbSpec{Verb::snipe, "snipe", "wnk", {"{n} to a chosen Pokemon ({w})", "{n} ke Pokemon pilihan ({w})"}},
    VerbSpec{Verb::spread, "spread", "nw", {"{n} to each: {w}", "{n} ke tiap: {w}"}},
    VerbSpec{Verb::self, "self", "n", {"{n} to itself", "{n} ke diri sendiri"}},
    VerbSpec{Verb::status, "status", "ws", {"{w}: {s}", "{w}: {s}"}},
    VerbSpec{Verb::later_status, "later-status", "ws", {"after their turn {w}: {s}", "sesudah gilirannya {w}: {s}"}},
    VerbSpec{Verb::strip, "strip", "wntbp", {"discard {n} {t} energy of: {w}{per}", "buang {n} energi {t} dari: {w}{per}"}},
    VerbSpec{Verb::may_hand_over, "may-hand-over", "t", {"may pass its {t} energy on", "boleh mengoper energi {t}"}},
    VerbSpec{Verb::heal, "heal", "wnc", {"remove {n} counters: {w}", "hapus {n} penanda: {w}"}},
    VerbSpec{Verb::cure, "cure", "wn", {"cure {n} conditions: {w}", "sembuhkan {n} kondisi: {w}"}},
    VerbSpec{Verb::shield, "shield", "wn", {"next turn prevents {w} {n}", "giliran depan menangkal {w} {n}"}},
    VerbSpec{Verb::hold, "hold", "", {"the defender cannot retreat", "lawan tidak dapat mundur"}},
    VerbSpec{Verb::smoke, "smoke", "", {"the defender's attack needs heads", "serangan lawan perlu gambar"}},
    VerbSpec{Verb::lock_attack, "lock-attack", "", {"locks an attack of the defender", "mengunci satu serangan lawan"}},
    VerbSpec{Verb::rest, "rest", "w", {"next turn not: {w}", "giliran depan tidak: {w}"}},
    VerbSpec{Verb::destiny_bond, "destiny-bond", "", {"who knocks it out goes with it", "penumbangnya ikut tumbang"}},
    VerbSpec{Verb::change, "change", "w", {"choose a new {w}", "pilih {w} baru"}},
    VerbSpec{Verb::switch_out, "switch", "wb", {"switch: {w}", "tukar: {w}"}},
    VerbSpec{Verb::may_switch, "may-switch", "w", {"may switch: {w}", "boleh tukar: {w}"}},
    VerbSpec{Verb::draw, "draw", "n", {"draw {n}", "ambil {n} kartu"}},
    VerbSpec{Verb::draw_to, "draw-to", "n", {"draw until {n} in hand", "ambil sampai {n} di tangan"}},
    VerbSpec{Verb::draw_bottom, "draw-bottom", "n", {"draw {n} from the bottom", "ambil {n} dari bawah"}},
    VerbSpec{Verb::refresh, "refresh", "n", {"hand into the deck, draw {n}", "tangan ke dek, ambil {n}"}},
    VerbSpec{Verb::refresh_theirs, "refresh-theirs", "n", {"their hand into the deck, they draw {n}", "tangan lawan ke dek, lawan ambil {n}"}},
    VerbSpec{Verb::shuffle_own, "shuffle-own", "", {"shuffle the deck", "kocok dek"}},
    VerbSpec{Verb::shuffle_theirs, "shuffle-theirs", "", {"shuffle their deck", "kocok dek lawan"}},
    VerbSpec{Verb::search, "search", "wfnd", {"fetch {n} from the {w}", "cari {n} kartu di {w}"}},
    VerbSpec{Verb::evolve_self, "evolve-self", "", {"evolve from the deck", "evolusi dari dek"}},
    VerbSpec{Verb::reveal_until, "reveal-until", "f", {"reveal up to a Basic, take it", "buka sampai Basic, ambil"}},
    VerbSpec{Verb::swap_prize, "swap-prize", "", {"swap a prize with the top card", "tukar hadiah dengan kartu teratas"}},
    VerbSpec{Verb::may_drop_stadium, "may-drop-stadium", "", {"may discard the Stadium", "boleh membuang Stadium"}},
    VerbSpec{Verb::mirror, "mirror", "", {"returns the last attack on it", "membalas serangan terakhir"}},
    VerbSpec{Verb::copy, "copy", "w", {"copies an attack of the defender", "meniru serangan lawan"}},
    VerbSpec{Verb::pay_cards, "pay-cards", "n", {"cost: discard {n} cards", "biaya: buang {n} kartu"}},
    VerbSpec{Verb::return_cards, "return-cards", "n", {"shuffle {n} cards into the deck", "kocok {n} kartu ke dek"}},
    VerbSpec{Verb::discard_hand, "discard-hand", "", {"discard the hand", "buang isi tangan"}},
    VerbSpec{Verb::shuffle_in_trainers, "shuffle-in-trainers", "", {"both shuffle Trainers away", "kedua pihak mengocok Trainer"}},
    VerbSpec{Verb::swap_pokemon, "swap-pokemon", "f", {"trade a Pokemon with the deck", "tukar Pokemon dengan dek"}},
    VerbSpec{Verb::pay_energy, "pay-energy", "n", {"cost: discard {n} own energy", "biaya: buang {n} energi sendiri"}},
    VerbSpec{Verb::remove_energy, "remove-energy", "n", {"discard {n} of their energy", "buang {n} energi lawan"}},
    VerbSpec{Verb::move_energy, "move-energy", "t", {"move a {t} energy", "pindahkan energi {t}"}},
    VerbSpec{Verb::heal_for_energy, "heal-for-energy", "n", {"an energy for {n} counters", "satu energi untuk {n} penanda"}},
    VerbSpec{Verb::heal_all_for_energy, "heal-all-for-energy", "", {"all energy for all counters", "semua energi untuk semua penanda"}},
    VerbSpec{Verb::attach_guard, "attach-guard", "", {"20 less damage until their turn ends", "kerusakan berkurang 20 sampai giliran lawan usai"}},
    VerbSpec{Verb::attach_boost, "attach-boost", "", {"10 more damage this turn", "kerusakan tambah 10 giliran ini"}},
    VerbSpec{Verb::devolve, "devolve", "", {"undo an evolution", "batalkan evolusi"}},
    VerbSpec{Verb::breed, "breed", "", {"Stage 2 onto its Basic", "Stage 2 di atas Basic"}},
    VerbSpec{Verb::scoop, "scoop", "w", {"take a Pokemon back ({w})", "ambil kembali Pokemon ({w})"}},
    VerbSpec{Verb::revive, "revive", "f", {"a Basic back with half its HP", "Basic kembali dengan separuh HP"}},
    VerbSpec{Verb::revive_theirs, "revive-theirs", "f", {"their Basic back to their bench", "Basic lawan kembali ke cadangannya"}},
    VerbSpec{Verb::arrange, "arrange", "n", {"order the top {n}", "susun {n} kartu teratas"}},
    VerbSpec{Verb::exp_all, "exp-all", "", {"saves an energy of a knocked-out active", "menyelamatkan energi Pokemon aktif yang tumbang"}},
    VerbSpec{Verb::mute_powers, "mute-powers-below", "n", {"no Powers below {n} HP", "tanpa Power di bawah {n} HP"}},
    VerbSpec{Verb::stand_in, "stand-in", "n", {"stands as a Pokemon of {n} HP", "berdiri sebagai Pokemon {n} HP"}},
    VerbSpec{Verb::move_counter, "move-counter", "w", {"move a damage counter", "pindahkan penanda kerusakan"}},
    VerbSpec{Verb::attach_from_hand, "attach-from-hand", "td", {"attach a {t} energy more", "pasang energi {t} lagi"}},
    VerbSpec{Verb::counters_on_target, "counters-on-target", "n", {"{n} counter on it", "{n} penanda padanya"}},
    VerbSpec{Verb::turn_all, "turn-all", "t", {"its energy is {t} this turn", "energinya menjadi {t} giliran ini"}},
    VerbSpec{Verb::become_energy, "become-energy", "n", {"becomes {n} energy", "menjadi {n} energi"}},
    VerbSpec{Verb::take_form, "take-form", "f", {"becomes a discarded Basic", "menjadi Basic dari buangan"}},
    VerbSpec{Verb::sacrifice_self, "sacrifice-self", "", {"knocks itself out", "menumbangkan diri"}},
    VerbSpec{Verb::ascend, "ascend", "t", {"comes in as active with {t} energy", "masuk sebagai aktif membawa energi {t}"}},
    VerbSpec{Verb::strike_back, "strike-back", "n", {"{n} to who damages it", "{n} ke yang melukainya"}},
    VerbSpec{Verb::payback, "payback", "s", {"who damages it is {s}", "yang melukainya {s}"}},
    VerbSpec{Verb::armor, "armor", "np", {"takes {n} less{per}", "terluka kurang {n}{per}"}},
    VerbSpec{Verb::immune, "immune", "w", {"immune: {w}", "kebal: {w}"}},
    VerbSpec{Verb::boost, "boost", "fn", {"its family does {n} more", "keluarganya tambah {n}"}},
    VerbSpec{Verb::free_retreat, "free-retreat", "f", {"its family retreats free", "keluarganya mundur gratis"}},
    VerbSpec{Verb::free_self, "free-self", "w", {"retreats free {w}", "mundur gratis {w}"}},
    VerbSpec{Verb::retreat_aid, "retreat-aid", "n", {"from the bench: retreat costs {n} less", "dari cadangan: biaya mundur kurang {n}"}},
    VerbSpec{Verb::hold_confused, "hold-confused", "", {"confused opponents cannot retreat", "lawan yang bingung tidak dapat mundur"}},
    VerbSpec{Verb::all_energy, "all-energy", "t", {"all its energy is {t}", "semua energinya {t}"}},
    VerbSpec{Verb::between_heal, "between-heal", "n", {"between turns: own Pokemon heal {n}", "antargiliran: Pokemon sendiri pulih {n}"}},
    VerbSpec{Verb::between_burn, "between-burn", "n", {"burns hurt {n} counters more", "luka bakar tambah {n} penanda"}},
    VerbSpec{Verb::between_rest, "between-rest", "n", {"asleep between turns: heals {n}", "tidur antargiliran: pulih {n}"}},
    VerbSpec{Verb::between_acid, "between-acid", "n", {"between turns: {n} counter on the defender", "antargiliran: {n} penanda pada lawan"}},
    VerbSpec{Verb::between_sleep, "between-sleep", "n", {"sleepers take {n} counters", "yang tidur mendapat {n} penanda"}},
};

struct NamedWhen {
    std::string_view word;
    When when;
    Words says;
};
constexpr std::array kWhens{
    NamedWhen{"heads", When::heads, {"heads", "gambar"}},
    NamedWhen{"tails", When::tails, {"tails", "angka"}},
    NamedWhen{"defender-damaged", When::defender_damaged, {"damaged defender", "lawan terluka"}},
    NamedWhen{"defender-evolved", When::defender_evolved, {"evolved defender", "lawan berevolusi"}},
    NamedWhen{"defender-ex", When::defender_ex, {"defender is ex", "lawan ex"}},
    NamedWhen{"self-asleep", When::self_asleep, {"asleep", "sedang tidur"}},
    NamedWhen{"behind", When::behind, {"more prizes left", "hadiah tersisa lebih banyak"}},
    NamedWhen{"paid", When::paid, {"if so", "bila ya"}},
    NamedWhen{"switched", When::switched, {"if switched", "bila bertukar"}},
    NamedWhen{"if-damaged", When::did_damage, {"if it did damage", "bila melukai"}},
};

struct NamedSource {
    std::string_view word;
    Source source;
    Words says;
};
constexpr std::array kSources{
    NamedSource{"heads", Source::heads, {"heads", "gambar"}},
    NamedSource{"energy-self", Source::energy_self, {"own energy", "energi sendiri"}},
    NamedSource{"energy-defender", Source::energy_defender, {"energy of the defender", "energi lawan"}},
    NamedSource{"energy-cards-defender", Source::energy_cards_defender, {"energy card of the defender", "kartu energi lawan"}},
    NamedSource{"extra-any", Source::extra_any, {"energy beyond the cost", "energi di luar biaya"}},
    NamedSource{"extra-basic", Source::extra_basic, {"basic energy beyond the cost", "energi dasar di luar biaya"}},
    NamedSource{"counters-self", Source::counters_self, {"own damage counter", "penanda kerusakan sendiri"}},
    NamedSource{"counters-defender", Source::counters_defender, {"damage counter of the defender", "penanda kerusakan lawan"}},
    NamedSource{"basic-energy-actives", Source::basic_energy_actives, {"basic energy of both actives", "energi dasar kedua Pokemon aktif"}},
    NamedSource{"others-named-self", Source::others_named_self, {"other Pokemon of its name", "Pokemon lain senama"}},
    NamedSource{"evolved-own", Source::evolved_own, {"own evolved Pokemon", "Pokemon sendiri yang berevolusi"}},
    NamedSource{"pokemon-in-discard", Source::pokemon_in_discard, {"Pokemon in the discard pile", "Pokemon di buangan"}},
    NamedSource{"trainers-in-their-hand", Source::trainers_in_their_hand, {"Trainer in their hand", "Trainer di tangan lawan"}},
    NamedSource{"their-hand", Source::their_hand, {"card in their hand", "kartu di tangan lawan"}},
    NamedSource{"chosen", Source::chosen, {"card discarded", "kartu yang dibuang"}},
};

struct NamedWord {
    std::string_view word;
    Word value;
    Words says;
};
constexpr std::array kWords{
    NamedWord{"self", Word::self, {"itself", "diri sendiri"}},
    NamedWord{"defender", Word::defender, {"the defender", "lawan"}},
    NamedWord{"both", Word::both, {"both actives", "kedua Pokemon aktif"}},
    NamedWord{"own-active", Word::own_active, {"own active", "Pokemon aktif sendiri"}},
    NamedWord{"own", Word::own, {"own Pokemon", "Pokemon sendiri"}},
    NamedWord{"own-not-ex", Word::own_not_ex, {"own Pokemon without ex", "Pokemon sendiri bukan ex"}},
    NamedWord{"own-bench", Word::own_bench, {"own bench", "cadangan sendiri"}},
    NamedWord{"both-benches", Word::both_benches, {"both benches", "kedua cadangan"}},
    NamedWord{"choose", Word::choose, {"a chosen own Pokemon", "Pokemon sendiri pilihan"}},
    NamedWord{"choose-not-ex", Word::choose_not_ex, {"a chosen own Pokemon, not ex", "Pokemon sendiri pilihan, bukan ex"}},
    NamedWord{"any", Word::any, {"any", "mana saja"}},
    NamedWord{"bench", Word::bench, {"bench", "cadangan"}},
    NamedWord{"hand", Word::hand, {"hand", "tangan"}},
    NamedWord{"matching", Word::matching, {"same type", "tipe sama"}},
    NamedWord{"to-self", Word::to_self, {"to itself", "ke diri sendiri"}},
    NamedWord{"deck", Word::deck, {"deck", "dek"}},
    NamedWord{"discard", Word::discard, {"discard pile", "buangan"}},
    NamedWord{"weakness-resistance", Word::weakness_resistance, {"weakness and resistance", "kelemahan dan resistansi"}},
    NamedWord{"everything", Word::everything, {"weakness, resistance, effects", "kelemahan, resistansi, efek"}},
    NamedWord{"weakness", Word::weakness, {"weakness", "kelemahan"}},
    NamedWord{"resistance", Word::resistance, {"resistance", "resistansi"}},
    NamedWord{"defender-asleep", Word::defender_asleep, {"the defender is asleep", "lawan tidur"}},
    NamedWord{"damage", Word::damage, {"damage", "kerusakan"}},
    NamedWord{"effects", Word::effects, {"damage and effects", "kerusakan dan efek"}},
    NamedWord{"upto", Word::upto, {"damage up to", "kerusakan sampai"}},
    NamedWord{"reduce", Word::reduce, {"part of the damage:", "sebagian kerusakan:"}},
    NamedWord{"attack", Word::attack, {"this attack", "serangan ini"}},
    NamedWord{"all", Word::all, {"all", "semua"}},
    NamedWord{"free", Word::free, {"free", "gratis"}},
    NamedWord{"paying", Word::paying, {"paying", "membayar"}},
    NamedWord{"basic", Word::basic, {"the Basic", "Basic-nya"}},
    NamedWord{"by-me", Word::by_me, {"own choice", "pilihan sendiri"}},
    NamedWord{"by-them", Word::by_them, {"their choice", "pilihan lawan"}},
    NamedWord{"ex", Word::ex, {"attacks of ex", "serangan ex"}},
    NamedWord{"odd", Word::odd, {"odd damage", "kerusakan ganjil"}},
    NamedWord{"even", Word::even, {"even damage", "kerusakan genap"}},
    NamedWord{"conditions", Word::conditions, {"special conditions", "kondisi khusus"}},
    NamedWord{"with-energy", Word::with_energy, {"with energy", "dengan energi"}},
    NamedWord{"without-energy", Word::without_energy, {"without energy", "tanpa energi"}},
};

struct NamedCondition {
    std::string_view word;
    Conditions bits;
    Words says;
};
constexpr std::array kConditions{
    NamedCondition{"asleep", asleep, {"asleep", "tidur"}},
    NamedCondition{"confused", confused, {"confused", "bingung"}},
    NamedCondition{"paralyzed", paralyzed, {"paralyzed", "lumpuh"}},
    NamedCondition{"poisoned", poisoned, {"poisoned", "keracunan"}},
    NamedCondition{"toxic", poisoned | toxic, {"badly poisoned", "keracunan berat"}},
    NamedCondition{"burned", burned, {"burned", "terbakar"}},
};

constexpr std::uint16_t bit(Kind k) { return static_cast<std::uint16_t>(1u << static_cast<int>(k)); }
constexpr std::uint16_t kPokemonKinds = bit(Kind::basic) | bit(Kind::stage1) | bit(Kind::stage2);
struct NamedKinds {
    std::string_view word;
    std::uint16_t kinds;
};
constexpr std::array kKinds{
    NamedKinds{"any", 0x1ff},
    NamedKinds{"pokemon", kPokemonKinds},
    NamedKinds{"basic", bit(Kind::basic)},
    NamedKinds{"evolution", bit(Kind::stage1) | bit(Kind::stage2)},
    NamedKinds{"energy", bit(Kind::energy) | bit(Kind::special_energy)},
    NamedKinds{"basic-energy", bit(Kind::energy)},
    NamedKinds{"trainer", bit(Kind::trainer) | bit(Kind::supporter) | bit(Kind::stadium) | bit(Kind::tool)},
    NamedKinds{"supporter", bit(Kind::supporter)},
    NamedKinds{"tool", bit(Kind::tool)},
};

template <class Table>
auto* find_word(const Table& table, std::string_view word) {
    const auto it = std::ranges::find(table, word, [](const auto& row) { return row.word; });
    return it == table.end() ? nullptr : &*it;
}

Error unknown(std::string_view word, std::string_view expected_en, std::string_view expected_id) {
    return bad_input(fmt::format("'{}' is not {}", word, expected_en), fmt::format("'{}' bukan {}", word, expected_id));
}

std::optional<std::uint8_t> number(std::string_view word) {
    if (word == "all") return kAll;
    int n = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
    if (error != std::errc{} || end != word.data() + word.size() || n < 0 || n >= kAll) return std::nullopt;
    return static_cast<std::uint8_t>(n);
}

std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto end = text.find(by);
        if (end != 0) parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return parts;
}

// Reads the words of one operation, argument by argument.
class OpReader {
   public:
    OpReader(std::vector<std::string_view> words, const Interner& interner) : words_(std::move(words)), intern_(interner) {}

    Result<Op> read() {
        if (Status s = read_when(); !s) return s.error();
        const VerbSpec* spec = find_word(kVerbs, next());
        if (spec == nullptr) return unknown(last_, "an operation", "operasi");
        op_.verb = spec->verb;
        for (const char arg : spec->args)
            if (Status s = read_argument(arg); !s) return s.error();
        if (!at_end()) return unknown(peek(), "expected here", "yang diharapkan di sini");
        return op_;
    }

   private:
    bool at_end() const { return at_ == words_.size(); }
    std::string_view peek() const { return at_end() ? std::string_view{} : words_[at_]; }
    std::string_view next() { return last_ = at_end() ? std::string_view{} : words_[at_++]; }

    Status read_when() {
        if (at_end() || !peek().ends_with(':')) return Done{};
        const auto word = next().substr(0, last_.size() - 1);
        if (word.starts_with("heads=")) {
            const auto n = number(word.substr(6));
            if (!n) return unknown(word, "a condition", "syarat");
            op_.when = When::heads_exactly, op_.when_n = *n;
            return Done{};
        }
        const NamedWhen* when = find_word(kWhens, word);
        if (when == nullptr) return unknown(word, "a condition", "syarat");
        op_.when = when->when;
        return Done{};
    }

    Status read_argument(char arg) {
        switch (arg) {
            case 'n': return read_n();
            case 'w': return read_word(op_.who);
            case 'd': return next() == "to" ? read_word(op_.where) : unknown(last_, "'to'", "'to'");
            case 't': return read_type();
            case 'f': return read_op_filter();
            case 's': return read_conditions();
            case 'p': return read_per();
            case 'b': return peek().starts_with("by-") ? read_word(op_.where) : Done{};
            case 'k': return peek() == "count" ? read_max() : Done{};
            default: return read_cure();
        }
    }

    Status read_n() {
        if (op_.verb == Verb::shield && (op_.who == Word::damage || op_.who == Word::effects)) return Done{};
        if (op_.verb == Verb::flip && peek() == "until-tails") return next(), op_.per = Source::until_tails, Done{};
        if (op_.verb == Verb::flip && peek() == "per") return read_per();
        const auto n = number(next());
        if (!n) return unknown(last_, "a number", "bilangan");
        op_.n = *n;
        return Done{};
    }
    Status read_word(Word& into) {
        const NamedWord* word = find_word(kWords, next());
        if (word == nullptr) return unknown(last_, "a word of this operation", "kata operasi ini");
        into = word->value;
        return Done{};
    }
    Status read_type() {
        if (op_.verb == Verb::strip && (at_end() || peek().starts_with("by-") || peek() == "per"))
            return op_.type = Type::colorless, Done{};
        const auto word = next();
        if (word == "any" || word == "basic") {
            op_.type = Type::colorless;
            if (word == "basic") op_.who = Word::basic;
            return Done{};
        }
        op_.type = word.size() == 1 ? type_of(word[0]) : Type::none;
        return op_.type == Type::none ? Status(unknown(word, "a type of energy", "tipe energi")) : Done{};
    }
    Status read_op_filter() {
        const auto filter = read_filter(next(), intern_);
        if (!filter) return filter.error();
        op_.filter = intern_.filter(*filter);
        return Done{};
    }
    Status read_conditions() {
        do {
            const NamedCondition* c = find_word(kConditions, next());
            if (c == nullptr) return unknown(last_, "a special condition", "kondisi khusus");
            op_.conditions |= c->bits;
        } while (!at_end());
        return Done{};
    }
    Status read_per() {
        if (peek() != "per") return Done{};
        next();
        if (next().starts_with("extra-") && last_.size() == 7) {
            op_.per = Source::extra_typed;
            op_.type = type_of(last_[6]);
        } else {
            const NamedSource* source = find_word(kSources, last_);
            if (source == nullptr) return unknown(last_, "something to count", "sesuatu yang dihitung");
            op_.per = source->source;
        }
        return peek() == "max" ? read_max() : Done{};
    }
    Status read_max() {
        next();
        const auto n = number(next());
        if (!n) return unknown(last_, "a number", "bilangan");
        op_.max = *n;
        return Done{};
    }
    Status read_cure() {
        if (peek() == "cure") next(), op_.conditions = 0x3f;
        return Done{};
    }

    std::vector<std::string_view> words_;
    const Interner& intern_;
    std::size_t at_ = 0;
    std::string_view last_;
    Op op_;
};

std::string say_per(const Op& op, Lang lang) {
    if (op.per == Source::none || op.per == Source::until_tails) return "";
    std::string what;
    if (op.per == Source::extra_typed) {
        what = fmt::format(fmt::runtime(Words{"{} energy beyond the cost", "energi {} di luar biaya"}.in(lang)), letter_of(op.type));
    } else {
        const auto it = std::ranges::find(kSources, op.per, &NamedSource::source);
        what = it->says.in(lang);
    }
    std::string text = fmt::format(fmt::runtime(Words{" for each {}", " untuk tiap {}"}.in(lang)), what);
    if (op.max != 0) text += fmt::format(fmt::runtime(Words{" (at most {})", " (paling banyak {})"}.in(lang)), op.max);
    return text;
}

std::string say_conditions(Conditions bits, Lang lang) {
    std::string text;
    for (const auto& c : kConditions) {
        const bool plain_poison = c.bits == poisoned && (bits & toxic) != 0;
        if ((bits & c.bits) != c.bits || plain_poison) continue;
        if (!text.empty()) text += ", ";
        text += c.says.in(lang);
    }
    return text;
}

std::string say_number(const Op& op, Lang lang) {
    if (op.verb == Verb::flip && op.per == Source::until_tails) return std::string(Words{"until tails", "sampai angka"}.in(lang));
    if (op.verb == Verb::flip && op.per != Source::none) return say_per(op, lang);
    if (op.n == 0 && op.verb == Verb::shield) return "";
    return op.n == kAll ? std::string(Words{"all", "semua"}.in(lang)) : fmt::format("{}", op.n);
}

std::string say_when(const Op& op, Lang lang) {
    if (op.when == When::always) return "";
    if (op.when == When::heads_exactly)
        return fmt::format(fmt::runtime(Words{"{} heads: ", "{} gambar: "}.in(lang)), op.when_n);
    return std::string(std::ranges::find(kWhens, op.when, &NamedWhen::when)->says.in(lang)) + ": ";
}

std::string say(const Op& op, Lang lang) {
    const auto spec = std::ranges::find(kVerbs, op.verb, &VerbSpec::verb);
    const auto word = std::ranges::find(kWords, op.who, &NamedWord::value);
    const std::string type = op.type == Type::none || op.type == Type::colorless ? "" : std::string(1, letter_of(op.type));
    std::string body = fmt::format(fmt::runtime(spec->says.in(lang)), fmt::arg("n", say_number(op, lang)),
                                   fmt::arg("w", word == kWords.end() ? "" : word->says.in(lang)), fmt::arg("t", type),
                                   fmt::arg("s", say_conditions(op.conditions, lang)), fmt::arg("per", say_per(op, lang)));
    while (body.find("  ") != std::string::npos) body.erase(body.find("  "), 1);
    return say_when(op, lang) + body;
}

}  // namespace

Type type_of(char letter) {
    const auto at = std::string_view("GRWLPFDMC").find(letter);
    return at == std::string_view::npos ? Type::none : static_cast<Type>(at);
}

const Op* find_op(const Script& script, Verb verb) {
    const auto it = std::ranges::find(script, verb, &Op::verb);
    return it == script.end() ? nullptr : &*it;
}

Result<Op> read_op(std::string_view text, const Interner& intern) { return OpReader(split(text, ' '), intern).read(); }

bool decides_damage(Verb v) { return v <= Verb::while_asleep && v != Verb::flip; }

void place_hit(Script& script, bool prints_damage) {
    const auto last = std::find_if(script.rbegin(), script.rend(), [](const Op& op) { return decides_damage(op.verb); });
    const bool hurts = prints_damage || find_op(script, Verb::plus) != nullptr || find_op(script, Verb::half_hp) != nullptr;
    if (!hurts || find_op(script, Verb::hit) != nullptr) return;
    script.insert(last.base(), Op{.verb = Verb::hit});
}

Result<Filter> read_filter(std::string_view word, const Interner& intern) {
    Filter filter;
    if (word.starts_with("name:")) {
        for (const auto name : split(word.substr(5), ',')) filter.names.push_back(intern.name(name));
        return filter;
    }
    std::string_view rest = word;
    if (rest.ends_with("-not-ex")) filter.not_ex = true, rest.remove_suffix(7);
    if (rest.size() > 2 && rest[1] == '-' && type_of(rest[0]) != Type::none) {
        filter.type = type_of(rest[0]);
        rest.remove_prefix(2);
    }
    const NamedKinds* kinds = find_word(kKinds, rest);
    if (kinds == nullptr) return unknown(word, "a kind of card", "jenis kartu");
    filter.kinds = kinds->kinds;
    return filter;
}

std::string_view word_for(Verb verb) { return std::ranges::find(kVerbs, verb, &VerbSpec::verb)->word; }

Text describe(const Op& op) { return {say(op, Lang::en), say(op, Lang::id)}; }

Text describe(const Script& script) {
    Text text;
    for (const Op& op : script) {
        if (op.verb == Verb::hit) continue;
        const Text one = describe(op);
        text.en += (text.en.empty() ? "" : "; ") + one.en;
        text.id += (text.id.empty() ? "" : "; ") + one.id;
    }
    return text;
}

Words words_for(Condition c) {
    const auto it = std::ranges::find_if(kConditions, [c](const NamedCondition& row) { return (row.bits & c) != 0; });
    return it->says;
}

}  // namespace rakus::pokemon
