#include "app/cli.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "app/build_name.h"
#include "app/command.h"
#include "app/help.h"
#include "app/ranks.h"
#include "core/settings.h"

namespace rakus::app {
namespace {

// ---- the form of values ------------------------------------------------------------------------------------------

bool is_whole_number(const std::string& text) {
    std::uint64_t n = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), n);
    return fault == std::errc{} && end == text.data() + text.size();
}
bool is_number(const std::string& text) {
    char* end = nullptr;
    std::strtod(text.c_str(), &end);
    return !text.empty() && *end == '\0' && !std::isspace(static_cast<unsigned char>(text[0]));
}
bool is_duration(const std::string& text) {
    char* end = nullptr;
    const double n = std::strtod(text.c_str(), &end);
    const std::string_view unit(end);
    return end != text.c_str() && n >= 0 && n <= 1e6 &&
           (unit == "" || unit == "s" || unit == "ms" || unit == "m" || unit == "h");
}
bool is_choice(const std::string& text, std::string_view choices) {
    return fmt::format("|{}|", choices).find(fmt::format("|{}|", text)) != std::string::npos;
}

Status check_value(const Flag& flag, const std::string& value) {
    const auto refuse = [&](std::string_view en, std::string_view id) -> Status {
        return usage_error({"--{} '{}': expected {}", "--{} '{}': seharusnya {}"}, flag.name, value, Words{en, id});
    };
    if (flag.takes == Takes::whole_number && !is_whole_number(value)) return refuse("a whole number", "bilangan bulat");
    if (flag.takes == Takes::number && !is_number(value)) return refuse("a number", "bilangan");
    if (flag.takes == Takes::seconds && !is_duration(value))
        return refuse("a time such as 2s or 500ms", "waktu seperti 2s atau 500ms");
    if (flag.takes == Takes::choice && !is_choice(value, flag.value))
        return refuse(fmt::format("one of {}", flag.value), fmt::format("salah satu dari {}", flag.value));
    return Done{};
}

// ---- one command's words -----------------------------------------------------------------------------------------

std::string option_name(const Flag& flag) {
    return flag.letter ? fmt::format("-{},--{}", flag.letter, flag.name) : fmt::format("--{}", flag.name);
}

std::vector<Flag> flags_of(const Command& command) {
    std::vector<Flag> all = command.flags;
    all.insert(all.end(), common_flags().begin(), common_flags().end());
    return all;
}

Error unknown_word(const Command& command, const std::string& word) {
    std::vector<std::string> dashes;
    for (const Flag& f : flags_of(command)) dashes.push_back(fmt::format("--{}", f.name));
    const std::vector<std::string_view> names(dashes.begin(), dashes.end());
    const bool dashed = word.starts_with("-");
    const Text hint = dashed ? did_you_mean(word, names) : Text();
    if (!hint.en.empty())
        return usage_error({"{}: unexpected '{}'{}", "{}: '{}' tidak dikenal{}"}, command.name, word, hint);
    return usage_error(
        {"{}: unexpected '{}'; see 'rakus {} --help'", "{}: '{}' tidak dikenal; lihat 'rakus {} --help'"}, command.name,
        word, command.name);
}

Status check_game(const Command& command, const std::string& game) {
    if (game.empty() && command.game != GameArgument::required) return Done{};
    if (find_game(game)) return Done{};
    std::vector<std::string_view> names;
    for (const AnyGame* g : all_games()) {
        names.push_back(g->describe().name);
        for (const auto& alias : g->describe().aliases) names.push_back(alias);
    }
    std::string list;
    for (const AnyGame* g : all_games()) list += (list.empty() ? "" : ", ") + g->describe().name;
    if (game.empty())
        return usage_error({"{}: which game? expected one of {}", "{}: permainan apa? seharusnya salah satu dari {}"},
                           command.name, list);
    return usage_error(
        {"unknown game '{}', expected one of {}{}", "permainan '{}' tidak dikenal, seharusnya salah satu dari {}{}"},
        game, list, did_you_mean(game, names));
}

Result<Arguments> parse(const Command& command, std::vector<std::string> words) {
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    Arguments args;
    const auto flags = flags_of(command);
    std::map<std::string, std::string> values;
    if (command.game != GameArgument::none) app.add_option("game", args.game);
    if (command.many_words)
        app.add_option("words", args.words);
    else if (!command.word.empty())
        app.add_option(std::string(command.word), values[std::string(command.word)]);
    for (const Flag& f : flags)
        if (f.takes == Takes::nothing)
            app.add_flag(option_name(f));
        else if (f.many)
            app.add_option(option_name(f), values[std::string(f.name)])->join(',');
        else
            app.add_option(option_name(f), values[std::string(f.name)]);
    std::ranges::reverse(words);
    try {
        app.parse(words);
    } catch (const CLI::ParseError& e) {
        return usage_error({"{}: {}", "{}: {}"}, command.name, e.what());
    }
    for (const Flag& f : flags) {
        if (app.count(fmt::format("--{}", f.name)) == 0) continue;
        const std::string& value = values[std::string(f.name)];
        if (const auto checked = check_value(f, value); !checked) return checked.error();
        args.values.emplace(f.name, value);
    }
    if (!command.many_words && !command.word.empty() && !values[std::string(command.word)].empty())
        args.values.emplace(command.word, values[std::string(command.word)]);
    if (!args.has("help")) {
        if (const auto extras = app.remaining(); !extras.empty()) return unknown_word(command, extras.front());
        if (const auto known = check_game(command, args.game); !known) return known.error();
    }
    return args;
}

// ---- how to speak ------------------------------------------------------------------------------------------------

// The language is needed before anything is parsed: errors speak it too.
Lang language(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--lang" && i + 1 < argc) return std::string_view(argv[i + 1]) == "id" ? Lang::id : Lang::en;
        if (word.starts_with("--lang=")) return word.substr(7) == "id" ? Lang::id : Lang::en;
    }
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

// A terminal that does not know its size says 0.
std::optional<std::size_t> columns_of(int terminal) {
    winsize size{};
    if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
    return size.ws_col;
}

void set_up(Console& console, const Arguments& args) {
    const bool alone = !rank_of_process().launched();  // mpirun lends its ranks a terminal that is none
    console.in_is_terminal = isatty(STDIN_FILENO) == 1;
    console.out_is_terminal = alone && isatty(STDOUT_FILENO) == 1;
    if (console.out_is_terminal) console.width = columns_of(STDOUT_FILENO).value_or(console.width);
    console.format = args.has("json")    ? Format::json
                     : args.has("jsonl") ? Format::jsonl
                     : args.has("plain") ? Format::plain
                                         : Format::text;
    console.color = console.format == Format::text && wants_color(args, console.out_is_terminal);
    console.quiet = args.has("quiet");
    console.verbose = args.has("verbose");
    if (args.text("output", "-") != "-") console.out_file = args.text("output");
    const auto progress = args.text("progress", "auto");
    const bool bar = progress == "bar" || (progress == "auto" && alone && isatty(STDERR_FILENO) == 1 && !console.quiet);
    console.progress = bar ? ProgressMode::bar : progress == "lines" ? ProgressMode::lines : ProgressMode::none;
}

int complain(const Error& error, Lang lang) {
    fmt::print(stderr, "rakus: {}\n", error.message.in(lang));
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

int run(const Command& command, Arguments args, Console& console) {
    if (stays_out(command)) return 0;
    set_up(console, args);
    if (args.has("help")) {
        console.print(help_for(command, console.lang));
        return finish(console, 0);
    }
    if (const auto read = read_in_files(args); !read) return complain(read.error(), console.lang);
    const auto code = command.run(args, console);
    if (!code) return complain(code.error(), console.lang);
    return finish(console, *code);
}

const Command* find_command(std::string_view name) {
    for (const Command& c : all_commands())
        if (c.name == name) return &c;
    return nullptr;
}

int unknown_command(std::string_view word, Lang lang) {
    std::vector<std::string_view> names;
    for (const Command& c : all_commands()) names.push_back(c.name);
    Text hint = did_you_mean(word, names);
    if (hint.en.empty()) hint = Words{"; 'rakus --help' lists them", "; 'rakus --help' menyebutkan semuanya"};
    return complain(usage_error({"unknown command '{}'{}", "perintah '{}' tidak dikenal{}"}, word, hint), lang);
}

}  // namespace

int run_command_line(int argc, char** argv) {
    Console console;
    console.lang = language(argc, argv);
    std::vector<std::string> words(argv + std::min(1, argc), argv + argc);
    const bool bare = words.empty() || words[0] == "-h" || words[0] == "--help" || words[0] == "help" ||
                      words[0].starts_with("--lang");
    if (bare) {
        console.print(usage(console.lang));
        return finish(console, 0);
    }
    if (words[0] == "--version") {
        console.print(fmt::format("rakus {}\n", build_name()));
        return finish(console, 0);
    }
    const Command* command = find_command(words[0]);
    if (!command) return unknown_command(words[0], console.lang);
    words.erase(words.begin());
    const auto args = parse(*command, std::move(words));
    return args ? run(*command, *args, console) : complain(args.error(), console.lang);
}

}  // namespace rakus::app
