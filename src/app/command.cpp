#include "app/command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <thread>

#include "core/attached.h"
#include "core/player_text.h"
#include "core/settings.h"

namespace rakus::app {
namespace {

constexpr std::string_view kTextEnding = ".greedy";  // of the file of a written player

Result<std::string> read_source(const store::Files& files, const std::string& text) {
    if (text == "-") return files.read(text, store::FileKind::position);
    if (text.starts_with('@')) return files.read(text.substr(1), store::FileKind::position);
    return text;
}

Result<std::string> attached_word(const store::Files& files, const std::string& word) {
    return names_a_file(word) ? files.attach(word) : Result<std::string>(word);
}

// "deck1=./mine.deck" with the file in the place of its name.
Result<std::string> attached_rules(const store::Files& files, const std::string& text) {
    auto rules = read_settings(text);
    if (!rules) return rules.error();
    std::string out;
    for (auto& [key, value] : *rules) {
        auto word = attached_word(files, value);
        if (!word) return word.error();
        out += fmt::format("{}{}{}{}", out.empty() ? "" : ",", key, value.empty() ? "" : "=", *word);
    }
    return out;
}

Result<std::string> attached_words(const store::Files& files, const std::string& text) {
    std::string out;
    for (const auto& name : split_words(text)) {
        const auto word = attached_word(files, name);
        if (!word) return word.error();
        out += (out.empty() ? "" : ",") + *word;
    }
    return out;
}

// "paper:./mine.deck" brings a deck of its own.
Result<std::string> with_deck_read(const store::Files& files, std::string_view text) {
    const auto player = text.starts_with('{') ? Result<PlayerText>(PlayerText{}) : read_player(text);
    if (!player || !names_a_file(player->brings)) return std::string(text);
    const auto deck = files.attach(player->brings);
    if (!deck) return deck.error();
    std::string out(text);
    return out.replace(out.find(player->brings, out.find(':')), player->brings.size(), *deck);
}

Result<const PaperExample*> example_of(const Arguments& args) {
    const auto& examples = game_of(args).describe().reading.examples;
    std::vector<std::string_view> names;
    for (const PaperExample& e : examples) {
        if (e.id == args.text("example")) return &e;
        names.push_back(e.id);
    }
    const auto list = fmt::format("{}", fmt::join(names, ", "));
    return usage_error({"--example '{}': expected {}", "--example '{}': seharusnya {}"}, args.text("example"), list);
}

// What the user adds comes after what the example says.
Result<PositionRequest> example_position(const Arguments& args) {
    if (args.has("pos"))
        return usage_error("--example: a position of its own, expected no --pos",
                           "--example: sudah memuat posisi, seharusnya tanpa --pos");
    const auto found = example_of(args);
    if (!found) return found.error();
    const PaperExample& e = **found;
    const bool both = !e.rules.empty() && args.has("rules");
    PositionRequest request{e.rules + (both ? "," : "") + args.text("rules"), e.position, e.moves,
                            args.whole("seed", 1)};
    if (args.text("see") == "all") request.see = See::all;
    for (auto& move : split_words(args.text("moves"))) request.moves.push_back(std::move(move));
    return request;
}

}  // namespace

std::string Arguments::text(std::string_view flag, std::string_view otherwise) const {
    if (const auto at = read_in.find(flag); at != read_in.end()) return at->second;
    const auto at = values.find(flag);
    return at == values.end() ? std::string(otherwise) : at->second;
}
std::uint64_t Arguments::whole(std::string_view flag, std::uint64_t otherwise) const {
    const auto at = values.find(flag);
    return at == values.end() ? otherwise : std::strtoull(at->second.c_str(), nullptr, 10);
}
double Arguments::number(std::string_view flag, double otherwise) const {
    const auto at = values.find(flag);
    return at == values.end() ? otherwise : std::strtod(at->second.c_str(), nullptr);
}
double Arguments::seconds(std::string_view flag, double otherwise) const {
    const auto at = values.find(flag);
    if (at == values.end()) return otherwise;
    char* unit = nullptr;
    const double n = std::strtod(at->second.c_str(), &unit);
    const std::string_view u(unit);
    return u == "ms" ? n / 1000 : u == "m" ? n * 60 : u == "h" ? n * 3600 : n;
}

std::vector<std::string> games_of(const Command& command) {
    std::vector<std::string> names;
    for (const AnyGame* g : all_games())
        if (command.game != GameArgument::none && (!command.accepts || command.accepts(*g)))
            names.push_back(g->describe().name);
    return names;
}

const AnyGame& game_of(const Arguments& args) {
    return *find_game(args.game);
}

std::vector<std::string> split_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (c != ' ' && c != ',' && c != '\n' && c != '\t' && c != '\r') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

std::vector<std::string> split_players(std::string_view text) {
    std::vector<std::string> players;
    for (const auto& piece : split_words(text)) {
        const bool continues = !players.empty() && players.back().find(':') != std::string::npos &&
                               piece.find('=') != std::string::npos && piece.find(':') == std::string::npos;
        if (continues)
            players.back() += "," + piece;
        else
            players.push_back(piece);
    }
    return players;
}

Result<PositionRequest> position_of(const Arguments& args) {
    if (args.has("example")) return example_position(args);
    auto position = read_source(args.files, args.text("pos"));
    if (!position) return position.error();
    if (args.has("pos") && position->find_first_not_of(" _\n\r\t") == std::string::npos)
        return bad_input("position: it is empty", "posisi: kosong");
    return PositionRequest{args.text("rules"), *position, split_words(args.text("moves")), args.whole("seed", 1),
                           args.text("see") == "all" ? See::all : See::mover};
}

namespace {

// "@mine.greedy:steal=2" with the file in the place of its name.
Result<std::string> with_text_read(const store::Files& files, std::string_view text) {
    const auto end = text.find(kTextEnding) + kTextEnding.size();
    const std::string path(text.substr(1, end - 1));
    const auto content = files.read(path, store::FileKind::text);
    if (!content) return content.error();
    return write_attached({path, *content}) + std::string(text.substr(end));
}

// Whatever its file is called.
bool holds_a_text(std::string_view content) {
    const auto first = content.find_first_not_of(" \t\r\n");
    return first != content.npos && content[first] != '{' && content.find("rakus ") != content.npos;
}

bool names_a_text(std::string_view text) {
    const auto at = text.find(kTextEnding);
    if (!text.starts_with('@') || at == text.npos) return false;
    const auto rest = text.substr(at + kTextEnding.size());
    return rest.empty() || rest.starts_with(':');
}

}  // namespace

// "rollout:base=@mine.greedy,guard=2" with the file in the place of its name, its weights among the others.
Result<std::string> with_base_read(const store::Files& files, std::string_view text) {
    constexpr std::string_view kBase = "base=@";
    const auto at = text.find(kBase);
    if (at == text.npos) return std::string(text);
    const auto begins = at + kBase.size() - 1, ends = std::min(text.find(',', begins), text.size());
    auto base = expand_player(files, text.substr(begins, ends - begins));
    if (!base) return base.error();
    std::ranges::replace(*base, ':', ',');
    return fmt::format("{}{}{}", text.substr(0, begins), *base, text.substr(ends));
}

// {"player": "paper", "weights": {"steal": 2}} is "paper:steal=2". Any other object is the player itself, written out.
Result<std::string> expand_player(const store::Files& files, std::string_view text) {
    if (names_a_text(text)) return with_text_read(files, text);
    if (!text.starts_with('@')) {
        const auto with_base = with_base_read(files, text);
        return with_base ? with_deck_read(files, *with_base) : with_base.error();
    }
    const auto content = files.read(std::string(text.substr(1)), store::FileKind::player);
    if (!content) return content.error();
    if (holds_a_text(*content)) return player_word(*content);
    const auto json = nlohmann::json::parse(*content, nullptr, false);
    if (json.is_object() && !json.contains("player")) return content->substr(content->find('{'));
    if (!json.is_object() || !json.contains("player") || !json["player"].is_string())
        return bad_input({"player file '{}': expected {{\"player\": NAME, \"weights\": {{..}}}}",
                          "berkas pemain '{}': seharusnya {{\"player\": NAMA, \"weights\": {{..}}}}"},
                         text.substr(1));
    std::string player = json["player"];
    char mark = ':';
    const auto weights = json.value("weights", nlohmann::json::object());
    for (const auto& [name, value] : weights.items()) {
        if (!value.is_number() && !value.is_string())
            return bad_input({"player file '{}': weight '{}' is no number and no word",
                              "berkas pemain '{}': bobot '{}' bukan bilangan dan bukan kata"},
                             text.substr(1), name);
        player += value.is_string() ? fmt::format("{}{}={}", mark, name, value.get<std::string>())
                                    : fmt::format("{}{}={}", mark, name, value.get<double>());
        mark = ',';
    }
    return player;
}

Result<std::string> player_of(const Arguments& args, std::string_view flag) {
    std::string usual = game_of(args).describe().default_player;
    if (flag == "player" && args.has("example"))
        if (const auto found = example_of(args); found && !(*found)->player.empty()) usual = (*found)->player;
    return expand_player(args.files, args.text(flag, usual));
}

std::vector<std::string> player_files(const Arguments& args) {
    std::vector<std::string> files;
    for (const auto* flag : {"players", "player"})
        for (const auto& word : split_words(args.text(flag)))
            if (word.starts_with('@')) files.push_back(word.substr(1));
    for (const auto& word : args.words)
        if (word.starts_with('@')) files.push_back(word.substr(1));
    return files;
}

Status read_in_files(Arguments& args) {
    for (const std::string_view flag : {"rules", "deck", "decks"}) {
        if (!args.has(flag)) continue;
        const std::string& typed = args.values.find(flag)->second;
        auto text = flag == "rules" ? attached_rules(args.files, typed) : attached_words(args.files, typed);
        if (!text) return text.error();
        args.read_in[std::string(flag)] = std::move(*text);
    }
    return Done{};
}

int jobs_of(const Arguments& args) {
    const auto cores = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<int>(std::min<std::uint64_t>(args.whole("jobs", cores), 256));
}

std::string tables_folder(const Arguments& args) {
    if (args.has("db")) return args.text("db");
    if (const char* xdg = std::getenv("XDG_DATA_HOME"); xdg && *xdg) return fmt::format("{}/rakus", xdg);
    // Without a home there is no data folder: everything stays in memory, and what needs the folder says so.
    const char* home = std::getenv("HOME");
    return home && *home ? fmt::format("{}/.local/share/rakus", home) : std::string();
}

}  // namespace rakus::app
