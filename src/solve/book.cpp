#include "solve/book.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace rakus::solve {
namespace {

constexpr std::string_view kTitle = "rakus book 1";
constexpr std::size_t kLine = 100;

// FNV-1a over the letters.
std::uint64_t checksum(std::string_view letters) {
    std::uint64_t sum = 0xcbf29ce484222325ull;
    for (const char c : letters) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
    return sum;
}

std::string letters_of(const Book& book) {
    std::string out;
    for (const auto v : book.values) out += kBookLetters[v];
    return out;
}

Error refused(std::string_view en, std::string_view id) {
    return bad_input({"book: {}", "buku: {}"}, Words{en, id});
}

std::string_view next_line(std::string_view& text) {
    const auto line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
}

// "plies 5" -> 5; the word must be the one expected.
template <class T>
bool read_field(std::string_view line, std::string_view word, T& value, int base) {
    if (!line.starts_with(word) || line.size() <= word.size() + 1 || line[word.size()] != ' ') return false;
    const auto digits = line.substr(word.size() + 1);
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    return fault == std::errc{} && end == digits.data() + digits.size();
}
bool read_field(std::string_view line, std::string_view word, std::string& value) {
    if (!line.starts_with(word) || line.size() <= word.size() + 1 || line[word.size()] != ' ') return false;
    value = line.substr(word.size() + 1);
    return true;
}

}  // namespace

std::string write_book(const Book& book) {
    const std::string letters = letters_of(book);
    std::string out = fmt::format("{}\ngame {}\nrules {}\nplies {}\npositions {}\nchecksum {:016x}\n", kTitle,
                                  book.game, book.rules, book.plies, letters.size(), checksum(letters));
    for (std::size_t at = 0; at < letters.size(); at += kLine) out += letters.substr(at, kLine) + "\n";
    return out;
}

Result<Book> read_book(std::string_view text) {
    if (next_line(text) != kTitle) return refused("not a book of rakus", "bukan buku rakus");
    Book book;
    std::size_t positions = 0;
    std::uint64_t sum = 0;
    if (!read_field(next_line(text), "game", book.game) || !read_field(next_line(text), "rules", book.rules) ||
        !read_field(next_line(text), "plies", book.plies, 10) ||
        !read_field(next_line(text), "positions", positions, 10) || !read_field(next_line(text), "checksum", sum, 16))
        return refused("its head is damaged: expected game, rules, plies, positions and checksum",
                       "kepalanya rusak: seharusnya game, rules, plies, positions, dan checksum");
    std::string letters;
    while (!text.empty()) letters += next_line(text);
    if (letters.size() != positions)
        return refused(fmt::format("{} letters, expected {}", letters.size(), positions),
                       fmt::format("{} huruf, seharusnya {}", letters.size(), positions));
    if (checksum(letters) != sum) return refused("its letters are damaged", "hurufnya rusak");
    for (const char c : letters) {
        const auto at = kBookLetters.find(c);
        if (at == kBookLetters.npos) return refused("a letter that stands for nothing", "huruf tanpa arti");
        book.values.push_back(static_cast<std::uint8_t>(at));
    }
    return book;
}

}  // namespace rakus::solve
