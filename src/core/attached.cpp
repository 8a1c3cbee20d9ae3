#include "core/attached.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "core/fingerprint.h"

namespace rakus {
namespace {

bool is_plain(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-';
}

// Spaces and line ends have short forms: deck files are full of them.
std::string encoded(std::string_view text) {
    std::string out;
    for (const char c : text)
        out += is_plain(c) ? std::string(1, c)
               : c == ' '  ? "+"
               : c == '\n' ? ";"
                           : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return out;
}

int hex_digit(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

std::optional<std::string> decoded(std::string_view code) {
    std::string out;
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (is_plain(code[i])) {
            out += code[i];
        } else if (code[i] == '+' || code[i] == ';') {
            out += code[i] == '+' ? ' ' : '\n';
        } else {
            const int high = code[i] == '%' && i + 2 < code.size() ? hex_digit(code[i + 1]) : -1;
            const int low = high >= 0 ? hex_digit(code[i + 2]) : -1;
            if (low < 0) return std::nullopt;
            out += static_cast<char>(high * 16 + low);
            i += 2;
        }
    }
    return out;
}

}  // namespace

std::string write_attached(const Attached& file) {
    const auto folder = file.name.rfind('/');
    const auto name = folder == std::string::npos ? file.name : file.name.substr(folder + 1);
    return fmt::format("{}{{{}}}", encoded(name), encoded(file.text));
}

std::optional<Attached> read_attached(std::string_view word) {
    const auto brace = word.find('{');
    if (brace == word.npos || brace == 0 || !word.ends_with('}')) return std::nullopt;
    auto name = decoded(word.substr(0, brace)), text = decoded(word.substr(brace + 1, word.size() - brace - 2));
    if (!name || !text) return std::nullopt;
    return Attached{std::move(*name), std::move(*text)};
}

bool names_a_file(std::string_view word) {
    if (word.find('{') != word.npos) return false;
    return word.starts_with('@') || word.find('/') != word.npos || word.ends_with(".deck");
}

Error only_the_user_opens(std::string_view where_en, std::string_view where_id, std::string_view word) {
    return bad_input({"{} '{}': a file can be named on the command line only, in an option",
                      "{} '{}': berkas hanya dapat disebut di baris perintah, dalam opsi"},
                     Words{where_en, where_id}, word);
}

bool is_player_text(std::string_view player) {
    return player.starts_with("rakus ") || player.find('\n') != player.npos;
}

namespace {

// What the version line calls the player.
std::string_view title_in(std::string_view text) {
    constexpr std::string_view before = "player \"";
    const auto at = text.find(before);
    const auto title = at == text.npos ? std::string_view{} : text.substr(at + before.size());
    return title.substr(0, title.find('"'));
}

}  // namespace

std::string player_word(std::string_view text) {
    constexpr std::string_view ending = ".greedy";
    constexpr std::size_t kLongest = 40;
    std::string name;
    for (const char c : title_in(text).substr(0, kLongest)) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    return write_attached({(name.empty() ? "player" : name) + std::string(ending), std::string(text)});
}

std::string player_label(std::string_view player) {
    constexpr std::size_t kDigits = 8;
    const auto end = end_of_player_text(player);
    const auto file = end > 0 ? read_attached(player.substr(0, end)) : std::nullopt;
    if (!file) return std::string(player);
    const auto title = title_in(file->text);
    return fmt::format("{}#{}{}", title.empty() ? file->name : title, fingerprint(file->text).substr(0, kDigits),
                       player.substr(end));
}

std::size_t end_of_player_text(std::string_view player) {
    const auto brace = player.find('{'), colon = player.find(':');
    const auto end = player.find('}');
    return brace == player.npos || brace == 0 || colon < brace || end == player.npos ? 0 : end + 1;
}

std::string without_contents(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const auto open = text.find('{'), close = text.find('}', open == text.npos ? text.size() : open);
        // A brace at the very beginning opens a player written out, not the content of a file.
        if (open == text.npos || close == text.npos || (open == 0 && out.empty())) return out + std::string(text);
        out += text.substr(0, open);
        text.remove_prefix(close + 1);
    }
    return out;
}

}  // namespace rakus
