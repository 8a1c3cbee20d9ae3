// Gobblet Gobblers: place a piece from the hand or move an own uncovered one, onto a cell whose top piece is smaller.
// Three own pieces on top in a lane win.
#pragma once
#include <cstdint>
#include <optional>

#include "core/types.h"
#include "games/gobblet/board.h"
#include "games/gobblet/past.h"

namespace rakus::gobblet {

// A lift that uncovers an enemy row: the piece may cover it again, or the game is lost at once.
enum class Lift : std::uint8_t { cover, strict };
// Both sides have a row after the move: the mover loses, wins, or draws.
enum class Both : std::uint8_t { lose, win, draw };

struct Rules {
    Lift lift = Lift::cover;
    Both both = Both::lose;
    std::uint8_t repetition = 3;  // the occurrence of a position that is a draw; 0: never
    friend bool operator==(const Rules&, const Rules&) = default;
};

// A placement from the hand, or a move from one cell to another.
struct Move {
    static constexpr std::uint8_t kHand = 9;
    std::uint8_t source = kHand;  // the cell it leaves, or kHand
    Size size = Size::small;      // of the piece
    Cell target;

    constexpr bool placement() const { return source == kHand; }
    constexpr Cell from() const { return Cell{source}; }  // of a move on the board
    friend auto operator<=>(const Move&, const Move&) = default;
};
constexpr Move place(Size size, Cell target) { return {Move::kHand, size, target}; }

// 27 placements at the start; a size with one piece on the board and one in the hand has at most 8 + 8.
using Moves = List<Move, 48>;

// A board, whose turn it is, and how often it has stood there. Boards since the last placement are remembered for the
// repetition rule; they are not part of the value that is written, read and compared.
struct State {
    Board board;
    Side to_move = Side::first;
    std::uint8_t seen = 1;  // this is the seen-th time
    Past past;

    friend bool operator==(const State& a, const State& b) {
        return a.board == b.board && a.to_move == b.to_move && a.seen == b.seen;
    }
};

// How a game stands for the side to move, looking at the board alone: +1 won, -1 lost, 0 drawn, empty: it goes on.
inline std::optional<int> ended(const Rules& rules, const Board& b, Side to_move) {
    const bool own = has_lane(b.tops(to_move)), theirs = has_lane(b.tops(other(to_move)));
    if (!own && !theirs) return std::nullopt;
    if (own != theirs) return own ? 1 : -1;
    return rules.both == Both::lose ? 1 : rules.both == Both::win ? -1 : 0;
}

// All legal moves of a running game: placements by size, then moves by source; targets in the order of cells.
Moves moves(const Board&, Side to_move);
// The board after a legal move. Under lift=strict a lift that uncovers an enemy row ends the game there: the piece
// stays in the hand and the row is seen.
Board after(const Rules&, const Board&, Side mover, const Move&);

inline bool drawn_by_repetition(const Rules& rules, const State& s) {
    return rules.repetition != 0 && s.seen >= rules.repetition;
}
std::optional<Outcome> outcome(const Rules&, const State&);
Moves moves(const Rules&, const State&);
State after(const Rules&, const State&, const Move&);

// ---- the hot path --------------------------------------------------------------------------------------------------

// Where a piece of this size may land.
inline CellSet open_to(const Board& b, Size size) {
    CellSet taken = b.both(Size::large);
    if (size <= Size::medium) taken = taken | b.both(Size::medium);
    if (size == Size::small) taken = taken | b.both(Size::small);
    return CellSet::all() - taken;
}

inline Moves moves(const Board& b, Side side) {
    Moves out;
    CellSet uncovered = CellSet::all();
    std::array<CellSet, 3> open, movable;
    for (const Size size : {Size::large, Size::medium, Size::small}) {
        movable[index_of(size)] = b.men(side, size) & uncovered;
        open[index_of(size)] = uncovered = uncovered - b.both(size);
    }
    for (const Size size : kSizes)
        if (b.in_hand(side, size) > 0)
            for (const Cell c : open[index_of(size)]) out.push_back(place(size, c));
    for (const Cell from : movable[0] | movable[1] | movable[2]) {
        const Size size = movable[2].has(from) ? Size::large : movable[1].has(from) ? Size::medium : Size::small;
        for (const Cell c : open[index_of(size)]) out.push_back({from.index, size, c});
    }
    return out;
}

inline Board after(const Rules& rules, const Board& b, Side mover, const Move& m) {
    if (m.placement()) return b.with(mover, m.size, m.target);
    const Board lifted = b.without(mover, m.size, m.from());
    if (rules.lift == Lift::strict && has_lane(lifted.tops(other(mover)))) return lifted;
    return lifted.with(mover, m.size, m.target);
}

inline std::optional<Outcome> outcome(const Rules& rules, const State& s) {
    if (const auto e = ended(rules, s.board, s.to_move)) return outcome_of_lead(s.to_move == Side::first ? *e : -*e);
    if (drawn_by_repetition(rules, s)) return Outcome::draw;
    return std::nullopt;
}

inline Moves moves(const Rules& rules, const State& s) {
    return outcome(rules, s) ? Moves{} : moves(s.board, s.to_move);
}

inline State after(const Rules& rules, const State& s, const Move& m) {
    State next;
    next.board = after(rules, s.board, s.to_move, m);
    next.to_move = other(s.to_move);
    if (rules.repetition == 0 || m.placement()) return next;  // what was before a placement never comes back
    next.past = s.past;
    next.past.add(s.board, s.seen);
    next.seen = static_cast<std::uint8_t>(next.past.times(next.board) + 1);
    return next;
}

}  // namespace rakus::gobblet
