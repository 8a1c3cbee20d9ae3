#include "core/attached.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace rakus {
namespace {

TEST(Attached, IsReadableWhereTheFileIs) {
    EXPECT_EQ(write_attached({"./folder/mine.deck", "4 pikachu\n2 R\n"}), "mine.deck{4+pikachu;2+R;}");
}

RC_GTEST_PROP(Attached, WritesAndReadsAnyContent, (const std::string& text)) {
    const auto word = write_attached({"x", text});
    RC_ASSERT(read_attached(word).has_value());
    RC_ASSERT(read_attached(word)->text == text);
}

RC_GTEST_PROP(Attached, IsOneWordForRulesPlayersPositionsAndRecords,
              (const std::string& name, const std::string& text)) {
    RC_ASSERT(write_attached({name, text}).find_first_of(",=:_()\"\\' \t\n\r@/") == std::string::npos);
}

TEST(Attached, RefusesWhatItWouldNotWrite) {
    for (const auto* word :
         {"mine", "mine{", "{4+pikachu}", "mine{a b}", "mine{%4}", "mine{%}", "mine{%zz}", "mine{}x"})
        EXPECT_FALSE(read_attached(word).has_value()) << word;
}

TEST(Attached, AFileIsNamedByItsFolderItsMarkOrItsEnding) {
    for (const auto* word : {"@deck.txt", "./mine", "mine.deck", "/etc/passwd"})
        EXPECT_TRUE(names_a_file(word)) << word;
    for (const auto* word : {"ember", "paper", "6", "mine.deck{4+pikachu}"}) EXPECT_FALSE(names_a_file(word)) << word;
}

TEST(Attached, PeopleSeeTheNameAlone) {
    EXPECT_EQ(without_contents("paper:mine.deck{4+pikachu},steal=2"), "paper:mine.deck,steal=2");
    EXPECT_EQ(without_contents("deck1=a{b},deck2=c{d}"), "deck1=a,deck2=c");
    EXPECT_EQ(without_contents("{\"name\": \"mine\"}"), "{\"name\": \"mine\"}");
}

TEST(Attached, ADocumentCallsATextByItsTitleAndItsFingerprint) {
    const std::string text = "rakus 1  game nim  player \"My \xC3\xA9lan\"\n1 : 0\n";
    const std::string word = write_attached({"mine.greedy", text});
    const auto label = player_label(word);
    EXPECT_TRUE(label.starts_with("My \xC3\xA9lan#")) << label;
    EXPECT_EQ(label.size(), std::string("My \xC3\xA9lan#12345678").size());
    EXPECT_EQ(player_label(word + ":steal=2"), label + ":steal=2");
    EXPECT_NE(player_label(write_attached({"mine.greedy", text + "# more\n"})), label);
    EXPECT_EQ(player_label("paper:steal=2"), "paper:steal=2");
    EXPECT_EQ(player_label("{\"name\": \"mine\"}"), "{\"name\": \"mine\"}");
}

}  // namespace
}  // namespace rakus
