// The board in a terminal. Owners and sizes can be told without colour: capitals are player 1's, and a cell shows its
// top piece large, with what lies below it in small print, from bottom to top:
//
//     +-----+-----+-----+
//     | M   |  .  |  .  |      1 2 3
//     |     |     |     |
//     +-----+-----+-----+
#include <fmt/format.h>

#include "games/gobblet/notation.h"

namespace rakus::gobblet {
namespace {

const std::string kNothingBelow(7, ' ');
constexpr std::string_view kRule = "  +-------+-------+-------+\n";

// " M   1 ": the top piece and the number of the cell.
std::string top_line(const Board& b, Cell c) {
    const auto top = b.top(c);
    return fmt::format(" {}   {} ", top ? letter(*top) : '.', c.number());
}

// " (sM)  ": what lies below the top piece.
std::string below_line(const Board& b, Cell c) {
    std::string below;
    for (const Size size : kSizes)
        for (const Side side : {Side::first, Side::second})
            if (b.men(side, size).has(c)) below += letter({side, size});
    if (below.size() < 2) return kNothingBelow;
    below.pop_back();
    return fmt::format(" {:<6}", "(" + below + ")");
}

std::string board(const Board& b, bool hide_covered) {
    std::string out{kRule};
    for (std::uint8_t row = 0; row < 3; ++row) {
        std::string top = "  |", below = "  |";
        for (std::uint8_t column = 0; column < 3; ++column) {
            const Cell c{static_cast<std::uint8_t>(3 * row + column)};
            top += top_line(b, c) + "|";
            below += (hide_covered ? kNothingBelow : below_line(b, c)) + "|";
        }
        out += top + "\n" + below + "\n" + std::string(kRule);
    }
    return out;
}

std::string hand(const Board& b, Side side) {
    std::string out;
    for (const Size size : kSizes)
        for (int i = 0; i < b.in_hand(side, size); ++i) out += fmt::format(" {}", letter({side, size}));
    return out.empty() ? " -" : out;
}

}  // namespace

Text draw(const State& s, bool hide_covered) {
    const auto hands = [&](std::string_view one, std::string_view two) {
        return fmt::format("  {}:{}\n  {}:{}\n", one, hand(s.board, Side::first), two, hand(s.board, Side::second));
    };
    const Words covered = hide_covered ? Words{"covered pieces are hidden", "bidak tertutup disembunyikan"}
                                       : Words{"(covered)", "(tertutup)"};
    return {board(s.board, hide_covered) + hands("P1 in hand", "P2 in hand") +
                fmt::format("  S M L: player 1, s m l: player 2; {}\n", covered.en),
            board(s.board, hide_covered) + hands("P1 di tangan", "P2 di tangan") +
                fmt::format("  S M L: pemain 1, s m l: pemain 2; {}\n", covered.id)};
}

}  // namespace rakus::gobblet
