#include "app/command.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

namespace rakus::app {
namespace {

Result<std::string> read_source(const std::string& text) {
    if (text == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
    if (!text.empty() && text[0] == '@') return read_file(text.substr(1));
    return text;
}

}  // namespace

std::string Arguments::text(std::string_view flag, std::string_view otherwise) const {
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

const AnyGame& game_of(const Arguments& args) {
    return *find_game(args.game);
}

Result<std::string> read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (!file || !(text << file.rdbuf()))
        return bad_input(fmt::format("file '{}': cannot be read", path),
                         fmt::format("berkas '{}': tidak dapat dibaca", path));
    return text.str();
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

Result<PositionRequest> position_of(const Arguments& args) {
    auto position = read_source(args.text("pos"));
    if (!position) return position.error();
    if (args.has("pos") && position->find_first_not_of(" _\n\r\t") == std::string::npos)
        return bad_input("position: it is empty", "posisi: kosong");
    return PositionRequest{args.text("rules"), *position, split_words(args.text("moves")), args.whole("seed", 1)};
}

// {"player": "paper", "weights": {"steal": 2}} is "paper:steal=2". Any other object is the player itself, written out.
Result<std::string> expand_player(std::string_view text) {
    if (text.empty() || text[0] != '@') return std::string(text);
    const auto content = read_file(std::string(text.substr(1)));
    if (!content) return content.error();
    const auto json = nlohmann::json::parse(*content, nullptr, false);
    if (json.is_object() && !json.contains("player")) return content->substr(content->find('{'));
    if (!json.is_object() || !json.contains("player") || !json["player"].is_string())
        return bad_input(
            fmt::format("player file '{}': expected {{\"player\": NAME, \"weights\": {{..}}}}", text.substr(1)),
            fmt::format("berkas pemain '{}': seharusnya {{\"player\": NAMA, \"weights\": {{..}}}}", text.substr(1)));
    std::string player = json["player"];
    char mark = ':';
    const auto weights = json.value("weights", nlohmann::json::object());
    for (const auto& [name, value] : weights.items()) {
        if (!value.is_number())
            return bad_input(fmt::format("player file '{}': weight '{}' is not a number", text.substr(1), name),
                             fmt::format("berkas pemain '{}': bobot '{}' bukan bilangan", text.substr(1), name));
        player += fmt::format("{}{}={}", mark, name, value.get<double>());
        mark = ',';
    }
    return player;
}

Result<std::string> player_of(const Arguments& args, std::string_view flag) {
    return expand_player(args.text(flag, game_of(args).describe().default_player));
}

int jobs_of(const Arguments& args) {
    const auto cores = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<int>(std::min<std::uint64_t>(args.whole("jobs", cores), 256));
}

std::string tables_folder(const Arguments& args) {
    if (args.has("db")) return args.text("db");
    if (const char* xdg = std::getenv("XDG_DATA_HOME"); xdg && *xdg) return fmt::format("{}/rakus", xdg);
    const char* home = std::getenv("HOME");
    return fmt::format("{}/.local/share/rakus", home ? home : ".");
}

}  // namespace rakus::app
