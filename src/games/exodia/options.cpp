#include "games/exodia/options.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/attached.h"
#include "core/settings.h"
#include "core/text.h"

namespace rakus::exodia {
namespace {

struct Option {
    std::string_view key, paper, official, allowed;
    Words words;
};

constexpr std::array kOptions{
    Option{"deck", "paper", "paper", "paper|@file", {"the deck and its effects", "dek dan efek kartunya"}},
    Option{"hand", "5", "5", "1-10", {"cards of the opening hand", "kartu di tangan awal"}},
    Option{"first_draw", "1", "0", "0|1", {"a draw on the first turn", "menarik kartu pada giliran pertama"}},
    Option{"strict",
           "0",
           "0",
           "0|1",
           {"Upstart Goblin and One Day of Peace are never feasible, as the pseudo-code says",
            "Upstart Goblin dan One Day of Peace tak pernah layak, seperti kata pseudo-code"}},
    Option{"literal",
           "0",
           "0",
           "0|1",
           {"every spell but the Citadel leaves the field", "semua kartu spell selain Citadel meninggalkan arena"}},
    Option{"ties",
           "listed",
           "listed",
           "listed|library|random",
           {"order inside a class of the paper's player", "urutan di dalam satu kelas pada pemain makalah"}},
    Option{"duality_class",
           "draw",
           "draw",
           "main|draw|replace|add|none",
           {"class of Pot of Duality", "kelas Pot of Duality"}},
    Option{"grasp_class",
           "none",
           "none",
           "main|draw|replace|add|none",
           {"class of Spell Power Grasp", "kelas Spell Power Grasp"}},
    Option{"grasp_limit", "0", "1", "0|1", {"Spell Power Grasp once a turn", "Spell Power Grasp sekali tiap giliran"}},
    Option{"grasp_search", "0", "1", "0|1", {"Spell Power Grasp adds a copy", "Spell Power Grasp menambah salinannya"}},
    Option{"cap", "3", "3", "3-99", {"counters a Library can hold", "penghitung yang muat di Library"}},
    Option{"citadel",
           "replace",
           "replace",
           "replace|never|spent",
           {"a second Citadel: replaces the first, never, or only when the first is spent",
            "Citadel kedua: menggantikan yang pertama, tidak pernah, atau hanya bila yang pertama sudah terpakai"}},
    Option{"sword_needs_monster",
           "0",
           "1",
           "0|1",
           {"Broken Bamboo Sword needs a monster in play", "Broken Bamboo Sword perlu monster di arena"}},
    Option{"mallet",
           "all",
           "choose",
           "all|choose",
           {"Magical Mallet returns the whole hand or chosen cards",
            "Magical Mallet mengembalikan seluruh tangan atau kartu pilihan"}},
    Option{"win",
           "at_once",
           "after_effect",
           "at_once|after_effect",
           {"when the five pieces win", "kapan lima bagian menang"}},
    Option{"hand_limit",
           "0",
           "6",
           "0-20",
           {"cards kept at the end of a turn, 0: any number", "kartu yang disimpan di akhir giliran, 0: bebas"}},
    Option{"lp_costs", "0", "1", "0|1", {"life points are paid", "life point dibayar"}},
};

const Option* option_named(std::string_view key) {
    const auto at = std::ranges::find(kOptions, key, &Option::key);
    return at == kOptions.end() ? nullptr : &*at;
}

int to_int(std::string_view text) {
    int n = 0;
    std::from_chars(text.data(), text.data() + text.size(), n);
    return n;
}

// "0|1", "paper|@file", "1-10".
Status check_value(const Option& option, const std::pair<std::string, std::string>& setting) {
    if (option.allowed.find('|') == option.allowed.npos) {
        const auto ends = split(option.allowed, '-');
        const auto n = read_number(setting, to_int(ends[0]), to_int(ends[1]));
        return n ? Status(Done{}) : n.error();
    }
    if (option.key == "deck" && (read_attached(setting.second) || names_a_file(setting.second))) return Done{};
    const auto place = read_word(setting, split(option.allowed, '|'));
    return place ? Status(Done{}) : place.error();
}

Settings preset(bool official) {
    Settings out;
    for (const Option& o : kOptions) out.emplace_back(o.key, official ? o.official : o.paper);
    return out;
}

}  // namespace

std::vector<RuleKey> rule_keys() {
    std::vector<RuleKey> out;
    for (const Option& o : kOptions) out.push_back({o.key, std::string(o.paper), o.allowed, o.words});
    return out;
}

Result<Settings> read_options(const Settings& given) {
    const auto is_preset = [](const auto& s) {
        return s.second.empty() && (s.first == "paper" || s.first == "official");
    };
    const auto named = std::ranges::find_if(given, is_preset);
    Settings out = preset(named != given.end() && named->first == "official");
    for (const auto& setting : given) {
        if (is_preset(setting)) continue;
        const Option* option = option_named(setting.first);
        if (!option) return unknown_rule("exodia", setting.first, rule_keys());
        if (const auto fit = check_value(*option, setting); !fit) return fit.error();
        std::ranges::find(out, setting.first, &std::pair<std::string, std::string>::first)->second = setting.second;
    }
    return out;
}

std::string_view value_of(const Settings& settings, std::string_view key) {
    const auto at = std::ranges::find(settings, key, [](const auto& s) { return std::string_view(s.first); });
    return at == settings.end() ? std::string_view{} : std::string_view(at->second);
}

bool is_on(const Settings& settings, std::string_view key) {
    return value_of(settings, key) == "1";
}
int number_of(const Settings& settings, std::string_view key) {
    return to_int(value_of(settings, key));
}

}  // namespace rakus::exodia
