// rakus compare: where two players pick another move, by which of their rules, and what that is worth in truth.
#include "app/commands/commands.h"
#include "app/jobs/kinds.h"
#include "app/run_job.h"
#include "app/text_warnings.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

Result<int> run_compare(const Arguments& args, Console& console) {
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    tell_text_warnings(*wish->game, wish->players, console);
    const auto job = compare_job(*wish);
    if (!job) return job.error();
    return run_job(**job, args, console);
}

}  // namespace

Command compare_command() {
    using namespace flags;
    return {
        "compare",
        {"where two players pick another move, by which of their rules, and what it is worth",
         "di mana dua pemain memilih langkah berbeda, karena aturan mana, dan berapa nilainya"},
        {"compare bantumi paper paper-chain --positions 400 --judged 20 --rules pits=4,seeds=3"},
        GameArgument::required,
        of_job(
            {{"players",
              Takes::text,
              "A,B",
              {"the two players, where they are not named as words", "kedua pemain, bila tidak disebut sebagai kata"}},
             {"positions",
              Takes::whole_number,
              "N",
              {"random positions to look at (default 2000)", "posisi acak yang diperiksa (bawaan 2000)"}},
             {"judged",
              Takes::whole_number,
              "N",
              {"of those that differ, so many get their truth (default 200)",
               "dari yang berbeda, sebanyak ini dicari kebenarannya (bawaan 200)"}},
             {"top", Takes::whole_number, "K", {"how many to list (default 10)", "berapa yang disebut (bawaan 10)"}},
             kPlayouts,
             kNodesOfEach}),
        run_compare,
        "A B",
        true,
        true};
}

}  // namespace rakus::app
