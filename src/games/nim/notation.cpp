#include "games/nim/notation.h"

#include <fmt/format.h>

#include <array>

#include "core/settings.h"
#include "core/text.h"

namespace rakus::nim {
namespace {

constexpr std::array<std::string_view, 2> kLast{"loses", "wins"};  // whoever takes the last seed

std::string write_heaps(const Heaps& heaps) {
    return fmt::format("{}", fmt::join(heaps, "."));
}

Result<Heaps> read_heaps(std::string_view text) {
    const auto parts = split(text, '.');
    Heaps heaps;
    for (const auto part : parts) {
        const auto seeds = whole_number(part, 0, kMostSeeds);
        if (!seeds || parts.size() > kMostHeaps)
            return bad_input({"nim heaps '{}': expected 1 to {} numbers from 0 to {} parted by '.'",
                              "tumpukan nim '{}': seharusnya 1 sampai {} bilangan 0 sampai {} dipisah '.'"},
                             text, kMostHeaps, kMostSeeds);
        heaps.push_back(*seeds);
    }
    return heaps;
}

}  // namespace

std::vector<RuleKey> rule_keys() {
    return {{"heaps", "3.4.5", "0-9.0-9..", {"the heaps at the start", "tumpukan di awal"}},
            {"last", "wins", "wins|loses", {"whoever takes the last seed", "yang mengambil biji terakhir"}}};
}

Result<Rules> read_rules(const Settings& settings) {
    Rules rules;
    for (const auto& setting : settings) {
        if (setting.first == "heaps") {
            const auto heaps = read_heaps(setting.second);
            if (!heaps) return heaps.error();
            rules.heaps = *heaps;
        } else if (setting.first == "last") {
            const auto wins = read_word(setting, kLast);
            if (!wins) return wins.error();
            rules.last_wins = *wins == 1;
        } else {
            return unknown_rule("nim", setting.first, rule_keys());
        }
    }
    return rules;
}

Settings write_rules(const Rules& rules) {
    return {{"heaps", write_heaps(rules.heaps)}, {"last", std::string(kLast[rules.last_wins ? 1 : 0])}};
}

std::string write_position(const State& s) {
    return fmt::format("{} {}", write_heaps(s.heaps), index_of(s.to_move) + 1);
}

Result<State> read_position(std::string_view text) {
    const auto parts = split(text, ' ');
    const auto player = parts.size() == 2 ? whole_number(parts[1], 1, 2) : std::nullopt;
    if (!player)
        return bad_input({"nim position '{}': expected heaps and ' 1' or ' 2', the player to move",
                          "posisi nim '{}': seharusnya tumpukan lalu ' 1' atau ' 2', pemain yang melangkah"},
                         text);
    const auto heaps = read_heaps(parts[0]);
    if (!heaps) return heaps.error();
    return State{*heaps, *player == 1 ? Side::first : Side::second};
}

std::string write_move(const Move& m) {
    return fmt::format("{}-{}", m.heap + 1, m.seeds);
}

Result<Move> read_move(const State& s, std::string_view text) {
    const auto parts = split(text, '-');
    const auto heap = whole_number(parts[0], 1, static_cast<int>(s.heaps.size()));
    const auto seeds = parts.size() == 2 ? whole_number(parts[1], 1, kMostSeeds) : std::nullopt;
    if (heap && seeds) return Move{*heap - 1, *seeds};
    return bad_input(
        {"nim move '{}': expected heap-seeds, such as 2-3", "langkah nim '{}': seharusnya tumpukan-biji, misalnya 2-3"},
        text);
}

Text draw(const State& s) {
    std::string board;
    int number = 0;
    for (const int seeds : s.heaps) board += fmt::format("  {}  {:o<{}}\n", ++number, "", seeds);
    const int player = index_of(s.to_move) + 1;
    return filled({"{}  P{} to move\n", "{}  P{} melangkah\n"}, board, player);
}

}  // namespace rakus::nim
