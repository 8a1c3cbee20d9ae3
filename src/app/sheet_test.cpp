#include "app/sheet.h"

#include <gtest/gtest.h>

namespace rakus::app {
namespace {

const Json kAdvice = Json::parse(R"({"schema": "rakus.advise/1", "game": "x", "pick": "2",
  "candidates": [
    {"move": "2", "feasible": true, "total": 1.5, "terms": [{"id": "steal", "points": 1},
     {"id": "save", "points": 0.5}],
     "truth": {"kind": "exact", "class": "win"}},
    {"move": "5", "feasible": false, "reason": {"code": "empty", "words": {"en": "a \"pit\", empty", "id": "kosong"}},
     "keys": [1, 2]}]})");

TEST(Sheets, HaveARowForEachCandidateAndAColumnForEachRule) {
    EXPECT_EQ(
        sheet_of(kAdvice, Lang::en).tsv(),
        "move\tfeasible\ttotal\tterms.steal\tterms.save\ttruth.kind\ttruth.class\treason.code\treason.words\tkeys\n"
        "2\ttrue\t1.5\t1\t0.5\texact\twin\t\t\t\n"
        "5\tfalse\t\t\t\t\t\tempty\ta \"pit\", empty\t1 2\n");
}

TEST(Sheets, AreQuotedAsSpreadsheetsReadThem) {
    const auto csv = sheet_of(kAdvice, Lang::en).csv();
    EXPECT_NE(csv.find(",\"a \"\"pit\"\", empty\","), std::string::npos);
    EXPECT_NE(sheet_of(kAdvice, Lang::id).csv().find(",kosong,"), std::string::npos);
}

TEST(Sheets, OfADocumentWithoutAListHaveOneRow) {
    EXPECT_EQ(
        sheet_of(Json::parse(R"({"schema": "rakus.x/1", "n": 3, "script": "a\n\tb", "none": null})"), Lang::en).tsv(),
        "schema\tn\tscript\tnone\nrakus.x/1\t3\ta\\n\\tb\t\n");
}

}  // namespace
}  // namespace rakus::app
