#include "app/jobs/match_job.h"

#include <fmt/format.h>

#include "app/build_name.h"
#include "app/jobs/match_spec.h"
#include "app/jobs/runs_job.h"
#include "lab/warnings.h"

namespace rakus::app {
std::vector<Text> MatchAnswer::warnings() const {
    return lab::warnings_after(figures.spec, figures.standing);
}

bool MatchAnswer::holds() const {
    return !figures.standing.test || figures.standing.test->verdict != lab::SprtVerdict::accept_h0;
}

MatchJob::MatchJob(const AnyGame& game, lab::TournamentSpec spec)
    : BlockJob("match", game, lab::spec_text(spec, build_name()), spec.seed),
      game_(game),
      tournament_(game, std::move(spec)) {}

std::vector<Text> MatchJob::warnings() const {
    return lab::warnings_before(tournament_.spec(), steady_players(game_, tournament_.spec()));
}

Result<ReportMade> MatchJob::report(const lab::Finished& finished) const {
    const auto standing = tournament_.standing(finished);
    if (!standing) return standing.error();
    auto figures = match_report(game_, tournament_.spec(), *standing);
    if (!figures) return figures.error();
    return ReportMade(std::make_unique<MatchAnswer>(std::move(*figures)));
}

ReportMade MatchJob::so_far(const lab::Finished& finished, const Cancelled&) const {
    const auto standing = tournament_.so_far(finished);
    if (!standing || standing->games() == 0) return nullptr;
    auto figures = match_report(game_, tournament_.spec(), *standing);
    return figures ? std::make_unique<MatchAnswer>(std::move(*figures)) : nullptr;
}

std::optional<std::size_t> MatchJob::missing(const lab::Finished& finished) const {
    const auto standing = tournament_.standing(finished);
    return standing ? standing->missing : std::nullopt;
}

std::function<bool(const lab::Finished&)> MatchJob::enough() const {
    if (!tournament_.spec().test) return nullptr;
    return [decision = lab::Decision(*tournament_.spec().test)](const lab::Finished& so_far) mutable {
        return decision.made(so_far);
    };
}

Result<JobMade> match_job(const Wish& wish) {
    const AnyGame& game = *wish.game;
    for (const auto& player : wish.players)
        if (const auto known = game.check_player(player, wish.rules); !known) return known.error();
    if (game.solitaire()) return runs_job(wish);
    if (wish.has("runs"))
        return usage_error("--runs: this game has two players, expected --games",
                           "--runs: permainan ini dua pemain, seharusnya --games");
    auto spec = match_spec_of(wish);
    if (!spec) return spec.error();
    if (const auto ready = game.inspect({spec->rules, spec->position, {}, spec->seed}); !ready) return ready.error();
    return JobMade(std::make_unique<MatchJob>(game, std::move(*spec)));
}

Result<std::unique_ptr<const BlockJob>> read_job(std::string_view text, const std::string& tables) {
    const auto no_game = [](const std::string& name) {
        return bad_input({"run: no game '{}'", "run: tidak ada permainan '{}'"}, name);
    };
    if (text.starts_with("runs\n")) {
        auto spec = lab::read_runs_spec(text);
        if (!spec) return spec.error();
        const AnyGame* game = find_game(spec->first);
        if (!game || !game->solitaire()) return no_game(spec->first);
        return std::unique_ptr<const BlockJob>(std::make_unique<RunsJob>(*game, std::move(spec->second)));
    }
    auto spec = lab::read_spec(text);
    if (!spec) return spec.error();
    spec->tables = tables;
    const AnyGame* game = find_game(spec->game);
    if (!game) return no_game(spec->game);
    return std::unique_ptr<const BlockJob>(std::make_unique<MatchJob>(*game, std::move(*spec)));
}

}  // namespace rakus::app
