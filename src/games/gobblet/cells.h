// The cells of the board, sets of them, the eight lanes and the eight symmetries.
//
//     1 2 3        Cell{0} Cell{1} Cell{2}
//     4 5 6        Cell{3} Cell{4} Cell{5}
//     7 8 9        Cell{6} Cell{7} Cell{8}
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace rakus::gobblet {

inline constexpr int kCells = 9;

struct Cell {
    std::uint8_t index = 0;                             // 0..8
    constexpr int number() const { return index + 1; }  // as people count
    friend auto operator<=>(const Cell&, const Cell&) = default;
};

// A set of cells; walks through them in order.
class CellSet {
   public:
    constexpr CellSet() = default;
    constexpr explicit CellSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
    constexpr CellSet(Cell c) : bits_(static_cast<std::uint16_t>(1u << c.index)) {}  // NOLINT: one cell is a set
    static constexpr CellSet all() { return CellSet(0x1FF); }

    constexpr unsigned bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool has(Cell c) const { return (bits_ >> c.index & 1) != 0; }
    constexpr bool meets(CellSet o) const { return (bits_ & o.bits_) != 0; }
    constexpr bool contains(CellSet o) const { return (o.bits_ & ~bits_) == 0; }
    constexpr int size() const;
    constexpr Cell nth(std::size_t n) const;  // n < size()
    constexpr Cell first() const { return Cell{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }

    friend constexpr CellSet operator|(CellSet a, CellSet b) { return CellSet(a.bits_ | b.bits_); }
    friend constexpr CellSet operator&(CellSet a, CellSet b) { return CellSet(a.bits_ & b.bits_); }
    friend constexpr CellSet operator-(CellSet a, CellSet b) { return CellSet(a.bits_ & ~unsigned{b.bits_}); }
    friend constexpr bool operator==(CellSet, CellSet) = default;

    class Walk {
       public:
        constexpr explicit Walk(unsigned bits) : bits_(bits) {}
        constexpr Cell operator*() const { return Cell{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
        constexpr Walk& operator++() { return bits_ &= bits_ - 1, *this; }
        friend constexpr bool operator==(Walk, Walk) = default;

       private:
        unsigned bits_;
    };
    constexpr Walk begin() const { return Walk(bits_); }
    constexpr Walk end() const { return Walk(0); }

   private:
    std::uint16_t bits_ = 0;
};

namespace detail {
constexpr std::array<std::uint8_t, 512> size_table() {
    std::array<std::uint8_t, 512> table{};
    for (unsigned bits = 0; bits < 512; ++bits) table[bits] = static_cast<std::uint8_t>(std::popcount(bits));
    return table;
}
inline constexpr auto kSizeOf = size_table();

constexpr std::array<std::array<std::uint8_t, kCells>, 512> nth_table() {
    std::array<std::array<std::uint8_t, kCells>, 512> table{};
    for (unsigned bits = 0; bits < 512; ++bits) {
        std::size_t n = 0;
        for (const Cell c : CellSet(bits)) table[bits][n++] = c.index;
    }
    return table;
}
inline constexpr auto kNth = nth_table();
}  // namespace detail

constexpr int CellSet::size() const {
    return detail::kSizeOf[bits_];
}
constexpr Cell CellSet::nth(std::size_t n) const {
    return Cell{detail::kNth[bits_][n]};
}

inline constexpr CellSet kCentre{0b000'010'000}, kCorners{0b101'000'101}, kEdges{0b010'101'010};

inline constexpr std::array<CellSet, 8> kLanes{CellSet(0007), CellSet(0070), CellSet(0700), CellSet(0111),
                                               CellSet(0222), CellSet(0444), CellSet(0421), CellSet(0124)};

namespace detail {
constexpr std::array<bool, 512> lane_table() {
    std::array<bool, 512> table{};
    for (unsigned bits = 0; bits < 512; ++bits)
        for (const CellSet lane : kLanes) table[bits] = table[bits] || CellSet(bits).contains(lane);
    return table;
}
inline constexpr auto kHasLane = lane_table();
}  // namespace detail

// Three in a row somewhere in the set.
constexpr bool has_lane(CellSet cells) {
    return detail::kHasLane[cells.bits()];
}

// ---- the symmetries of the square: numbers 0 to 7, 0 changes nothing ---------------------------------------------

struct Turn {
    std::uint8_t index = 0;  // index / 4: mirrored first; index % 4: quarter turns
    friend auto operator<=>(const Turn&, const Turn&) = default;
};
inline constexpr int kTurns = 8;

constexpr Cell turned(Turn t, Cell c) {
    int row = c.index / 3, column = c.index % 3;
    if (t.index >= 4) column = 2 - column;
    for (int i = 0; i < t.index % 4; ++i) {
        const int was = row;
        row = column;
        column = 2 - was;
    }
    return Cell{static_cast<std::uint8_t>(row * 3 + column)};
}

namespace detail {
constexpr auto turn_table() {
    std::array<std::array<std::uint16_t, 512>, kTurns> table{};
    for (std::uint8_t t = 0; t < kTurns; ++t)
        for (unsigned bits = 0; bits < 512; ++bits) {
            CellSet out;
            for (const Cell c : CellSet(bits)) out = out | turned(Turn{t}, c);
            table[t][bits] = static_cast<std::uint16_t>(out.bits());
        }
    return table;
}
inline constexpr auto kTurned = turn_table();
}  // namespace detail

constexpr CellSet turned(Turn t, CellSet cells) {
    return CellSet(detail::kTurned[t.index][cells.bits()]);
}

// First `before`, then `then`.
constexpr Turn combined(Turn before, Turn then) {
    for (std::uint8_t t = 0; t < kTurns; ++t) {
        bool same = true;
        for (std::uint8_t c = 0; c < kCells; ++c)
            same = same && turned(Turn{t}, Cell{c}) == turned(then, turned(before, Cell{c}));
        if (same) return Turn{t};
    }
    return {};
}
constexpr Turn inverse(Turn t) {
    for (std::uint8_t i = 0; i < kTurns; ++i)
        if (combined(t, Turn{i}) == Turn{}) return Turn{i};
    return {};
}

}  // namespace rakus::gobblet
