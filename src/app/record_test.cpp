#include "app/record.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "app/replay.h"

namespace rakus::app {
namespace {

constexpr std::string_view kAnnotated = R"([Game "bantumi"]
[Rules "ec=1"]
[Player1 "a \"quoted\" name"]
[Player2 "random"]
[Position "4.4.4.4.4.4.0/4.4.4.4.4.4.0 1"]
[Seed "7"]
[Result "1-0"]
[Event "a test"]

{before the game}
1. 3+ {good} 1 ?? {worse [%s 2] [%t -4]} ( 2 {better} ( 5 ) 4 ) ( 6 )
2. 6
1-0
)";

TEST(Record, WhatIsWrittenReadsBackAndIsWrittenTheSame) {
    const auto record = read_record(kAnnotated);
    ASSERT_TRUE(record) << record.error().message.en;
    EXPECT_EQ(write_record(*record), kAnnotated);
    EXPECT_EQ(*read_record(write_record(*record)), *record);
}

TEST(Record, HasTagsGlyphsCommentsMarksAndVariations) {
    const auto r = *read_record(kAnnotated);
    EXPECT_EQ(r.player1, "a \"quoted\" name");
    EXPECT_EQ(r.seed, 7u);
    EXPECT_EQ(r.comment, "before the game");
    ASSERT_EQ(r.plies.size(), 3u);
    EXPECT_EQ(r.plies[0].comment, "good");
    EXPECT_EQ(r.plies[1].glyph, "??");
    EXPECT_EQ(r.plies[1].comment, "worse");
    EXPECT_EQ(r.plies[1].score, "2");
    EXPECT_EQ(r.plies[1].truth, "-4");
    ASSERT_EQ(r.plies[1].variations.size(), 2u);
    EXPECT_EQ(r.plies[1].variations[0][0].variations[0][0].move, "5");
    EXPECT_EQ(r.plies[1].side, 1);
    EXPECT_EQ(r.plies[2].side, 2);
}

TEST(Record, AGlyphMayTouchItsMove) {
    EXPECT_EQ(read_record("1. 4?? 2 ?! *")->plies[0].glyph, "??");
    EXPECT_EQ(read_record("1. 4?? 2 ?! *")->plies[1].glyph, "?!");
}

TEST(Record, BadFormIsRefusedWithItsLine) {
    for (const auto* text : {"[Game bantumi]", "[Game \"x\"", "1. 3 {open", "1. 3 ( 4", "1. 3 )", "( 3 )", "1. 3 ()",
                             "?? 3", "1. 3 1-0 4", "[Seed \"x\"]", "[Result \"won\"]", "1. 3 ( 4 1-0 )", "}"}) {
        const auto r = read_record(text);
        ASSERT_FALSE(r) << text;
        EXPECT_NE(r.error().message.en.find("line 1"), std::string::npos) << text;
    }
    EXPECT_NE(read_record("1. 3\n2. 4 {").error().message.en.find("line 2"), std::string::npos);
}

TEST(Record, VariationsHaveALimitOfDepth) {
    std::string deep = "1. 3";
    for (int i = 0; i < 1000; ++i) deep += " ( 3";
    EXPECT_FALSE(read_record(deep));
}

RC_GTEST_PROP(Record, WhateverIsReadIsWrittenToTheSameRecord, ()) {
    const auto pieces = *rc::gen::container<std::vector<std::string>>(
        rc::gen::element<std::string>("1.", "2.", "3", "4+", "{", "}", "(", ")", "[%s ", "[%t ", "]", "[", "??", "?",
                                      "!", " ", "\n", "x", "*", "1-0", "[A \"b\\\"\"]", "\\"));
    std::string text;
    for (const auto& p : pieces) text += p + (p.size() % 2 ? " " : "");
    const auto record = read_record(text);
    if (!record) return;
    const auto again = read_record(write_record(*record));
    RC_ASSERT(again.ok());
    RC_ASSERT(write_record(*again) == write_record(*record));
}

TEST(Replay, KeepsWhatIsLegalAndNamesThePlyAndTheLegalMoves) {
    const auto r = replay(*read_record("[Game \"bantumi\"]\n1. 3+ 3 4 *"));  // pit 3 has just been emptied
    ASSERT_TRUE(r);
    EXPECT_EQ(r->record.plies.size(), 1u);
    ASSERT_TRUE(r->refused);
    EXPECT_EQ(r->refused->message.en, "record ply 2: '3' is not legal; legal were: 1 2 4 5 6");
}

TEST(Replay, TheGameCorrectsTurnNumbers) {
    const auto r = replay(*read_record("[Game \"bantumi\"]\n1. 3\n2. 2 *"));  // 3 gives another turn
    ASSERT_TRUE(r);
    EXPECT_EQ(r->record.plies[0].move, "3+");
    EXPECT_EQ(r->record.plies[1].side, 1);
}

TEST(Replay, AnUnknownGameIsRefused) {
    EXPECT_FALSE(replay(*read_record("[Game \"chess\"]\n1. e4 *")));
}

TEST(Replay, RecordedMatchesReplayToTheirResults) {
    for (const AnyGame* game : all_games()) {
        if (game->describe().solitaire || game->describe().hidden) continue;  // chance is not in the moves there
        const auto games =
            game->record_block({"", "", "random", "random", 3, 0, 3, {game->describe().opening_plies}, ""});
        ASSERT_TRUE(games) << game->describe().name;
        for (const auto& g : *games) {
            Record record{game->describe().name,
                          "",
                          g.player1,
                          g.player2,
                          g.position,
                          g.seed,
                          std::string(result_tag(g.outcome)),
                          {}};
            for (const auto& p : g.plies) record.plies.push_back({p.side, p.move, {}, {}, {}, {}, {}});
            const auto back = read_record(write_record(record));
            ASSERT_TRUE(back) << back.error().message.en;
            const auto played = replay(*back);
            ASSERT_TRUE(played) << game->describe().name;
            EXPECT_FALSE(played->refused) << game->describe().name << ": " << played->refused->message.en;
            EXPECT_EQ(result_tag(played->outcome), back->result) << game->describe().name;
        }
    }
}

TEST(TruthMark, IsTheNotationOfRecords) {
    EXPECT_EQ(truth_mark({Exact{Class::win, std::nullopt, 3}, ""}), "W3");
    EXPECT_EQ(truth_mark({Exact{Class::loss, std::nullopt, 2}, ""}), "L2");
    EXPECT_EQ(truth_mark({Exact{Class::draw, 0, std::nullopt}, "seeds"}), "D");
    EXPECT_EQ(truth_mark(exact_margin(4, "seeds")), "+4");
    EXPECT_EQ(truth_mark(between(-4, 6, "seeds")), "-4..+6");
    EXPECT_EQ(truth_mark({Estimate{0.62, 0.59, 0.65, 100}, "win_chance"}), "0.62~0.03");
    EXPECT_EQ(truth_mark({Unknown{}, ""}), "?");
}

}  // namespace
}  // namespace rakus::app
