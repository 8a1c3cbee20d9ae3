#include "app/jobs/tune_job.h"

#include <fmt/format.h>

#include "app/jobs/tune_subject.h"
#include "core/attached.h"

namespace rakus::app {
namespace {

// A player that plays alone.
Result<std::string> objective_of_runs(const Wish& wish) {
    const auto objective = wish.text("objective", kFirstTurn);
    if (objective == kFirstTurn || objective == kMeanTurn) return objective;
    return usage_error({"objective '{}', expected ftk or mean-turn", "tujuan '{}', seharusnya ftk atau mean-turn"},
                       objective);
}

Result<std::string> objective_of(const Wish& wish) {
    if (wish.game->describe().solitaire) return objective_of_runs(wish);
    const auto objective = wish.text("objective", "score");
    const GameInfo& game = wish.game->describe();
    if (objective == "regret" && game.reach < Reach::bounds)
        return usage_error(
            {"--objective regret: it needs exact values of positions; those of {} are estimates, expected "
             "--objective score",
             "--objective regret: perlu nilai posisi yang eksak; nilai {} berupa taksiran, seharusnya "
             "--objective score"},
            game.name);
    if (objective == "score" || objective == "regret") return objective;
    return usage_error({"--objective '{}': expected score or regret", "--objective '{}': seharusnya score atau regret"},
                       objective);
}

Result<int> plies_of(const Wish& wish, bool score) {
    if (wish.game->describe().solitaire) {
        if (!wish.has("openings")) return 0;
        return usage_error(
            {"--{}: for games of two players; {} has one", "--{}: untuk permainan dua pemain; {} hanya satu"},
            "openings", wish.game->describe().name);
    }
    if (wish.has("openings") && !score)
        return usage_error(
            "--openings: judged positions come from all of a random game, expected --objective score",
            "--openings: posisi ternilai berasal dari seluruh permainan acak, seharusnya --objective score");
    return wish.plies(500);
}

// How much is searched and proved.
struct Effort {
    std::string objective;
    std::uint64_t steps = 0, games = 0, holdout = 0, nodes = 0;
    int plies = 0;
    bool by_score() const { return objective == "score"; }
};

Result<Effort> effort_of(const Wish& wish) {
    const auto objective = objective_of(wish);
    if (!objective) return objective.error();
    const bool score = *objective == "score";
    const bool alone = wish.game->describe().solitaire;
    const Effort effort{*objective, wish.whole("trials", 200),
                        wish.whole("games", score   ? 200
                                            : alone ? 500
                                                    : 2000),
                        wish.whole("holdout", score || alone ? 10000 : 2000), wish.whole("nodes", 0)};
    if (effort.steps > 1'000'000 || effort.games > 100'000'000 || effort.holdout > 100'000'000)
        return usage_error("tune: --trials, --games or --holdout is too large",
                           "tune: --trials, --games atau --holdout terlalu besar");
    const auto plies = plies_of(wish, score);
    if (!plies) return plies.error();
    if (score)
        for (const auto flag : {"games", "holdout"})
            if (wish.has(flag) && (wish.whole(flag, 2) < 2 || wish.whole(flag, 2) % 2 != 0))
                return usage_error({"--{}: expected an even number, games are played in side-swapped pairs",
                                    "--{}: seharusnya bilangan genap, permainan berpasangan dengan bertukar sisi"},
                                   flag);
    Effort settled = effort;
    settled.plies = *plies;
    return settled;
}

class TunedWeights final : public TunedPlayer {
   public:
    // What was cut before anything was proved is no player to keep.
    TunedWeights(WeightsReport figures, std::string game)
        : TunedPlayer(figures.cut != Cut::none && !figures.kept ? "" : figures.file),
          figures_(std::move(figures)),
          game_(std::move(game)) {}
    Json document() const override { return weights_json(figures_, game_); }
    void print(Console& console) const override { print_weights(figures_, console); }

   private:
    const WeightsReport figures_;
    const std::string game_;
};

// A text stays a text, with its comments; another player with its weights becomes one.
Result<std::string> file_of(const AnyGame& game, const WeightsReport& figures) {
    return read_attached(figures.player) ? game.written_text(figures.after)
                                         : Result(player_file(figures, game.describe().name));
}

SpecFields spec_of_tuning(const Wish& wish, const TuneSubject& subject, const Effort& effort) {
    SpecFields fields{{"rules", subject.rules},
                      {"player", subject.with(subject.weights())},
                      {"objective", effort.objective},
                      {"trials", fmt::format("{}", effort.steps)},
                      {"games", fmt::format("{}", effort.games)},
                      {"holdout", fmt::format("{}", effort.holdout)},
                      {"openings", fmt::format("{}", effort.plies)},
                      {"seed", fmt::format("{}", wish.seed)},
                      {"nodes", fmt::format("{}", effort.nodes)}};
    if (!subject.lines.empty()) fields.emplace_back("orders", "yes");
    return fields;
}

class TuneJob final : public Job {
   public:
    TuneJob(const Wish& wish, TuneSubject subject, Effort effort)
        : Job("tune", *wish.game, spec_of("tune", *wish.game, spec_of_tuning(wish, subject, effort)), wish.seed),
          subject_(std::move(subject)),
          effort_(std::move(effort)) {}

    std::uint64_t total() const override { return effort_.steps; }
    Result<ReportMade> carry_out(Running& running) const override {
        const TuneWork work{running,       run().seed,      static_cast<int>(effort_.steps),
                            effort_.games, effort_.holdout, effort_.plies};
        auto figures = tuned(work);
        if (!figures) return figures.error();
        if (running.cut()) figures->cut = running.why();
        auto file = file_of(subject_.game, *figures);
        if (!file) return file.error();
        figures->file = std::move(*file);
        return ReportMade(std::make_unique<TunedWeights>(std::move(*figures), run().game));
    }

   private:
    Result<WeightsReport> tuned(const TuneWork& work) const {
        if (effort_.by_score()) return tune_by_score(subject_, work);
        if (subject_.game.describe().solitaire) return tune_by_runs(subject_, work, effort_.objective);
        return tune_by_regret(subject_, work, effort_.nodes);
    }

    const TuneSubject subject_;
    const Effort effort_;
};

}  // namespace

Result<JobMade> tune_job(const Wish& wish) {
    const bool of_text = end_of_player_text(wish.player()) > 0;
    if (wish.game->tuning() && !of_text && !wish.has("orders")) return policy_job(wish);
    auto subject = tune_subject_of(wish);
    if (!subject) return subject.error();
    if (const auto start = wish.game->inspect({subject->rules, "", {}, 1}); !start) return start.error();
    auto effort = effort_of(wish);
    if (!effort) return effort.error();
    return JobMade(std::make_unique<TuneJob>(wish, std::move(*subject), std::move(*effort)));
}

}  // namespace rakus::app
