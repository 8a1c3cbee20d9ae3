#include "app/typed_words.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace rakus::app {
namespace {

const Command kCommand{"try",
                       {"", ""},
                       {},
                       GameArgument::optional,
                       {{"player", Takes::text, "NAME", {}},
                        {"games", Takes::whole_number, "N", {}, 'n'},
                        {"share", Takes::number, "X", {}},
                        {"all", Takes::nothing, "", {}, 'a'},
                        {"from", Takes::text, "FILE", {}, 0, true}},
                       nullptr,
                       "file",
                       false,
                       false};

Arguments read(const std::vector<std::string>& words) {
    const auto args = read_words(kCommand, words);
    EXPECT_TRUE(args) << (args ? "" : args.error().message.en);
    return args ? *args : Arguments();
}
std::string refused(const std::vector<std::string>& words) {
    const auto args = read_words(kCommand, words);
    return args ? "" : args.error().message.en;
}

TEST(TypedWords, TheGameComesFirstThenThePlainWord) {
    const auto args = read({"bantumi", "here.txt", "--all"});
    EXPECT_EQ(args.game, "bantumi");
    EXPECT_EQ(args.text("file"), "here.txt");
    EXPECT_TRUE(args.has("all"));
}

TEST(TypedWords, AValueFollowsItsFlagOrAnEqualsSignOrALetter) {
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"--games", "4"}, {"--games=4"}, {"-n", "4"}, {"-n4"}, {"-an4"}, {"-an", "4"}})
        EXPECT_EQ(read(words).whole("games", 0), 4u);
    EXPECT_EQ(read({"--player=a=b"}).text("player"), "a=b");
    EXPECT_EQ(read({"--player="}).text("player"), "");
    EXPECT_TRUE(read({"--player="}).has("player"));
}

TEST(TypedWords, NegativeNumbersAndTheDashOfStdinAreValues) {
    EXPECT_EQ(read({"--share", "-0.5"}).number("share", 0), -0.5);
    EXPECT_EQ(read({"--player", "-"}).text("player"), "-");
    EXPECT_EQ(read({"bantumi", "-"}).text("file"), "-");
}

TEST(TypedWords, AfterTwoDashesEverythingIsPlain) {
    EXPECT_EQ(read({"bantumi", "--", "--all"}).text("file"), "--all");
}

TEST(TypedWords, WhatMayBeGivenSeveralTimesIsJoined) {
    EXPECT_EQ(read({"--from", "a", "--from=b"}).text("from"), "a,b");
    EXPECT_EQ(refused({"--games", "2", "--games", "4"}), "try: --games was given twice: '2' and '4'");
    EXPECT_EQ(read({"--games", "2", "--games", "2"}).whole("games", 0), 2u);
}

TEST(TypedWords, RefusalsNameTheFlagAndTheNearestOne) {
    EXPECT_NE(refused({"--playr", "x"}).find("'--player'"), std::string::npos);
    EXPECT_NE(refused({"--playr=x"}).find("'--player'"), std::string::npos);
    EXPECT_EQ(refused({"--zzzzzzzz"}), "try: unexpected '--zzzzzzzz'; see 'rakus help try'");
    EXPECT_EQ(refused({"--games"}), "try: --games needs a value: N");
    EXPECT_EQ(refused({"--games", "--all"}), "try: --games needs a value: N");
    EXPECT_EQ(refused({"--games", "many"}), "--games 'many': expected a whole number");
    EXPECT_EQ(refused({"--all=yes"}), "try: --all takes no value");
    EXPECT_EQ(refused({"a", "b", "c"}), "try: unexpected 'c'; --player names players, see 'rakus help try'");
}

TEST(TypedWords, TwoFormsOfOneAnswerAreRefused) {
    EXPECT_NE(refused({"--json", "--csv"}), "");
    EXPECT_NE(refused({"-q", "-v"}), "");
    EXPECT_EQ(refused({"--json", "--json"}), "");
}

RC_GTEST_PROP(TypedWords, AnyWordsAreReadOrRefused, (const std::vector<std::string>& words)) {
    const auto args = read_words(kCommand, words);
    if (!args) RC_ASSERT(!args.error().message.en.empty() && !args.error().message.id.empty());
}

}  // namespace
}  // namespace rakus::app
