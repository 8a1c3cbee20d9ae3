// Twenty and more wrong texts, with what their authors are told.
#include <gtest/gtest.h>

#include "written/player.h"

namespace rakus::written {
namespace {

Vocabulary words_of_wrong_texts() {
    const auto fact = [](std::string_view id, FactType type, double high, bool of_move) {
        return KnownFact{{id, {id, id}, {}, 0, high, type, {}}, of_move, {}, {}};
    };
    Vocabulary v{"bantumi",
                 {fact("steals", FactType::number, 40, true), fact("seeds", FactType::number, 40, true),
                  fact("extra_turn", FactType::flag, 1, true), fact("own_seeds", FactType::number, 48, false),
                  fact("size", FactType::word, 2, true), fact("in_hand", FactType::number, 3, false)},
                 true,
                 false};
    v.facts[4].values = {"small", "medium", "large"};
    v.facts[5].about = {"pot_of_greed", "toon world"};
    return v;
}

struct Wrong {
    const char *what, *lines, *en, *id;
};

const Wrong kWrongTexts[] = {
    {"a name with a typing error", "1 when stels > 0 : 1",
     "t: line 2, column 8: found 'stels', expected a fact of bantumi, a weight or a let before this line; did you mean "
     "'steals'?",
     "t: baris 2, kolom 8: ditemukan 'stels', seharusnya fakta bantumi, bobot, atau let sebelum baris ini; mungkin "
     "maksudnya 'steals'?"},
    {"a condition that is a number", "1 when steals : 1",
     "t: line 2, column 8: found the number 'steals', expected a condition, such as steals > 0",
     "t: baris 2, kolom 8: ditemukan bilangan 'steals', seharusnya syarat, misalnya steals > 0"},
    {"a fact of a move inside reply", "1 : reply(steals)",
     "t: line 2, column 11: 'steals' belongs to a move, expected best, worst, any or count of it inside reply",
     "t: baris 2, kolom 11: 'steals' milik satu langkah, seharusnya best, worst, any, atau count di dalam reply"},
    {"best inside best", "1 : best(best(steals))",
     "t: line 2, column 10: found 'best(steals)' inside best, worst, any or count, expected no second one",
     "t: baris 2, kolom 10: ditemukan 'best(steals)' di dalam best, worst, any, atau count, seharusnya tidak bersusun"},
    {"best inside feasible", "feasible best(steals) > 0\n1 : 0",
     "t: line 2, column 10: found 'best(steals)' in feasible, expected facts of this move alone: best ranges over the "
     "feasible moves",
     "t: baris 2, kolom 10: ditemukan 'best(steals)' di feasible, seharusnya fakta langkah ini saja: best mencakup "
     "langkah yang layak"},
    {"a bracket that is not closed", "1 : 2 * (steals + 1",
     "t: line 2, column 20: found the end of the line, expected ')'",
     "t: baris 2, kolom 20: ditemukan akhir baris, seharusnya ')'"},
    {"a line without a value", "1 when extra_turn",
     "t: line 2, column 18: found the end of the line, expected ':' and what it is worth",
     "t: baris 2, kolom 18: ditemukan akhir baris, seharusnya ':' dan nilainya"},
    {"priorities that descend", "2 when extra_turn : 1\n1 : 1",
     "t: line 3, column 1: found priority 1 after 2, expected 2 or more: the lines stand in the order of their "
     "priorities",
     "t: baris 3, kolom 1: ditemukan prioritas 1 sesudah 2, seharusnya 2 atau lebih: baris disusun menurut "
     "prioritasnya"},
    {"a word that the fact does not have", "1 when size = larg : 1",
     "t: line 2, column 15: found 'larg', expected small, medium, large; did you mean 'large'?",
     "t: baris 2, kolom 15: ditemukan 'larg', seharusnya small, medium, large; mungkin maksudnya 'large'?"},
    {"a word used as a number", "1 : size + 1",
     "t: line 2, column 5: 'size' is a word, expected a comparison such as size = small",
     "t: baris 2, kolom 5: 'size' adalah kata, seharusnya perbandingan seperti size = small"},
    {"a comparison of words by size", "1 when size > small : 1",
     "t: line 2, column 13: 'size' is a word, expected = or != and one of small, medium, large",
     "t: baris 2, kolom 13: 'size' adalah kata, seharusnya = atau != dan salah satu dari small, medium, large"},
    {"two equal signs", "1 when steals == 3 : 1", "t: line 2, column 15: found '==', expected '='",
     "t: baris 2, kolom 15: ditemukan '==', seharusnya '='"},
    {"a chain of comparisons", "1 when 1 < steals < 3 : 1",
     "t: line 2, column 19: found '<', expected 'and' between two comparisons",
     "t: baris 2, kolom 19: ditemukan '<', seharusnya 'and' di antara dua perbandingan"},
    {"a name declared twice", "weights a = 1\nlet a = 2\n1 : a",
     "t: line 3, column 5: found 'a' again, expected another name: it is declared already",
     "t: baris 3, kolom 5: ditemukan 'a' lagi, seharusnya nama lain: sudah dideklarasikan"},
    {"a weight outside its range", "weights a = 5 in 0..3\n1 : a",
     "t: line 2, column 9: found a = 5, expected a number from 0 to 3",
     "t: baris 2, kolom 9: ditemukan a = 5, seharusnya bilangan 0 sampai 3"},
    {"a tie-break of no line", "1 : steals\nthen 2 by seeds",
     "t: line 3, column 1: found 'then 2', but no line has priority 2; expected 1",
     "t: baris 3, kolom 1: ditemukan 'then 2', padahal tidak ada baris berprioritas 2; seharusnya 1"},
    {"a thing that the fact is not about", "1 when in_hand(pot_of_gred) > 0 : 1",
     "t: line 2, column 8: found 'in_hand(pot_of_gred)', expected in_hand(..) with one of pot_of_greed, toon world; "
     "did you mean 'pot_of_greed'?",
     "t: baris 2, kolom 8: ditemukan 'in_hand(pot_of_gred)', seharusnya in_hand(..) dengan salah satu dari "
     "pot_of_greed, toon world; mungkin maksudnya 'pot_of_greed'?"},
    {"a function with too few parts", "1 : if(extra_turn, 1)",
     "t: line 2, column 5: found if with 2 parts, expected if(condition, a, b)",
     "t: baris 2, kolom 5: ditemukan if dengan 2 bagian, seharusnya if(syarat, a, b)"},
    {"a line that is none", "fesible extra_turn\n1 : 1",
     "t: line 2, column 1: found 'fesible', expected a priority (1, 2, ..), order, weights, let, feasible, take, then, "
     "show or like; did you mean 'feasible'?",
     "t: baris 2, kolom 1: ditemukan 'fesible', seharusnya prioritas (1, 2, ..), order, weights, let, feasible, take, "
     "then, show, atau like; mungkin maksudnya 'feasible'?"},
    {"a text without its second quote", "1 : steals \"steals",
     "t: line 2, column 12: found a text without its second \", expected \"words\"",
     "t: baris 2, kolom 12: ditemukan teks tanpa \" penutup, seharusnya \"kata\""},
    {"a rule beside like", "like \"paper\": steal = 2\n1 : 0",
     "t: line 3, column 1: found a line beside like \"paper\", expected none: the player is that one",
     "t: baris 3, kolom 1: ditemukan baris di samping like \"paper\", seharusnya tidak ada: pemainnya itu"},
    {"no line with a priority", "let a = steals",
     "t: line 1, column 1: found no line with a priority, expected at least one, such as: 1 : 0",
     "t: baris 1, kolom 1: tidak ditemukan baris berprioritas, seharusnya paling sedikit satu, misalnya: 1 : 0"},
    {"an unknown sign", "1 when extra_turn && steals > 0 : 1", "t: line 2, column 19: found '&&', expected 'and'",
     "t: baris 2, kolom 19: ditemukan '&&', seharusnya 'and'"},
};

TEST(WrongText, IsRefusedWithItsPlaceWhatWasFoundAndWhatWasExpected) {
    EXPECT_GE(std::size(kWrongTexts), 20u);
    for (const Wrong& w : kWrongTexts) {
        const auto read = read_text("t", std::string("rakus 1  game bantumi  player \"T\"\n") + w.lines + "\n",
                                    words_of_wrong_texts());
        ASSERT_FALSE(read.ok()) << w.what;
        EXPECT_EQ(read.error().message.en, w.en) << w.what;
        EXPECT_EQ(read.error().message.id, w.id) << w.what;
    }
}

TEST(WrongText, AVersionOfAnotherGameOrTimeIsRefused) {
    const auto error = [](std::string_view text) {
        const auto read = read_text("t", text, words_of_wrong_texts());
        return read ? "" : read.error().message.en;
    };
    EXPECT_EQ(error("rakus 2 game bantumi player \"T\"\n1 : 0"),
              "t: line 1, column 7: found '2', expected the version 1");
    EXPECT_EQ(error("rakus 1 game gobblet player \"T\"\n1 : 0"),
              "t: line 1, column 14: found a player of gobblet, expected one of bantumi");
    EXPECT_EQ(error("1 : 0"), "t: line 1, column 1: found '1', expected 'rakus'");
    EXPECT_EQ(error(""), "t: line 1, column 1: found the end of the text, expected 'rakus'");
    EXPECT_EQ(error("rakus 1 game bantumi player \"\xff\""),
              "t: line 1, column 30: found a byte that is no text in UTF-8");
}

}  // namespace
}  // namespace rakus::written
