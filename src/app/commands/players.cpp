// rakus players: the players of a game, and those that come as texts, to start one's own from.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "app/answers.h"
#include "app/commands/commands.h"
#include "app/sheet.h"
#include "app/table.h"
#include "core/player_text.h"

namespace rakus::app {
namespace {

Result<const AnyGame*> game_named(const std::string& name) {
    if (const AnyGame* game = find_game(name)) return game;
    std::vector<std::string> names;
    for (const AnyGame* g : all_games()) names.push_back(g->describe().name);
    return usage_error({"players: unknown game '{}', expected one of {}",
                        "players: permainan '{}' tidak dikenal, seharusnya salah satu dari {}"},
                       name, fmt::join(names, ", "));
}

// Such a player is not there, or there is no text of it.
Error no_text(const AnyGame& game, const std::string& name, const std::vector<ShippedText>& texts) {
    const GameInfo& info = game.describe();
    std::vector<std::string_view> names;
    for (const ShippedText& t : texts) names.push_back(t.name);
    if (std::ranges::find(info.players, name, &PlayerInfo::name) == info.players.end())
        return unknown_player(info.name, name, names);
    return usage_error(
        {"{} has no text of its player '{}', expected {}", "{} tidak punya teks dari pemainnya '{}', seharusnya {}"},
        info.name, name, fmt::join(names, ", "));
}

Result<int> show_text(const AnyGame& game, const std::string& name, Console& console) {
    const auto texts = game.texts();
    const auto at = std::ranges::find(texts, name, &ShippedText::name);
    if (at == texts.end()) return no_text(game, name, texts);
    if (console.json()) {
        Json j = document("players", game.describe().name, {});
        j["name"] = at->name;
        j["text"] = at->text;
        print_document(j, console);
    } else {
        console.hand_over(at->text);
    }
    return 0;
}

void list_players(const AnyGame& game, Console& console) {
    const auto texts = game.texts();
    const auto is_text = [&](const std::string& name) {
        return std::ranges::find(texts, name, &ShippedText::name) != texts.end();
    };
    if (console.json()) {
        Json j = document("players", game.describe().name, {});
        j["players"] = Json::array();
        for (const PlayerInfo& p : game.describe().players)
            j["players"].push_back({{"name", p.name}, {"about", json_of(p.about)}, {"text", is_text(p.name)}});
        j["texts"] = Json::array();
        for (const ShippedText& t : texts) j["texts"].push_back(t.name);
        return print_document(j, console);
    }
    Table table;
    table.column(std::string(console.say("player", "pemain")));
    table.column(std::string(console.say("as a text", "sebagai teks")));
    table.column(std::string(console.say("what it does", "cara bermain")));
    const std::string yes(console.say("yes", "ya"));
    for (const PlayerInfo& p : game.describe().players)
        table.row({p.name, is_text(p.name) ? yes : "-", p.about.in(console.lang)});
    for (const ShippedText& t : texts)
        if (std::ranges::find(game.describe().players, t.name, &PlayerInfo::name) == game.describe().players.end())
            table.row({t.name, yes, std::string(console.say("a text only", "hanya teks"))});
    console.print(console.laid_out_as_prose(table));
    if (console.format == Format::text && !texts.empty())
        console.print(fmt::format("{}: rakus players show {} {} > mine.greedy\n",
                                  console.say("To start your own", "Untuk memulai milik sendiri"), game.describe().name,
                                  texts.front().name));
}

Result<int> run_players(const Arguments& args, Console& console) {
    const bool show = !args.words.empty() && args.words[0] == "show";
    if (args.words.size() != (show ? 3u : 1u))
        return usage_error("players: expected a game, or 'show', a game and a player",
                           "players: seharusnya permainan, atau 'show', permainan, dan pemain");
    const auto game = game_named(args.words[show ? 1 : 0]);
    if (!game) return game.error();
    if (show) return show_text(**game, args.words[2], console);
    return list_players(**game, console), 0;
}

// The games, and after "show GAME" those of its players that come as a text.
std::vector<Completion> names_after(const std::vector<std::string>& before, Lang lang) {
    std::vector<Completion> names;
    const bool show = !before.empty() && before[0] == "show";
    if (before.size() == (show ? 1u : 0u))
        for (const AnyGame* g : all_games()) names.push_back({g->describe().name, g->describe().title.in(lang)});
    const AnyGame* game = show && before.size() == 2 ? find_game(before[1]) : nullptr;
    if (game)
        for (const auto& text : game->texts()) names.push_back({text.name, ""});
    return names;
}

}  // namespace

Command players_command() {
    Command c{"players",
              {"the players of a game; show: one that is a text, to start your own from",
               "para pemain suatu permainan; show: pemain berupa teks, untuk memulai milik Anda"},
              {"players bantumi", "players show bantumi paper"},
              GameArgument::none,
              {},
              run_players,
              "GAME|show GAME NAME",
              true};
    c.next = names_after;
    return c;
}

}  // namespace rakus::app
