#include "written/lexer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace rakus::written {
namespace {

constexpr std::array<std::string_view, 29> kKeywords{
    "like",     "rakus", "game", "player", "order", "by",    "random", "weights", "in",   "let",
    "feasible", "when",  "then", "show",   "take",  "first", "where",  "and",     "or",   "not",
    "min",      "max",   "abs",  "if",     "best",  "worst", "any",    "count",   "reply"};
constexpr std::array<std::string_view, 8> kBeginLine{"like",     "order", "weights", "let",
                                                     "feasible", "take",  "then",    "show"};

// Words behind which, and before which, a line is not at its end.
constexpr std::array<std::string_view, 24> kGoesOnAfter{
    "+", "-",  "*",   "/",  ",",  ":",    "=",   "!=", "<",     "<=",  ">",       ">=",
    "(", "..", "and", "or", "by", "when", "not", "in", "where", "let", "weights", "feasible"};
constexpr std::array<std::string_view, 15> kGoesOnBefore{
    "+", "-", "*", "/", ",", ":", "=", "!=", "<", "<=", ">", ">=", "and", "or", ")"};

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool begins_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool in_name(char c) {
    return begins_name(c) || is_digit(c);
}

// The length of the letter at `at`, in bytes; 0 where the bytes are no UTF-8.
std::size_t letter_length(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(at);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(at + i) & 0xC0) != 0x80) return 0;
    const unsigned second = byte(at + 1);
    const bool too_long = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool no_letter = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
    return too_long || no_letter ? 0 : length;
}

class Lexer {
   public:
    Lexer(std::string_view text, Complaints& complaints) : text_(text), complaints_(complaints) {}

    Lexed run() {
        while (at_ < text_.size()) step();
        end_line();
        out_.empty.push_back(bare_);
        out_.tokens.push_back({TokenKind::end, "", place_, 0});
        return std::move(out_);
    }

   private:
    void step() {
        const char c = text_[at_];
        if (c == '\n') return new_line();
        if (c == ' ' || c == '\t' || c == '\r') return advance(1);
        if (c == '#') return comment();
        bare_ = false;
        if (is_digit(c) || (c == '.' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1]))) return number();
        if (begins_name(c)) return name();
        if (c == '"') return string();
        symbol();
    }
    void advance(std::size_t bytes) {
        for (const std::size_t stop = at_ + bytes; at_ < stop; ++place_.column)
            at_ += std::max<std::size_t>(1, letter_length(text_, at_));
    }
    void new_line() {
        end_line();
        out_.empty.push_back(bare_);
        bare_ = true;
        ++at_;
        place_ = {place_.line + 1, 1};
    }
    void end_line() {
        if (!out_.tokens.empty() && out_.tokens.back().kind != TokenKind::line_end)
            out_.tokens.push_back({TokenKind::line_end, "", place_, 0});
    }
    void comment() {
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        std::string_view words = text_.substr(at_ + 1, end - at_ - 1);
        while (!words.empty() && (words.back() == ' ' || words.back() == '\r' || words.back() == '\t'))
            words.remove_suffix(1);
        if (words.starts_with(' ')) words.remove_prefix(1);
        out_.comments.push_back({place_.line, std::string(words), bare_});
        bare_ = false;
        advance(end - at_);
    }
    void add(TokenKind kind, std::size_t length, std::string text, double value = 0) {
        out_.tokens.push_back({kind, std::move(text), place_, value});
        advance(length);
    }
    // 3, 0.5, .5; the dots of 0..3 are no part of it.
    void number() {
        std::size_t end = at_;
        while (end < text_.size() && is_digit(text_[end])) ++end;
        if (end + 1 < text_.size() && text_[end] == '.' && is_digit(text_[end + 1])) {
            ++end;
            while (end < text_.size() && is_digit(text_[end])) ++end;
        }
        const std::string_view digits = text_.substr(at_, end - at_);
        double value = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (read.ec != std::errc{} || value > kLargestLiteral) {
            complain(filled({"found the number {:.20}, expected at most 1000000000",
                             "ditemukan bilangan {:.20}, seharusnya paling besar 1000000000"},
                            digits));
            value = 0;
        }
        add(TokenKind::number, digits.size(), std::string(digits), value);
    }
    // Parts with dots between: target.hp_left.
    void name() {
        std::size_t end = at_;
        while (end < text_.size() &&
               (in_name(text_[end]) || (text_[end] == '.' && end + 1 < text_.size() && begins_name(text_[end + 1]))))
            ++end;
        add(TokenKind::name, end - at_, std::string(text_.substr(at_, end - at_)));
    }
    void string() {
        const std::size_t end = text_.find_first_of("\"\n", at_ + 1);
        if (end == text_.npos || text_[end] == '\n') {
            complain({"found a text without its second \", expected \"words\"",
                      "ditemukan teks tanpa \" penutup, seharusnya \"kata\""});
            const std::size_t stop = std::min(end, text_.size());
            return add(TokenKind::string, stop - at_, std::string(text_.substr(at_ + 1, stop - at_ - 1)));
        }
        add(TokenKind::string, end + 1 - at_, std::string(text_.substr(at_ + 1, end - at_ - 1)));
    }
    void symbol() {
        static constexpr std::array<std::string_view, 15> symbols{"!=", "<=", ">=", "..", "+", "-", "*", "/",
                                                                  "=",  "<",  ">",  "(",  ")", ",", ":"};
        const auto rest = text_.substr(at_);
        // What other languages write.
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> foreign{
            {{"==", "="}, {"<>", "!="}, {"&&", "and"}, {"||", "or"}}};
        for (const auto& [there, here] : foreign) {
            if (!rest.starts_with(there)) continue;
            complain(filled({"found '{}', expected '{}'", "ditemukan '{}', seharusnya '{}'"}, there, here));
            return add(TokenKind::symbol, there.size(), std::string(here));
        }
        for (const auto s : symbols)
            if (rest.starts_with(s)) return add(TokenKind::symbol, s.size(), std::string(s));
        const std::size_t length = std::max<std::size_t>(1, letter_length(text_, at_));
        complain(filled(
            {"found '{}', which is no part of the language", "ditemukan '{}', yang bukan bagian dari bahasa ini"},
            rest.substr(0, length)));
        advance(length);
    }
    void complain(Text what) { complaints_.push_back({place_, std::move(what), false}); }

    std::string_view text_;
    Complaints& complaints_;
    Lexed out_;
    std::size_t at_ = 0;
    Place place_{};
    bool bare_ = true;  // nothing has stood on this line yet
};

template <std::size_t N>
bool one_of(const std::array<std::string_view, N>& words, const Token& t) {
    return std::ranges::any_of(words, [&](std::string_view w) { return t.is(w); });
}

// A word with which only a line can begin: a bracket before it was forgotten.
bool begins_line(const Token& t, const Token& next) {
    return one_of(kBeginLine, t) || (t.kind == TokenKind::number && (next.is("when") || next.is(":")));
}

// A line goes on where a bracket is open or a word cannot stand at its end or beginning.
void join_lines(std::vector<Token>& tokens) {
    std::vector<Token> out;
    int open = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& t = tokens[i];
        if (t.is("(")) ++open;
        if (t.is(")")) open = std::max(0, open - 1);
        if (t.kind == TokenKind::line_end && i + 2 < tokens.size()) {
            const Token& next = tokens[i + 1];
            const bool goes_on = open > 0 || one_of(kGoesOnAfter, out.back()) || one_of(kGoesOnBefore, next) ||
                                 next.kind == TokenKind::string;
            if (goes_on && !begins_line(next, tokens[i + 2])) continue;
            open = 0;
        }
        out.push_back(t);
    }
    tokens = std::move(out);
}

std::optional<Complaint> unfit(std::string_view text) {
    if (text.size() > kMostBytes)
        return Complaint{
            {1, 1},
            filled({"found {} bytes, expected at most {}", "ditemukan {} bita, seharusnya paling banyak {}"},
                   text.size(), kMostBytes)};
    Place at;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = letter_length(text, i);
        const bool control = text[i] >= 0 && text[i] < ' ' && text[i] != '\n' && text[i] != '\t' && text[i] != '\r';
        if (length == 0 || control)
            return Complaint{at, {"found a byte that is no text in UTF-8", "ditemukan bita yang bukan teks UTF-8"}};
        at = text[i] == '\n' ? Place{at.line + 1, 1} : Place{at.line, at.column + 1};
        i += length;
    }
    const int lines = at.column > 1 ? at.line : at.line - 1;
    if (lines > kMostLines)
        return Complaint{
            {kMostLines + 1, 1},
            filled({"found {} lines, expected at most {}", "ditemukan {} baris, seharusnya paling banyak {}"}, lines,
                   kMostLines)};
    return std::nullopt;
}

}  // namespace

bool is_keyword(std::string_view word) {
    return std::ranges::find(kKeywords, word) != kKeywords.end();
}

Lexed lexed(std::string_view text, Complaints& complaints) {
    if (auto wrong = unfit(text)) {
        complaints.push_back(std::move(*wrong));
        return {};
    }
    Lexed out = Lexer(text, complaints).run();
    join_lines(out.tokens);
    return out;
}

}  // namespace rakus::written
