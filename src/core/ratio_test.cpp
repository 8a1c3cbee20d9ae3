#include "core/ratio.h"

#include <gtest/gtest.h>

namespace rakus {
namespace {

TEST(Ratio, IsTheSumOfThePartsOverTheSumOfTheWholes) {
    Ratio r;
    r.add_group(3, 10), r.add_group(1, 2), r.add_group(0, 4);
    EXPECT_DOUBLE_EQ(r.value(), 0.25);
    EXPECT_EQ(r.groups(), 3u);
    EXPECT_EQ(r.whole(), 16);
    EXPECT_EQ(Ratio().value(), 0);
}

TEST(Ratio, IsTheSameHoweverItIsAddedUp) {
    Ratio whole, one, two;
    for (int i = 0; i < 20; ++i) {
        whole.add_group(i, i + 1);
        (i % 3 == 0 ? one : two).add_group(i, i + 1);
    }
    one += two;
    EXPECT_EQ(one, whole);
}

}  // namespace
}  // namespace rakus
