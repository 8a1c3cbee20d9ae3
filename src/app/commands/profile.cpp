// rakus profile: what thinking longer is worth: score against processor time, budget by budget.
#include "app/commands/commands.h"
#include "app/jobs/kinds.h"
#include "app/run_job.h"
#include "app/text_warnings.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

Result<int> run_profile(const Arguments& args, Console& console) {
    auto wish = wish_of(args);
    if (!wish) return wish.error();
    if (args.has("against")) {
        auto reference = expand_player(args.files, args.text("against"));
        if (!reference) return reference.error();
        wish->more["against"] = std::move(*reference);
    }
    tell_text_warnings(*wish->game, wish->players, console);
    const auto job = profile_job(*wish);
    if (!job) return job.error();
    return run_job(**job, args, console);
}

}  // namespace

Command profile_command() {
    using namespace flags;
    Command c{
        "profile",
        {"what thinking longer is worth: score and processor time at several budgets, Elo a doubling",
         "nilai berpikir lebih lama: skor dan waktu prosesor pada beberapa anggaran, Elo tiap penggandaan"},
        {"profile bantumi --players rollout,alphabeta:depth=4 --against best --budgets 4,8 --games 20"},
        GameArgument::required,
        of_job(
            {{"players",
              Takes::text,
              "A[,B..]",
              {"whose time is measured; one with a number of play-outs, plies or turns plays with several",
               "yang waktunya diukur; yang punya jumlah permainan acak, langkah, atau giliran bermain dengan "
               "beberapa"}},
             {"against",
              Takes::text,
              "NAME|@FILE",
              {"whom all of them meet (default: the paper's player)", "lawan mereka semua (bawaan: pemain makalah)"}},
             {"budgets",
              Takes::text,
              "N[,N..]",
              {"the budgets (default: an eighth to all of the usual play-outs; plies and turns from 1 to the usual)",
               "anggarannya (bawaan: seperdelapan sampai seluruh permainan acak biasa; langkah dan giliran dari 1)"}},
             {"games",
              Takes::whole_number,
              "N",
              {"games of each budget, an even number (default 200)",
               "permainan tiap anggaran, bilangan genap (bawaan 200)"}},
             {"openings",
              Takes::whole_number,
              "N",
              {"random plies before the players take over; the same for both games of a pair",
               "langkah acak sebelum para pemain mulai; sama untuk kedua permainan sepasang"}},
             {"plot",
              Takes::text,
              "DIR",
              {"a picture (SVG) and its figures (CSV): score by time",
               "gambar (SVG) dan angkanya (CSV): skor menurut waktu"}}}),
        run_profile,
        "",
        false,
        true};
    c.accepts = [](const AnyGame& g) { return !g.describe().solitaire; };
    return c;
}

}  // namespace rakus::app
