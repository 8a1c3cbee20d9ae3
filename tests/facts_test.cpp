// The facts that every game gives to written players, asked of each game through the edge; a game that gets facts comes
// unasked. And the texts that come with the program.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>
#include <regex>
#include <set>

#include "core/any_game.h"
#include "written/lexer.h"

namespace rakus {
namespace {

class FactsOfEveryGame : public ::testing::TestWithParam<const AnyGame*> {
   protected:
    void SetUp() override {
        if (!game().features({}).ok()) GTEST_SKIP() << "no facts yet";
    }
    const AnyGame& game() const { return *GetParam(); }
    // A position of a random game.
    PositionRequest position(std::uint64_t seed) const {
        const auto found = game().sample_positions({"", "", seed, 0, 1, {}});
        EXPECT_TRUE(found.ok());
        return {"", found.ok() ? found->front() : "", {}, seed};
    }
};

TEST_P(FactsOfEveryGame, AreManyAndSayWhatTheyAreInBothLanguages) {
    const auto report = game().features({});
    ASSERT_TRUE(report.ok());
    EXPECT_GE(report->features.size(), 25u);
    std::set<std::string> ids;
    for (const FeatureInfo& f : report->features) {
        EXPECT_TRUE(ids.insert(f.id).second) << f.id;
        EXPECT_TRUE(std::regex_match(f.id, std::regex("[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*"))) << f.id;
        EXPECT_FALSE(written::is_keyword(f.id)) << f.id;
        EXPECT_FALSE(f.words.en.empty() || f.words.id.empty()) << f.id;
        EXPECT_EQ(f.unit.en.empty(), f.unit.id.empty()) << f.id;
        EXPECT_EQ(f.unit.en.empty(), f.type != "number") << f.id;
        EXPECT_EQ(f.values.empty(), f.type != "word") << f.id;
        EXPECT_LT(f.low, f.high) << f.id;
    }
}

// What the words and flags allow, and nothing beyond the declared range.
void expect_in_range(const FeatureReport& r, const std::string& where) {
    for (const FeatureRow& row : r.rows) {
        const FeatureInfo& f = r.features[row.feature];
        ASSERT_EQ(row.values.size(), f.of_move ? r.candidates.size() : 1u) << f.id;
        for (const double x : row.values) {
            ASSERT_TRUE(std::isfinite(x)) << f.id << " in " << where;
            ASSERT_GE(x, f.low) << f.id << " in " << where;
            ASSERT_LE(x, f.high) << f.id << " in " << where;
            ASSERT_TRUE(f.type == "number" || x == std::floor(x)) << f.id << " in " << where;
            ASSERT_TRUE(f.type != "word" || x < static_cast<double>(f.values.size())) << f.id << " in " << where;
        }
    }
}

TEST_P(FactsOfEveryGame, StayInTheirRangeAndAreTheSameForTheSamePosition) {
    rc::check([&] {
        const auto at = position(*rc::gen::arbitrary<std::uint32_t>());
        const auto one = game().features(at), two = game().features(at);
        RC_PRE(one.ok());  // nobody chooses in a game that is over
        expect_in_range(*one, at.position);
        RC_ASSERT(two.ok());
        for (std::size_t i = 0; i < one->rows.size(); ++i) RC_ASSERT(one->rows[i].values == two->rows[i].values);
    });
}

TEST_P(FactsOfEveryGame, TakePartInTexts) {
    const auto report = game().features({});
    ASSERT_TRUE(report.ok());
    // Every fact in one text: numbers and conditions as terms, words in comparisons.
    std::string lines;
    int priority = 0;
    for (const FeatureInfo& f : report->features) {
        const std::string name = f.about.empty() ? f.id : f.id + "(\"" + f.about.front() + "\")";
        const std::string condition = f.type == "word"   ? name + " = " + f.values.front()
                                      : f.type == "flag" ? name
                                                         : name + " > 0";
        lines += std::to_string(++priority) + " when " + condition + " : 1\n";
    }
    const auto info = game().check_player("rakus 1  game " + game().describe().name + "  player \"all\"\n" + lines);
    EXPECT_TRUE(info.ok()) << (info.ok() ? "" : info.error().message.en);
}

TEST_P(FactsOfEveryGame, TextsThatComeWithTheProgramAreReadAndPrintedToThemselves) {
    for (const ShippedText& t : game().texts()) {
        const auto info = game().check_player(t.text);
        ASSERT_TRUE(info.ok()) << t.name << ": " << (info.ok() ? "" : info.error().message.en);
        EXPECT_EQ(info->about.en, t.name);
        const auto printed = game().written_text(t.text);
        ASSERT_TRUE(printed.ok()) << t.name;
        const auto again = game().written_text(*printed);
        ASSERT_TRUE(again.ok()) << t.name;
        EXPECT_EQ(*again, *printed) << t.name;
    }
}

INSTANTIATE_TEST_SUITE_P(Registry, FactsOfEveryGame, ::testing::ValuesIn(all_games()),
                         [](const auto& of) { return of.param->describe().name; });

}  // namespace
}  // namespace rakus
