// rakus match: players against each other, with honest intervals.
#include <fmt/format.h>

#include "app/build_name.h"
#include "app/commands/commands.h"
#include "app/commands/runs.h"
#include "app/long_run.h"
#include "app/match_plot.h"
#include "app/match_record.h"
#include "app/match_report.h"
#include "app/match_spec.h"
#include "app/ranks.h"
#include "app/shard_file.h"
#include "lab/tally_text.h"
#include "lab/warnings.h"

namespace rakus::app {
namespace {

constexpr int kConditionFalse = 5;

void warn(const std::vector<Text>& warnings, const Console& console) {
    for (const Text& w : warnings)
        console.tell(fmt::format("{}: {}", console.say("warning", "peringatan"), console.say(w)));
}

// One line a block that counted, then the report.
void print_jsonl(const MatchReport& report, const lab::Tournament& tournament, const lab::Finished& finished,
                 Console& console) {
    for (std::size_t b = 0; b < report.standing.counted; ++b) {
        const auto& block = tournament.schedule()[b];
        console.print(dump({{"block", b},
                            {"pairing", block.pairing},
                            {"first_pair", block.first_pair},
                            {"pairs", block.pairs},
                            {"tally", finished.at(b)}}));
    }
    console.print(dump(match_json(report)));
}

// --plot and --record, by the process that speaks.
Status keep_files(const Arguments& args, const AnyGame& game, const lab::Tournament& tournament,
                  const MatchReport& report, const Console& console) {
    if (rank_of_process().number != 0) return Done{};
    if (args.has("plot"))
        if (const auto drawn = write_pictures(match_pictures(report, console.lang), args.files, args.text("plot"));
            !drawn)
            return drawn;
    return args.has("record") ? record_match(game, tournament, report.standing.counted, args.files, args.text("record"))
                              : Status(Done{});
}

int exit_code(const Arguments& args, const MatchReport& report) {
    const bool too_weak = args.has("min-score") && report.lines[0].score.value < args.number("min-score", 0);
    const bool refuted = report.standing.test && report.standing.test->verdict == lab::SprtVerdict::accept_h0;
    return too_weak || refuted ? kConditionFalse : 0;
}

Result<int> answer(const Arguments& args, const AnyGame& game, const lab::Tournament& tournament,
                   const lab::Finished& finished, LongRun& run, Console& console) {
    const auto standing = tournament.standing(finished);
    if (!standing) return standing.error();
    const auto report = match_report(game, tournament.spec(), *standing);
    if (!report) return report.error();
    warn(lab::warnings_after(tournament.spec(), *standing), console);
    run.finish(match_json(*report).dump());
    if (const auto kept = keep_files(args, game, tournament, *report, console); !kept) return kept.error();
    if (console.format == Format::jsonl)
        print_jsonl(*report, tournament, finished, console);
    else if (console.json())
        console.print(dump(match_json(*report)));
    else
        print_match(*report, console);
    return exit_code(args, *report);
}

Result<int> run_runs(const Arguments& args, Console& console) {
    if (args.has("games"))
        return usage_error("--games: this game has one player, expected --runs",
                           "--games: permainan ini satu pemain, seharusnya --runs");
    const auto players = players_of(args);
    if (!players) return players.error();
    if (players->empty())
        return usage_error("--players: none named, expected one or more, such as paper",
                           "--players: tidak ada yang disebut, seharusnya satu atau lebih, misalnya paper");
    return run_solitaire(args, *players, console);
}

Result<int> run_match(const Arguments& args, Console& console) {
    if (game_of(args).solitaire()) return run_runs(args, console);
    if (args.has("runs"))
        return usage_error("--runs: this game has two players, expected --games",
                           "--runs: permainan ini dua pemain, seharusnya --games");
    const auto spec = match_spec_of(args);
    if (!spec) return spec.error();
    const auto shard = shard_of(args);
    if (!shard) return shard.error();
    const AnyGame& game = game_of(args);
    if (args.has("record") &&
        spec->pairs * lab::pairings_of(spec->format, spec->players.size()).size() > kMostRecordedPairs)
        return usage_error("--record: keeps at most 20000 games; play fewer",
                           "--record: menyimpan paling banyak 20000 permainan; kurangi jumlahnya");
    if (const auto ready = game.inspect({spec->rules, spec->position, {}, spec->seed}); !ready) return ready.error();
    warn(lab::warnings_before(*spec, steady_players(game, *spec)), console);
    lab::Tournament tournament(game, *spec);
    const auto text = lab::spec_text(*spec, build_name());
    auto long_run = LongRun::begin(args, console, "match", text);
    if (!long_run) return long_run.error();
    long_run->count(2 * static_cast<double>(tournament.pairs()) / static_cast<double>(tournament.blocks()),
                    {"games", "permainan"});
    std::function<bool(const lab::Finished&)> enough;
    if (spec->test && shard->whole()) enough = [&](const lab::Finished& so_far) { return tournament.decided(so_far); };
    const auto finished = long_run->play(
        blocks_from(0, tournament.blocks(), *shard), [&](std::size_t b) { return tournament.play(b); }, enough);
    if (!finished) return finished.error();
    if (shard->whole()) return answer(args, game, tournament, *finished, *long_run, console);
    console.print(
        dump(shard_json({long_run->id(), text, *finished, player_files(args)}, game.describe().name, *shard)));
    return 0;
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
