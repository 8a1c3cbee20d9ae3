// The language of written players without a game: what is read, refused, and printed again.
#include <gtest/gtest.h>

#include "written/checker.h"
#include "written/compiler.h"
#include "written/player.h"
#include "written/printer.h"
#include "written/reader.h"

namespace rakus::written {
namespace {

Vocabulary some_words(bool replies = true) {
    const auto fact = [](std::string_view id, FactType type, double low, double high, bool of_move) {
        return KnownFact{{id, {id, id}, {}, low, high, type, {}}, of_move, {}, {}};
    };
    Vocabulary v{"bantumi",
                 {fact("steals", FactType::number, 0, 40, true), fact("seeds", FactType::number, 0, 40, true),
                  fact("extra_turn", FactType::flag, 0, 1, true), fact("own_seeds", FactType::number, 0, 48, false),
                  fact("size", FactType::word, 0, 2, true), fact("in_hand", FactType::number, 0, 3, false),
                  fact("target.hp_left", FactType::number, 0, 120, true)},
                 replies,
                 false};
    v.facts[4].values = {"small", "medium", "large"};
    v.facts[5].about = {"pot_of_greed", "toon world"};
    return v;
}

constexpr std::string_view kHead = "rakus 1  game bantumi  player \"T\"\n";

std::string with_head(std::string_view lines) {
    return std::string(kHead) + std::string(lines) + "\n";
}
std::string error_of(std::string_view lines, bool replies = true) {
    const auto read = read_text("t", with_head(lines), some_words(replies));
    return read ? "" : read.error().message.en;
}
std::vector<std::string> warnings_of(std::string_view lines) {
    const auto read = read_text("t", with_head(lines), some_words());
    EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.error().message.en);
    std::vector<std::string> out;
    if (read)
        for (const auto& w : read->warnings) out.push_back(in_words(w).en);
    return out;
}
std::string printed(std::string_view text) {
    Complaints none;
    const Syntax syntax = read_syntax(text, none);
    EXPECT_TRUE(none.empty()) << in_words(none.front()).en;
    return print(syntax);
}

TEST(Language, ReadsThePageItIsDescribedBy) {
    EXPECT_EQ(error_of(R"(order by -seeds                                      # also: order random
weights steal = 1, save = 1 in 0..3
let gain = steal * steals
let rescue = save * target.hp_left
feasible not (own_seeds = 0 and seeds > 12)   "leaves me without seeds" / "barisku kosong"
take first where steals > 30
1 when extra_turn                                    : 1 "extra turn" / "giliran lagi"
2 when gain > 0 and best(gain) > best(rescue)        : gain "steals" / "mencuri"
2 when rescue > 0 and not (best(gain) > best(rescue)): rescue "saves" / "menyelamatkan"
3 when own_seeds < 12                                : -seeds "small pits late"
3                                                    : seeds - 0.5 * reply(best(steals))
then 3 by -reply(count(extra_turn)), if(size = large, 1, 0)
show own_seeds, in_hand(pot_of_greed), in_hand("toon world"))"),
              "");
}

TEST(Language, PrintsWhatReadsBackToTheSame) {
    const std::string canonical = R"(# a comment before
rakus 1  game bantumi  player "T"  # and beside
order by -pit, seeds

weights steal = 1, save = 0.5 in 0..3 "saving" / "menabung"
# of the steals
let gain = steal * (seeds + 1) - -2
feasible not (a = 0 and (b or c)) "no" / "tidak"
1 when a and b or not c : 1 "x" / "y" - 2 * abs(z) "w"
2 : -(a + b) * c / d
then 2 by a - (b - c), min(a, b, if(d, 1, 2))
show in_hand("toon world")

# the last word
)";
    EXPECT_EQ(printed(canonical), canonical);
}

TEST(Language, ALineGoesOnWhereItCannotEnd) {
    EXPECT_EQ(printed(with_head("1 : a +\n  b\n  - c\n2 when (a\n and b) :\n 3")),
              with_head("1 : a + b - c\n2 when a and b : 3"));
}

TEST(Language, ASmallNumberIsPrintedWithoutAnExponent) {
    EXPECT_EQ(printed(with_head("1 : 0.0000001 * a + 1000000000")), with_head("1 : 0.0000001 * a + 1000000000"));
}

TEST(Language, AllErrorsOfATextAreToldAtOnceInTheOrderOfTheText) {
    EXPECT_EQ(error_of("1 when stels > 0 : 1\n2 : (seeds\n3 : seeds +"),
              "t: line 2, column 8: found 'stels', expected a fact of bantumi, a weight or a let before this line; did "
              "you mean 'steals'?\n"
              "t: line 3, column 11: found the end of the line, expected ')'\n"
              "t: line 4, column 12: found the end of the line, expected a number, a name or a bracket");
}

TEST(Language, AnErrorSpeaksBothLanguages) {
    const auto read = read_text("t", with_head("1 when size = huge : 1"), some_words());
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().message.en, "t: line 2, column 15: found 'huge', expected small, medium, large");
    EXPECT_EQ(read.error().message.id, "t: baris 2, kolom 15: ditemukan 'huge', seharusnya small, medium, large");
    EXPECT_EQ(read.error().fault, Fault::bad_input);
}

TEST(Language, BestInsideFeasibleIsAnError) {
    EXPECT_NE(error_of("feasible best(steals) > 0\n1 : 0").find("in feasible"), std::string::npos);
    EXPECT_NE(error_of("let b = best(steals)\nfeasible b > 0\n1 : 0").find("in feasible"), std::string::npos);
    EXPECT_EQ(error_of("feasible reply(best(steals)) < 3\n1 : 0"), "");
}

TEST(Language, ANestedBestIsAnErrorAlsoThroughALet) {
    EXPECT_NE(error_of("1 : best(best(steals))").find("no second one"), std::string::npos);
    EXPECT_NE(error_of("let b = worst(seeds)\n1 : best(steals - b)").find("no second one"), std::string::npos);
    EXPECT_EQ(error_of("1 : best(steals - reply(best(steals)))"), "");
}

TEST(Language, ReplyAsksForSomethingOfThePositionAndOnlyOneLevelDeep) {
    EXPECT_NE(error_of("1 : reply(steals)").find("belongs to a move"), std::string::npos);
    EXPECT_NE(error_of("1 : reply(best(reply(best(steals))))").find("one level"), std::string::npos);
    EXPECT_EQ(error_of("1 : reply(own_seeds)"), "");
    EXPECT_NE(error_of("1 : reply(best(steals))", false).find("cannot be seen"), std::string::npos);
}

TEST(Language, AConditionIsANumberButANumberIsNoCondition) {
    EXPECT_EQ(error_of("1 : 2 * extra_turn + (steals > 3)"), "");
    EXPECT_NE(error_of("1 when steals : 1").find("expected a condition, such as steals > 0"), std::string::npos);
    EXPECT_NE(error_of("1 when not seeds : 1").find("expected a condition"), std::string::npos);
    EXPECT_NE(error_of("1 : count(seeds)").find("expected a condition"), std::string::npos);
}

TEST(Language, PrioritiesDoNotDescend) {
    EXPECT_NE(error_of("2 when extra_turn : 1\n1 : 1").find("found priority 1 after 2"), std::string::npos);
}

TEST(Language, DivisionByWhatMayBeZeroIsAWarning) {
    EXPECT_EQ(warnings_of("1 : steals / seeds"),
              std::vector<std::string>{
                  "line 2, column 12, warning: division by seeds, which may be 0: the result is 0 then"});
    EXPECT_TRUE(warnings_of("1 : steals / (seeds + 1)").empty());
}

TEST(Language, WhatCanNeverMatterIsAWarning) {
    EXPECT_EQ(warnings_of("1 when steals > 40 : 1\n2 : 1").size(), 1u);
    EXPECT_EQ(warnings_of("1 : 1\n2 : 1").size(), 1u);
    EXPECT_EQ(warnings_of("weights w = 1\nlet a = 2\n1 : 1").size(), 2u);
}

TEST(Language, IsBoundedInSizeLinesDepthAndNumbers) {
    EXPECT_NE(error_of(std::string(9000, '#')).find("expected at most 8192"), std::string::npos);
    EXPECT_NE(error_of(std::string(300, '\n')).find("expected at most 200"), std::string::npos);
    EXPECT_NE(error_of("1 : " + std::string(50, '(') + "1" + std::string(50, ')')).find("less deep"),
              std::string::npos);
    std::string power =
        "let p = own_seeds * own_seeds * own_seeds * own_seeds * own_seeds * own_seeds * own_seeds * own_seeds\n1 : p";
    for (int i = 0; i < 8; ++i) power += " * p";
    EXPECT_NE(error_of(power).find("below 1e100"), std::string::npos);
    std::string replies = "1 : 0";
    for (int i = 0; i < 9; ++i) replies += " + reply(count(steals > " + std::to_string(i) + "))";
    EXPECT_NE(error_of(replies).find("9 different replies"), std::string::npos);
}

TEST(Language, ChainsOfLetsAndOfNotAreReadInNoTime) {
    std::string lets = "let a0 = steals";
    for (int i = 1; i < 100; ++i)
        lets += "\nlet a" + std::to_string(i) + " = min(40, a" + std::to_string(i - 1) + " + a" +
                std::to_string(i - 1) + ")";
    EXPECT_EQ(error_of(lets + "\n1 : a99"), "");
    std::string negations = "1 when ";
    for (int i = 0; i < 35; ++i) negations += "not ";
    EXPECT_EQ(error_of(negations + "extra_turn : 1"), "");
}

TEST(Language, WeightsAreKnobsWithTheirRange) {
    const auto read = read_text(
        "t", with_head("weights a = 1 in 0..3 \"x\" / \"y\", b = 2\n1 : a * steals + b * seeds"), some_words());
    ASSERT_TRUE(read.ok());
    const auto knobs = knobs_of(read->syntax);
    ASSERT_EQ(knobs.size(), 2u);
    EXPECT_EQ(knobs[0].words.id, "y");
    EXPECT_EQ(knobs[0].high, 3);
    EXPECT_TRUE(knobs[1].weighs);
    const std::vector<double> other{0.25, 7};
    EXPECT_EQ(print(with_weights(read->syntax, other)),
              with_head("weights a = 0.25 in 0..3 \"x\" / \"y\", b = 7\n1 : a * steals + b * seeds"));
}

}  // namespace
}  // namespace rakus::written
