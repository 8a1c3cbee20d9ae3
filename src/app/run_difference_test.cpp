#include "app/run_difference.h"

#include <gtest/gtest.h>

namespace rakus::app {
namespace {

std::string words(std::string_view here, std::string_view there) {
    return in_a_row(run_differences(here, there)).en;
}

TEST(RunDifference, EqualSpecificationsHaveNone) {
    EXPECT_EQ(words("match\nrules a=1\nplayer x\n", "match\nrules a=1\nplayer x\n"), "");
}

TEST(RunDifference, NamesRulesPlayersSeedAndProgram) {
    EXPECT_EQ(words("rules a=1,b=2\n", "rules a=1,b=3\n"), "rule b ('3' there, '2' here)");
    EXPECT_EQ(words("player x\nplayer y\n", "player x\nplayer z\n"), "player 2 ('z' there, 'y' here)");
    EXPECT_EQ(words("seed 1\n", "seed 2\n"), "seed ('2' there, '1' here)");
    EXPECT_EQ(words("version 2+a\n", "version 2+b\n"), "the program ('2+b' there, '2+a' here)");
}

TEST(RunDifference, NamesTheFileWhoseContentIsAnother) {
    EXPECT_EQ(words("rules deck=my.deck{a}\n", "rules deck=my.deck{b}\n"), "the content of file 'my.deck'");
    EXPECT_EQ(words("player paper:my.deck{a},x=1\n", "player paper:my.deck{b},x=1\n"), "the content of file 'my.deck'");
}

TEST(RunDifference, TheNearestRunIsTheOneThatDiffersInTheLeast) {
    const auto stored = [](const char* id, const char* spec) {
        return store::StoredRun{{id, "match", "bantumi", spec, "", "", 1}, "", "", 0, ""};
    };
    const std::vector runs{stored("a", "seed 2\npairs 3\n"), stored("b", "seed 2\npairs 4\n")};
    const store::Run run{"c", "match", "bantumi", "seed 1\npairs 3\n", "", "", 1};
    EXPECT_EQ(nearest_run(runs, run)->run.id, "a");
    store::Run other = run;
    other.game = "gobblet";
    EXPECT_EQ(nearest_run(runs, other), nullptr);
}

}  // namespace
}  // namespace rakus::app
