#include "games/exodia/deck_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <vector>

#include "games/exodia/deck_file.h"

namespace rakus::exodia {
namespace {

constexpr std::string_view kYdke = "ydke://";

struct Listed {
    std::uint32_t passcode = 0;
    int place = 0;  // line of a .ydk file, number of the card in an address
};
struct DeckList {
    std::string format;
    std::vector<Listed> main;
    std::vector<std::string> ignored;
};

Error list_error(std::string_view format, int place, const std::string& en, const std::string& id) {
    return bad_input(fmt::format("{} {} {}: {}", format, format == "ydk" ? "line" : "card", place, en),
                     fmt::format("{} {} {}: {}", format, format == "ydk" ? "baris" : "kartu", place, id));
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

// #main, #extra and !side begin the parts; other lines with '#' are remarks.
Result<DeckList> read_ydk(std::string_view text) {
    DeckList out{"ydk", {}, {}};
    std::string part = "main";
    for (int line = 1; !text.empty(); ++line) {
        const auto end = text.find('\n');
        const auto word = trimmed(text.substr(0, end));
        text = end == text.npos ? std::string_view{} : text.substr(end + 1);
        if (word == "#main" || word == "#extra" || word == "!side") part = word.substr(1);
        if (word.empty() || word[0] == '#' || word[0] == '!') continue;
        std::uint32_t code = 0;
        const auto [stop, fault] = std::from_chars(word.data(), word.data() + word.size(), code);
        if (fault != std::errc{} || stop != word.data() + word.size())
            return list_error("ydk", line, fmt::format("'{}', expected a card number", word),
                              fmt::format("'{}', seharusnya nomor kartu", word));
        if (part == "main")
            out.main.push_back({code, line});
        else if (std::ranges::find(out.ignored, part) == out.ignored.end())
            out.ignored.push_back(part);
    }
    return out;
}

std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    while (!text.empty() && text.back() == '=') text.remove_suffix(1);
    std::vector<std::uint8_t> out;
    std::uint32_t bits = 0;
    int held = 0;
    for (const char c : text) {
        const auto value = kLetters.find(c);
        if (value == kLetters.npos) return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(value), held += 6;
        if (held >= 8) held -= 8, out.push_back(static_cast<std::uint8_t>(bits >> held));
    }
    return out;
}

// ydke://MAIN!EXTRA!SIDE!, each part the base64 of little-endian 32-bit card numbers.
Result<DeckList> read_ydke(std::string_view text) {
    DeckList out{"ydke", {}, {}};
    text = trimmed(text).substr(kYdke.size());
    const char* const names[] = {"main", "extra", "side"};
    for (int part = 0; part < 3 && !text.empty(); ++part) {
        const auto mark = text.find('!');
        const auto bytes = from_base64(text.substr(0, mark));
        text = mark == text.npos ? std::string_view{} : text.substr(mark + 1);
        if (!bytes || bytes->size() % 4 != 0)
            return bad_input({"ydke: part {}: expected the base64 of 32-bit numbers",
                              "ydke: bagian {}: seharusnya base64 dari bilangan 32 bit"},
                             names[part]);
        if (part > 0 && !bytes->empty()) out.ignored.emplace_back(names[part]);
        for (std::size_t i = 0; part == 0 && i < bytes->size(); i += 4)
            out.main.push_back({static_cast<std::uint32_t>((*bytes)[i] | (*bytes)[i + 1] << 8 | (*bytes)[i + 2] << 16) |
                                    static_cast<std::uint32_t>((*bytes)[i + 3]) << 24,
                                static_cast<int>(i / 4) + 1});
    }
    return out;
}

// "card UG 70368879 x3 spell ..." -> 70368879, and where its number of copies stands.
struct CardLine {
    std::uint32_t passcode = 0;
    std::size_t copies_at = 0;
};
std::map<std::uint32_t, CardLine> card_lines(const std::string& text) {
    std::map<std::uint32_t, CardLine> out;
    for (std::size_t at = text.find("\ncard "); at != std::string::npos; at = text.find("\ncard ", at + 1)) {
        const auto number = text.find(' ', at + 6) + 1;
        CardLine line;
        const auto parsed = std::from_chars(text.data() + number, text.data() + text.size(), line.passcode);
        line.copies_at = static_cast<std::size_t>(parsed.ptr - text.data()) + 2;
        out[line.passcode] = line;
    }
    return out;
}

}  // namespace

std::string known_cards_text() {
    return std::string(paper_deck_text()) + "\n" + std::string(data_file("more.txt"));
}

bool is_deck_list(std::string_view text) {
    const auto start = trimmed(text);
    return start.starts_with(kYdke) || start.starts_with("#main") || text.find("\n#main") != text.npos;
}

Result<ImportReport> import_list(std::string_view text) {
    const auto list = trimmed(text).starts_with(kYdke) ? read_ydke(text) : read_ydk(text);
    if (!list) return list.error();
    std::string deck = known_cards_text();
    const auto lines = card_lines(deck);
    for (const auto& [code, line] : lines) deck[line.copies_at] = '0';
    for (const Listed& card : list->main) {
        const auto known = lines.find(card.passcode);
        if (known == lines.end())
            return list_error(list->format, card.place, fmt::format("card {} is not known here", card.passcode),
                              fmt::format("kartu {} tidak dikenal di sini", card.passcode));
        if (deck[known->second.copies_at]++ == '3')
            return list_error(list->format, card.place, fmt::format("a fourth copy of {}", card.passcode),
                              fmt::format("salinan keempat dari {}", card.passcode));
    }
    return ImportReport{list->format, static_cast<int>(list->main.size()), list->ignored, deck};
}

}  // namespace rakus::exodia
