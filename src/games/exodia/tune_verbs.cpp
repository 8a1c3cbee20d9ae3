// Tuning at the edge: from a policy to a better one as a text, with the proof.
#include <fmt/format.h>

#include <map>
#include <sstream>

#include "core/attached.h"
#include "core/settings.h"
#include "games/exodia/deck_needs.h"
#include "games/exodia/duel.h"
#include "games/exodia/kit.h"
#include "games/exodia/policy_file.h"
#include "games/exodia/policy_text.h"
#include "games/exodia/strategies.h"
#include "games/exodia/tune.h"
#include "lab/estimate.h"
#include "lab/score_interval.h"

namespace rakus::exodia {
namespace {

constexpr std::uint64_t kTrials = 4000, kHoldout = 200000;
constexpr double kShareOfSearch = 0.7;  // of the time, if there is a limit

constexpr std::uint64_t kHeldOutPerPart = 5000;

// Duels by what they counted.
using Histogram = std::map<int, std::uint64_t>;

Estimate mean_between(const Histogram& counts, double least, double most) {
    std::vector<lab::Observed> seen;
    std::uint64_t n = 0;
    for (const auto& [value, times] : counts) {
        seen.push_back({static_cast<double>(value), 1, static_cast<double>(times)});
        n += times;
    }
    if (n == 0) return {};
    const auto i = lab::score_interval(seen, {least, most});
    return {i.value, i.low, i.high, n};
}
Estimate share_of_ones(const Histogram& counts) {
    std::uint64_t n = 0;
    for (const auto& [value, times] : counts) n += times;
    if (n == 0) return {0, 0, 1, 0};
    const auto i = lab::share_of(counts.contains(1) ? counts.at(1) : 0, n);
    return {i.value, i.low, i.high, n};
}

struct HeldOut {
    Histogram before, after, difference;  // the difference duel by duel
};

std::string write_counts(const HeldOut& h) {
    std::string out;
    for (const Histogram* c : {&h.before, &h.after, &h.difference}) {
        for (const auto& [value, times] : *c) out += fmt::format("{} {} ", value, times);
        out += "\n";
    }
    return out;
}

void add_counts(HeldOut& sum, const std::string& part) {
    std::istringstream lines(part);
    std::string line;
    for (Histogram* c : {&sum.before, &sum.after, &sum.difference}) {
        std::getline(lines, line);
        std::istringstream words(line);
        std::uint64_t times = 0;
        for (int value = 0; words >> value >> times;) (*c)[value] += times;
    }
}

Result<HeldOut> prove(const Program& p, const Policy& before, const Policy& after, Objective objective,
                      std::uint64_t seed, std::uint64_t duels, const Share& share) {
    const auto parts = share((duels + kHeldOutPerPart - 1) / kHeldOutPerPart, [&](std::size_t part) {
        HeldOut h;
        for (std::uint64_t i = part * kHeldOutPerPart; i < std::min(duels, (part + 1) * kHeldOutPerPart); ++i) {
            const Rng rng = Rng::stream(seed, i);
            const int a = static_cast<int>(duel_value(p, before, objective, rng)),
                      b = static_cast<int>(duel_value(p, after, objective, rng));
            ++h.before[a], ++h.after[b], ++h.difference[b - a];
        }
        return write_counts(h);
    });
    if (!parts) return parts.error();
    HeldOut sum;
    for (const auto& part : *parts) add_counts(sum, part);
    return sum;
}

std::string order_text(const Program& p, const Phase& phase) {
    std::string out;
    for (const Entry& e : phase.entries) {
        out += (out.empty() ? "" : " ") + action_text(p, p.actions[e.action]);
        if (!e.guards.empty()) out += "?";
    }
    return out;
}

class PolicyTuning final : public TuneVerbs {
   public:
    std::vector<std::pair<std::string, Words>> objectives() const override {
        return {{"ftk", {"wins on turn 1", "menang di giliran 1"}},
                {"mean-turn",
                 {"mean turn of the win; a lost duel counts as many turns as the deck has cards",
                  "rata-rata giliran menang; duel yang kalah dihitung sebanyak kartu dek"}}};
    }

    Result<TuneReport> tune(const TuneRequest& request, const Share& share,
                            const TuneProgress& progress) const override {
        const auto settings = read_settings(request.rules);
        if (!settings) return settings.error();
        const auto game = Exodia::configure(*settings);
        if (!game) return game.error();
        if (!request.objective.empty() && request.objective != "ftk" && request.objective != "mean-turn")
            return usage_error(
                {"objective '{}', expected ftk or mean-turn", "tujuan '{}', seharusnya ftk atau mean-turn"},
                request.objective);
        const Objective objective = request.objective == "mean-turn" ? Objective::mean_turn : Objective::ftk;
        const auto before = policy_of(*game, request.player.empty() ? "paper" : request.player);
        if (!before) return before.error();
        const Policy start = request.player.empty() ? community_policy(*game->program) : *before;
        const TuneEffort effort{request.trials ? request.trials : kTrials, request.seed};
        if (request.spend) request.spend(kShareOfSearch);
        auto found = tune_policy(*game->program, start, objective, effort, share, progress);
        if (!found) return found.error();
        found->policy.name = fmt::format("tuned-{}", objective == Objective::ftk ? "ftk" : "mean-turn");
        return report(*game, *before, start, *found, objective, request, share);
    }

   private:
    static Result<Policy> policy_of(const Exodia& game, std::string_view player) {
        const auto seated = seat(kit(), game, player);
        if (!seated) return seated.error();
        auto* with_policy = dynamic_cast<PolicyPlayer*>(seated->player.get());
        if (with_policy) return with_policy->policy(game);
        return usage_error(
            {"player '{}' follows no policy, expected paper, paper-guarded, community, tuned or a policy file",
             "pemain '{}' tidak mengikuti kebijakan, seharusnya paper, paper-guarded, community, tuned, "
             "atau berkas kebijakan"},
            without_contents(player));
    }

    // Fresh shuffles: a stream that the search, whose seeds come from stream(seed, trial + 1), has not used.
    static Result<TuneReport> report(const Exodia& game, const Policy& before, const Policy& start,
                                     const TuneResult& found, Objective objective, const TuneRequest& request,
                                     const Share& share) {
        const Program& p = *game.program;
        TuneReport out;
        out.rules = p.settings;
        out.objective = objective == Objective::ftk ? "ftk" : "mean-turn";
        out.unit = objective == Objective::ftk ? "win_chance" : "turns";
        out.higher_is_better = objective == Objective::ftk;
        out.before = before.name, out.after = found.policy.name;
        out.trials = found.trials, out.accepted = found.accepted;
        out.holdout_seed = Rng::stream(~request.seed, 0).next() >> 1;
        if (request.spend) request.spend(1);
        const auto proof = prove(p, before, found.policy, objective, out.holdout_seed,
                                 request.holdout ? request.holdout : kHoldout, share);
        if (!proof) return proof.error();
        const bool ftk = objective == Objective::ftk;
        const double most = ftk ? 1 : p.cards_in_deck();
        const auto value = [&](const Histogram& c) { return ftk ? share_of_ones(c) : mean_between(c, 0, most); };
        out.before_value = value(proof->before), out.after_value = value(proof->after);
        out.gain = mean_between(proof->difference, -most, most);
        for (std::size_t i = 0; i < found.policy.phases.size(); ++i)
            out.changes.emplace_back(order_text(p, before.phases[std::min(i, before.phases.size() - 1)]),
                                     order_text(p, found.policy.phases[i]));
        out.file = file_of(game, start, found, out.objective, request.seed);
        return out;
    }

    // A text; or a policy file that says why there is none.
    static std::string file_of(const Exodia& game, const Policy& start, const TuneResult& found,
                               std::string_view objective, std::uint64_t seed) {
        const auto remark = fmt::format("rakus tune: objective {}, seed {}, from {}; {} changes tried, {} kept",
                                        objective, seed, start.name, found.trials, found.accepted);
        const auto text = policy_text(game, found.policy, found.policy.name, remark);
        return text ? *text : write_policy(*game.program, found.policy, text.error().message);
    }
};

}  // namespace

std::shared_ptr<const TuneVerbs> make_tuning() {
    return std::make_shared<PolicyTuning>();
}

}  // namespace rakus::exodia
