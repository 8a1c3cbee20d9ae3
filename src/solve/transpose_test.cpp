#include "solve/transpose.h"

#include <gtest/gtest.h>

#include <vector>

namespace rakus::solve {
namespace {

TEST(Transpose, TurnsBlocksOfAnySizeAndTouchesNothingElse) {
    constexpr std::uint32_t kSide = 40;
    using Square = std::vector<std::vector<std::int8_t>>;
    Square from(kSide, std::vector<std::int8_t>(kSide));
    for (std::uint32_t r = 0; r < kSide; ++r)
        for (std::uint32_t c = 0; c < kSide; ++c) from[r][c] = static_cast<std::int8_t>(r * 31 + c * 7 + 1);
    for (std::uint32_t rows = 0; rows < 20; ++rows)
        for (std::uint32_t columns = 0; columns < 20; ++columns) {
            Square to(kSide, std::vector<std::int8_t>(kSide));
            transpose(
                3, 3 + rows, 5, 5 + columns, [&](std::uint32_t r) { return from[r].data(); },
                [&](std::uint32_t c) { return to[c].data(); });
            for (std::uint32_t c = 0; c < kSide; ++c)
                for (std::uint32_t r = 0; r < kSide; ++r) {
                    const bool inside = r >= 3 && r < 3 + rows && c >= 5 && c < 5 + columns;
                    ASSERT_EQ(to[c][r], inside ? from[r][c] : 0) << rows << "x" << columns;
                }
        }
}

}  // namespace
}  // namespace rakus::solve
