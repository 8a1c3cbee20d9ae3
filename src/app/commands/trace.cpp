// rakus trace: the greedy loop of one turn, step by step.
#include "core/trace.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/answers.h"
#include "app/commands/commands.h"

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

std::string line_of(const TraceStep& t, std::size_t number, const Console& console) {
    const auto answer = t.kind == "test" || t.kind == "feasible"
                            ? (t.holds ? console.say("yes: ", "ya: ") : console.say("no: ", "tidak: "))
                            : "";
    return fmt::format("{:>3}  [{}]  C={{{}}}  x={}  S={{{}}}  {}{}\n", number, t.line, fmt::join(t.candidates, ","),
                       t.x.empty() ? "-" : t.x, fmt::join(t.solution, ","), answer, console.say(t.note));
}

Result<int> run_trace(const Arguments& args, Console& console) {
    const auto request = position_of(args);
    if (!request) return request.error();
    const auto player = player_of(args);
    if (!player) return player.error();
    const auto advice = game_of(args).advise(*request, *player, {});
    if (!advice) return advice.error();
    const auto steps = greedy_trace(*advice);
    if (console.format == Format::json) {
        console.print(dump(trace_document(*advice, game_of(args).describe().name)));
        return 0;
    }
    if (console.format == Format::text) console.print(pseudo_code(console.lang) + "\n");
    for (std::size_t i = 0; i < steps.size(); ++i)
        console.print(console.format == Format::jsonl ? dump(json_of_step(steps[i], i + 1))
                                                      : line_of(steps[i], i + 1, console));
    return 0;
}

}  // namespace

Command trace_command() {
    using namespace flags;
    return {"trace",
            {"the greedy loop of one turn, step by step", "lingkaran greedy satu giliran, langkah demi langkah"},
            {"trace bantumi", "trace bantumi --moves 3 --player paper-chain", "trace bantumi --jsonl"},
            GameArgument::required,
            {kPos, kMoves, kRules, kPlayer, kSee, kSeed},
            run_trace};
}

}  // namespace rakus::app
