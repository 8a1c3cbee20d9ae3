// The same endgame table, made by many: the classes of a layer are parts of the work, and everybody who shares it
// writes the finished layer into a table of his own before the next one begins.
#pragma once
#include <string>
#include <string_view>

#include "core/share.h"
#include "games/mancala/endgame_table.h"

namespace rakus::mancala {

namespace detail {

// Every cell of the class {a, b} once, in a fixed order.
template <class Row, class Visit>
void each_of_class(const EndgameTable<Row>& table, int a, int b, const Visit& visit) {
    const auto& rows = table.rows();
    for (RowId x = rows.first(a); x < rows.first(a + 1); ++x.n)
        for (RowId y = rows.first(b); y < rows.first(b + 1); ++y.n) {
            visit(x, y);
            if (a != b) visit(y, x);
        }
}

template <class Row>
std::string cells_of_class(const EndgameTable<Row>& table, int a, int b) {
    std::string bytes;
    each_of_class(table, a, b,
                  [&](RowId mover, RowId waiter) { bytes += static_cast<char>(table.value(mover, waiter)); });
    return bytes;
}

template <class Row>
void put_class(EndgameTable<Row>& table, int a, int b, std::string_view bytes) {
    std::size_t at = 0;
    each_of_class(table, a, b,
                  [&](RowId mover, RowId waiter) { table.set(mover, waiter, static_cast<signed char>(bytes[at++])); });
}

}  // namespace detail

// Fills the table. The result does not depend on who shares the work.
template <class Row, EndgameRules<Row> R>
Status solve_endgames_shared(EndgameTable<Row>& table, const R& rules, const Share& share, const SeedsDone& tell) {
    for (int n = 0; n <= table.seeds(); ++n) {
        const auto classes = static_cast<std::size_t>(n / 2 + 1);  // the largest, in the middle, first
        const auto small = [&](std::size_t part) { return static_cast<int>(classes - 1 - part); };
        const auto made = share(classes, [&](std::size_t part) {
            solve_class(table, rules, small(part), n - small(part));
            return detail::cells_of_class(table, small(part), n - small(part));
        });
        if (!made) return made.error();
        for (std::size_t part = 0; part < classes; ++part)
            detail::put_class(table, small(part), n - small(part), (*made)[part]);
        if (tell && !tell(n, table.seeds()))
            return internal_error("interrupted; nothing was written", "dihentikan; tidak ada yang ditulis");
    }
    return Done{};
}

}  // namespace rakus::mancala
