// The words of the language of effects: verbs with their arguments, conditions, what can be counted, whom it concerns.
// Only vocabulary.cpp reads them.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "core/words.h"
#include "games/pokemon/card.h"

namespace rakus::pokemon::words {

// The arguments of a verb, in order:
//   n number or "all"     w a word             t a type letter, "any" or "basic"    f a filter   s conditions
//   p "per SOURCE [max K]"   d "to WORD"       b "by-me" or "by-them"               k "count K"  c "cure"
// p, b, k, c and a t after n may be missing.
struct VerbSpec {
    Verb verb;
    std::string_view word, args;
    Words says;  // {n} number, {s_} an s where it is not one, {w} word, {t} type, {s} conditions, {per} "for each ..."
};

inline constexpr std::array kVerbs{
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
    VerbSpec{Verb::counters, "counters", "np", {"{n} damage counter{s_}{per}", "{n} penanda kerusakan{per}"}},
    VerbSpec{Verb::snipe, "snipe", "wnk", {"{n} to a chosen Pokemon ({w})", "{n} ke Pokemon pilihan ({w})"}},
    VerbSpec{Verb::spread, "spread", "nw", {"{n} to each: {w}", "{n} ke tiap: {w}"}},
    VerbSpec{Verb::self, "self", "n", {"{n} to itself", "{n} ke diri sendiri"}},
    VerbSpec{Verb::status, "status", "ws", {"{w}: {s}", "{w}: {s}"}},
    VerbSpec{Verb::later_status, "later-status", "ws", {"after their turn {w}: {s}", "sesudah gilirannya {w}: {s}"}},
    VerbSpec{
        Verb::strip, "strip", "wntbp", {"discard {n} {t} energy of: {w}{per}", "buang {n} energi {t} dari: {w}{per}"}},
    VerbSpec{Verb::may_hand_over, "may-hand-over", "t", {"may pass its {t} energy on", "boleh mengoper energi {t}"}},
    VerbSpec{Verb::heal, "heal", "wnc", {"remove {n} counter{s_}: {w}", "hapus {n} penanda: {w}"}},
    VerbSpec{Verb::cure, "cure", "wn", {"cure {n} condition{s_}: {w}", "sembuhkan {n} kondisi: {w}"}},
    VerbSpec{Verb::shield, "shield", "wn", {"next turn prevents {w} {n}", "giliran depan menangkal {w} {n}"}},
    VerbSpec{Verb::hold, "hold", "", {"the defender cannot retreat", "lawan tidak dapat mundur"}},
    VerbSpec{Verb::smoke, "smoke", "", {"the defender's attack needs heads", "serangan lawan perlu gambar"}},
    VerbSpec{Verb::lock_attack, "lock-attack", "", {"locks an attack of the defender", "mengunci satu serangan lawan"}},
    VerbSpec{Verb::rest, "rest", "w", {"next turn not: {w}", "giliran depan tidak: {w}"}},
    VerbSpec{Verb::destiny_bond, "destiny-bond", "", {"who knocks it out goes with it", "penumbangnya ikut tumbang"}},
    VerbSpec{Verb::change, "change", "w", {"choose a new {w}", "pilih {w} baru"}},
    VerbSpec{Verb::switch_out, "switch", "wb", {"switch: {w}", "tukar: {w}"}},
    VerbSpec{Verb::may_switch, "may-switch", "w", {"may switch: {w}", "boleh tukar: {w}"}},
    VerbSpec{Verb::draw, "draw", "n", {"draw {n}", "tarik {n} kartu"}},
    VerbSpec{Verb::draw_to, "draw-to", "n", {"draw until {n} in hand", "tarik sampai {n} di tangan"}},
    VerbSpec{Verb::draw_bottom, "draw-bottom", "n", {"draw {n} from the bottom", "tarik {n} dari bawah"}},
    VerbSpec{Verb::refresh, "refresh", "n", {"hand into the deck, draw {n}", "tangan ke dek, tarik {n}"}},
    VerbSpec{Verb::refresh_theirs,
             "refresh-theirs",
             "n",
             {"their hand into the deck, they draw {n}", "tangan lawan ke dek, lawan tarik {n}"}},
    VerbSpec{Verb::shuffle_own, "shuffle-own", "", {"shuffle the deck", "kocok dek"}},
    VerbSpec{Verb::shuffle_theirs, "shuffle-theirs", "", {"shuffle their deck", "kocok dek lawan"}},
    VerbSpec{Verb::search, "search", "wfnd", {"fetch {n} from the {w}", "cari {n} kartu di {w}"}},
    VerbSpec{Verb::evolve_self, "evolve-self", "", {"evolve from the deck", "evolusi dari dek"}},
    VerbSpec{Verb::reveal_until, "reveal-until", "f", {"reveal up to a Basic, take it", "buka sampai Basic, ambil"}},
    VerbSpec{
        Verb::swap_prize, "swap-prize", "", {"swap a prize with the top card", "tukar hadiah dengan kartu teratas"}},
    VerbSpec{Verb::may_drop_stadium, "may-drop-stadium", "", {"may discard the Stadium", "boleh membuang Stadium"}},
    VerbSpec{Verb::mirror, "mirror", "", {"returns the last attack on it", "membalas serangan terakhir"}},
    VerbSpec{Verb::copy, "copy", "w", {"copies an attack of the defender", "meniru serangan lawan"}},
    VerbSpec{Verb::pay_cards, "pay-cards", "n", {"cost: discard {n} card{s_}", "biaya: buang {n} kartu"}},
    VerbSpec{Verb::return_cards, "return-cards", "n", {"shuffle {n} card{s_} into the deck", "kocok {n} kartu ke dek"}},
    VerbSpec{Verb::discard_hand, "discard-hand", "", {"discard the hand", "buang isi tangan"}},
    VerbSpec{Verb::shuffle_in_trainers,
             "shuffle-in-trainers",
             "",
             {"both shuffle Trainers away", "kedua pihak mengocok Trainer"}},
    VerbSpec{Verb::swap_pokemon, "swap-pokemon", "f", {"trade a Pokemon with the deck", "tukar Pokemon dengan dek"}},
    VerbSpec{Verb::pay_energy, "pay-energy", "n", {"cost: discard {n} own energy", "biaya: buang {n} energi sendiri"}},
    VerbSpec{Verb::remove_energy, "remove-energy", "n", {"discard {n} of their energy", "buang {n} energi lawan"}},
    VerbSpec{Verb::move_energy, "move-energy", "t", {"move a {t} energy", "pindahkan energi {t}"}},
    VerbSpec{Verb::heal_for_energy,
             "heal-for-energy",
             "n",
             {"an energy for {n} counter{s_}", "satu energi untuk {n} penanda"}},
    VerbSpec{Verb::heal_all_for_energy,
             "heal-all-for-energy",
             "",
             {"all energy for all counters", "semua energi untuk semua penanda"}},
    VerbSpec{Verb::attach_guard,
             "attach-guard",
             "",
             {"20 less damage until their turn ends", "kerusakan berkurang 20 sampai giliran lawan usai"}},
    VerbSpec{Verb::attach_boost, "attach-boost", "", {"10 more damage this turn", "kerusakan tambah 10 giliran ini"}},
    VerbSpec{Verb::devolve, "devolve", "", {"undo an evolution", "batalkan evolusi"}},
    VerbSpec{Verb::breed, "breed", "", {"Stage 2 onto its Basic", "Stage 2 di atas Basic"}},
    VerbSpec{Verb::scoop, "scoop", "w", {"take a Pokemon back ({w})", "ambil kembali Pokemon ({w})"}},
    VerbSpec{Verb::revive, "revive", "f", {"a Basic back with half its HP", "Basic kembali dengan separuh HP"}},
    VerbSpec{Verb::revive_theirs,
             "revive-theirs",
             "f",
             {"their Basic back to their bench", "Basic lawan kembali ke cadangannya"}},
    VerbSpec{Verb::arrange, "arrange", "n", {"order the top {n}", "susun {n} kartu teratas"}},
    VerbSpec{Verb::exp_all,
             "exp-all",
             "",
             {"saves an energy of a knocked-out active", "menyelamatkan energi Pokemon aktif yang tumbang"}},
    VerbSpec{Verb::mute_powers, "mute-powers-below", "n", {"no Powers below {n} HP", "tanpa Power di bawah {n} HP"}},
    VerbSpec{Verb::stand_in, "stand-in", "n", {"stands as a Pokemon of {n} HP", "berdiri sebagai Pokemon {n} HP"}},
    VerbSpec{Verb::move_counter, "move-counter", "w", {"move a damage counter", "pindahkan penanda kerusakan"}},
    VerbSpec{Verb::attach_from_hand, "attach-from-hand", "td", {"attach a {t} energy more", "pasang energi {t} lagi"}},
    VerbSpec{Verb::counters_on_target, "counters-on-target", "n", {"{n} counter{s_} on it", "{n} penanda padanya"}},
    VerbSpec{Verb::turn_all, "turn-all", "t", {"its energy is {t} this turn", "energinya menjadi {t} giliran ini"}},
    VerbSpec{Verb::become_energy, "become-energy", "n", {"becomes {n} energy", "menjadi {n} energi"}},
    VerbSpec{Verb::take_form, "take-form", "f", {"becomes a discarded Basic", "menjadi Basic dari buangan"}},
    VerbSpec{Verb::sacrifice_self, "sacrifice-self", "", {"knocks itself out", "menumbangkan diri"}},
    VerbSpec{
        Verb::ascend, "ascend", "t", {"comes in as active with {t} energy", "masuk sebagai aktif membawa energi {t}"}},
    VerbSpec{Verb::strike_back, "strike-back", "n", {"{n} to who damages it", "{n} ke yang melukainya"}},
    VerbSpec{Verb::payback, "payback", "s", {"who damages it is {s}", "yang melukainya {s}"}},
    VerbSpec{Verb::armor, "armor", "np", {"takes {n} less{per}", "terluka kurang {n}{per}"}},
    VerbSpec{Verb::immune, "immune", "w", {"immune: {w}", "kebal: {w}"}},
    VerbSpec{Verb::boost, "boost", "fn", {"its family does {n} more", "keluarganya tambah {n}"}},
    VerbSpec{Verb::free_retreat, "free-retreat", "f", {"its family retreats free", "keluarganya mundur gratis"}},
    VerbSpec{Verb::free_self, "free-self", "w", {"retreats free {w}", "mundur gratis {w}"}},
    VerbSpec{Verb::retreat_aid,
             "retreat-aid",
             "n",
             {"from the bench: retreat costs {n} less", "dari cadangan: biaya mundur kurang {n}"}},
    VerbSpec{Verb::hold_confused,
             "hold-confused",
             "",
             {"confused opponents cannot retreat", "lawan yang bingung tidak dapat mundur"}},
    VerbSpec{Verb::all_energy, "all-energy", "t", {"all its energy is {t}", "semua energinya {t}"}},
    VerbSpec{Verb::between_heal,
             "between-heal",
             "n",
             {"between turns: own Pokemon heal {n}", "antargiliran: Pokemon sendiri pulih {n}"}},
    VerbSpec{
        Verb::between_burn, "between-burn", "n", {"burns hurt {n} counter{s_} more", "luka bakar tambah {n} penanda"}},
    VerbSpec{
        Verb::between_rest, "between-rest", "n", {"asleep between turns: heals {n}", "tidur antargiliran: pulih {n}"}},
    VerbSpec{Verb::between_acid,
             "between-acid",
             "n",
             {"between turns: {n} counter{s_} on the defender", "antargiliran: {n} penanda pada lawan"}},
    VerbSpec{Verb::between_sleep,
             "between-sleep",
             "n",
             {"sleepers take {n} counter{s_}", "yang tidur mendapat {n} penanda"}},
};

struct NamedWhen {
    std::string_view word;
    When when;
    Words says;
};
inline constexpr std::array kWhens{
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
inline constexpr std::array kSources{
    NamedSource{"heads", Source::heads, {"heads", "gambar"}},
    NamedSource{"energy-self", Source::energy_self, {"own energy", "energi sendiri"}},
    NamedSource{"energy-defender", Source::energy_defender, {"energy of the defender", "energi lawan"}},
    NamedSource{
        "energy-cards-defender", Source::energy_cards_defender, {"energy card of the defender", "kartu energi lawan"}},
    NamedSource{"extra-any", Source::extra_any, {"energy beyond the cost", "energi di luar biaya"}},
    NamedSource{"extra-basic", Source::extra_basic, {"basic energy beyond the cost", "energi dasar di luar biaya"}},
    NamedSource{"counters-self", Source::counters_self, {"own damage counter", "penanda kerusakan sendiri"}},
    NamedSource{
        "counters-defender", Source::counters_defender, {"damage counter of the defender", "penanda kerusakan lawan"}},
    NamedSource{"basic-energy-actives",
                Source::basic_energy_actives,
                {"basic energy of both actives", "energi dasar kedua Pokemon aktif"}},
    NamedSource{"others-named-self", Source::others_named_self, {"other Pokemon of its name", "Pokemon lain senama"}},
    NamedSource{"evolved-own", Source::evolved_own, {"own evolved Pokemon", "Pokemon sendiri yang berevolusi"}},
    NamedSource{
        "pokemon-in-discard", Source::pokemon_in_discard, {"Pokemon in the discard pile", "Pokemon di buangan"}},
    NamedSource{
        "trainers-in-their-hand", Source::trainers_in_their_hand, {"Trainer in their hand", "Trainer di tangan lawan"}},
    NamedSource{"their-hand", Source::their_hand, {"card in their hand", "kartu di tangan lawan"}},
    NamedSource{"chosen", Source::chosen, {"card discarded", "kartu yang dibuang"}},
};

struct NamedWord {
    std::string_view word;
    Word value;
    Words says;
};
inline constexpr std::array kWords{
    NamedWord{"self", Word::self, {"itself", "diri sendiri"}},
    NamedWord{"defender", Word::defender, {"the defender", "lawan"}},
    NamedWord{"both", Word::both, {"both actives", "kedua Pokemon aktif"}},
    NamedWord{"own-active", Word::own_active, {"own active", "Pokemon aktif sendiri"}},
    NamedWord{"own", Word::own, {"own Pokemon", "Pokemon sendiri"}},
    NamedWord{"own-not-ex", Word::own_not_ex, {"own Pokemon without ex", "Pokemon sendiri bukan ex"}},
    NamedWord{"own-bench", Word::own_bench, {"own bench", "cadangan sendiri"}},
    NamedWord{"both-benches", Word::both_benches, {"both benches", "kedua cadangan"}},
    NamedWord{"choose", Word::choose, {"a chosen own Pokemon", "Pokemon sendiri pilihan"}},
    NamedWord{
        "choose-not-ex", Word::choose_not_ex, {"a chosen own Pokemon, not ex", "Pokemon sendiri pilihan, bukan ex"}},
    NamedWord{"any", Word::any, {"any", "mana saja"}},
    NamedWord{"bench", Word::bench, {"bench", "cadangan"}},
    NamedWord{"hand", Word::hand, {"hand", "tangan"}},
    NamedWord{"matching", Word::matching, {"same type", "tipe sama"}},
    NamedWord{"to-self", Word::to_self, {"to itself", "ke diri sendiri"}},
    NamedWord{"deck", Word::deck, {"deck", "dek"}},
    NamedWord{"discard", Word::discard, {"discard pile", "buangan"}},
    NamedWord{
        "weakness-resistance", Word::weakness_resistance, {"weakness and resistance", "kelemahan dan resistansi"}},
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
inline constexpr std::array kConditions{
    NamedCondition{"asleep", asleep, {"asleep", "tidur"}},
    NamedCondition{"confused", confused, {"confused", "bingung"}},
    NamedCondition{"paralyzed", paralyzed, {"paralyzed", "lumpuh"}},
    NamedCondition{"poisoned", poisoned, {"poisoned", "keracunan"}},
    NamedCondition{"toxic", poisoned | toxic, {"badly poisoned", "keracunan berat"}},
    NamedCondition{"burned", burned, {"burned", "terbakar"}},
};

inline constexpr std::uint16_t bit(Kind k) {
    return static_cast<std::uint16_t>(1u << static_cast<int>(k));
}
inline constexpr std::uint16_t kPokemonKinds = bit(Kind::basic) | bit(Kind::stage1) | bit(Kind::stage2);
struct NamedKinds {
    std::string_view word;
    std::uint16_t kinds;
};
inline constexpr std::array kKinds{
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

}  // namespace rakus::pokemon::words
