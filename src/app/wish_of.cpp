#include "app/wish_of.h"

#include "core/player_text.h"

namespace rakus::app {
namespace {

// Every player with every deck.
std::vector<std::string> with_decks(const std::vector<std::string>& players, const std::vector<std::string>& decks) {
    std::vector<std::string> entrants;
    for (const auto& player : players)
        for (const auto& deck : decks) entrants.push_back(with_brought(player, deck));
    return entrants;
}

Result<std::vector<std::string>> players_of(const Arguments& args) {
    auto players = args.has("players") ? split_players(args.text("players")) : args.words;
    if (args.text("players") == "all") {
        players.clear();
        for (const auto& p : game_of(args).describe().players) players.push_back(p.name);
    }
    for (auto& player : players) {
        auto expanded = expand_player(args.files, player);
        if (!expanded) return expanded.error();
        player = *expanded;
    }
    if (args.has("decks")) players = with_decks(players, split_words(args.text("decks")));
    return players;
}

}  // namespace

Result<Wish> wish_of(const Arguments& args) {
    const auto at = position_of(args);
    if (!at) return at.error();
    Wish wish{&game_of(args), at->rules, at->position, at->seed, {}, tables_folder(args), {}};
    wish.more.insert(args.values.begin(), args.values.end());
    if (args.has("player")) {
        auto player = player_of(args);
        if (!player) return player.error();
        wish.players.push_back(std::move(*player));
        return wish;
    }
    auto players = players_of(args);
    if (!players) return players.error();
    wish.players = std::move(*players);
    return wish;
}

}  // namespace rakus::app
