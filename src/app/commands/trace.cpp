// rakus trace: the greedy loop of one turn, step by step.
#include "core/trace.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <span>

#include "app/answers.h"
#include "app/commands/commands.h"
#include "app/sheet.h"
#include "app/table.h"
#include "app/text_warnings.h"
#include "app/words_for.h"
#include "core/walk.h"

namespace rakus::app {
namespace {

std::string pseudo_code(Lang lang) {
    if (lang == Lang::id)
        return "  1  S <- {}\n  2  while not SOLUSI(S) and C != {} do\n  3      x <- SELEKSI(C)\n  4      C <- C - "
               "{x}\n"
               "  5      if LAYAK(S + {x}) then\n  6          S <- S + {x}\n  7  return S\n";
    return "  1  S <- {}\n  2  while not SOLUTION(S) and C != {} do\n  3      x <- SELECTION(C)\n  4      C <- C - "
           "{x}\n"
           "  5      if FEASIBLE(S + {x}) then\n  6          S <- S + {x}\n  7  return S\n";
}

std::string walk_code(Lang lang) {
    if (lang == Lang::id)
        return "  1  chosenattack <- kosong\n  2  ambil serangan x berikutnya dari daftar\n  3  keluarkan x dari "
               "daftar\n"
               "  4  energinya cukup? bila tidak, lewati x\n"
               "  5  menumbangkan, atau lebih besar dari chosenattack? chosenattack <- x; berhenti, atau kembali ke "
               "2\n";
    return "  1  chosenattack <- empty\n  2  take the next attack x of the list\n  3  take x out of the list\n"
           "  4  enough energy? if not, pass over x\n"
           "  5  knocks out, or more than chosenattack? chosenattack <- x; stop, or go back to 2\n";
}

std::string told(const TraceStep& t, const Console& console) {
    const auto answer = t.kind == "test" || t.kind == "feasible"
                            ? (t.holds ? console.say("yes: ", "ya: ") : console.say("no: ", "tidak: "))
                            : "";
    return std::string(answer) + console.say(t.note);
}

// A long set in short, by its first members and how many more there are: it stands in every line.
std::string set_in_short(const std::vector<std::string>& members, const Console& console) {
    constexpr std::size_t kMost = 12, kNamed = 6;
    if (members.size() <= kMost || console.wide) return fmt::format("{{{}}}", fmt::join(members, ","));
    const auto named = std::span(members).first(kNamed);
    return phrase(console.lang, {"{{{},.. {} more}}", "{{{},.. {} lagi}}"}, fmt::format("{}", fmt::join(named, ",")),
                  members.size() - kNamed);
}

std::string line_of(const TraceStep& t, std::size_t number, const Console& console) {
    return fmt::format("{:>3}  [{}]  C={}  x={}  S={{{}}}  {}\n", number, t.line, set_in_short(t.candidates, console),
                       t.x.empty() ? "-" : t.x, fmt::join(t.solution, ","), told(t, console));
}

// For documents.
Table table_of(const std::vector<TraceStep>& steps, const Console& console) {
    Table table;
    table.column(std::string(console.say("step", "langkah ke")), Align::right);
    table.column(std::string(console.say("line", "baris")), Align::right);
    for (const auto* set : {"C", "x", "S"}) table.column(set);
    table.column(std::string(console.say("what happens", "yang terjadi")));
    for (std::size_t i = 0; i < steps.size(); ++i)
        table.row({fmt::format("{}", i + 1), fmt::format("{}", steps[i].line),
                   fmt::format("{{{}}}", fmt::join(steps[i].candidates, ", ")), steps[i].x,
                   fmt::format("{{{}}}", fmt::join(steps[i].solution, ", ")), told(steps[i], console)});
    return table;
}

Result<int> run_trace(const Arguments& args, Console& console) {
    const auto request = position_of(args);
    if (!request) return request.error();
    const auto player = player_of(args);
    if (!player) return player.error();
    tell_text_warnings(game_of(args), {*player}, console);
    const auto advice = game_of(args).advise(*request, *player, {});
    if (!advice) return advice.error();
    const GameInfo& info = game_of(args).describe();
    if (args.has("walk") && info.walked.empty())
        return usage_error({"--walk: the paper of {} walks no list", "--walk: makalah {} tidak menelusuri daftar"},
                           info.name);
    const auto steps = args.has("walk") ? walk_trace(*advice, info.walked) : greedy_trace(*advice);
    if (console.json() && console.format != Format::jsonl) {
        print_document(trace_document(*advice, info.name, steps), console);
        return 0;
    }
    const std::string code = args.has("walk") ? walk_code(console.lang) : pseudo_code(console.lang);
    if (console.format == Format::markdown)
        return console.print(fmt::format("```\n{}```\n{}", code, console.laid_out(table_of(steps, console)))), 0;
    if (console.format == Format::text) console.print(code + "\n");
    for (std::size_t i = 0; i < steps.size(); ++i)
        console.print(console.format == Format::jsonl ? dump(json_of_step(steps[i], i + 1))
                                                      : line_of(steps[i], i + 1, console));
    return 0;
}

}  // namespace

Command trace_command() {
    using namespace flags;
    return {"trace",
            {"the greedy loop of one turn, step by step", "perulangan greedy satu giliran, langkah demi langkah"},
            {"trace bantumi", "trace bantumi --moves 3 --player paper-chain", "trace bantumi --jsonl",
             "trace pokemon --example 3.3 --walk"},
            GameArgument::required,
            {kPos,
             kExample,
             kMoves,
             kRules,
             kPlayer,
             {"walk",
              Takes::nothing,
              "",
              {"the choice as the paper walks it: the list, and the best so far (S)",
               "pilihan seperti ditelusuri makalah: daftar, dan yang terbaik sejauh ini (S)"}},
             kSee,
             kSeed},
            run_trace};
}

}  // namespace rakus::app
