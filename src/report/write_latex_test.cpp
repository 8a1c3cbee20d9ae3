#include <gtest/gtest.h>

#include <regex>

#include "report/writers.h"

namespace rakus::report {
namespace {

Figures table(std::vector<Column> columns, std::vector<std::vector<std::string>> rows) {
    return {"t", "a caption", std::move(columns), std::move(rows), "rakus games"};
}

TEST(LatexTable, OfShortWordsIsAPlainTabularBelowItsCommand) {
    EXPECT_EQ(write_latex(table({{"player"}, {"games", true}}, {{"paper", "10"}})),
              "% rakus games\n\\begin{table}\n\\caption{a caption}\n\\label{tab:t}\n\\begin{tabular}{lr}\n\\hline\n"
              "player & games \\\\\n\\hline\npaper & 10 \\\\\n\\hline\n\\end{tabular}\n\\end{table}\n");
}

TEST(LatexTable, WithoutACommandBeginsWithTheTable) {
    Figures f = table({{"a"}}, {});
    f.command.clear();
    EXPECT_TRUE(write_latex(f).starts_with("\\begin{table}"));
}

TEST(LatexTable, KeepsAnEmptyCellInItsColumn) {
    EXPECT_NE(write_latex(table({{"a"}, {"b"}, {"c"}}, {{"", "", "x"}})).find("\n &  & x \\\\"), std::string::npos);
}

TEST(LatexTable, NoSignOfATextIsACommand) {
    const std::string out = write_latex(table({{"a"}}, {{R"(\x{50 %} & a_b #1 $2 ~^ <"→"> ≥ −1 `code`)"}}));
    EXPECT_NE(out.find(R"(\textbackslash{}x\{50 \%\} \& a\_b \#1 \$2 \textasciitilde{}\textasciicircum{} )"
                       R"($<$"$\rightarrow$"$>$ $\geq$ $-$1 code)"),
              std::string::npos)
        << out;
}

TEST(LatexTable, SentencesWrapInColumnsThatTogetherAreNoWiderThanThePage) {
    const std::string sentence(200, 'x');
    const std::string out = write_latex(
        table({{"element"}, {"mine"}, {"paper"}, {"n", true}}, {{"set", sentence, sentence + sentence, "5"}}));
    const std::regex column(R"(p\{([0-9.]+)\\linewidth\})");
    double width = 0;
    int wrapped = 0;
    for (std::sregex_iterator i(out.begin(), out.end(), column), end; i != end; ++i, ++wrapped)
        width += std::stod((*i)[1]);
    EXPECT_EQ(wrapped, 2);
    EXPECT_GT(width, 0.6);
    EXPECT_LT(width, 0.95);
    EXPECT_NE(out.find("\\begin{tabular}{lp{"), std::string::npos);
}

}  // namespace
}  // namespace rakus::report
