// rakus cards: card data as the games know it; a user's own files checked; lists from elsewhere read.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iostream>
#include <iterator>

#include "app/commands/commands.h"
#include "app/json.h"
#include "app/sheet.h"
#include "app/table.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

Json as_json(const std::vector<CardFact>& facts) {
    Json list = Json::array();
    for (const CardFact& f : facts) list.push_back({{"en", f.what.en}, {"id", f.what.id}, {"value", f.value}});
    return list;
}

Json as_json(const std::vector<CardRow>& rows) {
    Json list = Json::array();
    for (const CardRow& r : rows)
        list.push_back({{"code", r.code},
                        {"name", r.name},
                        {"type", r.type},
                        {"number", r.number},
                        {"copies", r.copies},
                        {"effect", {{"en", r.effect.en}, {"id", r.effect.id}}}});
    return list;
}

Json as_json(const CardsReport& report, std::string_view game) {
    Json j = document("cards", game, report.rules);
    j["title"] = report.title;
    j["source"] = report.source;
    j["cards"] = report.cards;
    j["rows"] = as_json(report.rows);
    j["facts"] = as_json(report.facts);
    return j;
}

Json as_json(const ImportReport& report, std::string_view game) {
    Json j = document("cards", game, {});
    j["format"] = report.format;
    j["cards"] = report.cards;
    j["ignored"] = report.ignored;
    j["deck"] = report.deck;
    j["facts"] = as_json(report.facts);
    j["rows"] = as_json(report.rows);
    return j;
}

std::string facts_text(const std::vector<CardFact>& facts, const Console& console) {
    std::string text;
    for (const CardFact& f : facts) text += fmt::format("  {}: {}\n", console.say(f.what), f.value);
    return text;
}

void print_cards(const CardsReport& report, Console& console) {
    Table table;
    for (const Words& title : {Words{"code", "kode"}, Words{"n", "n"}, Words{"name", "nama"}, Words{"type", "jenis"},
                               Words{"number", "nomor"}, Words{"what it does", "efeknya"}})
        table.column(std::string(console.say(title)));
    for (const CardRow& r : report.rows)
        table.row({r.code, fmt::format("{}", r.copies), r.name, r.type, r.number ? fmt::format("{}", r.number) : "",
                   console.say(r.effect)});
    if (console.format == Format::text)
        console.print(fmt::format("{} · {} {}{}\n", report.title, report.cards, console.say("cards", "kartu"),
                                  report.source.empty() ? "" : " · " + place_in_words(report.source, console.lang)));
    console.print(facts_text(report.facts, console));
    if (!report.rows.empty()) console.print(console.laid_out(table));
}

// A file, stdin, or an address that is the list itself.
Result<std::string> source_of(const store::Files& files, const std::string& from) {
    if (from.find("://") != from.npos) return from;
    return files.read(from, store::FileKind::cards);
}

Result<int> list(const AnyGame& game, const Arguments& args, Console& console) {
    const auto report = game.cards()->list(args.text("rules"));
    if (!report) return report.error();
    console.json() ? print_document(as_json(*report, game.describe().name), console) : print_cards(*report, console);
    return 0;
}

Result<int> check(const AnyGame& game, const std::string& file, const std::string& text, const Arguments& args,
                  Console& console) {
    const auto report =
        file.empty() ? game.cards()->coverage(args.text("rules")) : game.cards()->check(text, args.text("rules"));
    if (!report) return report.error();
    console.json() ? print_document(as_json(*report, game.describe().name), console) : print_cards(*report, console);
    if (!file.empty())
        console.tell(
            fmt::format("{}: {} {}", console.say("sound", "benar"), report->cards, console.say("cards", "kartu")));
    return 0;
}

// Card data leaves a report and, with --json, the file; a deck list is printed as a deck file.
Result<int> import_file(const AnyGame& game, const std::string& text, Console& console) {
    const auto report = game.cards()->import(text);
    if (!report) return report.error();
    if (console.json())
        print_document(as_json(*report, game.describe().name), console);
    else if (!report->facts.empty())
        print_cards({{}, report->format, "", report->cards, report->rows, report->facts}, console);
    else
        console.print(report->deck);
    if (!report->ignored.empty())
        console.tell(fmt::format("{}: {}", console.say("not used", "tidak dipakai"), fmt::join(report->ignored, ", ")));
    return 0;
}

// The words of the command in any order: a verb, a game, a file.
struct Wanted {
    std::string verb = "list", file;
    const AnyGame* game = nullptr;
};

Wanted wanted_of(const Arguments& args) {
    Wanted wanted;
    wanted.file = args.text("from");
    for (const auto& word : args.words) {
        if (word == "list" || word == "check" || word == "import")
            wanted.verb = word;
        else if (const AnyGame* game = find_game(word))
            wanted.game = game;
        else
            wanted.file = word;
    }
    return wanted;
}

// Without a game's name: the game that can read the file.
const AnyGame* importer_of(const std::string& text) {
    for (const AnyGame* game : all_games())
        if (game->cards() && game->cards()->import(text).ok()) return game;
    return nullptr;
}

Result<int> run_cards(const Arguments& args, Console& console) {
    const Wanted wanted = wanted_of(args);
    std::string text;
    if (!wanted.file.empty()) {
        auto read = source_of(args.files, wanted.file);
        if (!read) return read.error();
        text = std::move(*read);
    }
    const AnyGame* game = wanted.game != nullptr || wanted.verb != "import" ? wanted.game : importer_of(text);
    if (game == nullptr && wanted.verb == "import")
        return bad_input({"cards import '{}': no game can read this file",
                          "cards import '{}': tidak ada permainan yang dapat membaca berkas ini"},
                         wanted.file);
    if (game == nullptr || game->cards() == nullptr)
        return usage_error("cards: expected a game with cards, as in 'cards check pokemon'",
                           "cards: seharusnya permainan kartu, misalnya 'cards check pokemon'");
    if (wanted.verb == "import") return import_file(*game, text, console);
    if (wanted.verb == "check") return check(*game, wanted.file, text, args, console);
    return list(*game, args, console);
}

}  // namespace

Command cards_command() {
    Command c{"cards",
              {"card data: list, check, import", "data kartu: list, check, import"},
              {"cards check pokemon", "cards list exodia", "cards list pokemon --rules pool=base1 --plain"},
              GameArgument::none,
              {{"from",
                Takes::text,
                "FILE|-|ydke://..",
                {"a file of your own to check or import", "berkas sendiri untuk diperiksa atau diimpor"}},
               flags::kRules},
              run_cards};
    c.word = "list|check|import GAME [FILE]";
    c.many_words = true;
    c.accepts = [](const AnyGame& g) { return g.cards() != nullptr; };
    return c;
}

}  // namespace rakus::app
