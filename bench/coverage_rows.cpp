#include "coverage_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

#include "app/jobs/match_spec.h"
#include "app/jobs/tune_subject.h"
#include "app/match_report.h"
#include "core/rng.h"
#include "lab/clusters.h"
#include "lab/ratio_interval.h"
#include "lab/regret.h"
#include "lab/runs.h"

namespace rakus {
namespace {

template <class T>
T must(Result<T> r) {
    if (!r) fmt::print(stderr, "{}\n", r.error().message.en), std::exit(1);
    return std::move(*r);
}

bool never_stop(std::uint64_t, std::uint64_t) {
    return true;
}

// Seeds of long runs lie far from those of the runs that are measured.
constexpr std::uint64_t kFar = std::uint64_t{1} << 40;

std::map<std::string, double> values_of(const Figures& figures) {
    std::map<std::string, double> values;
    for (const auto& [name, figure] : figures) values[name] = figure.interval.value;
    return values;
}

// All but the commonest.
lab::Ground telling(std::span<const std::uint64_t> counts) {
    std::uint64_t all = 0, most = 0;
    for (const auto n : counts) all += n, most = std::max(most, n);
    return {static_cast<double>(all - most)};
}

// ---- matches and tournaments ------------------------------------------------------------------------------------

lab::TournamentSpec match_of(std::string game, std::vector<std::string> players, std::uint64_t games, int plies) {
    return {std::move(game), "", "", std::move(players), games / 2, 1, {plies}};
}

app::MatchReport play(lab::TournamentSpec spec) {
    const AnyGame& game = *find_game(spec.game);
    spec = must(app::settled(game, std::move(spec)));
    const lab::Tournament tournament(game, spec);
    lab::Finished finished;
    for (std::size_t b = 0; b < tournament.blocks(); ++b) finished.emplace(b, must(tournament.play(b)));
    return must(app::match_report(game, spec, must(tournament.standing(finished))));
}

Figures figures_of(const app::MatchReport& r) {
    Figures f;
    const bool two = r.lines.size() == 2;
    for (std::size_t i = 0; i < (two ? 1 : r.lines.size()); ++i) {
        const auto& l = r.lines[i];
        const auto clusters = lab::clusters_of(r.standing.pairings, i);
        f[(two ? "score of " : "total of ") + l.name] = {l.score, telling(clusters.all)};
        f[l.name + " as first player"] = {l.first, telling(clusters.first)};
        f[l.name + " as second player"] = {l.second, telling(clusters.second)};
        for (std::size_t j = i + 1; j < r.lines.size(); ++j)
            f[fmt::format("{} of {} over {}", two ? "Elo" : "rating", l.name, r.lines[j].name)] = {
                app::lead_of(r, i, j),
                two ? telling(clusters.all) : lab::Ground{static_cast<double>(r.ratings->indices_that_tell(i, j))}};
    }
    return f;
}

Kind match_kind(const lab::TournamentSpec& spec, std::uint64_t long_games, double share = 1) {
    std::string players;
    for (const auto& p : spec.players) players += (players.empty() ? "" : ",") + p;
    const auto run = [spec](std::uint64_t seed) {
        auto s = spec;
        s.seed = seed;
        return figures_of(play(s));
    };
    const auto truth = [spec, long_games] {
        auto s = spec;
        s.seed = kFar, s.pairs = long_games / 2;
        return values_of(figures_of(play(s)));
    };
    return {fmt::format("match {} --players {} --games {} --openings {}", spec.game, players, 2 * spec.pairs,
                        spec.openings.plies),
            run, truth, share};
}

// Pairs by chance, with known shares of 0, 1/2, 1, 3/2 and 2 points: almost all alike.
Kind drawn_pairs_kind(int pairs, const std::array<double, 5>& shares) {
    const auto run = [=](std::uint64_t seed) {
        Rng rng = Rng::stream(seed, 7);
        std::array<std::uint64_t, 5> counts{};
        for (int i = 0; i < pairs; ++i) {
            std::size_t points = 0;
            for (double x = rng.unit(); points < 4 && x >= shares[points]; ++points) x -= shares[points];
            ++counts[points];
        }
        return Figures{{"score", {lab::pair_score(counts), telling(counts)}}};
    };
    double mean = 0;
    for (std::size_t points = 0; points < shares.size(); ++points)
        mean += shares[points] * static_cast<double>(points) / 4;
    return {fmt::format("{} pairs drawn by chance: {:.2f} % lost, {:.2f} % shared, {:.2f} % won", pairs,
                        100 * shares[0], 100 * shares[2], 100 * shares[4]),
            run, [mean] {
                return std::map<std::string, double>{{"score", mean}};
            }};
}

// ---- quality ----------------------------------------------------------------------------------------------------

// Games, or positions, in which something was lost and not everything.
lab::Ground telling(const Ratio& ratio) {
    std::array<std::uint64_t, 3> games{};
    for (const auto& [group, times] : ratio.seen())
        games[group.first == 0 ? 0 : group.first == group.second ? 2 : 1] += times;
    return telling(games);
}

Figures figures_of(const QualityReport& r) {
    Figures f;
    for (const auto& part : r.parts)
        for (const auto& m : part.means)
            f[part.id + ": " + m.id] = {
                lab::ratio_interval(m.ratio, m.is_share ? lab::RatioKind::share : lab::RatioKind::loss,
                                    part.population_of(m.ratio)),
                telling(m.ratio)};
    return f;
}

Kind quality_kind(const std::string& rules, const std::string& player, std::uint64_t positions, int plies,
                  std::uint64_t long_positions, double share = 1) {
    const auto measure = [=](std::uint64_t seed, std::uint64_t n) {
        return figures_of(must(find_game("bantumi")->quality({rules, player, "", n, seed, 1, plies}, never_stop)));
    };
    return {fmt::format("quality bantumi --rules {} --player {} --positions {} --openings {}", rules, player, positions,
                        plies),
            [=](std::uint64_t seed) { return measure(seed, positions); },
            [=] { return values_of(measure(kFar, long_positions)); }, share};
}

// The mean loss of `counterexamples`, over positions with something at stake.
Kind regret_kind(const std::string& rules, std::uint64_t positions, std::uint64_t long_positions) {
    const auto measure = [=](std::uint64_t seed, std::uint64_t n) {
        const AnyGame& game = *find_game("bantumi");
        const auto judged = must(lab::judge_positions(game, {rules, "", seed, 0, n}, {}));
        const auto losses = must(lab::regrets(game, rules, judged, "paper", seed));
        const auto tell = std::ranges::count_if(losses, [](double loss) { return loss > 0; });
        return Figures{{"mean loss", {lab::mean_of(losses), {static_cast<double>(tell)}}}};
    };
    return {fmt::format("counterexamples bantumi --rules {} --positions {}", rules, positions),
            [=](std::uint64_t seed) { return measure(seed, positions); },
            [=] { return values_of(measure(kFar, long_positions)); }};
}

// ---- shares and estimates ---------------------------------------------------------------------------------------

Figures shares_of(std::uint64_t seed, std::uint64_t runs) {
    const RunsRequest request{"", "", {"paper", "tuned"}, seed, 0, runs};
    const auto tally = must(find_game("exodia")->solitaire()->play_runs(request));
    Figures f;
    for (std::size_t i = 0; i < request.players.size(); ++i) {
        const RunTally& t = tally.players[i];
        const auto share = [&](std::uint64_t k) {
            return Figure{lab::share_of(k, t.runs), {telling(std::array{k, t.runs - k}).tell, true}};
        };
        f[request.players[i] + ": won on turn 1"] = share(t.won_by(1));
        f[request.players[i] + ": won by turn 4"] = share(t.won_by(4));
        f[request.players[i] + ": never won"] = share(t.runs - t.won);
    }
    const RunPair& pair = tally.against_first[1];
    f["tuned more often than paper on turn 1"] = {lab::first_turn_gain(pair),
                                                  {static_cast<double>(pair.first_turn_gained + pair.first_turn_lost)}};
    return f;
}

Kind shares_kind(std::uint64_t runs, std::uint64_t long_runs) {
    return {fmt::format("match exodia --players paper,tuned --runs {}", runs),
            [=](std::uint64_t seed) { return shares_of(seed, runs); },
            [=] { return values_of(shares_of(kFar, long_runs)); }};
}

// The start of one seed, judged by play-outs of many.
Kind truth_kind(const std::string& game, std::uint64_t playouts, std::uint64_t long_playouts, double share) {
    const auto measure = [=](std::uint64_t seed, std::uint64_t n) {
        TruthLimits limits;
        limits.playouts = n, limits.seed = seed;
        const auto report = must(find_game(game)->truth({"", "", {}, 1}, limits));
        Figures f;
        const auto add = [&](const Truth& t) {
            const Estimate* e = t.estimate();
            if (!e) return;
            const bool turns = t.unit == "turns";
            const auto all = static_cast<double>(e->n);
            f[turns ? "mean turn" : "chance"] = {{e->mean, e->low, e->high},
                                                 {turns ? all : all * std::min(e->mean, 1 - e->mean), !turns}};
        };
        add(report.truth);
        for (const Truth& t : report.also) add(t);
        return f;
    };
    return {fmt::format("truth {} --playouts {}", game, playouts),
            [=](std::uint64_t seed) { return measure(seed, playouts); },
            [=] { return values_of(measure(kFar, long_playouts)); }, share};
}

// ---- tuning -----------------------------------------------------------------------------------------------------

// The gain that a short search reports on longer openings, less the gain that a long match finds for the weights it
// tried: 0 if the interval is right. From the paper's weights there is nothing to find, and a search that tries nothing
// in the end must say so; from a player whose most important rule is off there is much, and the weights found differ
// from seed to seed.
Figures tuning_of(std::uint64_t seed, double extra_turn) {
    const AnyGame& game = *find_game("bantumi");
    const auto info = must(game.check_player("paper"));
    app::TuneSubject s{game, "", "", "paper", "", info.knobs, {}, {}};
    for (std::size_t i = 0; i < info.knobs.size(); ++i) {
        s.numbers.push_back(info.knobs[i].default_value);
        if (info.knobs[i].choices.empty()) s.places.push_back(i);
    }
    s.numbers[0] = extra_turn;
    lab::Threads alone(1);
    app::Running running(alone, {}, {});
    const auto r = must(app::tune_by_score(s, {running, seed, 3, 20, 300, 4}));
    double real = 0.5;
    if (r.tried != r.before) {
        auto spec = match_of("bantumi", {r.tried, r.before}, 20000, r.longer->plies);
        spec.seed = kFar + seed;
        real = play(spec).lines[0].score.value;
    }
    const auto& g = r.longer->gain;
    const double tell = r.tried == r.before ? 0 : static_cast<double>(r.longer->games) / 2;
    return {{"gain on longer openings", {{g.value - real, g.low - real, g.high - real}, {tell}}}};
}

Kind tuning_kind(const std::string& player, double extra_turn, double share) {
    return {fmt::format("tune bantumi --player {} --trials 3 --games 20 --holdout 300", player),
            [=](std::uint64_t seed) { return tuning_of(seed, extra_turn); },
            [] {
                return std::map<std::string, double>{{"gain on longer openings", 0}};
            },
            share};
}

}  // namespace

std::vector<Kind> kinds() {
    const std::string tiny = "pits=3,seeds=2", small = "pits=4,seeds=2";
    return {
        match_kind(match_of("bantumi", {"paper", "random"}, 200, 4), 400'000),
        match_kind(match_of("bantumi", {"paper", "paper-chain"}, 500, 4), 2'000),
        match_kind(match_of("bantumi", {"paper", "paper-chain"}, 100, 10), 400'000),
        match_kind(match_of("congklak", {"paper", "random"}, 100, 4), 60'000, 0.15),
        match_kind(match_of("gobblet", {"formula", "fork"}, 200, 2), 2'000),
        match_kind(match_of("pokemon", {"gameboy", "paper"}, 100, 0), 60'000, 0.25),
        match_kind(match_of("bantumi", {"paper:steal=0.8", "paper"}, 1000, 10), 2'000'000),
        match_kind(match_of("bantumi", {"paper:steal=0.8", "paper"}, 6000, 10), 2'000'000, 0.2),
        drawn_pairs_kind(500, {0.0008, 0, 0.9924, 0, 0.0068}),
        drawn_pairs_kind(500, {0.01, 0, 0.98, 0, 0.01}),
        match_kind(match_of("pokemon", {"gameboy", "paper", "paper-no-stop", "official"}, 100, 0), 20'000, 0.2),
        match_kind(match_of("bantumi", {"best", "paper", "paper-chain", "paper-pseudo"}, 200, 4), 2'000, 0.25),
        match_kind(match_of("bantumi", {"paper", "paper-chain", "paper-pseudo"}, 200, 10), 100'000),
        match_kind(match_of("bantumi", {"paper", "paper-chain", "paper-pseudo", "random"}, 100, 4), 200'000),
        quality_kind(tiny, "paper", 100, 4, 100'000),
        quality_kind(tiny, "random", 100, 4, 100'000),
        quality_kind(tiny, "random", 300, 4, 100'000),
        quality_kind(tiny, "random", 1000, 4, 100'000, 0.5),
        quality_kind(small, "paper", 100, 6, 40'000),
        quality_kind(small, "paper", 300, 6, 40'000),
        quality_kind(small, "paper", 1000, 6, 40'000, 0.25),
        regret_kind(tiny, 100, 40'000),
        shares_kind(1000, 400'000),
        truth_kind("exodia", 200, 200'000, 1),
        truth_kind("pokemon", 100, 40'000, 0.15),
        tuning_kind("paper", 1, 0.15),
        tuning_kind("paper:extra_turn=0", 0, 0.15),
    };
}

}  // namespace rakus
