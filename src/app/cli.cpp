#include "app/cli.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "app/build_name.h"
#include "app/command.h"
#include "app/help.h"
#include "app/pager.h"
#include "app/ranks.h"
#include "app/typed_words.h"
#include "app/user_settings.h"
#include "app/wrap.h"
#include "core/settings.h"

namespace rakus::app {
namespace {

Status check_game(const Command& command, const std::string& game) {
    if (game.empty() && command.game != GameArgument::required) return Done{};
    const AnyGame* found = find_game(game);
    if (found) return Done{};
    const auto taken = games_of(command);
    const auto list = fmt::format("{}", fmt::join(taken, ", "));
    if (game.empty())
        return usage_error({"{}: which game? expected one of {}", "{}: permainan apa? seharusnya salah satu dari {}"},
                           command.name, list);
    std::vector<std::string_view> names(taken.begin(), taken.end());
    for (const auto& name : taken)
        for (const auto& alias : find_game(name)->describe().aliases) names.push_back(alias);
    return usage_error(
        {"unknown game '{}', expected one of {}{}", "permainan '{}' tidak dikenal, seharusnya salah satu dari {}{}"},
        game, list, did_you_mean(game, names));
}

// ---- how to speak ------------------------------------------------------------------------------------------------

// The language is needed before anything is parsed: errors speak it too. What is typed goes before what is settled, and
// that before the locale.
std::optional<Lang> typed_language(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--lang" && i + 1 < words.size()) return words[i + 1] == "id" ? Lang::id : Lang::en;
        if (words[i].starts_with("--lang=")) return words[i] == "--lang=id" ? Lang::id : Lang::en;
    }
    return std::nullopt;
}
Lang language_of_the_place() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value && *value)
            return std::strncmp(value, "id", 2) == 0 ? Lang::id : Lang::en;
    return Lang::en;
}

bool wants_color(const Arguments& args, bool terminal) {
    const auto mode = args.text("color", "auto");
    if (mode != "auto") return mode == "always";
    const char* no = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    return terminal && !(no && *no) && !(term && std::string_view(term) == "dumb");
}

Format format_of(const Arguments& args) {
    return args.has("json")       ? Format::json
           : args.has("jsonl")    ? Format::jsonl
           : args.has("plain")    ? Format::plain
           : args.has("csv")      ? Format::csv
           : args.has("markdown") ? Format::markdown
                                  : Format::text;
}

// Of the terminal behind a stream; a terminal that does not know its size says 0, and so does anything else.
std::size_t columns_of(int stream) {
    winsize size{};
    return isatty(stream) == 1 && ioctl(stream, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void measure_terminal(Console& console) {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
    if (size.ws_col > 0) console.width = size.ws_col;
    console.height = size.ws_row;
}

constexpr std::size_t kUnbroken = 100'000;  // columns: whoever reads Markdown breaks its lines

void set_up(Console& console, const Arguments& args, const UserSettings& settings) {
    const bool alone = !rank_of_process().launched();  // mpirun lends its ranks a terminal that is none
    console.in_is_terminal = isatty(STDIN_FILENO) == 1;
    console.out_is_terminal = alone && isatty(STDOUT_FILENO) == 1;
    if (console.out_is_terminal) measure_terminal(console);
    if (alone) console.message_width = columns_of(STDERR_FILENO);
    console.format = format_of(args);
    if (console.format == Format::markdown) console.width = kUnbroken;
    console.wide = args.has("wide");
    console.color = console.format == Format::text && wants_color(args, console.out_is_terminal);
    console.quiet = args.has("quiet");
    console.verbose = args.has("verbose");
    if (!args.has("no-pager")) console.pager = pager_of_the_user(settings.text("pager"));
    if (args.text("output", "-") != "-") console.out_file = args.text("output");
    const auto progress = args.text("progress", "auto");
    const bool bar = progress == "bar" || (progress == "auto" && alone && isatty(STDERR_FILENO) == 1 && !console.quiet);
    console.progress = bar ? ProgressMode::bar : progress == "lines" ? ProgressMode::lines : ProgressMode::none;
}

// One line, unless the terminal is too narrow for it.
int complain(const Error& error, Lang lang) {
    const auto line = fmt::format("rakus: {}\n", error.message.in(lang));
    const auto columns = columns_of(STDERR_FILENO);
    fmt::print(stderr, "{}", columns > 0 ? with_no_line_longer(line, columns) : line);
    return static_cast<int>(error.fault);
}

// The answer is given when it has been written; an answer that was cut is none.
int finish(Console& console, int code) {
    const auto written = console.finish();
    return written ? code : complain(written.error(), console.lang);
}

// Under mpirun every rank runs the command. Only the first one is heard; where ranks do not share work, it works alone.
bool stays_out(const Command& command) {
    const Rank rank = rank_of_process();
    if (rank.number == 0) return false;
    const bool silent = std::freopen("/dev/null", "w", stdout) && std::freopen("/dev/null", "w", stderr);
    return !silent || !command.shared_by_ranks;
}

// A game that the command can do nothing with: which ones it can, beside its own reason.
Error with_games(const Error& error, const Command& command, const Arguments& args) {
    const AnyGame* game = args.game.empty() ? nullptr : find_game(args.game);
    if (error.fault != Fault::usage || !game || !command.accepts || command.accepts(*game)) return error;
    return usage_error({"{}; {} is for {}", "{}; {} untuk {}"}, error.message, command.name,
                       fmt::format("{}", fmt::join(games_of(command), ", ")));
}

int run(const Command& command, Arguments args, const UserSettings& settings, Console& console) {
    if (stays_out(command)) return 0;
    const bool helps = args.has("help");
    if (!helps)
        if (const auto known = check_game(command, args.game); !known) return complain(known.error(), console.lang);
    if (const auto added = settings.add_to(args, command); !added) return complain(added.error(), console.lang);
    set_up(console, args, settings);
    if (helps) {
        console.print(help_for(command, console));
        return finish(console, 0);
    }
    if (const auto read = read_in_files(args); !read) return complain(read.error(), console.lang);
    const auto code = command.run(args, console);
    if (!code) return complain(with_games(code.error(), command, args), console.lang);
    return finish(console, *code);
}

int unknown_command(std::string_view word, Lang lang) {
    std::vector<std::string_view> names;
    for (const Command& c : all_commands())
        if (!c.hidden) names.push_back(c.name);
    Text hint = did_you_mean(word, names);
    if (hint.en.empty()) hint = Words{"; 'rakus --help' lists them", "; 'rakus --help' menyebutkan semuanya"};
    return complain(usage_error({"unknown command '{}'{}", "perintah '{}' tidak dikenal{}"}, word, hint), lang);
}

// "rakus", "rakus --help" and "rakus --lang id" are "rakus help"; "rakus -V" is "rakus version".
std::vector<std::string> with_command(std::vector<std::string> words) {
    if (words.empty()) return {"help"};
    if (words[0] == "-h" || words[0] == "--help") words[0] = "help";
    if (words[0] == "-V" || words[0] == "--version") words[0] = "version";
    if (words[0].starts_with("--")) words.insert(words.begin(), "help");
    return words;
}

}  // namespace

int run_command_line(int argc, char** argv) {
    auto words = with_command(std::vector<std::string>(argv + std::min(1, argc), argv + argc));
    Console console;
    const auto typed = typed_language(words);
    console.lang = typed.value_or(language_of_the_place());
    const auto settings = UserSettings::of_the_user(Arguments().files);
    if (!settings) return complain(settings.error(), console.lang);
    if (!typed && !settings->text("lang").empty()) console.lang = settings->text("lang") == "id" ? Lang::id : Lang::en;
    const Command* command = find_command(words[0]);
    if (!command) return unknown_command(words[0], console.lang);
    words.erase(words.begin());
    const auto args = read_words(*command, words);
    return args ? run(*command, *args, *settings, console) : complain(args.error(), console.lang);
}

}  // namespace rakus::app
