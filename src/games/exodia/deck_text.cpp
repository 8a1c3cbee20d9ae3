#include "games/exodia/deck_text.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "games/exodia/options.h"

namespace rakus::exodia {
namespace {

// A '#' starts a comment unless it stands inside quotes.
std::string_view without_comment(std::string_view text) {
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (text[i] == '#' && !quoted) return text.substr(0, i);
    }
    return text;
}

Result<std::string> with_values(std::string_view text, const Settings& options, int line) {
    std::string out;
    for (auto open = text.find('{'); open != text.npos; open = text.find('{')) {
        const auto close = text.find('}', open);
        const auto key = text.substr(open + 1, close == text.npos ? text.npos : close - open - 1);
        const auto value = value_of(options, key);
        if (close == text.npos || value.empty())
            return deck_error(line, fmt::format("{{{}}} is no rule option", key),
                              fmt::format("{{{}}} bukan opsi aturan", key));
        out += text.substr(0, open);
        out += value;
        text.remove_prefix(close + 1);
    }
    return out += text;
}

Result<std::vector<std::string>> split_words(std::string_view text, int line) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == ' ' || c == '\t' || c == '\r') {
            ++i;
        } else if (c == ';' || c == ':') {
            // "n:RML" is one word: a colon separates only at the end of one
            out.emplace_back(1, c), ++i;
        } else if (c == '"') {
            const auto close = text.find('"', i + 1);
            if (close == text.npos) return deck_error(line, "a quote is not closed", "tanda kutip tidak ditutup");
            out.emplace_back(text.substr(i + 1, close - i - 1)), i = close + 1;
        } else {
            std::size_t end = i;
            while (end < text.size() && std::string_view(" \t\r;\"").find(text[end]) == std::string_view::npos &&
                   !(text[end] == ':' && (end + 1 == text.size() || text[end + 1] == ' ')))
                ++end;
            out.emplace_back(text.substr(i, end - i)), i = end;
        }
    }
    return out;
}

// Cuts "if key=value" off the end. False: the line is not for these options.
Result<bool> applies(std::vector<std::string>& words, const Settings& options, int line) {
    if (words.size() < 2 || words[words.size() - 2] != "if") return true;
    const std::string guard = words.back();
    words.resize(words.size() - 2);
    const auto equals = guard.find('=');
    const auto value = value_of(options, std::string_view(guard).substr(0, equals));
    if (equals == guard.npos || value.empty())
        return deck_error(line, fmt::format("'if {}', expected if key=value with a rule option", guard),
                          fmt::format("'if {}', seharusnya if kunci=nilai dengan opsi aturan", guard));
    return value == std::string_view(guard).substr(equals + 1);
}

}  // namespace

Error deck_error(int line, const std::string& en, const std::string& id) {
    return bad_input({"deck line {}: {}", "dek baris {}: {}"}, line, Words{en, id});
}

Result<std::vector<Line>> read_lines(std::string_view text, const Settings& options) {
    std::vector<Line> out;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const auto filled = with_values(without_comment(text.substr(0, end)), options, number);
        text = end == text.npos ? std::string_view{} : text.substr(end + 1);
        if (!filled) return filled.error();
        auto words = split_words(*filled, number);
        if (!words) return words.error();
        const auto here = applies(*words, options, number);
        if (!here) return here.error();
        if (*here && !words->empty()) out.push_back({number, std::move(*words)});
    }
    return out;
}

std::string_view Cursor::next() {
    if (!more()) return {};
    const std::string_view word = words_.front();
    words_ = words_.subspan(1);
    return word;
}

bool Cursor::take(std::string_view word) {
    if (!more() || peek() != word) return false;
    next();
    return true;
}

Result<int> Cursor::number(int low, int high) {
    const auto text = peek();
    int n = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (text.empty() || fault != std::errc{} || end != text.data() + text.size() || n < low || n > high)
        return expected(fmt::format("a number from {} to {}", low, high),
                        fmt::format("bilangan {} sampai {}", low, high));
    next();
    return n;
}

Error Cursor::expected(std::string_view en, std::string_view id) const {
    if (!more())
        return deck_error(line_, fmt::format("the line ends, expected {}", en),
                          fmt::format("baris berakhir, seharusnya {}", id));
    return deck_error(line_, fmt::format("'{}', expected {}", peek(), en),
                      fmt::format("'{}', seharusnya {}", peek(), id));
}

Result<Done> Cursor::at_end() const {
    if (!more()) return Done{};
    return expected("the end of the line", "akhir baris");
}

}  // namespace rakus::exodia
