#include "app/jobs/runs_job.h"

#include <fmt/format.h>

#include "app/build_name.h"
#include "app/runs_report.h"

namespace rakus::app {
namespace {

class RunsAnswer final : public Report {
   public:
    RunsAnswer(const AnyGame& game, PositionInfo where, RunsReport figures)
        : game_(game), where_(std::move(where)), figures_(std::move(figures)) {}
    Json document() const override { return runs_json(game_, where_, figures_); }
    void print(Console& console) const override { print_runs(game_, where_, figures_, console); }
    std::vector<Picture> pictures(Lang lang) const override {
        std::vector<WinCurve> curves;
        for (std::size_t i = 0; i < figures_.names.size(); ++i) {
            const RunTally& t = figures_.tally.players[i];
            curves.push_back({figures_.names[i], t.runs, t.won_on_turn});
        }
        return {wins_by_turn(curves, lang)};
    }

   private:
    const AnyGame& game_;
    const PositionInfo where_;
    const RunsReport figures_;
};

Status only_what_runs_have(const Wish& wish) {
    const auto& game = wish.game->describe().name;
    if (wish.has("games"))
        return usage_error("--games: this game has one player, expected --runs",
                           "--games: permainan ini satu pemain, seharusnya --runs");
    if (wish.players.empty())
        return usage_error("--players: none named, expected one or more, such as paper",
                           "--players: tidak ada yang disebut, seharusnya satu atau lebih, misalnya paper");
    for (const std::string_view flag : {"sprt", "gauntlet", "record", "min-score", "openings"})
        if (wish.has(flag))
            return usage_error(
                {"--{}: for games of two players; {} has one", "--{}: untuk permainan dua pemain; {} hanya satu"}, flag,
                game);
    if (const auto runs = wish.whole("runs", 10000); runs == 0 || runs > 10'000'000'000)
        return usage_error("--runs: expected 1 to 10000000000", "--runs: seharusnya 1 sampai 10000000000");
    return Done{};
}

}  // namespace

RunsJob::RunsJob(const AnyGame& game, RunsRequest request)
    : BlockJob("match", game, lab::runs_spec_text(game.describe().name, request, build_name()), request.seed),
      game_(game),
      request_(std::move(request)) {}

Result<std::string> RunsJob::play(std::size_t block, const Budget& budget) const {
    auto part = lab::run_block(request_, block);
    part.cancelled = budget.cancelled;
    const auto tally = game_.solitaire()->play_runs(part);
    if (!tally) return tally.error();
    return lab::write_runs(*tally);
}

Result<ReportMade> RunsJob::report(const lab::Finished& finished) const {
    auto tally = lab::sum_of_runs(finished, request_);
    if (!tally) return tally.error();
    auto where = game_.inspect({request_.rules, request_.position, {}, request_.seed});
    if (!where) return where.error();
    RunsRequest played = request_;
    played.runs = tally->players.empty() ? 0 : tally->players[0].runs;
    auto figures = runs_report(game_, played, std::move(*tally));
    if (!figures) return figures.error();
    return ReportMade(std::make_unique<RunsAnswer>(game_, std::move(*where), std::move(*figures)));
}

ReportMade RunsJob::so_far(const lab::Finished& finished, const Cancelled&) const {
    auto made = finished.empty() ? Result<ReportMade>(ReportMade()) : report(finished);
    return made ? std::move(*made) : nullptr;
}

Result<JobMade> runs_job(const Wish& wish) {
    if (const auto fitting = only_what_runs_have(wish); !fitting) return fitting.error();
    if (const auto ready = wish.game->inspect({wish.rules, wish.position, {}, wish.seed}); !ready) return ready.error();
    return JobMade(std::make_unique<RunsJob>(
        *wish.game,
        RunsRequest{wish.canonical_rules(), wish.position, wish.players, wish.seed, 0, wish.whole("runs", 10000)}));
}

}  // namespace rakus::app
