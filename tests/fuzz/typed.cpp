// What a user types or settles: the words of a command line, the lines of the settings.
#include "app/command.h"
#include "app/typed_words.h"
#include "app/user_settings.h"
#include "core/text.h"
#include "fuzz/targets.h"

namespace rakus::fuzz {
namespace {

const app::Command kAny{
    "any",
    {"", ""},
    {},
    app::GameArgument::optional,
    {app::flags::kPos, app::flags::kSeed, app::flags::kJobs, app::flags::kTime, app::flags::kPlayer},
    nullptr,
    "WORDS",
    true};

// A line is a word. What is read has every value in the form that its flag asks for.
void words(std::string_view bytes) {
    std::vector<std::string> typed;
    for (const auto word : split(bytes, '\n')) typed.emplace_back(word);
    const auto args = app::read_words(kAny, typed);
    if (!args) return expect(!args.error().message.en.empty() && !args.error().message.id.empty());
    for (const app::Flag& flag : app::flags_of(kAny))
        if (const auto at = args->values.find(flag.name); at != args->values.end() && flag.takes != app::Takes::nothing)
            expect(static_cast<bool>(app::check_value(flag, at->second)));
}

void settings(std::string_view bytes) {
    const auto settled = app::UserSettings::read(bytes, "any");
    if (!settled) return expect(!settled.error().message.en.empty());
    app::Arguments args;
    args.game = "bantumi";
    (void)settled->add_to(args, kAny);
}

}  // namespace

std::vector<Target> typed_targets() {
    return {{"words", words}, {"settings", settings}};
}

}  // namespace rakus::fuzz
