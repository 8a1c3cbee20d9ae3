// How often the 95 % intervals of the lab hold the truth: the reports of many seeded runs, made by the code that the
// program prints them with, against one long run.
//
//     coverage [SEEDS [FIRST [ROWS]]]      seeds FIRST .. FIRST + SEEDS - 1; only rows whose name contains ROWS
//
// A row fails if the 99 % interval of its measured coverage lies wholly outside 94-97 %. docs/lab.md has the table.
#include <fmt/format.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "app/match_report.h"
#include "app/match_spec.h"
#include "app/tune_subject.h"
#include "lab/ratio_interval.h"
#include "lab/runs.h"
#include "lab/score_interval.h"

namespace rakus {
namespace {

using Figures = std::map<std::string, lab::Interval>;

// One kind of run: its figures for a seed, and the true values of those figures. Dear ones get fewer seeds.
struct Kind {
    std::string name;
    std::function<Figures(std::uint64_t seed)> run;
    std::function<std::map<std::string, double>()> truth;
    std::uint64_t share = 1;     // one seed in so many
    bool exact_chances = false;  // intervals from the exact distribution: they may hold more often, never less
};

template <class T>
T must(Result<T> r) {
    if (!r) fmt::print(stderr, "{}\n", r.error().message.en), std::exit(1);
    return std::move(*r);
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
        f[(two ? "score of " : "total of ") + l.name] = l.score;
        f[l.name + " as first player"] = l.first;
        f[l.name + " as second player"] = l.second;
        for (std::size_t j = i + 1; j < r.lines.size(); ++j)
            f[fmt::format("{} of {} over {}", two ? "Elo" : "rating", l.name, r.lines[j].name)] = app::lead_of(r, i, j);
    }
    return f;
}

// Seeds of long runs lie far from those of the runs that are measured.
constexpr std::uint64_t kFar = std::uint64_t{1} << 40;

Kind match_kind(const lab::TournamentSpec& spec, std::uint64_t long_games, std::uint64_t share = 1) {
    std::string players;
    for (const auto& p : spec.players) players += (players.empty() ? "" : ",") + p;
    const auto name = fmt::format("match {} --players {} --games {} --openings {}", spec.game, players, 2 * spec.pairs,
                                  spec.openings.plies);
    const auto run = [spec](std::uint64_t seed) {
        auto s = spec;
        s.seed = seed;
        return figures_of(play(s));
    };
    const auto truth = [spec, long_games] {
        auto s = spec;
        s.seed = kFar, s.pairs = long_games / 2;
        std::map<std::string, double> values;
        for (const auto& [figure, i] : figures_of(play(s))) values[figure] = i.value;
        return values;
    };
    return {name, run, truth, share};
}

// ---- quality ----------------------------------------------------------------------------------------------------

Figures figures_of(const QualityReport& r) {
    Figures f;
    for (const auto& part : r.parts)
        for (const auto& m : part.means)
            f[part.id + ": " + m.id] = lab::ratio_interval(
                m.ratio, m.is_share ? lab::RatioKind::share : lab::RatioKind::loss, part.population_of(m.ratio));
    return f;
}

Kind quality_kind(const std::string& rules, const std::string& player, std::uint64_t positions, int plies,
                  std::uint64_t long_positions) {
    const auto measure = [=](std::uint64_t seed, std::uint64_t n) {
        return figures_of(must(find_game("bantumi")->quality({rules, player, "", n, seed, 1, plies, 1},
                                                             [](std::uint64_t, std::uint64_t) { return true; })));
    };
    const auto truth = [=] {
        std::map<std::string, double> values;
        for (const auto& [figure, i] : measure(kFar, long_positions)) values[figure] = i.value;
        return values;
    };
    return {fmt::format("quality bantumi --rules {} --player {} --positions {} --openings {}", rules, player, positions,
                        plies),
            [=](std::uint64_t seed) { return measure(seed, positions); }, truth};
}

// ---- shares -----------------------------------------------------------------------------------------------------

Figures shares_of(std::uint64_t seed, std::uint64_t runs) {
    RunsRequest request{"", "", {"paper", "tuned"}, seed, 0, runs};
    const auto tally = must(find_game("exodia")->solitaire()->play_runs(request));
    Figures f;
    for (std::size_t i = 0; i < request.players.size(); ++i) {
        const RunTally& t = tally.players[i];
        f[request.players[i] + ": won on turn 1"] = lab::share_of(t.won_by(1), t.runs);
        f[request.players[i] + ": won by turn 4"] = lab::share_of(t.won_by(4), t.runs);
        f[request.players[i] + ": never won"] = lab::share_of(t.runs - t.won, t.runs);
    }
    f["tuned more often than paper on turn 1"] = lab::first_turn_gain(tally.against_first[1]);
    return f;
}

Kind shares_kind(std::uint64_t runs, std::uint64_t long_runs) {
    return {fmt::format("match exodia --players paper,tuned --runs {}", runs),
            [=](std::uint64_t seed) { return shares_of(seed, runs); },
            [=] {
                std::map<std::string, double> values;
                for (const auto& [figure, i] : shares_of(kFar, long_runs)) values[figure] = i.value;
                return values;
            },
            1, true};
}

// ---- tuning -----------------------------------------------------------------------------------------------------

// The gain that a short search reports on longer openings, less the gain that a long match finds for the weights it
// tried: 0 if the interval is right. From the paper's weights there is nothing to find; from a player whose most
// important rule is off there is much, and the weights found differ from seed to seed.
Figures tuning_of(std::uint64_t seed, double extra_turn) {
    const AnyGame& game = *find_game("bantumi");
    const auto info = must(game.check_player("paper"));
    app::TuneSubject s{game, "", "", "paper", "", info.knobs, {}, {}};
    for (std::size_t i = 0; i < info.knobs.size(); ++i)
        s.numbers.push_back(info.knobs[i].default_value), s.places.push_back(i);
    s.numbers[0] = extra_turn;
    app::TuneWork work{do_alone, [](std::uint64_t, std::uint64_t) { return true; }, seed, 3, 20, 300, 4};
    const auto r = must(app::tune_by_score(s, work));
    double real = 0.5;
    if (r.tried != r.before) {
        auto spec = match_of("bantumi", {r.tried, r.before}, 20000, r.longer->plies);
        spec.seed = kFar + seed;
        real = play(spec).lines[0].score.value;
    }
    const auto& g = r.longer->gain;
    return {{"gain on longer openings", {g.value - real, g.low - real, g.high - real}}};
}

Kind tuning_kind(const std::string& player, double extra_turn) {
    return {fmt::format("tune bantumi --player {} --trials 3 --games 20 --holdout 300", player),
            [=](std::uint64_t seed) { return tuning_of(seed, extra_turn); },
            [] {
                return std::map<std::string, double>{{"gain on longer openings", 0}};
            },
            4};
}

// ---- the table --------------------------------------------------------------------------------------------------

std::vector<Kind> kinds() {
    return {
        match_kind(match_of("bantumi", {"paper", "random"}, 200, 4), 400'000),
        match_kind(match_of("bantumi", {"paper", "paper-chain"}, 500, 4), 2'000),
        match_kind(match_of("bantumi", {"paper", "paper-chain"}, 100, 10), 400'000),
        match_kind(match_of("bantumi", {"paper:steal=0.8", "paper"}, 6000, 10), 2'000'000, 5),
        match_kind(match_of("congklak", {"paper", "random"}, 100, 4), 60'000, 2),
        match_kind(match_of("gobblet", {"formula", "fork"}, 200, 2), 2'000),
        match_kind(match_of("pokemon", {"gameboy", "paper"}, 100, 0), 60'000, 4),
        match_kind(match_of("pokemon", {"gameboy", "paper", "paper-no-stop", "official"}, 100, 0), 20'000, 6),
        match_kind(match_of("bantumi", {"best", "paper", "paper-chain", "paper-pseudo"}, 200, 4), 2'000, 4),
        match_kind(match_of("bantumi", {"paper", "paper-chain", "paper-pseudo"}, 200, 10), 100'000),
        match_kind(match_of("bantumi", {"paper", "paper-chain", "paper-pseudo", "random"}, 100, 4), 200'000),
        quality_kind("pits=3,seeds=2", "paper", 100, 4, 100'000),
        quality_kind("pits=3,seeds=2", "random", 100, 4, 100'000),
        quality_kind("pits=3,seeds=2", "random", 1000, 4, 100'000),
        quality_kind("pits=4,seeds=2", "paper", 100, 6, 40'000),
        quality_kind("pits=4,seeds=2", "paper", 300, 6, 40'000),
        shares_kind(1000, 200'000),
        tuning_kind("paper", 1),
        tuning_kind("paper:extra_turn=0", 0),
    };
}

struct Held {
    std::uint64_t runs = 0, held = 0, exact = 0;
    std::uint64_t alike = 0;  // runs in which two players never differed: what is left to say is the number of pairs
};

std::string verdict(const Held& h, const Kind& kind) {
    const std::array<std::uint64_t, 2> counts{h.runs - h.held, h.held};
    const auto c = lab::mean_of_counts(counts, 0, 2.5758293035489);
    const char* word = c.high < 0.94          ? "FAILS: too few"
                       : c.low <= 0.97        ? "holds"
                       : 2 * h.alike > h.runs ? "safe: mostly no difference was seen"
                       : kind.exact_chances   ? "safe: rare, by the exact distribution"
                                              : "FAILS: too many";
    return fmt::format("{:.1f} | [{:.1f}, {:.1f}] | {}", 100 * c.value, 100 * c.low, 100 * c.high, word);
}

bool measure(const Kind& kind, std::uint64_t seeds, std::uint64_t first) {
    const auto truth = kind.truth();
    std::map<std::string, Held> held;
    for (std::uint64_t seed = first; seed < first + std::max<std::uint64_t>(300, seeds / kind.share); ++seed)
        for (const auto& [figure, i] : kind.run(seed)) {
            Held& h = held[figure];
            const double real = truth.at(figure);
            ++h.runs, h.held += i.low <= real + 1e-12 && real <= i.high + 1e-12, h.exact += i.exact();
            h.alike += i.value == 0;
        }
    bool good = true;
    fmt::print("| `{}` | | | | |\n", kind.name);
    for (const auto& [figure, h] : held) {
        const auto said = h.exact == h.runs ? std::string("100.0 | | exact") : verdict(h, kind);
        good = good && said.find("FAILS") == std::string::npos;
        fmt::print("| {} | {} | {} |\n", figure, h.runs, said);
    }
    std::fflush(stdout);
    return good;
}

int run(int count, char** words) {
    const std::uint64_t seeds = count > 1 ? std::strtoull(words[1], nullptr, 10) : 2000,
                        first = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1;
    const std::string only = count > 3 ? words[3] : "";
    fmt::print("| figure | seeds | held, % | 99 % interval | |\n| --- | ---: | ---: | --- | --- |\n");
    bool good = true;
    for (const auto& kind : kinds())
        if (kind.name.find(only) != std::string::npos) good = measure(kind, seeds, first) && good;
    return good ? 0 : 1;
}

}  // namespace
}  // namespace rakus

int main(int count, char** words) {
    return rakus::run(count, words);
}
