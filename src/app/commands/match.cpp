// rakus match: players against each other, with honest intervals.
#include "app/commands/commands.h"
#include "app/jobs/match_job.h"
#include "app/match_record.h"
#include "app/ranks.h"
#include "app/run_job.h"
#include "app/text_warnings.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

constexpr int kTooWeak = 5;

// One line a block that counted.
void print_blocks(const MatchReport& report, const lab::Tournament& tournament, const lab::Finished& finished,
                  Console& console) {
    for (std::size_t b = 0; b < report.standing.counted; ++b) {
        const auto& block = tournament.schedule()[b];
        console.print(dump({{"block", b},
                            {"pairing", block.pairing},
                            {"first_pair", block.first_pair},
                            {"pairs", block.pairs},
                            {"tally", finished.at(b)}}));
    }
}

// What only games between players have: --jsonl, --record, --min-score.
Result<int> besides_of(const MatchJob& job, const MatchReport& report, const lab::Finished& finished,
                       const Arguments& args, Console& console) {
    if (console.format == Format::jsonl) print_blocks(report, job.tournament(), finished, console);
    if (args.has("record") && rank_of_process().number == 0)
        if (const auto kept =
                record_match(game_of(args), job.tournament(), report.standing.counted, args.files, args.text("record"));
            !kept)
            return kept.error();
    const bool too_weak = args.has("min-score") && report.lines[0].score.value < args.number("min-score", 0);
    return too_weak ? kTooWeak : 0;
}

Result<int> run_match(const Arguments& args, Console& console) {
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    tell_text_warnings(*wish->game, wish->players, console);
    const auto job = match_job(*wish);
    if (!job) return job.error();
    if (args.has("shard")) return run_shard(dynamic_cast<const BlockJob&>(**job), args, console);
    const auto* match = dynamic_cast<const MatchJob*>(job->get());
    if (!match) return run_job(**job, args, console);
    if (args.has("record") && match->tournament().pairs() > kMostRecordedPairs)
        return usage_error("--record: keeps at most 20000 games; play fewer",
                           "--record: menyimpan paling banyak 20000 permainan; kurangi jumlahnya");
    return run_job(**job, args, console, [&](const Report& report, const lab::Finished& finished) {
        return besides_of(*match, dynamic_cast<const MatchAnswer&>(report).figures, finished, args, console);
    });
}

}  // namespace

Command match_command() {
    using namespace flags;
    return {"match",
            {"players against each other: tables, intervals, Elo", "pemain melawan pemain: tabel, selang, Elo"},
            {"match bantumi --players paper,random --games 2000 --seed 42",
             "match bantumi --players paper,paper-chain,random --games 200 --json",
             "match bantumi --players paper,random --sprt 0,50 --games 100000"},
            GameArgument::required,
            {{"players", Takes::text, "A,B[,C..]|all", {"two or more players", "dua pemain atau lebih"}},
             {"decks",
              Takes::text,
              "A,B[,C..]",
              {"in a game of decks: every player with every deck", "dalam permainan dek: tiap pemain dengan tiap dek"}},
             {"games",
              Takes::whole_number,
              "N",
              {"games for each pairing, an even number (default 1000)",
               "permainan tiap pasangan, bilangan genap (bawaan 1000)"}},
             {"runs",
              Takes::whole_number,
              "N",
              {"runs of a game for one player (default 10000)",
               "banyaknya duel untuk permainan satu pemain (bawaan 10000)"}},
             {"gauntlet",
              Takes::nothing,
              "",
              {"the first player against each other one (default: everybody against everybody)",
               "pemain pertama melawan tiap pemain lain (bawaan: semua lawan semua)"}},
             {"openings",
              Takes::whole_number,
              "N",
              {"random plies before the players take over; the same for both games of a pair",
               "langkah acak sebelum para pemain mulai; sama untuk kedua permainan sepasang"}},
             {"sprt",
              Takes::text,
              "E0,E1[,A,B]",
              {"stop when it is clear whether the first player is E1 rather than E0 Elo better; exit 5 if not",
               "berhenti bila jelas apakah pemain pertama unggul E1 alih-alih E0 Elo; keluar 5 bila tidak"}},
             {"min-score",
              Takes::number,
              "X",
              {"exit 5 if the first player scores less than this share",
               "keluar 5 bila pemain pertama mendapat kurang dari bagian ini"}},
             {"plot",
              Takes::text,
              "DIR",
              {"pictures (SVG) and their figures (CSV): scores, cross table, turns, wins by turn",
               "gambar (SVG) dan angkanya (CSV): skor, tabel silang, giliran, menang per giliran"}},
             {"record",
              Takes::text,
              "FILE",
              {"write every game as a record (.rkr)", "tulis tiap permainan sebagai rekaman (.rkr)"}},
             kResume,
             kRepair,
             kShard,
             kPos,
             kRules,
             kSeed,
             kJobs,
             kTables},
            run_match,
            "",
            false,
            true};
}

}  // namespace rakus::app
