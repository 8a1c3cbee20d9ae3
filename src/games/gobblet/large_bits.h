// A set of positions that share their small and medium layer: one bit for every large layer, so that one machine word
// answers a question about 29 to 64 positions at once. The mover is the side that is about to move in the question
// asked.
//
// Group g (0..45) holds the positions in which the *waiting* side's large pieces are the set g; its bits stand for the
// mover's set, ranked among the sets that do not touch g. So a move of a large piece stays in its group.
//
//     words 0..9    group 0 (46 bits) and groups 1..9 (37 bits), one word each
//     words 10..27  groups 10..45 (29 bits), two a word
#pragma once
#include <array>
#include <bit>
#include <cstdint>

#include "games/gobblet/layers.h"
#include "games/gobblet/rules.h"

namespace rakus::gobblet {

class LargeBits {
   public:
    static constexpr int kWords = 28, kWide = 10;  // groups below kWide have a word of their own

    std::uint64_t group(int g) const {
        if (g < kWide) return words_[g];
        return words_[kWide + (g - kWide) / 2] >> (g % 2 * 32) & 0xFFFFFFFF;
    }
    // The group was empty.
    void put(int g, std::uint64_t bits) {
        if (g < kWide)
            words_[g] = bits;
        else
            words_[kWide + (g - kWide) / 2] |= bits << (g % 2 * 32);
    }
    bool any() const {
        std::uint64_t all = 0;
        for (const std::uint64_t w : words_) all |= w;
        return all != 0;
    }
    // The groups that are not empty, as bits.
    std::uint64_t groups() const {
        std::uint64_t out = 0;
        for (int g = 0; g < kSets; ++g) out |= std::uint64_t{group(g) != 0} << g;
        return out;
    }
    std::uint64_t count() const {
        std::uint64_t n = 0;
        for (const std::uint64_t w : words_) n += static_cast<std::uint64_t>(std::popcount(w));
        return n;
    }

    LargeBits& operator|=(const LargeBits& o) {
        return each(o, [](auto a, auto b) { return a | b; });
    }
    LargeBits& operator&=(const LargeBits& o) {
        return each(o, [](auto a, auto b) { return a & b; });
    }
    LargeBits& operator-=(const LargeBits& o) {
        return each(o, [](auto a, auto b) { return a & ~b; });
    }
    friend LargeBits operator|(LargeBits a, const LargeBits& b) { return a |= b; }
    friend LargeBits operator&(LargeBits a, const LargeBits& b) { return a &= b; }
    friend LargeBits operator-(LargeBits a, const LargeBits& b) { return a -= b; }
    friend bool operator==(const LargeBits&, const LargeBits&) = default;

   private:
    template <class Op>
    LargeBits& each(const LargeBits& o, Op op) {
        for (int i = 0; i < kWords; ++i) words_[i] = op(words_[i], o.words_[i]);
        return *this;
    }
    std::array<std::uint64_t, kWords> words_{};
};

// A map of words that sends a union to the union of the images: eight bits at a time by a table.
template <class Word>
class WordMap {
   public:
    // image(i): where the single bit i goes.
    template <class Image>
    WordMap(int width, Image image) {
        for (int byte = 0; byte * 8 < width; ++byte)
            for (unsigned value = 0; value < 256; ++value)
                for (int bit = 0; bit < 8 && byte * 8 + bit < width; ++bit)
                    if (value >> bit & 1) tables_[byte][value] |= static_cast<Word>(image(byte * 8 + bit));
    }
    template <int kBytes>
    Word of(std::uint64_t word) const {
        Word out = 0;
        for (int byte = 0; byte < kBytes; ++byte) out |= tables_[byte][word >> 8 * byte & 255];
        return out;
    }

   private:
    std::array<std::array<Word, 256>, sizeof(Word) == 8 ? 6 : 4> tables_{};
};

// Everything about large pieces that does not depend on the other two layers.
class LargeMoves {
   public:
    static const LargeMoves& get();

    // Every bit that means something.
    const LargeBits& all() const { return all_; }
    // The large layer (mover's set first) of a bit.
    LayerId layer(int group, int bit) const { return layers_at_[group][bit]; }

    // The positions from which the mover can reach one of these with a large piece.
    LargeBits before(const LargeBits&) const;
    // The same under lift=strict; `rows`: where the waiting side has a row.
    LargeBits before_strict(const LargeBits&, const LargeBits& rows) const;

    // The positions in which no large piece stands on the cells that a smaller piece leaves (or Move::kHand) and
    // enters.
    const LargeBits& passable(std::uint8_t source, Cell target) const { return passable_[source][target.index]; }
    std::uint64_t passable_groups(std::uint8_t source, Cell target) const {
        return passable_groups_[source][target.index];
    }

    // A group of a turned position, turned back: `bits` belong to group turned(t, g) there, the answer to g here.
    std::uint64_t turn_back(Turn t, int group, std::uint64_t bits) const {
        if (group == 0) return wide_turns_[t.index * LargeBits::kWide].template of<6>(bits);
        if (group < LargeBits::kWide) return wide_turns_[t.index * LargeBits::kWide + group].template of<5>(bits);
        return pair_turns_[t.index * kPairs + group - LargeBits::kWide].template of<4>(bits);
    }
    SetId turned_group(Turn t, int group) const { return turned_groups_[t.index][group]; }

    // Where the mover has a row, if these are the mover's tops without the large pieces; the same for the waiting side.
    const LargeBits& mover_rows(CellSet mover_tops) const { return mover_rows_[mover_tops.bits()]; }
    const LargeBits& waiting_rows(CellSet waiting_tops) const { return waiting_rows_[waiting_tops.bits()]; }

   private:
    LargeMoves();
    static constexpr int kPairs = kSets - LargeBits::kWide;

    void list_moves();
    void list_turns();
    void list_rows();

    struct Option {  // of a mover's set: lift a piece (or take one from the hand), land on one of the targets
        std::uint8_t from, lifted;  // ranks; lifted == from: nothing is lifted
        std::uint64_t targets;
    };

    const Layers& layers_ = Layers::get();
    LargeBits all_;
    std::array<std::array<LayerId, kSets>, kSets> layers_at_{};
    std::array<std::vector<Option>, kSets> options_;
    std::vector<WordMap<std::uint64_t>> wide_before_;  // by the number of waiting pieces: 0, 1
    std::vector<WordMap<std::uint32_t>> pair_before_;
    std::array<std::array<LargeBits, kCells>, kCells + 1> passable_{};
    std::array<std::array<std::uint64_t, kCells>, kCells + 1> passable_groups_{};
    std::vector<WordMap<std::uint64_t>> wide_turns_;
    std::vector<WordMap<std::uint32_t>> pair_turns_;
    std::array<std::array<SetId, kSets>, kTurns> turned_groups_{};
    std::vector<LargeBits> mover_rows_, waiting_rows_;  // by tops
};

}  // namespace rakus::gobblet
