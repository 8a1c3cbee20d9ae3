#include "app/jobs/match_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/text.h"

namespace rakus::app {
namespace {

// "0,5" or "0,5,0.05,0.1": elo0, elo1, alpha, beta.
Result<std::optional<lab::SprtTest>> test_of(const Wish& wish) {
    if (!wish.has("sprt")) return std::optional<lab::SprtTest>();
    const std::string text = wish.text("sprt");
    std::vector<double> numbers;
    for (const auto& word : filled_parts(text, ',')) {
        char* end = nullptr;
        numbers.push_back(std::strtod(std::string(word).c_str(), &end));
        if (*end != '\0') numbers.clear();
    }
    const auto is_risk = [](double x) { return x > 0 && x < 0.5; };
    lab::SprtTest t;
    if (numbers.size() >= 2) t.elo0 = numbers[0], t.elo1 = numbers[1];
    if (numbers.size() == 4) t.alpha = numbers[2], t.beta = numbers[3];
    const bool good = (numbers.size() == 2 || numbers.size() == 4) && t.elo0 < t.elo1 && std::abs(t.elo0) < 2000 &&
                      std::abs(t.elo1) < 2000 && is_risk(t.alpha) && is_risk(t.beta);
    if (!good)
        return usage_error({"--sprt '{}': expected elo0,elo1[,alpha,beta] with elo0 < elo1, such as 0,10",
                            "--sprt '{}': seharusnya elo0,elo1[,alfa,beta] dengan elo0 < elo1, misalnya 0,10"},
                           text);
    if (wish.players.size() != 2)
        return usage_error("--sprt: tests two players, expected exactly two",
                           "--sprt: menguji dua pemain, seharusnya tepat dua");
    return std::optional(t);
}

}  // namespace

Result<lab::TournamentSpec> match_spec_of(const Wish& wish) {
    const AnyGame& game = *wish.game;
    const auto& players = wish.players;
    if (players.size() < 2)
        return usage_error({"--players: {} named, expected two or more, such as paper,random",
                            "--players: {} disebut, seharusnya dua atau lebih, misalnya paper,random"},
                           players.size());
    const auto games = wish.whole("games", 1000);
    if (games < 2 || games % 2 != 0 || games > 2'000'000'000)
        return usage_error({"--games {}: expected an even number, games are played in side-swapped pairs",
                            "--games {}: seharusnya bilangan genap, permainan berpasangan dengan bertukar sisi"},
                           games);
    const auto plies = wish.plies(1000);
    if (!plies) return plies.error();
    const auto test = test_of(wish);
    if (!test) return test.error();
    lab::TournamentSpec spec{game.describe().name,
                             wish.canonical_rules(),
                             wish.position,
                             players,
                             games / 2,
                             wish.seed,
                             {*plies},
                             wish.has("gauntlet") ? lab::Format::gauntlet : lab::Format::round_robin,
                             *test};
    spec.tables = wish.tables;
    return settled(game, std::move(spec));
}

Result<lab::TournamentSpec> settled(const AnyGame& game, lab::TournamentSpec spec) {
    const bool varied = steady_players(game, spec) < spec.players.size();
    return lab::settle_openings(game, std::move(spec), varied);
}

std::size_t steady_players(const AnyGame& game, const lab::TournamentSpec& spec) {
    if (game.describe().hidden) return 0;
    return static_cast<std::size_t>(std::ranges::count_if(spec.players, [&](const std::string& p) {
        const auto info = game.check_player(p, spec.rules);
        return info && info->deterministic;
    }));
}

}  // namespace rakus::app
