#include "games/bantumi/best.h"

#include <algorithm>

namespace rakus::bantumi {
namespace {

using mancala::Row8;

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

int spilling(const Rules& rules, Row8 row) {
    int pits = 0;
    mancala::for_each_filled(row, [&](int pit) { pits += mancala::seeds_in(row, pit) > rules.pits - pit; });
    return pits;
}
int filled_pits(Row8 row) {
    return mancala::sum(mancala::filled(row) >> 7);
}

int largest_steal(const Rules& rules, const State& s) {
    int most = 0;
    for (const Pit pit : moves(s)) most = std::max(most, sow(rules, s, pit).stolen);
    return most;
}

// Keeps the exchange that is worth most, or least.
struct Extreme {
    const BestWeights& weights;
    int sign;
    bool found = false;
    double worth = 0;
    Exchange exchange = {};

    void offer(const Exchange& e) {
        const double w = sign * e.worth(weights);
        if (!found || w > worth) found = true, worth = w, exchange = e;
    }
};

// The opponent's best answer to a finished turn that won `lead`.
Exchange answered(const Rules& rules, const BestWeights& weights, const State& end, Side side, int lead) {
    if (over(end)) return {lead, 0, {}};
    Extreme worst{weights, -1};
    const int before = stores_lead(end, side);
    each_end(rules, end, other(side), [&](const State& then) {
        worst.offer({lead, before - stores_lead(then, side), prospects(rules, then)});
    });
    return worst.exchange;
}

}  // namespace

Prospects prospects(const Rules& rules, const State& s) {
    if (over(s)) return {};
    const int me = index_of(s.to_move);
    const Row8 own = s.board.row[me], opponent = s.board.row[1 - me];
    return {mancala::sum(own) - mancala::sum(opponent), spilling(rules, own) - spilling(rules, opponent),
            filled_pits(own) - filled_pits(opponent), largest_steal(rules, s)};
}

std::array<WeightField<BestWeights>, 6> Best::weight_fields() {
    return {{{&BestWeights::lead, kLead.id, {"a seed of lead", "satu biji keunggulan"}},
             {&BestWeights::reply, kReply.id, {"a seed the opponent wins back", "satu biji yang direbut lawan"}},
             {&BestWeights::rows, kRows.id, {"a seed more in one's own row", "satu biji lebih di baris sendiri"}},
             {&BestWeights::spill,
              kSpill.id,
              {"a pit that would spill to the opponent", "satu lubang yang akan tumpah ke lawan"}},
             {&BestWeights::empty, kEmpty.id, {"an empty pit of the opponent", "satu lubang kosong lawan"}},
             {&BestWeights::next,
              kNextSteal.id,
              {"a seed of the largest steal then", "satu biji curian terbesar sesudahnya"}}}};
}

Exchange Best::best_exchange(const Rules& rules, const State& s, Pit pit) const {
    Extreme best{weights, 1};
    each_end(rules, after(rules, s, pit), s.to_move, [&](const State& end) {
        best.offer(answered(rules, weights, end, s.to_move, stores_lead(end, s.to_move) - stores_lead(s, s.to_move)));
    });
    return best.exchange;
}

}  // namespace rakus::bantumi
