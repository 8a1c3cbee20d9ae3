#include "core/fingerprint.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace rakus {
namespace {

TEST(Fingerprint, IsFnv1a) {
    EXPECT_EQ(fingerprint(""), "cbf29ce484222325");  // the published offset basis, and two published values
    EXPECT_EQ(fingerprint("a"), "af63dc4c8601ec8c");
    EXPECT_EQ(fingerprint("foobar"), "85944171f73967e8");
}

RC_GTEST_PROP(Fingerprint, EveryFlippedBitShows, (const std::string& text)) {
    RC_PRE(!text.empty());
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size() * 8);
    std::string other = text;
    other[at / 8] = static_cast<char>(other[at / 8] ^ (1 << at % 8));
    RC_ASSERT(fingerprint(other) != fingerprint(text));
}

}  // namespace
}  // namespace rakus
