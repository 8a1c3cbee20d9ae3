// rakus match: players against each other, with honest intervals.
#include "app/commands/commands.h"
#include "app/jobs/match_job.h"
#include "app/jobs/runs_job.h"
#include "app/match_lines.h"
#include "app/match_record.h"
#include "app/ranks.h"
#include "app/run_job.h"
#include "app/text_warnings.h"
#include "app/wish_of.h"

namespace rakus::app {
namespace {

constexpr int kTooWeak = 5;

// Nobody named: the paper's player against chance, or alone where there is no opponent.
Arguments with_players(const Arguments& typed) {
    Arguments args = typed;
    if (args.has("players")) return args;
    const GameInfo& game = game_of(args).describe();
    args.values["players"] = game.solitaire ? game.default_player : game.default_player + ",random";
    return args;
}

// The blocks that the report counts: a test stops at the first that decides, though others may be finished too.
std::vector<std::size_t> blocks_in(const MatchReport& report, const lab::Finished& finished) {
    std::vector<std::size_t> blocks;
    for (const auto& [block, bytes] : finished)
        if (!report.spec.test || block < report.standing.counted) blocks.push_back(block);
    return blocks;
}

// What only games between players have: --jsonl, --record, --min-score.
Result<int> besides_of(const MatchJob& job, const MatchReport& report, const lab::Finished& finished,
                       const Arguments& args, Console& console) {
    const auto blocks = blocks_in(report, finished);
    if (console.format == Format::jsonl && rank_of_process().number == 0)
        if (const auto told = print_games(game_of(args), job.tournament(), blocks, console); !told) return told.error();
    if (args.has("record") && rank_of_process().number == 0)
        if (const auto kept = record_match(game_of(args), job.tournament(), blocks, args.files, args.text("record"));
            !kept)
            return kept.error();
    const bool too_weak = args.has("min-score") && report.lines[0].score.value < args.number("min-score", 0);
    return too_weak ? kTooWeak : 0;
}

Result<int> run_duels(const RunsJob& job, const Arguments& args, Console& console) {
    if (console.format != Format::jsonl) return run_job(job, args, console);
    if (job.request().runs * job.request().players.size() > kMostLines)
        return usage_error({"--jsonl: a line a duel, at most {}; play fewer or use --json",
                            "--jsonl: satu baris tiap duel, paling banyak {}; kurangi duelnya atau pakai --json"},
                           kMostLines);
    return run_job(job, args, console, [&](const Report&, const lab::Finished& finished) -> Result<int> {
        if (rank_of_process().number > 0) return 0;
        const auto told = print_duels(game_of(args), job.request(), finished, console);
        return told ? Result<int>(0) : told.error();
    });
}

Result<int> run_match(const Arguments& typed, Console& console) {
    const Arguments args = with_players(typed);
    const auto wish = wish_of(args);
    if (!wish) return wish.error();
    tell_text_warnings(*wish->game, wish->players, console);
    const auto job = match_job(*wish);
    if (!job) return job.error();
    if (args.has("shard")) return run_shard(dynamic_cast<const BlockJob&>(**job), args, console);
    if (const auto* runs = dynamic_cast<const RunsJob*>(job->get())) return run_duels(*runs, args, console);
    const auto* match = dynamic_cast<const MatchJob*>(job->get());
    const bool kept = args.has("record") || console.format == Format::jsonl;
    if (kept && match->tournament().pairs() > kMostRecordedPairs)
        return usage_error({"--{}: keeps at most 20000 games; play fewer",
                            "--{}: menyimpan paling banyak 20000 permainan; kurangi jumlahnya"},
                           args.has("record") ? "record" : "jsonl");
    return run_job(**job, args, console, [&](const Report& report, const lab::Finished& finished) {
        return besides_of(*match, dynamic_cast<const MatchAnswer&>(report).figures, finished, args, console);
    });
}

}  // namespace

Command match_command() {
    using namespace flags;
    return {"match",
            {"players against each other: tables, intervals, Elo", "pemain melawan pemain: tabel, selang, Elo"},
            {"match bantumi --players paper,random --games 2000 --seed 42", "match exodia --runs 2000",
             "match bantumi --players paper,paper-chain,random --games 200 --json",
             "match bantumi --players paper,random --sprt 0,50 --games 100000"},
            GameArgument::required,
            of_job({{"players",
                     Takes::text,
                     "A,B[,C..]|all",
                     {"two or more players (default: the paper's against random)",
                      "dua pemain atau lebih (bawaan: pemain makalah melawan random)"}},
                    {"decks",
                     Takes::text,
                     "A,B[,C..]",
                     {"in a game of decks: every player with every deck",
                      "dalam permainan dek: tiap pemain dengan tiap dek"}},
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
                    kShard,
                    kPos}),
            run_match,
            "",
            false,
            true};
}

}  // namespace rakus::app
