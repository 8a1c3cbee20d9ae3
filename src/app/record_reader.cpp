// Reading a record: words, braces and parentheses into a tree of plies.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "app/record.h"

namespace rakus::app {
namespace {

constexpr int kDeepestVariation = 40;
constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};
constexpr std::array<std::string_view, 6> kGlyphs{"??", "?!", "!?", "!!", "?", "!"};

bool is_space(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

std::string tidy(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (!is_space(c))
            out += c;
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

class Reader {
   public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<Record> record() {
        Record r;
        for (skip(); peek() == '['; skip())
            if (const auto done = tag(r); !done) return done.error();
        if (const auto done = line(r.plies, &r, 0); !done) return done.error();
        number_sides(r.plies);
        return r;
    }

   private:
    bool end() const { return at_ >= text_.size(); }
    char peek() const { return end() ? '\0' : text_[at_]; }
    void skip() {
        while (!end() && is_space(text_[at_])) ++at_;
    }
    std::size_t line_number() const {
        return 1 + static_cast<std::size_t>(std::count(
                       text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(std::min(at_, text_.size())), '\n'));
    }
    Error fault(std::string_view en, std::string_view id) const {
        return bad_input({"record line {}: {}", "rekaman baris {}: {}"}, line_number(), Words{en, id});
    }

    // [Name "value"], with \" and \\ inside the value.
    Status tag(Record& r) {
        const auto broken = [&] { return fault("expected [Name \"value\"]", "seharusnya [Nama \"nilai\"]"); };
        std::string name, value;
        for (++at_; !end() && !is_space(peek()) && peek() != ']' && peek() != '"'; ++at_) name += peek();
        skip();
        if (name.empty() || peek() != '"') return broken();
        for (++at_; !end() && peek() != '"' && peek() != '\n'; ++at_) {
            if (peek() == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n') ++at_;
            value += peek();
        }
        if (peek() != '"') return broken();
        ++at_;
        skip();
        if (peek() != ']') return broken();
        ++at_;
        return keep(r, name, value);
    }

    Status keep(Record& r, const std::string& name, const std::string& value) const {
        if (name == "Game")
            r.game = value;
        else if (name == "Rules")
            r.rules = value;
        else if (name == "Player1")
            r.player1 = value;
        else if (name == "Player2")
            r.player2 = value;
        else if (name == "Position")
            r.position = value;
        else if (name == "Result")
            return result(r, value);
        else if (name == "Seed")
            return seed(r, value);
        else
            r.other_tags.emplace_back(name, value);
        return Done{};
    }
    Status seed(Record& r, const std::string& value) const {
        const auto [stop, bad] = std::from_chars(value.data(), value.data() + value.size(), r.seed);
        if (value.empty() || bad != std::errc{} || stop != value.data() + value.size())
            return fault("Seed: expected a whole number", "Seed: seharusnya bilangan bulat");
        return Done{};
    }
    Status result(Record& r, std::string_view value) const {
        if (!is_result(value))
            return fault("Result: expected 1-0, 0-1, 1/2-1/2 or *", "Result: seharusnya 1-0, 0-1, 1/2-1/2 atau *");
        r.result = value;
        return Done{};
    }

    // Plies until the end of the text, the result, or the parenthesis that closes a variation.
    Status line(std::vector<RecordedPly>& plies, Record* whole, int depth) {
        for (skip(); !end(); skip()) {
            const char c = peek();
            if (c == ')') {
                if (whole) return fault("')' without '('", "')' tanpa '('");
                return Done{};
            }
            Status done = c == '{' ? comment(plies, whole) : c == '(' ? variation(plies, depth) : word(plies, whole);
            if (!done) return done;
            if (finished_ && whole) return trailing();
        }
        if (!whole) return fault("a variation is not closed, expected ')'", "variasi tidak ditutup, seharusnya ')'");
        return Done{};
    }
    Status trailing() {
        skip();
        return end() ? Status(Done{}) : Status(fault("words after the result", "ada kata sesudah hasil"));
    }

    Status comment(std::vector<RecordedPly>& plies, Record* whole) {
        const auto close = text_.find('}', at_);
        if (close == text_.npos)
            return fault("a comment is not closed, expected '}'", "komentar tidak ditutup, seharusnya '}'");
        const std::string inside(text_.substr(at_ + 1, close - at_ - 1));
        at_ = close + 1;
        if (plies.empty()) {
            if (!whole)
                return fault("a comment before the first move of a variation",
                             "komentar sebelum langkah pertama variasi");
            add(whole->comment, tidy(inside));
            return Done{};
        }
        annotate(plies.back(), inside);
        return Done{};
    }
    static void add(std::string& to, const std::string& text) {
        if (!text.empty()) to += (to.empty() ? "" : " ") + text;
    }

    // What people wrote stays; [%s ..] and [%t ..] are the machine's.
    static void annotate(RecordedPly& ply, const std::string& inside) {
        std::string text = tidy(ply.comment + " " + inside);
        while (take_mark(text, "[%s ", ply.score) || take_mark(text, "[%t ", ply.truth)) text = tidy(text);
        ply.comment = text;
    }
    // Cuts the first such mark out of the text; its value holds no bracket.
    static bool take_mark(std::string& text, std::string_view opening, std::string& value) {
        for (auto open = text.find(opening); open != std::string::npos; open = text.find(opening, open + 1)) {
            const auto close = text.find_first_of("[]", open + 1);
            if (close == std::string::npos || text[close] != ']') continue;
            value = tidy(text.substr(open + opening.size(), close - open - opening.size()));
            text.erase(open, close + 1 - open);
            return true;
        }
        return false;
    }

    Status variation(std::vector<RecordedPly>& plies, int depth) {
        if (plies.empty()) return fault("a variation before the first move", "variasi sebelum langkah pertama");
        if (depth >= kDeepestVariation)
            return fault("variations inside variations are too deep", "variasi di dalam variasi terlalu dalam");
        ++at_;
        std::vector<RecordedPly> inside;
        if (const auto done = line(inside, nullptr, depth + 1); !done) return done;
        ++at_;  // the ')'
        if (inside.empty()) return fault("a variation without moves", "variasi tanpa langkah");
        plies.back().variations.push_back(std::move(inside));
        return Done{};
    }

    Status word(std::vector<RecordedPly>& plies, Record* whole) {
        std::string w;
        for (; !end() && !is_space(peek()) && std::string_view("{}()").find(peek()) == std::string_view::npos; ++at_)
            w += peek();
        if (w.empty()) return fault(fmt::format("unexpected '{}'", peek()), fmt::format("'{}' tidak terduga", peek()));
        if (is_turn_number(w)) {
            if (whole) numbered_.push_back(plies.size());
            return Done{};
        }
        if (is_result(w)) {
            if (!whole) return fault("a result inside a variation", "hasil di dalam variasi");
            whole->result = w;
            finished_ = true;
            return Done{};
        }
        return move(plies, std::move(w));
    }
    static bool is_turn_number(std::string_view w) {
        return w.size() > 1 && w.back() == '.' && w.find_first_not_of("0123456789") == w.size() - 1;
    }

    // "4??" and "4 ??" are the same.
    Status move(std::vector<RecordedPly>& plies, std::string w) const {
        std::string glyph;
        for (bool more = true; more;) {
            const auto g = std::ranges::find_if(kGlyphs, [&](std::string_view known) { return w.ends_with(known); });
            more = g != kGlyphs.end();
            if (!more) break;
            if (glyph.empty()) glyph = *g;
            w.erase(w.size() - g->size());
        }
        if (w.empty() && plies.empty()) return fault("a glyph before the first move", "tanda sebelum langkah pertama");
        if (is_turn_number(w) || is_result(w))
            return fault(fmt::format("'{}' with a glyph", w), fmt::format("'{}' dengan tanda", w));
        if (w.empty())
            plies.back().glyph = glyph;
        else
            plies.push_back({0, w, glyph, {}, {}, {}, {}});
        return Done{};
    }
    static bool is_result(std::string_view w) { return std::ranges::find(kResults, w) != kResults.end(); }

    // A numbered ply begins a turn; turns alternate. The game knows better, and corrects this when it is asked.
    void number_sides(std::vector<RecordedPly>& plies) const {
        int side = 2;
        for (std::size_t i = 0; i < plies.size(); ++i) {
            if (i == 0 || std::ranges::find(numbered_, i) != numbered_.end()) side = 3 - side;
            plies[i].side = side;
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::size_t> numbered_;
    bool finished_ = false;
};

}  // namespace

Result<Record> read_record(std::string_view text) {
    return Reader(text).record();
}

std::vector<std::string_view> split_records(std::string_view text) {
    std::vector<std::string_view> records;
    while (!text.empty()) {
        const auto next = text.find("\n[Game ", 1);
        records.push_back(text.substr(0, next == text.npos ? text.size() : next + 1));
        text.remove_prefix(records.back().size());
    }
    return records;
}

}  // namespace rakus::app
