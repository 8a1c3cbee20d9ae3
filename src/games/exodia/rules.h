// A solitaire duel: start, what may be done, what it does. `perform` is the hot path of a million duels; `after` is the
// same thing on a copy, one question to the player at a time.
#pragma once
#include <optional>
#include <vector>

#include "core/rng.h"
#include "games/exodia/feasible.h"
#include "games/exodia/program.h"

namespace rakus::exodia {

struct Move {
    Verb verb = Verb::end;
    Kind card;    // of the action; of the choice for `choose`
    Kind choice;  // an answer given in advance: a:DWD~TF
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

// ---- cards between the zones -----------------------------------------------------------------------------------

inline void into_hand(View& v, Kind k) {
    v.in(Zone::hand).add(k);
    v.held.add(k);
    ++v.hand_size;
}
inline void out_of_hand(View& v, Kind k) {
    v.in(Zone::hand).take(k);
    v.held.keep_if(k, v.in(Zone::hand)[k] > 0);
    --v.hand_size;
}
// The top card of the deck, or any card when the deck has no order. The deck is not empty.
inline Kind off_deck(State& s, Rng& rng) {
    View& v = s.seen;
    assert(v.deck_size > 0);
    const std::size_t last = --v.deck_size;
    const std::size_t at = s.ordered ? last : rng.below(static_cast<std::uint32_t>(last + 1));
    const Kind k = s.deck[at];
    s.deck[at] = s.deck[last];
    v.in(Zone::deck).take(k);
    v.in_deck.keep_if(k, v.in(Zone::deck)[k] > 0);
    return k;
}
// On top of the deck; the caller shuffles.
inline void onto_deck(State& s, Kind k) {
    s.deck[s.seen.deck_size++] = k;
    s.seen.in(Zone::deck).add(k);
    s.seen.in_deck.add(k);
}
// The whole hand at once. No card has more than three copies, so three are written and the count decides.
inline void hand_to_deck(State& s) {
    View& v = s.seen;
    Pile &hand = v.in(Zone::hand), &deck = v.in(Zone::deck);
    std::size_t end = v.deck_size;
    v.held.each([&](Kind k) {
        for (std::size_t i = 0; i < kMaxCopies; ++i) s.deck[end + i] = k;
        end += static_cast<std::size_t>(hand[k]);
        deck.add(k, hand[k]);
    });
    v.deck_size = static_cast<std::uint8_t>(end);
    v.in_deck = v.in_deck | v.held;
    hand = {};
    v.held = {};
    v.hand_size = 0;
}
// A shuffled deck is one whose order nobody has asked for yet.
inline void shuffle_deck(State& s) {
    s.ordered = false;
}
void out_of_deck(State& s, Kind k);  // a search; the caller shuffles
// Gives the deck an order now: Fisher-Yates over the cards in the order of their kinds.
void order_deck(State& s, Rng& rng);
// The deck in the order of its kinds, so that draws depend only on its content.
void settle_deck(State& s);

// The rows of the field, in the order in which its units stand; inside a row they stand in the order of arrival.
enum class Row : std::uint8_t { monsters, field, spells };
Row row_of(const Program&, Kind);
void enter_field(const Program&, View&, Kind);
void leave_field(const Program&, View&, Kind, Zone to);

inline void draw_card(State& s, Rng& rng) {
    into_hand(s.seen, off_deck(s, rng));
}
inline bool has_won(const Program& p, const View& v) {
    return v.held.has_all(p.win);
}

// ---- the duel --------------------------------------------------------------------------------------------------

State start(const Program&, Rng&);
// Every legal move; empty when the duel is over.
std::vector<Move> moves(const Program&, const View&);
// The same without those that only say in advance what the plain move would ask.
std::vector<Move> plain_moves(const Program&, const View&);
const Action* action_of(const Program&, Move);  // null for `choose`, `done` and `end`
// `move` is one of moves(). An effect that needs a choice stops and waits for it.
void apply(const Program&, State&, Move, Rng&);
// The kinds that the waiting effect may be answered with, and whether it may be told that this is enough.
struct Question {
    Kinds kinds;
    bool may_stop = false;
};
Question question(const Program&, const View&);

}  // namespace rakus::exodia
