#include "games/mancala/endgame_table.h"

#include <gtest/gtest.h>

namespace rakus::mancala {
namespace {

using Row = std::uint64_t;

TEST(RowIndex, CountsAllRowsWithoutGaps) {
    const RowIndex<Row> rows(4, 9);
    EXPECT_EQ(rows.size(), choose(9 + 4, 4));
    for (RowId r{0}; r.n < rows.size(); ++r.n) EXPECT_EQ(rows.id(rows.row(r)), r);
}

TEST(RowIndex, FewerSeedsHaveSmallerNumbers) {
    const RowIndex<Row> rows(5, 7);
    for (RowId r{1}; r.n < rows.size(); ++r.n) EXPECT_GE(rows.sum(r), rows.sum({r.n - 1}));
    EXPECT_EQ(rows.sum(rows.first(3)), 3);
    EXPECT_EQ(rows.sum({rows.first(3).n - 1}), 2);
}

TEST(RowIndex, ASeedMovedTowardsTheStoreMakesTheNumberSmaller) {
    const RowIndex<Row> rows(6, 6);
    for (RowId r{0}; r.n < rows.size(); ++r.n)
        for (int pit = 0; pit + 1 < rows.pits(); ++pit) {
            if (((rows.row(r) >> (8 * pit)) & 0xff) == 0) continue;
            EXPECT_LT(rows.id(rows.row(r) - (Row{1} << (8 * pit)) + (Row{1} << (8 * (pit + 1)))), r);
        }
}

TEST(EndgameTable, HasACellForEveryWayToPlaceTheSeeds) {
    const EndgameTable<Row> table(3, 8);
    EXPECT_EQ(table.cells().size(), EndgameTable<Row>::size_for(3, 8));
    EXPECT_EQ(table.cells().size(), choose(8 + 6, 6));
}

}  // namespace
}  // namespace rakus::mancala
