#include "core/paper.h"

#include <gtest/gtest.h>

namespace rakus {
namespace {

std::string why(std::string_view text) {
    const auto paper = read_paper(text);
    return paper.ok() ? "" : paper.error().message.en;
}

TEST(Papers, HaveElementsExamplesAndStatements) {
    const auto paper = read_paper(
        "# a remark\npaper A. Author, \"Title\", 2008\n\nelement candidates\n  paper.en: pits\n  paper.id: lubang\n"
        "example fig3\n  title.en: T\n  title.id: J\n  position: 1.2 1\n  moves: 3 4\n"
        "say 2.3 priority 1, option\n  en: a\n  id: b\n  does.en: c\n  does.id: d\n  try: advise bantumi\n");
    ASSERT_TRUE(paper.ok()) << paper.error().message.en;
    EXPECT_EQ(paper->source, "A. Author, \"Title\", 2008");
    EXPECT_EQ(paper->elements[0].paper.id, "lubang");
    EXPECT_EQ(paper->examples[0].moves, (std::vector<std::string>{"3", "4"}));
    EXPECT_EQ(paper->statements[0].section, "2.3 priority 1");
    EXPECT_EQ(paper->statements[0].treatment, Treatment::option);
    EXPECT_EQ(paper->statements[0].command, "advise bantumi");
}

TEST(Papers, AreRefusedWithTheLineAndTheExpectation) {
    EXPECT_EQ(why("paper x\ntell me\n"), "paper, line 2: 'tell': expected paper, element, example or say");
    EXPECT_EQ(why("  en: a\n"), "paper, line 1: expected 'key: value' below a block");
    EXPECT_EQ(why("say 1, perhaps\n  en: a\n  id: b\n"),
              "paper, line 1: '1, perhaps': expected 'section, described|option|measured|left-out'");
    EXPECT_EQ(why("\nsay 1, described\n  en: a\n"), "paper, line 2: 'say 1, described' needs en, id in both languages");
    EXPECT_EQ(why("say 1, left-out\n  en: a\n  id: b\n"),
              "paper, line 1: 'say 1, left-out' needs does in both languages");
    EXPECT_EQ(why("say 1, described\n  en: a\n  id: b\n  does.en: c\n"),
              "paper, line 1: 'say 1, described' needs does in both languages");
    EXPECT_EQ(why("element thing\n  paper.en: a\n  paper.id: b\n").substr(0, 41),
              "paper, line 1: element 'thing': expected ");
    EXPECT_EQ(why("say 1, described\n  en: a\n  en: b\n"), "paper, line 3: 'en' stands twice");
    EXPECT_EQ(why("say 1, described\n  en: a\n  id: b\n  see: c\n").substr(0, 31), "paper, line 1: 'see': expected ");
}

}  // namespace
}  // namespace rakus
