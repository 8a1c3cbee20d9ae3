// The exact values of all positions of a sowing game with at most K seeds in the pits.
//
// The stores do not matter: what counts is the margin that the player to move still makes from the seeds in the pits.
// A position is a pair of rows (mover, waiter). The table is a triangle: each waiting row of b seeds has one cell for
// every row of up to K - b seeds, and those are a prefix of all rows:
//
//     value(mover, waiter) = cells[base(waiter) + mover]                one signed byte
//
// Order of work. A sowing that reaches the store leaves fewer seeds in the pits; one that does not stays in its own
// row and makes the row's number smaller. So a position is due when those with fewer seeds are done and, among its
// equals, those with smaller row numbers. Classes {a, b} of seeds in the two rows do not touch each other: they are
// solved in parallel.
#pragma once
#include <concepts>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "games/mancala/row_index.h"
#include "solve/pages.h"
#include "solve/parallel.h"

namespace rakus::mancala {

template <class Row>
class EndgameTable {
   public:
    // An empty table in memory, to be filled.
    EndgameTable(int pits, int seeds) : EndgameTable(pits, seeds, {}, nullptr) {
        std::shared_ptr<std::int8_t> memory = solve::zeroed_pages<std::int8_t>(size_);
        writable_ = memory.get();
        cells_ = {writable_, size_};
        owner_ = std::move(memory);
    }
    // A table over cells that live elsewhere, such as in a mapped file; `owner` keeps them there.
    EndgameTable(int pits, int seeds, std::span<const std::int8_t> cells, std::shared_ptr<const void> owner)
        : rows_(pits, seeds), cells_(cells), owner_(std::move(owner)) {
        base_.reserve(rows_.size());
        for (std::uint32_t w = 0; w < rows_.size(); ++w) {
            base_.push_back(size_);
            size_ += rows_.first(seeds - rows_.sum({w}) + 1).n;
        }
        assert(cells.empty() || cells.size() == size_);
    }
    // The number of cells of a table: the ways to put up to `seeds` seeds into all pits.
    static std::uint64_t size_for(int pits, int seeds) { return choose(seeds + 2 * pits, 2 * pits); }

    const RowIndex<Row>& rows() const { return rows_; }
    int pits() const { return rows_.pits(); }
    int seeds() const { return rows_.seeds(); }
    std::span<const std::int8_t> cells() const { return cells_; }

    // The two rows hold at most seeds() seeds together.
    int value(RowId mover, RowId waiter) const { return cells_[base_[waiter.n] + mover.n]; }
    int value(Row mover, Row waiter) const { return *cell(mover, waiter); }
    // Where the value is; it is on its way from memory when this returns.
    const std::int8_t* cell(Row mover, Row waiter) const {
        const std::int8_t* at = &cells_[base_[rows_.id(waiter).n] + rows_.id(mover).n];
        __builtin_prefetch(at);
        return at;
    }
    void set(RowId mover, RowId waiter, int value) { row(waiter)[mover.n] = static_cast<std::int8_t>(value); }
    // All cells of one waiting row, by the number of the moving one.
    const std::int8_t* row(RowId waiter) const { return &cells_[base_[waiter.n]]; }
    std::int8_t* row(RowId waiter) { return writable_ + base_[waiter.n]; }

   private:
    RowIndex<Row> rows_;
    std::vector<std::uint64_t> base_;
    std::uint64_t size_ = 0;
    std::span<const std::int8_t> cells_;
    std::int8_t* writable_ = nullptr;
    std::shared_ptr<const void> owner_;
};

// What a game supplies: the value of a position from the values of its successors, which the table already holds.
// Positions with an empty row are asked for too.
template <class R, class Row>
concept EndgameRules = requires(const R& rules, const EndgameTable<Row>& table, RowId mover, RowId waiter) {
    { rules.value(table, mover, waiter) } -> std::convertible_to<int>;
};

// Called with the number of seeds just finished, of how many; returns false to stop.
using SeedsDone = std::function<bool(int done, int of)>;

// All positions with a seeds in one row and b in the other. Going up in x, then in y, whoever is to move: a move that
// keeps all seeds in the pits leads to a smaller x or to a smaller y.
// `stop` is asked now and then, and leaves the rest undone.
template <class Row, EndgameRules<Row> R>
void solve_class(EndgameTable<Row>& table, const R& rules, int a, int b, const std::function<bool()>& stop = {}) {
    const auto& rows = table.rows();
    for (RowId x = rows.first(a); x < rows.first(a + 1) && !(x.n % 64 == 0 && stop && stop()); ++x.n) {
        const RowId end = a == b ? RowId{x.n + 1} : rows.first(b + 1);
        for (RowId y = rows.first(b); y < end; ++y.n) table.set(x, y, rules.value(table, x, y));
        for (RowId y = rows.first(b); y < end; ++y.n) table.set(y, x, rules.value(table, y, x));
    }
}

// Calls solve_it(a, b) for every class of up to `seeds` seeds, a <= b, when those with fewer seeds are done. Returns
// false if it was stopped; what is solved does not depend on `jobs`.
template <class Solve>
bool solve_by_classes(int seeds, int jobs, const SeedsDone& tell, const Solve& solve_it) {
    for (int n = 0; n <= seeds; ++n) {
        const int classes = n / 2 + 1;  // the largest, in the middle, first
        solve::parallel_for(jobs, static_cast<std::size_t>(classes), [&](std::size_t i, int) {
            const int a = classes - 1 - static_cast<int>(i);
            solve_it(a, n - a);
        });
        if (tell && !tell(n, seeds)) return false;
    }
    return true;
}

// Fills the table, position by position. Returns false if it was stopped.
template <class Row, EndgameRules<Row> R>
bool solve_endgames(EndgameTable<Row>& table, const R& rules, int jobs, const SeedsDone& tell = {}) {
    return solve_by_classes(table.seeds(), jobs, tell, [&](int a, int b) { solve_class(table, rules, a, b); });
}

}  // namespace rakus::mancala
