// rakus show: a position to look at: the board, what the last move did, what can be played, in words.
#include <fmt/format.h>

#include "app/answers.h"
#include "app/commands/commands.h"
#include "app/scene_json.h"
#include "app/sheet.h"
#include "app/table.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

void print_steps(const std::vector<Step>& steps, Console& console) {
    for (const Step& s : steps) {
        const std::string& words = s.words.in(console.lang);
        if (!words.empty()) console.print(fmt::format("  {}\n", words));
    }
}

void print_text(const PositionInfo& info, const Drawing& drawing, const GameInfo& game, Console& console) {
    console.print(fmt::format("{} · {} {}\n", console.bold(console.say(game.title)), console.say("rules", "aturan"),
                              rules_in_words(info.rules, game, console.lang)));
    console.print(console.say(info.picture));
    console.print(fmt::format("{}\n", info.position));
    if (!drawing.steps.empty()) {
        console.print(fmt::format("{} ({})\n", console.bold(console.say("The last move", "Langkah terakhir")),
                                  info.played.back()));
        print_steps(drawing.steps, console);
    }
    if (info.outcome) {
        console.print(fmt::format("{}\n", outcome_in_words(*info.outcome, game, console.lang)));
        return;
    }
    Table table;
    table.column(std::string(console.say("move", "langkah")));
    table.column(std::string(console.say("what it is", "artinya")));
    for (const Touch& t : drawing.moves) table.row({t.move, t.words.in(console.lang)});
    console.print(console.laid_out(table));
}

Result<int> run_show(const Arguments& args, Console& console) {
    const auto request = position_of(args);
    if (!request) return request.error();
    const AnyGame& game = game_of(args);
    const auto info = game.inspect(*request);
    if (!info) return info.error();
    const auto drawing = game.draw(*request);
    if (!drawing) return drawing.error();
    if (!console.json()) return print_text(*info, *drawing, game.describe(), console), 0;
    Json document = position_document(*info, game.describe().name, request->seed);
    add_drawing(*drawing, document);
    print_document(document, console);
    return 0;
}

}  // namespace

Command show_command() {
    using namespace flags;
    return {"show",
            {"a position to look at: the board, the last move step by step, the moves in words",
             "sebuah posisi: papannya, langkah terakhir selangkah demi selangkah, dan arti tiap langkah"},
            {"show bantumi --moves '3 6'", "show pokemon --seed 7 --json"},
            GameArgument::required,
            {kPos, kExample, kMoves, kRules, kSee, kSeed},
            run_show};
}

}  // namespace rakus::app
