// The table: what lies where, whose turn it is, and what is being asked. A plain value without heap, about 1.2 kB.
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "core/types.h"
#include "games/pokemon/card.h"
#include "games/pokemon/catalogue.h"
#include "games/pokemon/deck.h"

namespace rakus::pokemon {

// ---- piles ---------------------------------------------------------------------------------------------------

// Cards in an order; the top of a pile is its end.
template <int Capacity>
class PileOf {
   public:
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const CardId* begin() const { return cards_.data(); }
    constexpr const CardId* end() const { return cards_.data() + size_; }
    constexpr CardId operator[](int i) const { return cards_[static_cast<std::size_t>(i)]; }
    constexpr CardId& at(int i) { return cards_[static_cast<std::size_t>(i)]; }
    constexpr CardId top() const { return cards_[static_cast<std::size_t>(size_ - 1)]; }
    constexpr void push(CardId c) {
        assert(size_ < Capacity);
        cards_[size_++] = c;
    }
    constexpr CardId pop() {
        assert(size_ > 0);
        return cards_[--size_];
    }
    constexpr void clear() { size_ = 0; }
    // The place of the first such card, or -1.
    constexpr int find(CardId c) const {
        for (int i = 0; i < size_; ++i)
            if (cards_[static_cast<std::size_t>(i)] == c) return i;
        return -1;
    }
    // Takes out the card at a place; the others keep their order.
    constexpr CardId take(int place) {
        const CardId c = (*this)[place];
        for (int i = place + 1; i < size_; ++i) cards_[static_cast<std::size_t>(i - 1)] = (*this)[i];
        --size_;
        return c;
    }
    constexpr bool remove(CardId c) {
        const int place = find(c);
        if (place >= 0) take(place);
        return place >= 0;
    }
    friend constexpr bool operator==(const PileOf& a, const PileOf& b) {
        if (a.size_ != b.size_) return false;
        for (int i = 0; i < a.size_; ++i)
            if (!(a[i] == b[i])) return false;
        return true;
    }

   private:
    std::array<CardId, Capacity> cards_{};  // only the first size_ mean anything
    std::uint8_t size_ = 0;
};
using Pile = PileOf<kLargestDeck>;
using Prizes = PileOf<6>;

// ---- Pokemon in play -----------------------------------------------------------------------------------------

// 0 is the active Pokemon, 1 to 5 the bench from the left.
struct Slot {
    std::uint8_t value = 0;
    constexpr bool active() const { return value == 0; }
    friend constexpr bool operator==(Slot, Slot) = default;
};
inline constexpr Slot kActive{0};
inline constexpr int kBenchSize = 5;

// What a Pokemon does with attacks of the opponent's next turn.
enum class Shield : std::uint8_t { none, damage, effects, upto, reduce };

struct InPlay {
    std::array<CardId, 3> cards{};  // the topmost first
    std::uint8_t stack = 0;         // how many; 0: nobody stands here
    std::uint8_t counters = 0;      // damage in tens
    std::array<std::uint8_t, kEnergyKinds> energy{};
    CardId tool{};
    std::uint8_t boosts = 0, guards = 0;  // PlusPower and Defender under it
    Conditions conditions = 0;
    // of this turn
    bool entered = false, evolved = false, power_used = false;
    Type turned = Type::none;  // all its energy counts as this type until the turn ends
    // what attacks left behind; gone when it leaves the active place or evolves
    Shield shield = Shield::none;
    std::uint8_t shield_n = 0;
    bool held = false, smoked = false, bonded = false, confused_later = false;
    std::uint8_t locked_attack = 0;                       // 1 or more: this attack of the opponent's choice
    std::uint8_t resting_attack = 0, resting = 0;         // kAll: every attack; 2: set this turn, 1: the turn it holds
    Type weakness = Type::none, resistance = Type::none;  // changed ones
    std::uint8_t mirror_damage = 0;                       // counters the opponent's last attack put on it
    Conditions mirror_conditions = 0;
    bool spent = false;  // its once-in-play attack is used up; stays while it is in play

    constexpr bool empty() const { return stack == 0; }
    constexpr CardId top() const { return cards[0]; }
    constexpr int damage() const { return counters * 10; }
    constexpr int energy_cards() const {
        int n = 0;
        for (const auto e : energy) n += e;
        return n;
    }
    // What attacks did to it ends when it goes to the bench or evolves.
    constexpr void shake_off() {
        conditions = 0;
        shield = Shield::none, shield_n = 0;
        held = smoked = bonded = confused_later = false;
        locked_attack = resting_attack = resting = 0;
        weakness = resistance = Type::none;
        mirror_damage = 0, mirror_conditions = 0;
    }
    friend constexpr bool operator==(const InPlay&, const InPlay&) = default;
};

struct Field {
    Pile deck, hand, discard;
    Prizes prizes;
    std::array<InPlay, 1 + kBenchSize> spots{};
    std::uint8_t bench = 0;  // how many stand on it; they stand together from the left

    InPlay& at(Slot s) { return spots[s.value]; }
    const InPlay& at(Slot s) const { return spots[s.value]; }
    InPlay& active() { return spots[0]; }
    const InPlay& active() const { return spots[0]; }
    bool bench_full() const { return bench == kBenchSize; }
    int in_play() const { return bench + (spots[0].empty() ? 0 : 1); }
    friend bool operator==(const Field&, const Field&) = default;
};

// ---- what is going on ----------------------------------------------------------------------------------------

enum class Phase : std::uint8_t {
    setup_active,
    setup_bench,
    mulligan_draw,
    main,
    asking,
    pay_retreat,
    promote,
    save_energy,
    hand_limit,
    over
};

// What a running effect asks for.
enum class AskFor : std::uint8_t {
    nothing,
    spot,
    energy,
    hand_card,
    deck_card,
    discard_card,
    top_card,
    prize,
    type,
    attack,
    yes
};
// Which Pokemon may be answered.
enum class SpotRule : std::uint8_t {
    any,
    bench,
    damaged,
    has_energy,
    energy_and_damage,
    of_type,
    not_ex,
    no_tool,
    no_tool_not_ex,
    not_this,
    evolved,
    breedable,
    has_basic_energy,
    with_room,
    hurt_not_ex
};

struct Ask {
    AskFor what = AskFor::nothing;
    bool mine = true;  // whose Pokemon or cards: of the player who runs the effect?
    bool may_stop = false;
    SpotRule rule = SpotRule::any;
    bool special = false;  // a card that grows on the Pokemon at `slot`; from the discard pile: of another name;
                           // an attack: whose other demands the copier can meet
    Slot slot{};           // where the energy lies; the one that is not meant
    FilterId filter{};
    Type type = Type::none;  // of the energy or of the Pokemon; colorless: any
    friend constexpr bool operator==(const Ask&, const Ask&) = default;
};

// ---- moves ---------------------------------------------------------------------------------------------------

enum class Do : std::uint8_t {
    active,  // set the opening Pokemon
    bench,
    evolve,
    attach,
    play,
    power,
    dismiss,
    retreat,
    attack,
    pass,
    promote,  // bring a bench Pokemon forward
    choose,
    stop,
};

struct Move {
    Do act = Do::pass;
    CardId card{};
    Slot slot{};
    std::uint8_t n = 0;  // attack from 0, energy kind, type, prize, number of cards
    friend constexpr bool operator==(const Move&, const Move&) = default;
};
using Moves = List<Move, 224>;

// An effect that is being carried out: which script, how far, and what it has found so far.
enum class Running : std::uint8_t { nothing, attack, trainer, power };
struct Effect {
    Running what = Running::nothing;
    CardId card{};           // whose script
    std::uint8_t index = 0;  // of the attack
    Side by = Side::first;
    Slot user{};
    std::uint8_t pc = 0, step = 0;
    std::uint8_t flips = 0, heads = 0, chosen = 0, left = 0;
    bool failed = false, paid = false, switched = false, ignore_types = false, ignore_all = false, copied_free = false,
         done_damage = false, was_damaged = false,
         kept = false;        // was: the defender, before; kept: the card stays in play
    std::uint8_t target = 0;  // a slot, a card or a kind between two steps
    Ask ask{};
    Move answer{};
    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// What follows when the knocked-out Pokemon have been replaced.
enum class Then : std::uint8_t { go_on, end_turn, next_turn };

enum class Winner : std::uint8_t { nobody_yet, first, second, draw };

// The coins of the last move, for the reader of a game. A remark: states that differ only here are the same.
struct Coins {
    std::uint16_t heads = 0;  // bit i: coin i
    std::uint8_t n = 0;
    friend constexpr bool operator==(const Coins&, const Coins&) { return true; }
};

struct State {
    std::array<Field, 2> fields{};
    std::uint16_t turn = 0;     // counts both players' turns from 1; 0 while the players set up
    Side player = Side::first;  // whose turn it is
    Phase phase = Phase::setup_active;
    Side chooser = Side::first;                                  // who decides next
    bool attached = false, retreated = false, searched = false;  // this turn
    CardId supporter{};                                          // played this turn; discarded when it ends
    CardId stadium{};
    Side stadium_of = Side::first;
    std::uint8_t repeats = 0;  // Powers used this turn, so that a turn ends
    Effect effect{};
    Then then = Then::go_on;
    bool saved = false;      // the question of Phase::save_energy has been answered
    bool by_attack = false;  // the knock-outs at hand come from an attack
    bool sudden = false;     // sudden death: one prize each
    Slot retreat_to{};
    std::uint8_t owed = 0;  // energy still to pay for the retreat, or cards a mulligan allows
    Winner winner = Winner::nobody_yet;
    Coins coins{};

    Field& field(Side s) { return fields[static_cast<std::size_t>(index_of(s))]; }
    const Field& field(Side s) const { return fields[static_cast<std::size_t>(index_of(s))]; }
    friend bool operator==(const State&, const State&) = default;
};

// What the player who decides may know: the same table with unknown cards where the backs are seen.
struct View {
    State table;
    friend bool operator==(const View&, const View&) = default;
};

}  // namespace rakus::pokemon
