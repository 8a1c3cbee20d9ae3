#include "app/tune_weights.h"

#include <fmt/format.h>

#include "app/build_name.h"
#include "app/json.h"
#include "app/long_run.h"
#include "app/phases.h"
#include "app/tune_subject.h"
#include "app/waiting.h"

namespace rakus::app {
namespace {

// Everything that decides the outcome, one field a line.
std::string spec_of(const TuneSubject& s, std::string_view objective, const TuneWork& work, std::uint64_t nodes) {
    return fmt::format(
        "tune\nversion {}\ngame {}\nrules {}\nplayer {}\nobjective {}\ntrials {}\ngames {}\nholdout {}\nopenings "
        "{}\nseed "
        "{}\nnodes {}\n",
        build_name(), s.game.describe().name, s.rules, s.with(s.weights()), objective, work.steps, work.games,
        work.holdout, work.plies, work.seed, nodes);
}

Result<std::string> objective_of(const Arguments& args) {
    const auto objective = args.text("objective", "score");
    const GameInfo& game = game_of(args).describe();
    if (objective == "regret" && game.reach < Reach::bounds)
        return usage_error(
            fmt::format("--objective regret: it needs exact values of positions; those of {} are estimates, expected "
                        "--objective score",
                        game.name),
            fmt::format("--objective regret: perlu nilai posisi yang eksak; nilai {} berupa taksiran, seharusnya "
                        "--objective score",
                        game.name));
    if (objective == "score" || objective == "regret") return objective;
    return usage_error(fmt::format("--objective '{}': expected score or regret", objective),
                       fmt::format("--objective '{}': seharusnya score atau regret", objective));
}

Result<std::uint64_t> tune_plies(const Arguments& args, bool score) {
    const auto plies = args.whole("openings", static_cast<std::uint64_t>(game_of(args).describe().opening_plies));
    if (args.has("openings") && !score)
        return usage_error(
            "--openings: judged positions come from all of a random game, expected --objective score",
            "--openings: posisi ternilai berasal dari seluruh permainan acak, seharusnya --objective score");
    if (plies > 500)
        return usage_error("--openings: expected 0 to 500 random plies",
                           "--openings: seharusnya 0 sampai 500 langkah acak");
    return plies;
}

}  // namespace

Result<WeightsReport> tune_weights(const Arguments& args, Console& console) {
    const auto subject = tune_subject_of(args);
    if (!subject) return subject.error();
    if (const auto start = subject->game.inspect({subject->rules, "", {}, 1}); !start) return start.error();
    const auto objective = objective_of(args);
    if (!objective) return objective.error();
    const bool score = *objective == "score";
    if (args.whole("trials", 200) > 1'000'000 || args.whole("games", 200) > 100'000'000 ||
        args.whole("holdout", 2) > 100'000'000)
        return usage_error("tune: --trials, --games or --holdout is too large",
                           "tune: --trials, --games atau --holdout terlalu besar");
    const auto plies = tune_plies(args, score);
    if (!plies) return plies.error();
    if (score)
        for (const auto flag : {"games", "holdout"})
            if (args.has(flag) && (args.whole(flag, 2) < 2 || args.whole(flag, 2) % 2 != 0))
                return usage_error(
                    fmt::format("--{}: expected an even number, games are played in side-swapped pairs", flag),
                    fmt::format("--{}: seharusnya bilangan genap, permainan berpasangan dengan bertukar sisi", flag));
    TuneWork work{{},
                  {},
                  args.whole("seed", 1),
                  static_cast<int>(args.whole("trials", 200)),
                  args.whole("games", score ? 200 : 2000),
                  args.whole("holdout", score ? 10000 : 2000),
                  static_cast<int>(*plies)};
    const std::uint64_t nodes = args.whole("nodes", 0);
    Waiting waiting(console);
    const Watch whole(waiting.budget(args.seconds("time", kForever)));
    auto run = LongRun::begin(args, console, "tune", spec_of(*subject, *objective, work, nodes));
    if (!run) return run.error();
    Phases phases(whole, *run);
    work.spend = [&](double part) { phases.begin(part); };
    work.cancelled = [&] { return phases.out(); };
    work.cut = [&] { return run->cut(); };
    work.share = run->in_turn();
    work.show = [&](std::uint64_t done, std::uint64_t total) {
        run->show(done, total);
        return true;
    };
    auto report = score ? tune_by_score(*subject, work) : tune_by_regret(*subject, work, nodes);
    if (!report) return report;
    if (run->cut())
        run->tell_cut(report->cut = phases.cut());
    else
        run->finish(weights_json(*report, subject->game.describe().name).dump());
    return report;
}

std::string player_file(const WeightsReport& r) {
    Json weights = Json::object();
    for (const auto& w : r.weights) weights[w.name] = json_number(w.after);
    return Json{{"player", r.player},
                {"weights", weights},
                {"about", fmt::format("rakus tune: objective {}, seed {}, from {}{}", r.objective, r.seed, r.before,
                                      r.kept ? "" : "; nothing better was found")}}
               .dump(2) +
           "\n";
}

}  // namespace rakus::app
