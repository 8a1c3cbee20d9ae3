// rakus help: a command, the words that are used, the rules of a game, exit codes and environment; as manual pages too.
#include "app/help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "app/build_name.h"
#include "app/commands/commands.h"
#include "app/glossary.h"
#include "app/man_page.h"
#include "app/sheet.h"
#include "app/typed_words.h"
#include "core/settings.h"

namespace rakus::app {
namespace {

constexpr std::array<std::string_view, 4> kTopics{"words", "rules", "codes", "settings"};  // besides the commands

Json json_of_flags(const std::vector<Flag>& flags) {
    Json all = Json::array();
    for (const Flag& f : flags)
        all.push_back({{"name", f.name},
                       {"letter", f.letter ? Json(std::string(1, f.letter)) : Json(nullptr)},
                       {"value", f.value.empty() ? Json(nullptr) : Json(f.value)},
                       {"about", json_of(Text(f.about))}});
    return all;
}

Json json_of_command(const Command& c) {
    Json j{{"name", c.name}, {"about", json_of(Text(c.about))}, {"usage", synopsis(c, Lang::en)}};
    j["examples"] = Json::array();
    for (const auto e : c.examples) j["examples"].push_back(fmt::format("rakus {}", e));
    j["games"] = games_of(c);
    j["options"] = json_of_flags(c.flags);
    return j;
}

Json json_of_names(std::span<const Explained> what) {
    Json all = Json::array();
    for (const Explained& e : what) all.push_back({{"name", e.name}, {"about", json_of(Text(e.about))}});
    return all;
}

Json help_document() {
    Json j = document("help", "", {});
    j["commands"] = Json::array();
    for (const Command& c : all_commands())
        if (!c.hidden) j["commands"].push_back(json_of_command(c));
    j["options"] = json_of_flags(common_flags());
    j["exit_codes"] = json_of_names(exit_codes());
    j["environment"] = json_of_names(environment());
    return j;
}

Json words_document() {
    Json j = document("help", "", {});
    j["words"] = Json::array();
    for (const Term& t : glossary())
        j["words"].push_back({{"word", json_of(Text(t.word))}, {"meaning", json_of(Text(t.meaning))}});
    return j;
}

Result<int> rules_of(const Arguments& args, Console& console) {
    const AnyGame* game = args.words.size() == 2 ? find_game(args.words[1]) : nullptr;
    std::vector<std::string> names;
    for (const AnyGame* g : all_games()) names.push_back(g->describe().name);
    const std::string all = fmt::format("{}", fmt::join(names, ", "));
    const std::vector<std::string_view> known(names.begin(), names.end());
    if (!game && args.words.size() == 2)
        return usage_error({"help rules: unknown game '{}', expected one of {}{}",
                            "help rules: permainan '{}' tidak dikenal, seharusnya salah satu dari {}{}"},
                           args.words[1], all, did_you_mean(args.words[1], known));
    if (!game)
        return usage_error({"help rules: of which game? expected one of {}",
                            "help rules: permainan apa? seharusnya salah satu dari {}"},
                           all);
    const GameInfo& info = game->describe();
    if (!console.json()) return console.print(help_on_rules(*game, console)), 0;
    Json j = document("help", info.name, {});
    j.update({{"title", app::json_of(info.title)}, {"goal", app::json_of(info.goal)}});
    j["steps"] = Json::array();
    for (const Lesson& l : info.lessons)
        j["steps"].push_back({{"ask", app::json_of(l.ask)},
                              {"shown", app::json_of(l.shown)},
                              {"position", l.position},
                              {"moves", l.moves}});
    return print_document(j, console), 0;
}

Error unknown_topic(const std::string& topic) {
    std::vector<std::string_view> names(kTopics.begin(), kTopics.end());
    for (const Command& c : all_commands())
        if (!c.hidden) names.push_back(c.name);
    return usage_error({"help: nothing on '{}'{}", "help: tidak ada tentang '{}'{}"}, topic,
                       did_you_mean(topic, names));
}

Result<int> run_help(const Arguments& args, Console& console) {
    const std::string topic = args.words.empty() ? "" : args.words[0];
    const Command* command = find_command(topic);
    const bool one = args.words.size() <= (topic == "rules" ? 2u : 1u);
    if (!one) return usage_error({"help: unexpected '{}'", "help: '{}' tidak dikenal"}, args.words[1]);
    if (!topic.empty() && !command && std::ranges::find(kTopics, topic) == kTopics.end()) return unknown_topic(topic);
    if (args.has("man"))
        return console.hand_over(command ? man_page(*command, console.lang) : man_page(console.lang)), 0;
    if (topic == "rules") return rules_of(args, console);
    if (console.json()) return print_document(topic == "words" ? words_document() : help_document(), console), 0;
    console.print(command               ? help_for(*command, console)
                  : topic == "words"    ? glossary_text(console)
                  : topic == "codes"    ? help_on_codes(console)
                  : topic == "settings" ? help_on_settings(console)
                                        : usage(console));
    return 0;
}

Result<int> run_version(const Arguments&, Console& console) {
    if (console.json()) {
        Json j = document("version", "", {});
        return print_document(j, console), 0;
    }
    console.print(fmt::format("rakus {}\n", build_name()));
    return 0;
}

std::vector<Completion> topics_after(const std::vector<std::string>& before, Lang lang) {
    std::vector<Completion> topics;
    if (before.empty()) {
        for (const Command& c : all_commands())
            if (!c.hidden) topics.push_back({std::string(c.name), std::string(c.about.in(lang))});
        for (const auto topic : kTopics) topics.push_back({std::string(topic), ""});
    } else if (before[0] == "rules" && before.size() == 1) {
        for (const AnyGame* g : all_games()) topics.push_back({g->describe().name, g->describe().title.in(lang)});
    }
    return topics;
}

}  // namespace

Command help_command() {
    Command c{"help",
              {"one command, the rules of a game, the words that are used, exit codes, the settings file",
               "satu perintah, aturan permainan, istilah yang dipakai, kode keluar, berkas setelan"},
              {"help advise", "help rules bantumi", "help words", "help codes", "help settings"},
              GameArgument::none,
              {{"man", Takes::nothing, "", {"as a manual page (roff)", "sebagai halaman manual (roff)"}}},
              run_help,
              "[COMMAND|rules GAME|words|codes|settings]",
              true};
    c.next = topics_after;
    return c;
}

Command version_command() {
    return {"version", {"which Rakus this is", "Rakus versi mana"}, {"version"}, GameArgument::none, {}, run_version};
}

}  // namespace rakus::app
