// What is printed on a card: numbers, and effects as operations. Cards are data (data/pokemon); no card has code.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/types.h"

namespace rakus::pokemon {

// The types of Pokemon and energy, in the order of the letters "GRWLPFDMC".
enum class Type : std::uint8_t { grass, fire, water, lightning, psychic, fighting, darkness, metal, colorless, none };
inline constexpr int kBasicTypes = 6;  // the types that have a basic energy card: the first six

constexpr char letter_of(Type t) {
    return "GRWLPFDMC-"[static_cast<int>(t)];
}
Type type_of(char letter);  // Type::none for any other letter

// A card of the catalogue. The value 0 is a card that nobody has named: it may be anything.
struct CardId {
    std::uint8_t value = 0;
    constexpr bool known() const { return value != 0; }
    friend constexpr bool operator==(CardId, CardId) = default;
};

// A name, for evolution and "four of a name"; equal names, equal ids.
struct NameId {
    std::uint16_t value = 0;
    friend constexpr bool operator==(NameId, NameId) = default;
};

enum class Kind : std::uint8_t { basic, stage1, stage2, trainer, supporter, stadium, tool, energy, special_energy };
constexpr bool is_pokemon(Kind k) {
    return k <= Kind::stage2;
}
constexpr bool is_evolution(Kind k) {
    return k == Kind::stage1 || k == Kind::stage2;
}
constexpr bool is_trainer(Kind k) {
    return k >= Kind::trainer && k <= Kind::tool;
}
constexpr bool is_energy(Kind k) {
    return k >= Kind::energy;
}

// ---- operations ----------------------------------------------------------------------------------------------

// What an operation does. vocabulary.cpp holds the word, the arguments and the meaning of each.
enum class Verb : std::uint8_t {
    // the damage
    flip,
    plus,
    minus,
    times,
    fail,
    half_hp,
    ignore,
    need,
    pay,
    may_pay,
    may_burn,
    may_toss,
    once_in_play,
    while_asleep,
    hit,
    counters,
    snipe,
    spread,
    self,
    // conditions and energy
    status,
    later_status,
    strip,
    may_hand_over,
    heal,
    cure,
    shield,
    hold,
    smoke,
    lock_attack,
    rest,
    destiny_bond,
    change,
    // places and cards
    switch_out,
    may_switch,
    draw,
    draw_to,
    draw_bottom,
    refresh,
    refresh_theirs,
    shuffle_own,
    shuffle_theirs,
    search,
    evolve_self,
    reveal_until,
    swap_prize,
    may_drop_stadium,
    mirror,
    copy,
    // Trainer cards
    pay_cards,
    return_cards,
    discard_hand,
    shuffle_in_trainers,
    swap_pokemon,
    pay_energy,
    remove_energy,
    move_energy,
    heal_for_energy,
    heal_all_for_energy,
    attach_guard,
    attach_boost,
    devolve,
    breed,
    scoop,
    revive,
    revive_theirs,
    arrange,
    exp_all,
    mute_powers,
    stand_in,
    // Powers
    move_counter,
    attach_from_hand,
    counters_on_target,
    turn_all,
    become_energy,
    take_form,
    sacrifice_self,
    ascend,
    // Bodies
    strike_back,
    payback,
    armor,
    immune,
    boost,
    free_retreat,
    free_self,
    retreat_aid,
    hold_confused,
    all_energy,
    between_heal,
    between_burn,
    between_rest,
    between_acid,
    between_sleep,
};

// When an operation is carried out.
enum class When : std::uint8_t {
    always,
    heads,
    tails,
    heads_exactly,
    defender_damaged,
    defender_evolved,
    defender_ex,
    self_asleep,
    behind,
    paid,
    switched,
    did_damage,
};

// What "for each" counts.
enum class Source : std::uint8_t {
    none,
    heads,
    until_tails,
    energy_self,
    energy_defender,
    energy_cards_defender,
    extra_typed,
    extra_any,
    extra_basic,
    counters_self,
    counters_defender,
    basic_energy_actives,
    others_named_self,
    evolved_own,
    pokemon_in_discard,
    trainers_in_their_hand,
    their_hand,
    chosen,
};

// The word an operation turns on: whom, what, which way.
enum class Word : std::uint8_t {
    none,
    self,
    defender,
    both,
    own_active,
    own,
    own_not_ex,
    own_bench,
    both_benches,
    choose,
    choose_not_ex,
    any,
    bench,
    hand,
    matching,
    to_self,
    deck,
    discard,
    weakness_resistance,
    everything,
    weakness,
    resistance,
    defender_asleep,
    damage,
    effects,
    upto,
    reduce,
    attack,
    all,
    free,
    paying,
    basic,
    by_me,
    by_them,
    ex,
    odd,
    even,
    conditions,
    with_energy,
    without_energy,
};

// The five special conditions; `toxic` is a poison that counts double.
enum Condition : std::uint8_t { asleep = 1, confused = 2, paralyzed = 4, poisoned = 8, toxic = 16, burned = 32 };
using Conditions = std::uint8_t;
inline constexpr Conditions kTurned = asleep | confused | paralyzed;  // only one of these at a time

// Which cards an operation means.
struct Filter {
    std::uint16_t kinds = 0x1ff;  // a bit for each Kind
    Type type = Type::none;       // of a Pokemon, or what an energy gives
    bool not_ex = false;
    std::vector<NameId> names;  // empty: any name
};
struct FilterId {
    std::uint8_t value = 0;  // 0: any card
    friend constexpr bool operator==(FilterId, FilterId) = default;
};

inline constexpr std::uint8_t kAll = 255;  // the number "all"

struct Op {
    Verb verb{};
    When when = When::always;
    std::uint8_t when_n = 0;
    std::uint8_t n = 0;
    Source per = Source::none;
    Type type = Type::none;  // Type::colorless: any energy
    std::uint8_t max = 0;    // of "for each" or of targets; 0: no limit
    Word who = Word::none, where = Word::none;
    FilterId filter{};
    Conditions conditions = 0;
    friend constexpr bool operator==(const Op&, const Op&) = default;
};
using Script = std::vector<Op>;

// ---- cards ---------------------------------------------------------------------------------------------------

struct Cost {
    std::array<std::uint8_t, 8> typed{};
    std::uint8_t colorless = 0, total = 0;
};

struct Attack {
    std::string name;
    Cost cost;
    int damage = 0;  // as printed; 0 when nothing is printed
    Script script;   // holds `hit` where the damage is done
    int open = 0;    // sentences of an imported text that no operation covers
};

// How often an activated Power may be used; Bodies and continuous Powers are `always`.
enum class Use : std::uint8_t { always, often, once, once_a_turn, from_bench, on_entering };

struct Power {
    std::string name;
    bool body = false;
    Use use = Use::always;
    Conditions blocked = 0;  // it does not work while one of these holds
    Script script;
};

struct Card {
    std::string id, slug, name;
    std::vector<std::string> also;  // other public ids of the same card
    NameId name_id, evolves_from;
    NameId basic_name;  // of a Stage 2: the Basic at the root of its line
    Kind kind{};
    bool ex = false, has_power = false;
    int hp = 0, retreat = 0;
    Type type = Type::none;
    Type provides = Type::none;           // a basic energy's type
    std::uint16_t weak = 0, resists = 0;  // a bit for each Type
    int weak_plus = 0;                    // what weakness adds, as printed; 0: it doubles
    int resist_minus = 30;                // what resistance takes off, as printed
    std::vector<Attack> attacks;
    Power power;
    Script script;  // of a Trainer card

    bool is_weak_to(Type t) const { return (weak >> static_cast<int>(t) & 1) != 0; }
    bool resists_type(Type t) const { return (resists >> static_cast<int>(t) & 1) != 0; }
};

// The first operation with this verb; null if there is none.
const Op* find_op(const Script&, Verb);

}  // namespace rakus::pokemon
