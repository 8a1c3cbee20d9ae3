#include "games/bantumi/best.h"

namespace rakus::bantumi {
namespace {

// Calls f with every position in which the turn of `side` can end.
template <class F>
void each_end(const Rules& rules, const State& s, Side side, const F& f) {
    if (over(s) || s.to_move != side) return f(s);
    for (const Pit pit : moves(s)) each_end(rules, after(rules, s, pit), side, f);
}

int stores_lead(const State& s, Side side) {
    const int me = index_of(side);
    return s.board.store[me] - s.board.store[1 - me];
}

int most_won_back(const Rules& rules, const State& s) {
    if (over(s)) return 0;
    int most = 0;
    each_end(rules, s, s.to_move, [&](const State& end) { most = std::max(most, stores_lead(end, s.to_move) - stores_lead(s, s.to_move)); });
    return most;
}

int extra_turns_ready(const Rules& rules, mancala::Row8 row) {
    int ready = 0;
    mancala::for_each_filled(row, [&](int pit) { ready += mancala::seeds_in(row, pit) == rules.pits - pit; });
    return ready;
}

TurnEnd describe(const Rules& rules, const State& began, const State& end) {
    const Side side = began.to_move;
    const auto own = end.board.row[index_of(side)], opponent = end.board.row[1 - index_of(side)];
    return {stores_lead(end, side) - stores_lead(began, side), most_won_back(rules, end), mancala::sum(own) - mancala::sum(opponent),
            extra_turns_ready(rules, own)};
}

}  // namespace

std::array<WeightField<BestWeights>, 4> Best::weight_fields() {
    return {{{&BestWeights::lead, kLead.id, {"a seed of lead", "satu biji keunggulan"}},
             {&BestWeights::reply, kReply.id, {"a seed the opponent wins back", "satu biji yang direbut lawan"}},
             {&BestWeights::rows, kRows.id, {"a seed more in the own row", "satu biji lebih di baris sendiri"}},
             {&BestWeights::ready, kReady.id, {"an extra turn ready", "satu giliran lagi yang siap"}}}};
}

TurnEnd Best::best_end(const Rules& rules, const State& s, Pit pit) const {
    TurnEnd best;
    bool first = true;
    each_end(rules, after(rules, s, pit), s.to_move, [&](const State& end) {
        const TurnEnd e = describe(rules, s, end);
        if (first || e.worth(weights) > best.worth(weights)) best = e;
        first = false;
    });
    return best;
}

}  // namespace rakus::bantumi
