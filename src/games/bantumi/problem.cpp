#include "games/bantumi/problem.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <tuple>

#include "solve/look_ahead.h"

namespace rakus::bantumi {
namespace {

using mancala::Row8;

constexpr Row8 kTop = 0x8080808080808080ull;  // the top bit of every byte; no pit of a running game holds 128 seeds

int count(Row8 top_bits) {
    return mancala::sum(top_bits >> 7);
}
// Pits from which a sowing reaches the store, and those of which the last seed falls into it.
int reaching(Row8 row, Row8 distance) {
    return count(((row | kTop) - distance) & kTop);
}
int exact(Row8 row, Row8 distance) {
    return count(~((row ^ distance) + ~kTop) & kTop);
}

// To learn takes as long as to judge hundreds of positions of a small board, and the same table always teaches the
// same: it is learned once.
const Hunch& hunch_from(const Rules& rules, const Table& table) {
    static std::mutex mutex;
    static std::map<std::tuple<int, bool, int>, Hunch> learned;
    const std::tuple key(rules.pits, rules.empty_capture, table.seeds());
    const std::scoped_lock lock(mutex);
    const auto at = learned.find(key);
    return at != learned.end() ? at->second : learned.emplace(key, Hunch(table)).first->second;
}

}  // namespace

Problem::Problem(const Rules& rules, std::shared_ptr<const Table> table)
    : rules_(rules),
      table_(std::move(table)),
      hunch_(hunch_from(rules, *table_)),
      sowing_(mancala::Sowing<Row8>::of(rules.pits)) {
    for (int pit = 0; pit < mancala::max_pits<Row8>; ++pit)
        distance_ |= mancala::seeds_at<Row8>(pit, pit < rules.pits ? rules.pits - pit : 127);
}

// What a player banks for certain. On turn: every pit whose last seed falls into the store, from right to left, then
// one more that reaches it. Of the pits that reach the store and are left, the opponent can capture one a turn, and the
// owner plays one a turn; sowing only adds to them; at the end of the game they are the owner's. So half of them are
// safe.
solve::Range Problem::open_range(const Node& n, int seeds) const {
    const int reach = reaching(n.mover, distance_), again = exact(n.mover, distance_);
    const int mine = reach > again ? again + 1 + (reach - again - 1) / 2 : again;
    const int theirs = reaching(n.waiter, distance_) / 2;
    return {2 * mine - seeds, seeds - 2 * theirs};
}

solve::Range Problem::range(const Node& n) const {
    const int own = mancala::sum(n.mover), opponent = mancala::sum(n.waiter);
    if (own == 0 || opponent == 0) return {own - opponent, own - opponent};
    if (own + opponent > table_->seeds()) return open_range(n, own + opponent);
    const int v = table_->value(n.mover, n.waiter);
    return {v, v};
}

Problem::Step Problem::step(const Node& n, int pit) const {
    const auto& spread = sowing_.spread(pit, mancala::seeds_in(n.mover, pit));
    Row8 own = (n.mover & ~mancala::pit_mask<Row8>(pit)) + spread.own, opponent = n.waiter + spread.opponent;
    int gain = spread.store;
    if (spread.last < rules_.pits && mancala::seeds_in(own, spread.last) == 1) {
        const int facing = rules_.pits - 1 - spread.last, prey = mancala::seeds_in(opponent, facing);
        if (prey > 0 || rules_.empty_capture) {
            gain += prey + 1;
            own &= ~mancala::pit_mask<Row8>(spread.last);
            opponent &= ~mancala::pit_mask<Row8>(facing);
        }
    }
    const bool again = spread.last == rules_.pits;
    return {again ? Node{own, opponent} : Node{opponent, own},
            {0, 0},
            static_cast<std::int16_t>(gain),
            again,
            static_cast<std::uint8_t>(pit)};
}

// Two passes: the cells of the table are asked for first and read when all are on their way.
void Problem::expand(const Node& n, Steps& steps) const {
    std::array<const std::int8_t*, Steps::capacity()> cell;
    for (Row8 bits = mancala::filled(n.mover); bits != 0; bits &= bits - 1) {
        Step s = step(n, std::countr_zero(bits) / 8);
        const int own = mancala::sum(s.next.mover), opponent = mancala::sum(s.next.waiter);
        const bool over = own == 0 || opponent == 0, tabled = !over && own + opponent <= table_->seeds();
        cell[steps.size()] = tabled ? table_->cell(s.next.mover, s.next.waiter) : nullptr;
        if (!tabled) s.range = over ? solve::Range{own - opponent, own - opponent} : open_range(s.next, own + opponent);
        steps.push_back(s);
    }
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i].range = steps[i].seen(cell[i] ? solve::Range{*cell[i], *cell[i]} : steps[i].range);
}

// What a look costs grows with its depth, what it saves with the seeds above the table.
int Problem::turns_to_look(const Node& n) const {
    return std::clamp((above_table(n) - 18) / 4, 0, 2);
}

int Problem::look_ahead(const Node& n, int turns) const {
    return solve::LookAhead(*this).value(n, turns);
}

int Problem::expected(const Node& n) const {
    if (settled(n)) return range(n).low;
    const int turns = std::clamp(above_table(n) / 4, 0, 6);
    const int below = static_cast<int>(std::floor(static_cast<double>(look_ahead(n, turns)) / kUnit));
    return below + ((below ^ above_table(n) ^ table_->seeds()) & 1);
}

}  // namespace rakus::bantumi
