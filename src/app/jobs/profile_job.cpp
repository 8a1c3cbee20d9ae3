// rakus profile as a job: the reference meets every player with every budget in one gauntlet; then each is timed.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/jobs/match_job.h"
#include "app/jobs/match_spec.h"
#include "app/jobs/profile_report.h"
#include "core/player_text.h"
#include "core/text.h"

namespace rakus::app {
namespace {

// The numbers that make a player think longer, by name.
constexpr std::array<std::string_view, 3> kBudgets{"playouts", "depth", "turns"};
constexpr std::size_t kMostBudgets = 12;

const Knob* budget_knob(const PlayerInfo& info) {
    for (const auto name : kBudgets)
        if (const auto at = std::ranges::find(info.knobs, name, &Knob::name); at != info.knobs.end()) return &*at;
    return nullptr;
}

// An eighth, a quarter, a half, and the usual budget; of plies and turns, each from one on.
std::vector<double> usual_budgets(const Knob& knob) {
    std::vector<double> out;
    const double usual = knob.default_value;
    if (knob.name == "playouts")
        for (const double part : {0.125, 0.25, 0.5, 1.0}) out.push_back(std::max(1.0, std::round(usual * part)));
    else
        for (double n = 1; n <= usual; ++n) out.push_back(n);
    return out;
}

Result<std::vector<double>> budgets_of(const Wish& wish) {
    std::vector<double> out;
    for (const auto word : filled_parts(wish.text("budgets"), ',')) {
        char* end = nullptr;
        const std::string text(word);
        out.push_back(std::strtod(text.c_str(), &end));
        if (*end != '\0' || !(out.back() >= 1) || out.size() > kMostBudgets)
            return usage_error({"--budgets '{}': expected at most {} numbers from 1 on, such as 16,32,64",
                                "--budgets '{}': seharusnya paling banyak {} bilangan mulai 1, misalnya 16,32,64"},
                               wish.text("budgets"), kMostBudgets);
    }
    std::ranges::sort(out);
    return out;
}

std::string with_budget(const std::string& player, std::string_view knob, double budget) {
    return fmt::format("{}{}{}={}", player, player.find(':') == player.npos ? ":" : ",", knob, budget);
}

// The player with each budget; one that has none, or that the user gave one, as it is.
Status enter(const Wish& wish, const std::string& player, const std::vector<double>& budgets,
             std::vector<Budgeted>& entrants) {
    const auto info = wish.game->check_player(player, wish.rules);
    if (!info) return info.error();
    const auto named = read_player(player);
    if (!named) return named.error();
    const Knob* knob = budget_knob(*info);
    const bool given =
        knob && std::ranges::count(named->numbers, knob->name, &std::pair<std::string, double>::first) > 0;
    if (!knob || given) return entrants.push_back({player, "", 0}), Done{};
    for (const double b : budgets.empty() ? usual_budgets(*knob) : budgets)
        entrants.push_back({player, std::string(knob->name), b});
    return Done{};
}

class ProfileJob final : public BlockJob {
   public:
    ProfileJob(const AnyGame& game, std::string reference, std::vector<Budgeted> entrants, lab::TournamentSpec spec)
        : BlockJob("profile", game, "profile\n" + MatchJob(game, spec).run().spec, spec.seed),
          game_(game),
          reference_(std::move(reference)),
          entrants_(std::move(entrants)),
          match_(game, std::move(spec)) {}

    std::size_t blocks() const override { return match_.blocks(); }
    std::vector<std::size_t> order() const override { return match_.order(); }
    std::uint64_t units(std::size_t block) const override { return match_.units(block); }
    Words unit() const override { return match_.unit(); }
    Result<std::string> play(std::size_t block, const Budget& budget) const override {
        return match_.play(block, budget);
    }
    std::vector<Text> warnings() const override { return match_.warnings(); }
    Result<ReportMade> report(const lab::Finished& finished) const override {
        const auto played = match_.report(finished);
        if (!played) return played.error();
        return timed(**played, {});
    }
    ReportMade so_far(const lab::Finished& finished, const Cancelled& cancelled) const override {
        const auto played = match_.so_far(finished, cancelled);
        if (!played) return nullptr;
        auto report = timed(*played, cancelled);
        return report ? std::move(*report) : nullptr;
    }

   private:
    Result<ReportMade> timed(const Report& played, const Cancelled& cancelled) const {
        const auto& match = dynamic_cast<const MatchAnswer&>(played).figures;
        ProfileFigures figures{reference_, match, entrants_};
        for (std::size_t i = 0; i < entrants_.size() && !(cancelled && cancelled()); ++i) {
            const auto thinks = thinking_of(game_, match.spec.rules, match.spec.players[i + 1], match.spec.seed);
            if (!thinks) return thinks.error();
            figures.entrants[i].thinks = *thinks;
        }
        return ReportMade(std::make_unique<ProfileAnswer>(std::move(figures)));
    }

    const AnyGame& game_;
    const std::string reference_;
    const std::vector<Budgeted> entrants_;
    const MatchJob match_;
};

}  // namespace

Result<JobMade> profile_job(const Wish& wish) {
    const AnyGame& game = *wish.game;
    if (game.solitaire())
        return usage_error({"profile: {} has no opponent; rakus match {} --players tells what a budget is worth",
                            "profile: {} tanpa lawan; rakus match {} --players menunjukkan nilai suatu anggaran"},
                           game.describe().name, game.describe().name);
    if (wish.players.empty())
        return usage_error("profile: no player named, expected --players rollout,mcts or the like",
                           "profile: tidak ada pemain yang disebut, seharusnya --players rollout,mcts atau semacamnya");
    const auto budgets = budgets_of(wish);
    if (!budgets) return budgets.error();
    std::vector<Budgeted> entrants;
    for (const auto& player : wish.players)
        if (const auto entered = enter(wish, player, *budgets, entrants); !entered) return entered.error();
    Wish match = wish;
    const std::string reference = wish.text("against", game.describe().default_player);
    if (const auto known = game.check_player(reference, wish.rules); !known) return known.error();
    match.players = {reference};
    for (const Budgeted& b : entrants)
        match.players.push_back(b.knob.empty() ? b.player : with_budget(b.player, b.knob, b.budget));
    match.more["gauntlet"] = "";
    if (!match.has("games")) match.more["games"] = "200";
    auto spec = match_spec_of(match);
    if (!spec) return spec.error();
    return JobMade(std::make_unique<ProfileJob>(game, reference, std::move(entrants), std::move(*spec)));
}

}  // namespace rakus::app
