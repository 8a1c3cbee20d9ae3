// The lines of a text in another order, and switched off.
#include "written/arrange.h"

#include <gtest/gtest.h>

#include "written/printer.h"
#include "written/reader.h"

namespace rakus::written {
namespace {

constexpr std::string_view kText = R"(rakus 1  game bantumi  player "T"
feasible seeds > 0  # always
# the first
1 when extra_turn : 1  # beside
let gain = 2 * steals

# the second
2 when gain > 0 : gain
2 when seeds > 3 : seeds
then 2 by seeds
3 : 0
# the end
)";

Syntax text_read(std::string_view text = kText) {
    Complaints none;
    Syntax syntax = read_syntax(text, none);
    EXPECT_TRUE(none.empty());
    return syntax;
}

std::string arranged(std::vector<double> places) {
    return print(rearranged(text_read(), places));
}

TEST(Arrange, ListsTheLinesThatATextCanDoWithout) {
    const auto lines = lines_of(text_read());
    ASSERT_EQ(lines.size(), 6u);
    EXPECT_EQ(lines[0].text, "feasible seeds > 0");
    EXPECT_FALSE(lines[0].moves);
    EXPECT_EQ(lines[1].text, "1 when extra_turn : 1");
    EXPECT_TRUE(lines[1].moves);
    EXPECT_EQ(lines[1].number, 4);
    EXPECT_EQ(lines[4].text, "then 2 by seeds");
    EXPECT_FALSE(lines[4].moves);
}

TEST(Arrange, TheOnlyLineWithAPriorityCannotBeDoneWithout) {
    const auto lines = lines_of(text_read("rakus 1  game bantumi  player \"T\"\nfeasible seeds > 0\n1 : 0\n"));
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_FALSE(lines[0].moves);
}

TEST(Arrange, TheOldPlacesLeaveTheTextAsItIs) {
    EXPECT_EQ(arranged({1, 1, 2, 3, 1, 4}), print(text_read()));
}

TEST(Arrange, NeighboursThatChangePlacesChangePrioritiesAndKeepTheirComments) {
    EXPECT_EQ(arranged({1, 2, 1, 3, 1, 4}), R"(rakus 1  game bantumi  player "T"
feasible seeds > 0  # always
let gain = 2 * steals
# the second
1 when gain > 0 : gain

# the first
2 when extra_turn : 1  # beside
2 when seeds > 3 : seeds
then 2 by seeds
3 : 0
# the end
)");
}

TEST(Arrange, ALineThatIsSwitchedOffIsAComment) {
    EXPECT_EQ(arranged({1, 0, 2, 3, 1, 4}), R"(rakus 1  game bantumi  player "T"
feasible seeds > 0  # always
# the first
# off: 1 when extra_turn : 1  # beside
let gain = 2 * steals

# the second
2 when gain > 0 : gain
2 when seeds > 3 : seeds
then 2 by seeds
3 : 0
# the end
)");
}

TEST(Arrange, ATieBreakGoesWithTheLastLineOfItsPriority) {
    const auto text = arranged({0, 1, 0, 0, 1, 4});
    EXPECT_NE(text.find("# off: then 2 by seeds\n"), text.npos) << text;
    EXPECT_NE(text.find("# off: feasible seeds > 0  # always\n"), text.npos) << text;
    Complaints none;
    (void)read_syntax(text, none);
    EXPECT_TRUE(none.empty());
}

TEST(Arrange, TheLastLineBecomesAWordAtTheEnd) {
    const auto text = arranged({1, 1, 2, 3, 1, 0});
    EXPECT_TRUE(text.ends_with("then 2 by seeds\n# off: 3 : 0\n# the end\n")) << text;
}

}  // namespace
}  // namespace rakus::written
