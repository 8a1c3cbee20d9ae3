#include "app/commands/runs.h"

#include <fmt/format.h>

#include "app/build_name.h"
#include "app/long_run.h"
#include "app/match_plot.h"
#include "app/ranks.h"
#include "app/runs_report.h"
#include "app/shard_file.h"
#include "lab/runs.h"

namespace rakus::app {
namespace {

std::vector<WinCurve> curves_of(const RunsReport& report) {
    std::vector<WinCurve> curves;
    for (std::size_t i = 0; i < report.names.size(); ++i)
        curves.push_back({report.names[i], report.tally.players[i].runs, report.tally.players[i].won_on_turn});
    return curves;
}

Status only_what_runs_have(const Arguments& args, const std::string& game) {
    for (const std::string_view flag : {"sprt", "gauntlet", "record", "min-score", "openings"})
        if (args.has(flag))
            return usage_error(fmt::format("--{}: for games of two players; {} has one", flag, game),
                               fmt::format("--{}: untuk permainan dua pemain; {} hanya satu", flag, game));
    if (const auto runs = args.whole("runs", 10000); runs == 0 || runs > 10'000'000'000)
        return usage_error("--runs: expected 1 to 10000000000", "--runs: seharusnya 1 sampai 10000000000");
    return Done{};
}

Result<lab::Finished> play(const AnyGame& game, const RunsRequest& request, LongRun& run, const Shard& shard) {
    run.count(static_cast<double>(lab::kRunsPerBlock), {"runs", "duel"});
    return run.play(blocks_from(0, lab::run_blocks(request), shard), [&](std::size_t b) -> Result<std::string> {
        const auto tally = game.solitaire()->play_runs(lab::run_block(request, b));
        if (!tally) return tally.error();
        return lab::write_runs(*tally);
    });
}

Status draw(const Arguments& args, const RunsReport& report, const Console& console) {
    if (!args.has("plot") || rank_of_process().number > 0) return Done{};
    return write_pictures({wins_by_turn(curves_of(report), console.lang)}, args.files, args.text("plot"));
}

}  // namespace

Result<int> answer_runs(const AnyGame& game, const RunsRequest& request, const lab::Finished& finished,
                        Console& console, const RunsDone& done) {
    const auto where = game.inspect({request.rules, request.position, {}, request.seed});
    if (!where) return where.error();
    auto tally = lab::sum_of_runs(finished, request);
    if (!tally) return tally.error();
    const auto report = runs_report(game, request, std::move(*tally));
    if (!report) return report.error();
    if (done)
        if (const auto kept = done(*report, runs_json(game, *where, *report)); !kept) return kept.error();
    if (console.json())
        console.print(dump(runs_json(game, *where, *report)));
    else
        print_runs(game, *where, *report, console);
    return 0;
}

Result<int> run_solitaire(const Arguments& args, const std::vector<std::string>& players, Console& console) {
    const AnyGame& game = game_of(args);
    if (const auto fitting = only_what_runs_have(args, game.describe().name); !fitting) return fitting.error();
    const auto position = position_of(args);
    if (!position) return position.error();
    const auto shard = shard_of(args);
    if (!shard) return shard.error();
    const RunsRequest request{canonical_rules(args),    position->position, players, position->seed, 0,
                              args.whole("runs", 10000)};
    if (const auto ready = game.inspect(*position); !ready) return ready.error();
    const auto spec = lab::runs_spec_text(game.describe().name, request, build_name());
    auto run = LongRun::begin(args, console, "match", spec);
    if (!run) return run.error();
    const auto finished = play(game, request, *run, *shard);
    if (!finished) return finished.error();
    if (!shard->whole()) {
        console.print(dump(shard_json({run->id(), spec, *finished, player_files(args)}, game.describe().name, *shard)));
        return 0;
    }
    return answer_runs(game, request, *finished, console, [&](const RunsReport& report, const Json& json) {
        run->finish(json.dump());
        return draw(args, report, console);
    });
}

}  // namespace rakus::app
