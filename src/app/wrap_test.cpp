#include "app/wrap.h"

#include <gtest/gtest.h>

#include "app/table.h"

namespace rakus::app {
namespace {

TEST(Wrapping, PartsAtSpacesAndHangsTheRest) {
    EXPECT_EQ(wrapped("one two three four five", 22, 0, 2), "one two three four\n  five\n");
    EXPECT_EQ(wrapped("short", 40, 4), "    short\n");
    EXPECT_EQ(wrapped("", 40, 2), "  \n");
}

TEST(Wrapping, CountsCharactersAndNotBytesOrColours) {
    EXPECT_EQ(wrapped("\x1b[1mé\x1b[0méé ééééé ééééé éééé é", 20, 0), "\x1b[1mé\x1b[0méé ééééé ééééé éééé\né\n");
}

TEST(Wrapping, CutsAWordThatIsLongerThanALine) {
    EXPECT_EQ(wrapped("x 0123456789012345678901234567", 24, 0, 2), "x\n  0123456789012345678901\n  234567\n");
}

TEST(Wrapping, KeepsAnIntervalAndAPerCentTogether) {
    EXPECT_EQ(wrapped("the score is 9.40 [7.74, 11.37] points", 30, 0, 2),
              "the score is 9.40\n  [7.74, 11.37] points\n");
    EXPECT_EQ(wrapped("the interval of the score is above 50 % here", 37, 0, 2),
              "the interval of the score is above\n  50 % here\n");
    EXPECT_EQ(wrapped("rakus help [a long thing that is no interval at all]", 24, 0, 2),
              "rakus help [a long thing\n  that is no interval at\n  all]\n");
}

TEST(WrappedCommands, GoOnAfterABackslash) {
    EXPECT_EQ(wrapped_command("rakus advise bantumi --example fig3", 100, 4),
              "    rakus advise bantumi --example fig3\n");
    EXPECT_EQ(wrapped_command("rakus advise bantumi --example fig3", 30, 2),
              "  rakus advise bantumi \\\n    --example fig3\n");
    EXPECT_EQ(wrapped_command("rakus advise gobblet --pos 'M2/1L1/s1l 1'", 24, 0),
              "rakus advise gobblet \\\n  --pos 'M2/1L1/s1l 1'\n");
}

TEST(WrappedCommands, PartAQuotedWordIntoTwoThatTouch) {
    EXPECT_EQ(wrapped_command("rakus advise x --pos '0123456789 0123456789 0123456789'", 30, 2),
              "  rakus advise x --pos \\\n    '0123456789 0123456789 0'\\\n'123456789'\n");
}

TEST(WrappedCommands, AreNeverWiderThanAsked) {
    const std::string command =
        "rakus advise pokemon --pos 'a=ex6-27~0~LLL;b=-;h=?5;k=30;p=6;x=-/a=butterfree~0~-;b=-;h=?4;k=30;p=6;x=- 1 t=9 "
        "e=0 r=0' --all-players --truth";
    for (std::size_t width = 40; width <= 140; ++width) {
        const std::string text = wrapped_command(command, width, 4);
        for (std::size_t at = 0; at < text.size();) {
            const auto end = text.find('\n', at);
            EXPECT_LE(display_width(text.substr(at, end - at)), width);
            at = end + 1;
        }
    }
}

TEST(Lines, ThatAreTooLongGoOnFurtherIn) {
    EXPECT_EQ(with_no_line_longer("short\n  a line that is far too long for it\n", 24),
              "short\n  a line that is far too\n    long for it\n");
    EXPECT_EQ(with_no_line_longer("1> ", 24), "1> ");
    EXPECT_EQ(with_no_line_longer("\x1b[2m   a dim line that is too long\x1b[0m\n", 26),
              "\x1b[2m   a dim line that is too\n     long\x1b[0m\n");
}

TEST(Markdown, KeepsTheEndsOfLinesOfProseAndNothingElse) {
    EXPECT_EQ(as_markdown("one\n  two\n\n| a |\n| b |\n\n```\n  1  x\n  2  y\n```\n     three\n- four\n- five\n"),
              "one  \ntwo\n\n| a |\n| b |\n\n```\n  1  x\n  2  y\n```\nthree\n- four\n- five\n");
}

Table of_rules() {
    Table table;
    table.column("rule"), table.column("meaning"), table.spare_column("amount", Align::right);
    table.row({"lift", "a lift that uncovers an enemy row: the piece may cover it again", "12"});
    return table;
}

TEST(Tables, WrapTheirCellsWhereTheyDoNotFit) {
    EXPECT_EQ(of_rules().fitted(200).text, of_rules().text());
    EXPECT_EQ(of_rules().fitted(48).text,
              "  rule  meaning                        amount\n"
              "  lift  a lift that uncovers an enemy      12\n"
              "        row: the piece may cover it\n"
              "        again\n");
}

TEST(Tables, LeaveOutSpareColumnsAndNameThem) {
    const LaidOut table = of_rules().fitted(24);
    EXPECT_EQ(table.left_out, std::vector<std::string>{"amount"});
    EXPECT_TRUE(table.text.starts_with("  rule  meaning\n  lift  a lift that\n        uncovers")) << table.text;
}

TEST(Tables, KeepAnIntervalTogether) {
    Table table;
    table.column("player"), table.column("score");
    table.row({"paper", "99.2 % [98.8, 99.5]"});
    EXPECT_EQ(table.fitted(24).text, "  player  score\n  paper   99.2 %\n          [98.8, 99.5]\n");
}

TEST(Tables, AreNeverWiderThanAsked) {
    for (std::size_t width = 30; width <= 120; ++width) {
        const std::string text = of_rules().fitted(width).text;
        for (std::size_t at = 0; at < text.size();) {
            const auto end = text.find('\n', at);
            EXPECT_LE(display_width(text.substr(at, end - at)), width);
            at = end + 1;
        }
    }
}

TEST(Tables, WrapTitlesBeforeTheFiguresBelowThem) {
    Table table;
    table.column("won up to the turn", Align::right), table.column("paper %"), table.column("tuned %");
    table.row({"never", "4.90 [3.65, 6.43]", "5.50 [4.17, 7.10]"});
    EXPECT_EQ(table.fitted(48).text,
              "  won up  paper %            tuned %\n"
              "  to the\n"
              "    turn\n"
              "   never  4.90 [3.65, 6.43]  5.50 [4.17, 7.10]\n");
}

TEST(Tables, GiveUpTheirDividerBeforeTheyBecomeParagraphs) {
    Table table;
    table.column("move"), table.column("total", Align::right), table.divider(), table.column("truth");
    table.row({"0123456789", "0123456789", "|", "0123456789"});
    EXPECT_EQ(table.fitted(39).text, table.text());
    EXPECT_EQ(table.fitted(36).text,
              "  move             total  truth\n"
              "  0123456789  0123456789  0123456789\n");
    EXPECT_EQ(table.markdown(),
              "| move | total | truth |\n| --- | ---: | --- |\n| 0123456789 | 0123456789 | 0123456789 |\n");
}

TEST(Tables, AreMarkdownToo) {
    EXPECT_EQ(of_rules().markdown(),
              "| rule | meaning | amount |\n| --- | --- | ---: |\n"
              "| lift | a lift that uncovers an enemy row: the piece may cover it again | 12 |\n");
}

}  // namespace
}  // namespace rakus::app
