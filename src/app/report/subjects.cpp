#include "app/report/subjects.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/attached.h"
#include "core/player_text.h"
#include "written/player.h"

namespace rakus::app {
namespace {

// The text of a player that is one, or that comes as one, as the player that it makes: "bantumi-paper.greedy{..}".
std::string text_of(const AnyGame& game, const std::string& player) {
    if (end_of_player_text(player) > 0) return player;
    const auto named = read_player(player);
    if (!named) return "";
    for (const ShippedText& t : game.texts()) {
        if (t.name != named->name) continue;
        const std::string word = write_attached({fmt::format("{}-{}.greedy", game.describe().name, t.name), t.text});
        return word + player.substr(named->name.size());
    }
    return "";
}

// A text that is like another player says what that one says, with other weights.
std::string with_rules_of_its_own(const AnyGame& game, const std::string& word) {
    const auto canonical = word.empty() ? Result<std::string>(was_cancelled()) : game.written_text(word);
    if (!canonical) return "";
    const std::string like = written::player_like(report::read_for_words(*canonical, {}).syntax);
    return like.empty() ? word : text_of(game, like);
}

void read_text_of(const Wish& wish, Subject& s) {
    const AnyGame& game = *wish.game;
    const std::string word = with_rules_of_its_own(game, text_of(game, s.player));
    const auto info = word.empty() ? Result<PlayerInfo>(was_cancelled()) : game.check_player(word, wish.rules);
    if (!info) return;  // there is no text, or it does not have these weights
    const auto end = end_of_player_text(word);
    const auto attached = read_attached(std::string_view(word).substr(0, end));
    const auto canonical = game.written_text(word);
    const auto features = game.features({wish.rules, "", {}, 1});
    if (!attached || !canonical || !features) return;
    s.info.operations = info->operations;
    s.text = report::read_for_words(*canonical, features->features);
    s.content = attached->text;
    s.file = attached->name;
    s.text_player = word;
    s.settings = word.substr(end);
    if (auto lines = game.text_lines(word)) s.lines = std::move(*lines);
}

}  // namespace

std::optional<Attached> file_of(const Subject& s) {
    const auto end = end_of_player_text(s.player);
    return end > 0 ? read_attached(std::string_view(s.player).substr(0, end)) : std::nullopt;
}

Result<std::vector<Subject>> subjects_of(const Wish& wish) {
    auto players = wish.players;
    if (players.empty()) players = {wish.game->describe().default_player};
    if (players.size() > kMostSubjects)
        return usage_error({"--player: a report has at most {} players side by side",
                            "--player: laporan memuat paling banyak {} pemain berdampingan"},
                           kMostSubjects);
    std::vector<Subject> subjects;
    for (const auto& player : players) {
        auto info = wish.game->check_player(player, wish.rules);
        if (!info) return info.error();
        Subject s{player, player, player_label(player), std::move(*info)};
        if (const auto end = end_of_player_text(player); end > 0)
            s.typed = "@" + without_contents(player.substr(0, end)) + player.substr(end);
        read_text_of(wish, s);
        if (std::ranges::find(subjects, s.player, &Subject::player) == subjects.end()) subjects.push_back(std::move(s));
    }
    return subjects;
}

}  // namespace rakus::app
