#include "games/bantumi/table_build.h"

#include "solve/transpose.h"

namespace rakus::bantumi {
namespace {

using mancala::RowId;
using Cell = std::int8_t;

// The rows with one number of seeds: neighbours in every table.
struct Block {
    std::uint32_t first, end;
    std::uint32_t size() const { return end - first; }
};

// out[i] = the larger of out[i] and gain + from[i], or gain - from[i]; the others take from[at[i]].
void raise_by_sum(Cell* out, const Cell* from, int gain, std::uint32_t n) {
    const auto g = static_cast<Cell>(gain);
    for (std::uint32_t i = 0; i < n; ++i) out[i] = std::max(out[i], static_cast<Cell>(g + from[i]));
}
void raise_by_difference(Cell* out, const Cell* from, int gain, std::uint32_t n) {
    const auto g = static_cast<Cell>(gain);
    for (std::uint32_t i = 0; i < n; ++i) out[i] = std::max(out[i], static_cast<Cell>(g - from[i]));
}
void raise_by_sum_at(Cell* out, const Cell* from, const RowId* at, int gain, std::uint32_t n) {
    for (std::uint32_t i = 0; i < n; ++i) out[i] = std::max(out[i], static_cast<Cell>(gain + from[at[i].n]));
}
void raise_by_difference_at(Cell* out, const Cell* from, const RowId* at, int gain, std::uint32_t n) {
    for (std::uint32_t i = 0; i < n; ++i) out[i] = std::max(out[i], static_cast<Cell>(gain - from[at[i].n]));
}

class Builder {
   public:
    Builder(const Rules& rules, Table& table, const Watch* watch)
        : rules_(rules, table.rows()), by_waiter_(table), by_mover_(table.pits(), table.seeds()), watch_(watch) {
        list_quiet();
    }

    // All positions with a seeds in one row and b in the other, a <= b; those with fewer seeds are done. Not all of
    // them, if the watch is out.
    void solve(int a, int b) {
        const Block few = block(a), many = block(b);
        if (a == 0) return finish_games(few, many, b);
        if (a == b) return solve_equals(few, a);
        for (RowId m{few.first}; m.n < few.end && !out(m); ++m.n) leave(m, many);
        for (RowId m{many.first}; m.n < many.end && !out(m); ++m.n) leave(m, few);
        mirror(by_mover_, many, few, by_waiter_);
        for (RowId r{few.first}; r.n < few.end && !out(r); ++r.n) stay(r, many);
        mirror(by_mover_, few, many, by_waiter_);
        mirror(by_waiter_, few, many, by_mover_);
    }

   private:
    using Sowed = EndgameRules::Sowed;

    bool out(RowId r) const { return r.n % 64 == 0 && watch_ && watch_->out(); }

    Block block(int seeds) const { return {by_waiter_.rows().first(seeds).n, by_waiter_.rows().first(seeds + 1).n}; }
    const Cell* waiting(RowId r) const { return std::as_const(by_waiter_).row(r); }
    const Cell* moving(RowId r) const { return std::as_const(by_mover_).row(r); }

    static void mirror(const Table& from, Block rows, Block columns, Table& to) {
        solve::transpose(
            rows.first, rows.end, columns.first, columns.end, [&](std::uint32_t r) { return from.row(RowId{r}); },
            [&](std::uint32_t c) { return to.row(RowId{c}); });
    }

    // An empty row has one number: 0. The game is over and the seeds belong to the owner of the other.
    void finish_games(Block none, Block many, int seeds) {
        for (Table* table : {&by_waiter_, &by_mover_}) {
            const int row_waits = table == &by_waiter_ ? 1 : -1;  // `none` names the row: it waits, or it moves
            for (std::uint32_t r = many.first; r < many.end; ++r) {
                table->row(RowId{none.first})[r] = static_cast<Cell>(row_waits * seeds);
                table->row(RowId{r})[none.first] = static_cast<Cell>(-row_waits * seeds);
            }
        }
    }
    // Here a row is on both sides, and moves within it would have to wait for each other: one position after another.
    void solve_equals(Block rows, int seeds) {
        mancala::solve_class(by_waiter_, rules_, seeds, seeds, [this] { return watch_ && watch_->out(); });
        mirror(by_waiter_, rows, rows, by_mover_);
    }

    // What the mover gets by sowings that take seeds out of the pits, against every row of the block.
    void leave(RowId mover, Block waiters) {
        Cell* out = by_mover_.row(mover) + waiters.first;
        std::fill_n(out, waiters.size(), kNothing);
        for (const Sowed& s : rules_.moves(mover)) {
            if (s.facing >= 0)
                capture(s, waiters, out);
            else if (!s.in_row())
                bank(s, waiters, out);
        }
    }
    void bank(const Sowed& s, Block waiters, Cell* out) const {
        const RowId* at = &rules_.spilled(s.spilled)[waiters.first];
        const Cell* next = s.again ? moving(s.row) : waiting(s.row);
        const std::uint32_t n = waiters.size();
        if (s.spilled > 0) return (s.again ? raise_by_sum_at : raise_by_difference_at)(out, next, at, s.banked, n);
        (s.again ? raise_by_sum : raise_by_difference)(out, next + waiters.first, s.banked, n);
    }
    void capture(const Sowed& s, Block waiters, Cell* out) const {
        const RowId* spilled = &rules_.spilled(s.spilled)[waiters.first];
        const RowId* without = rules_.without(s.facing).data();
        const std::uint8_t* held = rules_.held(s.facing).data();
        const Cell *taken = waiting(s.row_taken), *untaken = waiting(s.row);
        for (std::uint32_t i = 0; i < waiters.size(); ++i) {
            const std::uint32_t theirs = spilled[i].n;
            const int prey = held[theirs];
            if (prey > 0 || rules_.empty_capture())
                out[i] = std::max(out[i], static_cast<Cell>(s.banked + prey + 1 - taken[without[theirs].n]));
            else if (!s.in_row())
                out[i] = std::max(out[i], static_cast<Cell>(s.banked - untaken[theirs]));
        }
    }

    // The rest: sowings within the own row, which lead to smaller rows of the same block. First r moves against all of
    // `others`, then each of them, in ascending order, against r.
    void stay(RowId r, Block others) {
        Cell* moves = by_mover_.row(r);
        for (const Sowed& s : rules_.moves(r))
            if (s.in_row()) stay_moving(s, others, moves);
        Cell* waits = by_waiter_.row(r);
        for (std::uint32_t y = others.first; y < others.end; ++y) {
            for (std::uint32_t i = first_quiet_[y]; i < first_quiet_[y + 1]; ++i)
                if (quiet(quiet_[i], r)) waits[y] = std::max(waits[y], static_cast<Cell>(-moves[quiet_[i].row.n]));
        }
    }
    void stay_moving(const Sowed& s, Block others, Cell* moves) const {
        const Cell* next = waiting(s.row);
        if (s.facing < 0) return raise_by_difference(moves + others.first, next + others.first, 0, others.size());
        if (rules_.empty_capture()) return;
        const std::uint8_t* held = rules_.held(s.facing).data();
        for (std::uint32_t y = others.first; y < others.end; ++y)
            if (held[y] == 0) moves[y] = std::max(moves[y], static_cast<Cell>(-next[y]));
    }

    // Sowings of each row that stay in it, whatever the opponent has, or as long as his pit `facing` is empty.
    struct Quiet {
        RowId row;
        std::int8_t facing;
    };
    bool quiet(const Quiet& q, RowId waiter) const { return q.facing < 0 || rules_.held(q.facing)[waiter.n] == 0; }
    void list_quiet() {
        for (RowId r{0}; r.n < by_waiter_.rows().size(); ++r.n) {
            first_quiet_.push_back(static_cast<std::uint32_t>(quiet_.size()));
            for (const Sowed& s : rules_.moves(r))
                if (s.in_row() && (s.facing < 0 || !rules_.empty_capture())) quiet_.push_back({s.row, s.facing});
        }
        first_quiet_.push_back(static_cast<std::uint32_t>(quiet_.size()));
    }

    static constexpr Cell kNothing = -100;  // below every value: a table of Bantumi has far fewer seeds

    EndgameRules rules_;
    Table& by_waiter_;
    Table by_mover_;
    const Watch* watch_;
    std::vector<Quiet> quiet_;
    std::vector<std::uint32_t> first_quiet_;
};

}  // namespace

bool build_table(const Rules& rules, Table& table, int jobs, const Watch* watch) {
    constexpr Words kMaking{"making Bantumi's endgame table", "membuat tabel akhir Bantumi"};
    Builder builder(rules, table, watch);
    const auto tell = [&](int done, int) {
        if (watch) watch->tell(kMaking, Table::size_for(table.pits(), done), table.cells().size());
        return !watch || !watch->out();
    };
    return mancala::solve_by_classes(table.seeds(), jobs, tell, [&](int a, int b) {
        if (!watch || !watch->out()) builder.solve(a, b);
    });
}

}  // namespace rakus::bantumi
