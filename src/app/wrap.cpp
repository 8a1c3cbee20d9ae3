#include "app/wrap.h"

#include <algorithm>
#include <vector>

#include "app/table.h"

namespace rakus::app {
namespace {

constexpr std::size_t kLeast = 20;  // columns of text: narrower screens get lines that are too long

// The bytes of the first n characters.
std::size_t bytes_of(std::string_view text, std::size_t n) {
    std::size_t at = 0;
    for (; at < text.size(); ++at)
        if ((static_cast<unsigned char>(text[at]) & 0xc0) != 0x80 && n-- == 0) break;
    return at;
}

// Where the first word ends. An interval is one word, and so is a number with its per cent.
std::size_t end_of_word(std::string_view text) {
    constexpr std::size_t kInterval = 24;  // letters; longer brackets are prose
    std::size_t end = 0, open = text.npos;
    for (; end < text.size(); ++end) {
        if (text[end] == '[' && (end == 0 || text[end - 1] != '\x1b')) open = end;
        if (text[end] == ']') open = text.npos;
        if (text[end] != ' ' || end == 0) continue;
        if (end + 1 < text.size() && text[end + 1] == '%') continue;
        const auto close = open == text.npos ? text.npos : text.find(']', open);
        if (close == text.npos || close - open > kInterval) break;
    }
    return end;
}

std::string_view first_word(std::string_view& text) {
    const auto space = text.starts_with(' ') ? 0 : end_of_word(text);
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(std::min(space + 1, text.size()));
    return word;
}

// The words of a command; quotes keep theirs together.
std::vector<std::string_view> shell_words(std::string_view command) {
    std::vector<std::string_view> words;
    bool quoted = false;
    for (std::size_t begin = 0, at = 0; at <= command.size(); ++at) {
        if (at < command.size() && command[at] == '\'') quoted = !quoted;
        if (at < command.size() && (command[at] != ' ' || quoted)) continue;
        words.push_back(command.substr(begin, at - begin));
        begin = at + 1;
    }
    return words;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent, std::size_t hang) {
    width = std::max(width, std::max(indent, hang) + kLeast);
    std::string out, line(indent, ' ');
    bool fresh = true;
    const auto next_line = [&] { out += line + "\n", line.assign(hang, ' '), fresh = true; };
    while (!text.empty()) {
        std::string_view word = first_word(text);
        if (!fresh && display_width(line) + 1 + display_width(word) > width) next_line();
        for (; fresh && display_width(line) + display_width(word) > width; next_line()) {
            const std::size_t part = bytes_of(word, width - display_width(line));
            line += word.substr(0, part);
            word.remove_prefix(part);
        }
        line += fresh ? "" : " ";
        line += word;
        fresh = false;
    }
    return out + line + "\n";
}

std::string with_no_line_longer(std::string_view text, std::size_t width) {
    std::string out;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const bool ended = end < text.size();
        text.remove_prefix(end + (ended ? 1 : 0));
        if (display_width(line) <= width) {
            out += std::string(line) + (ended ? "\n" : "");
            continue;
        }
        const auto mark = line.starts_with('\x1b') ? line.find('m') + 1 : 0;  // the spaces may come after a colour
        const auto indent = std::min(line.find_first_not_of(' ', mark) - mark, width / 2);
        out += std::string(line.substr(0, mark)) + wrapped(line.substr(mark + indent), width, indent, indent + 2);
        if (!ended) out.pop_back();
    }
    return out;
}

std::string as_markdown(std::string_view text) {
    std::string out;
    bool fenced = false, prose_before = false;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const bool fence = line.starts_with("```");
        const bool prose = !fenced && !fence && !line.starts_with('|') && line.find_first_not_of(' ') != line.npos;
        if (prose) line.remove_prefix(line.find_first_not_of(' '));
        if (prose && prose_before && !line.starts_with("- ")) out.insert(out.size() - 1, "  ");
        out += std::string(line) + "\n";
        fenced = fenced != fence;
        prose_before = prose;
    }
    return out;
}

std::string wrapped_command(std::string_view command, std::size_t width, std::size_t indent) {
    width = std::max(width, indent + kLeast);
    std::string out, line(indent, ' ');
    bool fresh = true;
    const auto room = [&](bool last) { return width - line.size() - (fresh ? 0 : 1) - (last ? 0 : 2); };
    const auto words = shell_words(command);
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string word(words[i]);
        if (!fresh && (line.size() + 3 > width || word.size() > room(i + 1 == words.size()))) {
            out += line + " \\\n";
            line.assign(indent + 2, ' ');
            fresh = true;
        }
        // The second half must begin where the line begins, or it would be another word.
        while (word.front() == '\'' && word.size() > room(i + 1 == words.size())) {
            const std::size_t part = width - line.size() - 2;
            out += line + word.substr(0, part) + "'\\\n";
            line.clear();
            word = "'" + word.substr(part);
        }
        line += (fresh ? "" : " ") + word;
        fresh = false;
    }
    return out + line + "\n";
}

}  // namespace rakus::app
