#include "app/user_settings.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "app/typed_words.h"
#include "core/settings.h"

namespace rakus::app {
namespace {

// What may be settled once for everything; of these, the second ones for a game each: "player.bantumi".
constexpr std::string_view kForAll[] = {"lang", "color", "db", "progress", "jobs", "pager"};
constexpr std::string_view kForAGame[] = {"player", "players", "vs", "rules"};

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    return first == text.npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t\r") + 1 - first);
}

bool is_key(std::string_view key) {
    if (std::ranges::find(kForAll, key) != std::end(kForAll)) return true;
    const auto dot = std::min(key.find('.'), key.size());
    return std::ranges::find(kForAGame, key.substr(0, dot)) != std::end(kForAGame) && dot < key.size() &&
           find_game(key.substr(dot + 1));
}

Error unknown_key(const std::string& file, std::size_t line, std::string_view key) {
    std::vector<std::string> known(std::begin(kForAll), std::end(kForAll));
    for (const auto flag : kForAGame)
        for (const AnyGame* g : all_games()) known.push_back(fmt::format("{}.{}", flag, g->describe().name));
    return bad_input({"{} line {}: unknown key '{}'{}", "{} baris {}: kunci '{}' tidak dikenal{}"}, file, line, key,
                     did_you_mean(key, std::vector<std::string_view>(known.begin(), known.end())));
}

}  // namespace

std::string UserSettings::file() {
    const char* xdg = std::getenv("XDG_CONFIG_HOME");
    if (xdg && *xdg == '/') return fmt::format("{}/rakus/config", xdg);
    const char* home = std::getenv("HOME");
    return home && *home ? fmt::format("{}/.config/rakus/config", home) : std::string();
}

Result<UserSettings> UserSettings::read(std::string_view text, const std::string& file) {
    UserSettings settings;
    settings.file_ = file;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line.starts_with('#')) continue;
        const auto mark = line.find('=');
        if (mark == line.npos)
            return bad_input({"{} line {}: expected key = value", "{} baris {}: seharusnya kunci = nilai"}, file,
                             number);
        const auto key = trimmed(line.substr(0, mark));
        if (!is_key(key)) return unknown_key(file, number, key);
        settings.lines_[std::string(key)] = {std::string(trimmed(line.substr(mark + 1))), number};
    }
    return settings;
}

Result<UserSettings> UserSettings::of_the_user(const store::Files& files) {
    const auto path = file();
    if (path.empty() || ::access(path.c_str(), F_OK) != 0) return UserSettings();
    const auto text = files.read(path, store::FileKind::position);
    return text ? read(*text, path) : text.error();
}

std::string UserSettings::text(std::string_view key) const {
    const auto at = lines_.find(key);
    return at == lines_.end() ? std::string() : at->second.value;
}

Status UserSettings::add_to(Arguments& args, const Command& command) const {
    const AnyGame* game = args.game.empty() ? nullptr : find_game(args.game);
    for (const Flag& flag : flags_of(command)) {
        if (args.has(flag.name)) continue;
        const auto* settled = &lines_;
        auto at = settled->find(flag.name);
        if (game && at == settled->end()) at = settled->find(fmt::format("{}.{}", flag.name, game->describe().name));
        if (at == settled->end()) continue;
        if (const auto good = check_value(flag, at->second.value); !good)
            return bad_input({"{} line {}: {}", "{} baris {}: {}"}, file_, at->second.number, good.error().message);
        args.values.emplace(flag.name, at->second.value);
    }
    return Done{};
}

}  // namespace rakus::app
