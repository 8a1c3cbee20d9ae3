#include "app/jobs/wish.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdlib>

#include "core/settings.h"

namespace rakus::app {

std::string Wish::text(std::string_view flag, std::string_view otherwise) const {
    const auto at = more.find(flag);
    return at == more.end() ? std::string(otherwise) : at->second;
}

std::uint64_t Wish::whole(std::string_view flag, std::uint64_t otherwise) const {
    const auto at = more.find(flag);
    return at == more.end() ? otherwise : std::strtoull(at->second.c_str(), nullptr, 10);
}

std::string Wish::canonical_rules() const {
    if (!position.empty()) return rules;
    const auto start = game->inspect({rules, "", {}, 1});
    return start ? write_settings(start->rules) : rules;
}

Result<int> Wish::plies(std::uint64_t most) const {
    const auto plies = whole("openings", static_cast<std::uint64_t>(game->describe().opening_plies));
    if (plies <= most) return static_cast<int>(plies);
    return usage_error({"--openings: expected 0 to {} random plies", "--openings: seharusnya 0 sampai {} langkah acak"},
                       most);
}

std::string shell_word(const std::string& word) {
    const bool plain =
        !word.empty() &&
        word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%") ==
            std::string::npos;
    if (plain) return word;
    std::string out = "'";
    for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::string typed(std::string_view command, const Wish& wish) {
    std::string out = fmt::format("rakus {} {}", command, wish.game->describe().name);
    const auto add = [&](std::string_view flag, const std::string& value) {
        out += fmt::format(" --{} {}", flag, shell_word(value));
    };
    if (command == "report")
        for (const auto& player : wish.players) add("player", player);
    else if (!wish.players.empty())
        add(command == "match" || wish.players.size() > 1 ? "players" : "player",
            fmt::format("{}", fmt::join(wish.players, ",")));
    if (!wish.rules.empty()) add("rules", wish.rules);
    if (!wish.position.empty()) add("pos", wish.position);
    for (const auto& [flag, value] : wish.more) value.empty() ? void(out += " --" + flag) : add(flag, value);
    if (wish.seed != 1) add("seed", fmt::format("{}", wish.seed));
    if (!wish.tables.empty()) add("db", wish.tables);
    return out;
}

}  // namespace rakus::app
