// rakus tune: better weights for a greedy player, or a better order of the lines of its text, proved on chance it has
// not seen.
#include "app/commands/commands.h"
#include "app/jobs/tune_job.h"
#include "app/run_job.h"
#include "app/save_player.h"
#include "app/text_warnings.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

// --save: what was found, if it is better than before or the whole search says that nothing is.
Result<int> save(const Report& report, const Arguments& args, const Console& console) {
    const auto& tuned = dynamic_cast<const TunedPlayer&>(report);
    if (tuned.file.empty()) {
        if (args.has("save"))
            console.tell(console.say("nothing is saved: no better player has been proved",
                                     "tidak ada yang disimpan: belum ada pemain yang terbukti lebih baik"));
        return 0;
    }
    const auto saved = save_player(args, tuned.file, console);
    return saved ? Result<int>(0) : saved.error();
}

Result<int> run_tune(const Arguments& args, Console& console) {
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    tell_text_warnings(*wish->game, wish->players, console);
    const auto job = tune_job(*wish);
    if (!job) return job.error();
    return run_job(**job, args, console,
                   [&](const Report& report, const lab::Finished&) { return save(report, args, console); });
}

}  // namespace

Command tune_command() {
    using namespace flags;
    return {
        "tune",
        {"better weights for a player, or a better order of its lines, proved on chance it has not seen",
         "bobot atau urutan baris yang lebih baik untuk pemain, dibuktikan pada peluang yang belum dilihat"},
        {"tune bantumi --player paper --trials 20 --games 80 --holdout 400",
         "tune bantumi --objective regret --rules pits=3,seeds=2 --games 200 --holdout 200",
         "tune bantumi --player @data/players/bantumi-hemat.greedy --orders --trials 10 --games 40 --holdout 400",
         "tune exodia --objective ftk --trials 40 --holdout 2000"},
        GameArgument::required,
        of_job(
            {kPlayer,
             {"orders",
              Takes::nothing,
              "",
              {"of a text: the order of its lines instead of its weights, and which to switch off",
               "dari teks: urutan barisnya alih-alih bobotnya, dan mana yang dimatikan"}},
             {"objective",
              Takes::text,
              "NAME",
              {"score: games won (default); regret: exact value given away; exodia: ftk (default), mean-turn",
               "score: permainan yang dimenangkan (bawaan); regret: nilai eksak yang terbuang; exodia: ftk (bawaan), "
               "mean-turn"}},
             {"trials",
              Takes::whole_number,
              "N",
              {"steps of the search; with --orders changes, at most (default 200)",
               "langkah pencarian; dengan --orders perubahan, paling banyak (bawaan 200)"}},
             {"games",
              Takes::whole_number,
              "N",
              {"games a step (default 200; alone 500), or training positions (default 2000)",
               "permainan tiap langkah (bawaan 200; sendirian 500), atau posisi latih (bawaan 2000)"}},
             {"holdout",
              Takes::whole_number,
              "N",
              {"fresh games (default 10000) or positions (default 2000) of the proof",
               "permainan (bawaan 10000) atau posisi (bawaan 2000) baru untuk pembuktian"}},
             {"openings",
              Takes::whole_number,
              "N",
              {"random plies before the players take over; the proof is repeated on twice as many",
               "langkah acak sebelum para pemain mulai; pembuktian diulang dengan dua kali lipat"}},
             {"save",
              Takes::text,
              "FILE",
              {"where the tuned player goes, for --player @FILE",
               "tempat menyimpan pemain tertala, untuk --player @FILE"}},
             kNodesOfEach}),
        run_tune,
        "",
        false,
        true};
}

}  // namespace rakus::app
