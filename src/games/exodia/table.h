// What lies on the table of a solitaire duel, as values: kinds of cards, piles, units with counters, View and State.
//
// A card is known by its kind; copies are alike, so a zone is a count for each kind. The deck has an order only when
// somebody gave it one (`d=@seed` or a list). Otherwise the order does not exist yet: a draw takes any remaining card
// with equal chance, which is the same duel as one with a shuffled deck, and a shuffle costs nothing.
#pragma once
#include <array>
#include <bit>
#include <cstdint>

#include "core/types.h"

namespace rakus::exodia {

inline constexpr int kMaxKinds = 32;
inline constexpr int kMaxDeck = 60;
inline constexpr int kMaxCopies = 3;
inline constexpr int kMaxUnits = 12;

struct Kind {
    std::uint8_t index = 255;
    constexpr bool none() const { return index == 255; }
    friend constexpr bool operator==(Kind, Kind) = default;
};
inline constexpr Kind kNoCard{};

// A set of kinds: the filters of the effects and what the hand holds.
class Kinds {
   public:
    constexpr Kinds() = default;
    constexpr explicit Kinds(std::uint32_t bits) : bits_(bits) {}
    static constexpr Kinds all() { return Kinds(~std::uint32_t{0}); }
    static constexpr Kinds only(Kind k) { return Kinds(std::uint32_t{1} << k.index); }

    constexpr bool has(Kind k) const { return (bits_ >> k.index & 1) != 0; }
    constexpr bool has_all(Kinds o) const { return (bits_ & o.bits_) == o.bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
    constexpr bool meets(Kinds o) const { return (bits_ & o.bits_) != 0; }
    constexpr Kind first() const { return Kind{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
    constexpr void add(Kind k) { bits_ |= std::uint32_t{1} << k.index; }
    constexpr void remove(Kind k) { bits_ &= ~(std::uint32_t{1} << k.index); }
    constexpr void keep_if(Kind k, bool there) {
        bits_ = (bits_ & ~(std::uint32_t{1} << k.index)) | std::uint32_t{there} << k.index;
    }
    constexpr void drop_first() { bits_ &= bits_ - 1; }
    constexpr std::uint32_t bits() const { return bits_; }
    friend constexpr Kinds operator&(Kinds a, Kinds b) { return Kinds(a.bits_ & b.bits_); }
    friend constexpr Kinds operator|(Kinds a, Kinds b) { return Kinds(a.bits_ | b.bits_); }
    constexpr Kinds without(Kinds o) const { return Kinds(bits_ & ~o.bits_); }
    friend constexpr bool operator==(Kinds, Kinds) = default;

    template <class Do>
    constexpr void each(Do&& what) const {
        for (Kinds rest = *this; !rest.empty(); rest.drop_first()) what(rest.first());
    }

   private:
    std::uint32_t bits_ = 0;
};

// `aside`: looked at, or chosen to go back, while an effect is being resolved.
enum class Zone : std::uint8_t { hand, deck, field, grave, away, aside };
inline constexpr int kZones = 6;

// How many of each kind.
class Pile {
   public:
    constexpr int operator[](Kind k) const { return of_[k.index]; }
    constexpr void add(Kind k) { ++of_[k.index]; }
    constexpr void add(Kind k, int n) { of_[k.index] = static_cast<std::uint8_t>(of_[k.index] + n); }
    constexpr void take(Kind k) {
        assert(of_[k.index] > 0);
        --of_[k.index];
    }
    constexpr int count(Kinds which) const {
        int n = 0;
        which.each([&](Kind k) { n += of_[k.index]; });
        return n;
    }
    constexpr int size() const {
        int n = 0;
        for (const auto c : of_) n += c;
        return n;
    }
    constexpr Kinds kinds() const {
        Kinds out;
        for (std::uint8_t i = 0; i < kMaxKinds; ++i)
            if (of_[i]) out.add(Kind{i});
        return out;
    }
    // Those of `which` that are there.
    constexpr Kinds kinds_among(Kinds which) const {
        Kinds out;
        which.each([&](Kind k) {
            if (of_[k.index]) out.add(k);
        });
        return out;
    }
    friend constexpr bool operator==(const Pile&, const Pile&) = default;

   private:
    std::array<std::uint8_t, kMaxKinds> of_{};
};

// A card in play that remembers something: its counters and whether its once-a-turn effect is used.
struct Unit {
    Kind kind;
    std::uint8_t counters = 0;
    bool used = false;
    friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

// An effect that has stopped to ask its player for a card. The card that asks is in no zone until it is answered.
struct Waiting {
    static constexpr std::uint8_t kNobody = 255, kEndPhase = 254;
    std::uint8_t action = kNobody;  // of the program, or the end phase
    std::uint8_t operation = 0;
    std::uint8_t left = 0;  // cards still to be named
    constexpr bool on() const { return action != kNobody; }
    friend constexpr bool operator==(const Waiting&, const Waiting&) = default;
};

enum class Stage : std::uint8_t { running, won, lost };
enum class Forbid : std::uint8_t { none = 0, draw = 1, special_summon = 2 };

// Everything the player at the table may know. The content of the deck follows from what is seen; its order does not.
struct View {
    std::array<Pile, kZones> zones{};
    Kinds held, in_deck, in_play;  // the kinds with a card in the hand, in the deck, on the field
    Kinds used;                    // names used this turn, of the cards that remember it
    std::int32_t lp = 8000;
    std::uint8_t hand_size = 0, deck_size = 0;
    std::uint8_t turn = 1;
    bool summoned = false;       // the normal summon of this turn
    std::uint8_t forbidden = 0;  // Forbid flags, until the end of the turn
    Stage stage = Stage::running;
    Waiting waiting;
    List<Unit, kMaxUnits> units;  // by row, then in the order of arrival

    constexpr const Pile& in(Zone z) const { return zones[static_cast<std::size_t>(z)]; }
    constexpr Pile& in(Zone z) { return zones[static_cast<std::size_t>(z)]; }
    friend constexpr bool operator==(const View&, const View&) = default;
};

// The truth: the view and, where it exists, the order of the deck (the top card last).
struct State {
    View seen;
    bool ordered = false;
    std::array<Kind, kMaxDeck + kMaxCopies>
        deck{};  // the first seen.deck_size are there; their order counts only when `ordered`

    friend constexpr bool operator==(const State& a, const State& b) {
        if (!(a.seen == b.seen) || a.ordered != b.ordered) return false;
        for (int i = 0; a.ordered && i < a.seen.deck_size; ++i)
            if (a.deck[static_cast<std::size_t>(i)] != b.deck[static_cast<std::size_t>(i)]) return false;
        return true;
    }
};

}  // namespace rakus::exodia
