// rakus hands: what an opening hand holds, exactly.
#include <fmt/format.h>

#include <algorithm>

#include "app/commands/commands.h"
#include "app/json.h"
#include "app/match_report.h"
#include "app/sheet.h"
#include "app/table.h"

namespace rakus::app {
namespace {

Json as_json(const HandsReport& report, std::string_view game) {
    Json j = document("hands", game, report.rules);
    j["hand"] = report.hand;
    j["deck"] = report.deck;
    j["tables"] = Json::array();
    for (const auto& [title, rows] : report.tables) {
        Json table{{"title", {{"en", title.en}, {"id", title.id}}}, {"rows", Json::array()}};
        for (const HandRow& r : rows) {
            Json row{{"id", r.id}, {"en", r.what.en}, {"id_words", r.what.id}, {"chance", r.chance}};
            if (r.expected > 0) row["expected"] = r.expected;
            table["rows"].push_back(row);
        }
        j["tables"].push_back(table);
    }
    return j;
}

void print_table(const Text& title, const std::vector<HandRow>& rows, Console& console) {
    Table table;
    table.column(console.say(title));
    table.column("");
    table.column(std::string(console.say("chance %", "peluang %")), Align::right);
    table.column(std::string(console.say("expected cards", "harapan kartu")), Align::right);
    for (const HandRow& r : rows)
        table.row({console.say(r.what), r.id, percent(r.chance, console.lang, 3),
                   r.expected > 0 ? percent(r.expected / 100, console.lang, 3) : ""});
    console.print(console.laid_out(table) + "\n");
}

Result<int> run_hands(const Arguments& args, Console& console) {
    const AnyGame& game = game_of(args);
    if (!game.cards()) return usage_error({"{} has no cards", "{} tidak memakai kartu"}, game.describe().name);
    const auto report = game.cards()->hands(args.text("rules"),
                                            static_cast<int>(std::min<std::uint64_t>(args.whole("cards", 0), 1000)));
    if (!report) return report.error();
    if (console.json()) return print_document(as_json(*report, game.describe().name), console), 0;
    if (console.format == Format::text)
        console.print(fmt::format("{} · {} {} {} {}\n\n", console.say(game.describe().title), report->hand,
                                  console.say("cards of a deck of", "kartu dari dek berisi"), report->deck,
                                  console.say("(exact)", "(eksak)")));
    for (const auto& [title, rows] : report->tables) print_table(title, rows, console);
    return 0;
}

}  // namespace

Command hands_command() {
    Command c{"hands",
              {"opening-hand tables: the chance of each card, of pieces, of the engine",
               "tabel tangan awal: peluang tiap kartu, bagian, dan mesin"},
              {"hands exodia", "hands exodia --rules official --json"},
              GameArgument::required,
              {{"cards",
                Takes::whole_number,
                "N",
                {"cards in the hand (default: as the rules say)", "kartu di tangan (bawaan: menurut aturan)"}},
               flags::kRules},
              run_hands};
    c.accepts = [](const AnyGame& g) { return g.cards() != nullptr; };
    return c;
}

}  // namespace rakus::app
