#include "app/command.h"

#include <gtest/gtest.h>

namespace rakus::app {
namespace {

TEST(Arguments, ReadATimeInItsUnit) {
    Arguments args;
    for (const auto& [text, seconds] :
         std::vector<std::pair<std::string, double>>{{"2", 2}, {"2s", 2}, {"500ms", 0.5}, {"1m", 60}, {"1.5h", 5400}}) {
        args.values["time"] = text;
        EXPECT_DOUBLE_EQ(args.seconds("time", 7), seconds) << text;
    }
    EXPECT_DOUBLE_EQ(Arguments{}.seconds("time", 7), 7);
}

}  // namespace
}  // namespace rakus::app
