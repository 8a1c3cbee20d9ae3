// What a player sees on the table as facts that hold or do not ("two Upstart Goblins in the hand", "a Library
// with three counters"), and what may be done as rows: the two sides of a formula (formula.h).
//
// Which piece is which makes no difference, so pieces are only counted. Every fact counts again in some situations, so
// that a formula can say that a card is worth something else while the engine is out.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/exodia/rules.h"

namespace rakus::exodia {

// What kind of thing a fact is about: a formula is explained by these.
enum class Matter : std::uint8_t { itself, hand, deck, field, pieces, turn };
inline constexpr std::size_t kMatters = 6;

// Facts that hold, by number. Those of one situation come after those of the one before.
inline constexpr std::size_t kMostFacts = 1024;
using Holding = List<std::uint16_t, kMostFacts>;

// The facts and rows for the kinds of a deck, named by their codes. A deck with other kinds too is seen as if they were
// not there.
class Outlook {
   public:
    explicit Outlook(std::vector<std::string> codes);

    const std::vector<std::string>& codes() const { return codes_; }
    std::size_t facts() const { return kSituations * in_a_situation_; }
    std::size_t rows() const;
    Matter matter_of(std::size_t fact) const;

   private:
    friend class Seat;
    static constexpr std::size_t kSituations = 4;
    std::vector<std::string> codes_;
    // Where each block of facts begins, inside a situation.
    struct Blocks {
        std::size_t hand, deck, aside, field, used, counters, pieces, hand_size, deck_size, turn, asked, itself;
    } at_{};
    std::size_t in_a_situation_ = 0;
};

// An outlook at the table of one program.
class Seat {
   public:
    Seat(const Outlook&, const Program&);

    void look(const View&, Holding& out) const;
    // The row of a plain move. A card that the outlook does not know has the row that nothing is worth.
    std::size_t row_of(const View&, Move) const;

   private:
    std::size_t slot(Kind k) const { return slots_[k.index]; }

    const Outlook* outlook_;
    const Program* program_;
    std::array<std::uint8_t, kMaxKinds> slots_{};  // of each kind of the program; beyond the codes: a piece, unknown
    Kinds known_, engine_;
};

// The kinds that a formula for this deck is about: all but the pieces.
std::vector<std::string> codes_of(const Program&);

}  // namespace rakus::exodia
