#include "app/match_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "core/player_text.h"

namespace rakus::app {
namespace {

std::vector<std::string> split_players(std::string_view text) {
    std::vector<std::string> players;
    for (const auto& piece : split_words(text)) {
        const bool continues = !players.empty() && players.back().find(':') != std::string::npos &&
                               piece.find('=') != std::string::npos && piece.find(':') == std::string::npos;
        if (continues)
            players.back() += "," + piece;
        else
            players.push_back(piece);
    }
    return players;
}

// Every player with every deck.
std::vector<std::string> with_decks(const std::vector<std::string>& players, const std::vector<std::string>& decks) {
    std::vector<std::string> entrants;
    for (const auto& player : players)
        for (const auto& deck : decks) entrants.push_back(with_brought(player, deck));
    return entrants;
}

// "0,5" or "0,5,0.05,0.1": elo0, elo1, alpha, beta.
Result<std::optional<lab::SprtTest>> test_of(const Arguments& args, std::size_t players) {
    if (!args.has("sprt")) return std::optional<lab::SprtTest>();
    const std::string text = args.text("sprt");
    std::vector<double> numbers;
    for (const auto& word : split_words(text)) {
        char* end = nullptr;
        numbers.push_back(std::strtod(word.c_str(), &end));
        if (*end != '\0') numbers.clear();
    }
    const auto is_risk = [](double x) { return x > 0 && x < 0.5; };
    lab::SprtTest t;
    if (numbers.size() >= 2) t.elo0 = numbers[0], t.elo1 = numbers[1];
    if (numbers.size() == 4) t.alpha = numbers[2], t.beta = numbers[3];
    const bool good = (numbers.size() == 2 || numbers.size() == 4) && t.elo0 < t.elo1 && std::abs(t.elo0) < 2000 &&
                      std::abs(t.elo1) < 2000 && is_risk(t.alpha) && is_risk(t.beta);
    if (!good)
        return usage_error(
            fmt::format("--sprt '{}': expected elo0,elo1[,alpha,beta] with elo0 < elo1, such as 0,10", text),
            fmt::format("--sprt '{}': seharusnya elo0,elo1[,alfa,beta] dengan elo0 < elo1, misalnya 0,10", text));
    if (players != 2)
        return usage_error("--sprt: tests two players, expected exactly two",
                           "--sprt: menguji dua pemain, seharusnya tepat dua");
    return std::optional(t);
}

}  // namespace

Result<std::vector<std::string>> players_of(const Arguments& args, std::string_view flag) {
    auto players = split_players(args.text(flag));
    if (args.text(flag) == "all") {
        players.clear();
        for (const auto& p : game_of(args).describe().players) players.push_back(p.name);
    }
    for (auto& player : players) {
        auto expanded = expand_player(args.files, player);
        if (!expanded) return expanded.error();
        player = *expanded;
    }
    if (args.has("decks")) players = with_decks(players, split_words(args.text("decks")));
    for (const auto& player : players)
        if (const auto known = game_of(args).check_player(player, args.text("rules")); !known) return known.error();
    return players;
}

Result<lab::TournamentSpec> match_spec_of(const Arguments& args) {
    const auto players = players_of(args);
    if (!players) return players.error();
    if (players->size() < 2)
        return usage_error(
            fmt::format("--players: {} named, expected two or more, such as paper,random", players->size()),
            fmt::format("--players: {} disebut, seharusnya dua atau lebih, misalnya paper,random", players->size()));
    const auto games = args.whole("games", 1000);
    if (games < 2 || games % 2 != 0 || games > 2'000'000'000)
        return usage_error(
            fmt::format("--games {}: expected an even number, games are played in side-swapped pairs", games),
            fmt::format("--games {}: seharusnya bilangan genap, permainan berpasangan dengan bertukar sisi", games));
    const auto request = position_of(args);
    if (!request) return request.error();
    const auto plies = args.whole("openings", static_cast<std::uint64_t>(game_of(args).describe().opening_plies));
    if (plies > 1000)
        return usage_error("--openings: expected 0 to 1000 random plies",
                           "--openings: seharusnya 0 sampai 1000 langkah acak");
    const auto test = test_of(args, players->size());
    if (!test) return test.error();
    lab::TournamentSpec spec{game_of(args).describe().name,
                             canonical_rules(args),
                             request->position,
                             *players,
                             games / 2,
                             request->seed,
                             {static_cast<int>(plies)},
                             args.has("gauntlet") ? lab::Format::gauntlet : lab::Format::round_robin,
                             *test};
    spec.tables = tables_folder(args);
    return settled(game_of(args), std::move(spec));
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
