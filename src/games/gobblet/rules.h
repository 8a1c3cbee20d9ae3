// Gobblet Gobblers: place a piece from the hand or move an own uncovered one, onto a cell whose top piece is smaller.
// Three own pieces on top in a lane win.
#pragma once
#include <cstdint>
#include <optional>

#include "core/types.h"
#include "games/gobblet/moves.h"
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

// A board, whose turn it is, and how often it has stood there. Boards since the last placement are remembered for the
// repetition rule; they are not part of the value that is written, read and compared.
struct State {
    Board board;
    Side to_move = Side::first;
    std::uint8_t seen = 1;          // this is the seen-th time
    std::optional<Outcome> result;  // follows from the rest; found once, when the position comes about
    Past past;

    friend bool operator==(const State& a, const State& b) {
        return a.board == b.board && a.to_move == b.to_move && a.seen == b.seen;
    }
};

// How a game stands for the side to move, looking at the board alone: +1 won, -1 lost, 0 drawn, empty: it goes on.
inline std::optional<int> ended(const Rules& rules, CellSet own_tops, CellSet their_tops) {
    const bool own = has_lane(own_tops), theirs = has_lane(their_tops);
    if (!own && !theirs) return std::nullopt;
    if (own != theirs) return own ? 1 : -1;
    return rules.both == Both::lose ? 1 : rules.both == Both::win ? -1 : 0;
}

inline std::optional<int> ended(const Rules& rules, const Board& b, Side to_move) {
    return ended(rules, b.tops(to_move), b.tops(other(to_move)));
}

// All legal moves of a running game: placements by size, then moves by source; targets in the order of cells.
Moves moves(const Board&, Side to_move);
// The board after a legal move. Under lift=strict a lift that uncovers an enemy row ends the game there: the piece
// stays in the hand and the row is seen.
Board after(const Rules&, const Board&, Side mover, const Move&);

// A position as it comes about.
State stand(const Rules&, Board, Side to_move, std::uint8_t seen);
Moves moves(const State&);
State after(const Rules&, const State&, const Move&);

// ---- the hot path --------------------------------------------------------------------------------------------------

inline Moves moves(const Board& b, Side side) {
    const CellSet free_of_large = CellSet::all() - b.both(Size::large);
    const CellSet free_of_medium = free_of_large - b.both(Size::medium);
    const CellSet empty = free_of_medium - b.both(Size::small);
    Moves out;
    const auto offer = [&](Size size, CellSet open) {
        if (b.in_hand(side, size) > 0) out.add(Move::kHand, size, open);
    };
    offer(Size::small, empty);
    offer(Size::medium, free_of_medium);
    offer(Size::large, free_of_large);
    const CellSet large = b.men(side, Size::large), medium = b.men(side, Size::medium) & free_of_large,
                  small = b.men(side, Size::small) & free_of_medium;
    for (const Cell from : large | medium | small) {
        if (large.has(from))
            out.add(from.index, Size::large, free_of_large);
        else if (medium.has(from))
            out.add(from.index, Size::medium, free_of_medium);
        else
            out.add(from.index, Size::small, empty);
    }
    return out;
}

inline Board after(const Rules& rules, const Board& b, Side mover, const Move& m) {
    if (m.placement()) return b.with(mover, m.size, m.target);
    const Board lifted = b.without(mover, m.size, m.from());
    if (rules.lift == Lift::strict && has_lane(lifted.tops(other(mover)))) return lifted;
    return lifted.with(mover, m.size, m.target);
}

inline std::optional<Outcome> result_of(const Rules& rules, const State& s) {
    if (const auto e = ended(rules, s.board, s.to_move)) return outcome_of_lead(s.to_move == Side::first ? *e : -*e);
    if (rules.repetition != 0 && s.seen >= rules.repetition) return Outcome::draw;
    return std::nullopt;
}

inline State stand(const Rules& rules, Board board, Side to_move, std::uint8_t seen) {
    State s;
    s.board = board;
    s.to_move = to_move;
    s.seen = seen;
    s.result = result_of(rules, s);
    return s;
}

inline Moves moves(const State& s) {
    return s.result ? Moves{} : moves(s.board, s.to_move);
}

inline State after(const Rules& rules, const State& s, const Move& m) {
    State next;
    next.board = after(rules, s.board, s.to_move, m);
    next.to_move = other(s.to_move);
    if (rules.repetition != 0 && !m.placement()) {  // what was before a placement never comes back
        next.past = s.past;
        next.past.add(s.board, s.seen);
        next.seen = static_cast<std::uint8_t>(next.past.times(next.board) + 1);
    }
    next.result = result_of(rules, next);
    return next;
}

}  // namespace rakus::gobblet
