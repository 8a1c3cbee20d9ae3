#include "games/congklak/rules.h"

#include <algorithm>

namespace rakus::congklak {
namespace {

using mancala::Row16;
using mancala::Row8;

// The board as the mover sees it while a move runs. Which row a hole lies in is computed, not asked: the way of a relay
// cannot be predicted.
template <class Row>
struct Seen {
    Row own, opponent;
    int pits;
    int store = 0;  // seeds that came into the mover's store
    int sown = 0;   // seeds sown

    bool far(int hole) const { return hole > pits; }
    int pit_of(int hole) const { return hole - (far(hole) ? pits + 1 : 0); }
    int at(int hole) const {
        return mancala::seeds_in(own ^ ((own ^ opponent) & (Row{0} - Row{far(hole)})), pit_of(hole));
    }
    void clear(int hole) {
        const Row mask = mancala::pit_mask<Row>(pit_of(hole));
        own &= ~(mask & (Row{far(hole)} - 1));
        opponent &= ~(mask & (Row{0} - Row{far(hole)}));
    }
    // Lifts the seeds of a hole and sows them; returns the hole of the last one.
    int sow(const mancala::Sowing<Row>& sowing, int hole, int hand) {
        const mancala::Spread<Row>& s = sowing.spread(hole, hand);
        clear(hole);
        own += s.own;
        opponent += s.opponent;
        store += s.store;
        sown += hand;
        return s.last;
    }
};

// Sows from `hole`, and on from every pit with seeds; returns the hole of the last seed. It ends: every circle banks a
// seed.
template <class Row, class Note>
int run(const Rules& rules, Seen<Row>& b, int hole, Note&& note) {
    const auto& sowing = mancala::Sowing<Row>::of(rules.pits);
    for (int hand = b.at(hole);;) {
        note(hole, hand);
        hole = b.sow(sowing, hole, hand);
        hand = b.at(hole);  // 0 in the store, which is no pit
        if (hand <= 1 || !rules.relay) return hole;
    }
}

template <class Row>
bool gone_round(const Rules& rules, const Seen<Row>& b, int gone_before) {
    switch (rules.lap) {
        case Lap::store:
            return b.store > 0;
        case Lap::full:
            return b.sown >= rules.circle();
        case Lap::store_turn:
            return gone_before + b.store > 0;
        case Lap::full_turn:
            return gone_before + b.sown >= rules.circle();
        case Lap::none:
            return true;
    }
    return true;
}

template <class Row>
std::uint8_t gone_so_far(const Rules& rules, const Seen<Row>& b, int gone_before) {
    if (rules.lap == Lap::store_turn) return 1;
    if (rules.lap == Lap::full_turn) return static_cast<std::uint8_t>(std::min(gone_before + b.sown, rules.circle()));
    return 0;
}

// What follows is forced into one function: the board of a move then stays in registers (296 -> 347 thousand random
// games a second).
struct Landing {
    Ending ending;
    int last, shot;
};

// The last seed fell into an own empty pit: shoots, if the rules allow it here.
template <class Row>
[[gnu::always_inline]] inline Landing land_at_home(const Rules& rules, Seen<Row>& b, int last, int gone_before) {
    if (!rules.shoot || !gone_round(rules, b, gone_before)) return {Ending::own_empty, last, 0};
    const int facing = 2 * rules.pits - last;
    const int prey = b.at(facing);
    if (prey == 0 && !rules.empty_capture) return {Ending::own_empty, last, 0};
    b.clear(last);
    b.clear(facing);
    b.store += prey + 1;
    return {Ending::shot, last, prey};
}

template <class Row>
[[gnu::always_inline]] inline Landing land(const Rules& rules, Seen<Row>& b, int last, int gone_before) {
    if (last == rules.pits) return {Ending::store, last, 0};
    if (b.at(last) > 1) return {Ending::filled, last, 0};
    if (last > rules.pits) return {Ending::opponent_empty, last, 0};
    return land_at_home(rules, b, last, gone_before);
}

// The whole move on the mover's board. Rows of up to 8 pits run in one machine word.
template <class Row, class Note>
[[gnu::always_inline]] inline Landing move_in(const Rules& rules, State& s, Pit pit, Note&& note) {
    const int me = index_of(s.to_move), you = 1 - me;
    Seen<Row> b{static_cast<Row>(s.board.row[me]), static_cast<Row>(s.board.row[you]), rules.pits};
    const int last = run(rules, b, pit.index, note);
    const Landing landing = land(rules, b, last, s.gone);
    s.board.row[me] = b.own;
    s.board.row[you] = b.opponent;
    s.board.store[me] = static_cast<std::uint8_t>(s.board.store[me] + b.store);
    if (landing.ending == Ending::store) {
        s.gone = gone_so_far(rules, b, s.gone);
    } else {
        s.gone = 0;
        s.to_move = other(s.to_move);
    }
    return landing;
}

template <class Note>
Landing move(const Rules& rules, State& s, Pit pit, Note&& note) {
    if (pit == kPass) {
        s.to_move = other(s.to_move);
        s.gone = 0;
        return {Ending::pass, 0, 0};
    }
    return rules.pits < mancala::max_pits<Row8> ? move_in<Row8>(rules, s, pit, note)
                                                : move_in<Row16>(rules, s, pit, note);
}

void finish(const Rules& rules, State& s) {
    if (!over(rules, s)) return;
    s.board.sweep();
    s.gone = 0;
}

}  // namespace

State start(const Rules& rules) {
    State s;
    for (int pit = 0; pit < rules.pits; ++pit)
        for (auto& row : s.board.row) row |= mancala::seeds_at<Row16>(pit, rules.seeds);
    return s;
}

Moves moves(const Rules& rules, const State& s) {
    Moves out;
    if (over(rules, s)) return out;
    mancala::for_each_filled(s.board.row[index_of(s.to_move)],
                             [&](int pit) { out.push_back(Pit{static_cast<std::uint8_t>(pit)}); });
    if (out.empty()) out.push_back(kPass);
    std::reverse(out.begin(), out.end());
    return out;
}

State after(const Rules& rules, const State& s, Pit pit) {
    State next = s;
    move(rules, next, pit, [](int, int) {});
    finish(rules, next);
    return next;
}

Sown sow(const Rules& rules, const State& s, Pit pit) {
    Sown sown;
    sown.after = s;
    sown.relays = pit == kPass ? 0 : -1;  // the first sowing is none
    const Landing landing = move(rules, sown.after, pit, [&](int, int) { ++sown.relays; });
    const int me = index_of(s.to_move);
    sown.ending = landing.ending;
    sown.last = landing.last;
    sown.shot = landing.shot;
    sown.banked = sown.after.board.store[me] - s.board.store[me];
    finish(rules, sown.after);
    return sown;
}

std::vector<Sowed> path(const Rules& rules, const State& s, Pit pit) {
    std::vector<Sowed> sowings;
    State next = s;
    move(rules, next, pit, [&](int hole, int hand) {
        sowings.push_back({static_cast<std::uint8_t>(hole), static_cast<std::uint8_t>(hand)});
    });
    return sowings;
}

}  // namespace rakus::congklak
