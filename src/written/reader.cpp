#include "written/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/settings.h"
#include "written/lexer.h"

namespace rakus::written {
namespace {

constexpr Words kAnExpression{"a number, a name or a bracket", "bilangan, nama, atau kurung"};
constexpr Words kAName{"a name", "nama"};
constexpr Words kANumber{"a number", "bilangan"};
constexpr Words kAText{"words in quotes, \"..\"", "kata dalam tanda kutip, \"..\""};
constexpr Words kEndOfLine{"the end of the line", "akhir baris"};
constexpr Words kALine{"a priority (1, 2, ..), order, weights, let, feasible, take, then, show or like",
                       "prioritas (1, 2, ..), order, weights, let, feasible, take, then, show, atau like"};

struct Function {
    std::string_view name;
    std::size_t least, most;  // arguments
    Words form;
};
constexpr std::array<Function, 9> kFunctions{{{"min", 2, 8, {"min(a, b, ..)", "min(a, b, ..)"}},
                                              {"max", 2, 8, {"max(a, b, ..)", "max(a, b, ..)"}},
                                              {"abs", 1, 1, {"abs(x)", "abs(x)"}},
                                              {"if", 3, 3, {"if(condition, a, b)", "if(syarat, a, b)"}},
                                              {"best", 1, 1, {"best(x)", "best(x)"}},
                                              {"worst", 1, 1, {"worst(x)", "worst(x)"}},
                                              {"any", 1, 1, {"any(condition)", "any(syarat)"}},
                                              {"count", 1, 1, {"count(condition)", "count(syarat)"}},
                                              {"reply", 1, 1, {"reply(x)", "reply(x)"}}}};

const Function* function_of(std::string_view name) {
    const auto at = std::ranges::find(kFunctions, name, &Function::name);
    return at == kFunctions.end() ? nullptr : &*at;
}

Text told(const Token& t) {
    switch (t.kind) {
        case TokenKind::line_end:
            return {"the end of the line", "akhir baris"};
        case TokenKind::end:
            return {"the end of the text", "akhir teks"};
        case TokenKind::string:
            return filled({"the words \"{:.40}\"", "kata \"{:.40}\""}, t.text);
        default:
            return filled({"'{:.40}'", "'{:.40}'"}, t.text);
    }
}

class Reader {
   public:
    Reader(Lexed words, Complaints& complaints)
        : tokens_(std::move(words.tokens)),
          comments_(std::move(words.comments)),
          empty_(std::move(words.empty)),
          complaints_(complaints) {}

    Syntax run() {
        Syntax out;
        if (tokens_.empty()) return out;
        guarded(out.head, [&] { version(out); });
        while (peek().kind != TokenKind::end) {
            Statement s;
            if (guarded(s, [&] { statement(s); })) {
                out.statements.push_back(std::move(s));
                continue;
            }
            if (!s.name.empty()) out.unread.push_back(s.name);
            for (const Weight& w : s.weights) out.unread.push_back(w.name);
        }
        Statement last;
        take_comments(last, peek().at.line + 1);
        out.after = std::move(last.before);
        out.after_gap = last.gap;
        return out;
    }

   private:
    // ---- words ---------------------------------------------------------------------------------------------------

    const Token& peek(std::size_t ahead = 0) const { return tokens_[std::min(at_ + ahead, tokens_.size() - 1)]; }
    const Token& next() {
        const Token& t = peek();
        if (!failed_ && at_ + 1 < tokens_.size()) ++at_;
        return t;
    }
    bool eat(std::string_view word) {
        if (!peek().is(word)) return false;
        next();
        return true;
    }
    void complain(Place at, Text what) { complaints_.push_back({at, std::move(what), false}); }
    // After the first error of a line its rest makes no sense: it is passed over, and whoever still reads sees its end.
    void refuse(const Token& found, const Words& expected, const Text& hint = {}) {
        if (failed_) return;
        complain(found.at,
                 filled({"found {}, expected {}{}", "ditemukan {}, seharusnya {}{}"}, told(found), expected, hint));
        give_up_line();
    }
    void give_up_line() {
        while (peek().kind != TokenKind::line_end && peek().kind != TokenKind::end) next();
        failed_ = true;
    }
    void expect(std::string_view word) {
        const std::string quoted = fmt::format("'{}'", word);
        const std::array<std::string_view, 1> one{word};
        if (!eat(word))
            refuse(peek(), {quoted, quoted}, peek().kind == TokenKind::name ? did_you_mean(peek().text, one) : Text());
    }
    std::string string() {
        if (peek().kind != TokenKind::string) refuse(peek(), kAText);
        return next().text;
    }
    double number() {
        const bool minus = eat("-");
        if (peek().kind != TokenKind::number) refuse(peek(), kANumber);
        return minus ? -next().number : next().number;
    }
    std::string new_name() {
        if (peek().kind != TokenKind::name || is_keyword(peek().text)) refuse(peek(), kAName);
        return next().text;
    }

    // Reads one line whatever happens, with its comments; answers whether it could be read.
    template <class Read>
    bool guarded(Statement& s, const Read& read) {
        s.at = peek().at;
        take_comments(s, s.at.line);
        read();
        if (peek().kind != TokenKind::line_end && peek().kind != TokenKind::end) refuse(peek(), kEndOfLine);
        const bool good = !std::exchange(failed_, false);
        const int last = peek().kind == TokenKind::end ? peek().at.line + 1 : peek().at.line;
        if (peek().kind == TokenKind::line_end) next();
        for (; comment_ < comments_.size() && comments_[comment_].line <= last; ++comment_)
            s.beside += (s.beside.empty() ? "" : "; ") + comments_[comment_].text;
        return good;
    }
    // The comments before a line, and whether an empty line stands before them.
    void take_comments(Statement& s, int line) {
        int first = line;
        for (; comment_ < comments_.size() && comments_[comment_].line < line; ++comment_) {
            if (s.before.empty()) first = comments_[comment_].line;
            s.before.push_back(comments_[comment_].text);
        }
        s.gap = first >= 2 && static_cast<std::size_t>(first - 2) < empty_.size() &&
                empty_[static_cast<std::size_t>(first - 2)];
    }

    // ---- lines ---------------------------------------------------------------------------------------------------

    void version(Syntax& out) {
        expect("rakus");
        const Token& v = peek();
        if (v.kind != TokenKind::number || v.number != kVersion) refuse(v, {"the version 1", "versi 1"});
        next();
        expect("game");
        out.game_at = peek().at;
        if (peek().kind != TokenKind::name) refuse(peek(), {"the name of a game", "nama permainan"});
        out.game = next().text;
        expect("player");
        out.player = string();
    }

    void statement(Statement& s) {
        const Token& t = peek();
        if (t.kind == TokenKind::number) return rule(s);
        if (eat("like")) return like(s);
        if (eat("order")) return order(s);
        if (eat("weights")) return weights(s);
        if (eat("let")) return let(s);
        if (eat("then")) return then(s);
        if (eat("show")) return keys(s, Says::show);
        if (eat("feasible")) return condition(s, Says::feasible);
        if (eat("take")) {
            expect("first");
            expect("where");
            return condition(s, Says::take);
        }
        static constexpr std::array<std::string_view, 8> begins{"like", "order", "weights",  "let",
                                                                "then", "show",  "feasible", "take"};
        refuse(t, kALine, t.kind == TokenKind::name ? did_you_mean(t.text, begins) : Text());
    }
    void like(Statement& s) {
        s.says = Says::like;
        s.name = string();
        if (!eat(":")) return;
        do {
            Weight w;
            w.at = peek().at;
            if (peek().kind != TokenKind::name) refuse(peek(), kAName);  // any: it is the other player's
            w.name = next().text;
            expect("=");
            if (peek().kind == TokenKind::string)
                w.word = next().text;
            else
                w.value = number();
            s.weights.push_back(std::move(w));
        } while (eat(","));
    }
    int priority() {
        const Token& t = peek();
        if (t.kind != TokenKind::number || t.number != static_cast<int>(t.number) || t.number > kLargestPriority)
            refuse(t, {"a priority from 0 to 999", "prioritas 0 sampai 999"});
        return static_cast<int>(next().number);
    }
    void rule(Statement& s) {
        s.says = Says::rule;
        s.priority = priority();
        if (eat("when")) s.condition = expression();
        s.label = label();
        if (!eat(":"))
            refuse(peek(), s.condition ? Words{"':' and what it is worth", "':' dan nilainya"}
                                       : Words{"'when' or ':'", "'when' atau ':'"});
        bool minus = eat("-");
        do {
            Summand term{product(), minus, {}};
            term.label = label();
            s.terms.push_back(std::move(term));
            minus = peek().is("-");
        } while (eat("+") || eat("-"));
    }
    void order(Statement& s) {
        if (eat("random")) return void(s.says = Says::random);
        if (!eat("by")) refuse(peek(), {"'by' or 'random'", "'by' atau 'random'"});
        keys(s, Says::order);
    }
    void keys(Statement& s, Says says) {
        s.says = says;
        do {
            Summand key{sum(), false, {}};
            key.label = label();
            s.terms.push_back(std::move(key));
        } while (eat(","));
    }
    void then(Statement& s) {
        s.priority = priority();
        expect("by");
        keys(s, Says::then);
    }
    void let(Statement& s) {
        s.says = Says::let;
        s.at = peek().at;
        s.name = new_name();
        expect("=");
        s.terms.push_back({expression(), false, {}});
        s.label = label();
    }
    void condition(Statement& s, Says says) {
        s.says = says;
        s.condition = expression();
        s.label = label();
    }
    void weights(Statement& s) {
        s.says = Says::weights;
        do {
            Weight w;
            w.at = peek().at;
            w.name = new_name();
            expect("=");
            w.value = number();
            if (eat("in")) {
                w.range.emplace();
                w.range->first = number();
                expect("..");
                w.range->second = number();
            }
            w.label = label();
            if (!failed_ || !w.name.empty()) s.weights.push_back(std::move(w));
        } while (eat(","));
    }
    Label label() {
        if (peek().kind != TokenKind::string) return {};
        Label l{true, next().text, {}};
        l.id = l.en;
        if (eat("/")) l.id = string();
        return l;
    }

    // ---- expressions, from the loosest to the tightest -------------------------------------------------------------

    static Expr node(Kind kind, Place at, std::vector<Expr> parts) {
        Expr e;
        e.kind = kind;
        e.at = at;
        e.parts = std::move(parts);
        return e;
    }
    static Expr joined(Kind kind, Place at, Expr a, Expr b) {
        std::vector<Expr> parts;
        parts.push_back(std::move(a));
        parts.push_back(std::move(b));
        return node(kind, at, std::move(parts));
    }
    struct Depth {
        explicit Depth(Reader& r) : reader(r) {
            if (++r.depth_ > kMostDepth)
                r.refuse(r.peek(), {"an expression that is less deep: at most 40 brackets and signs",
                                    "ungkapan yang lebih dangkal: paling banyak 40 kurung dan tanda"});
        }
        ~Depth() { --reader.depth_; }
        Reader& reader;
    };

    // The left side grows with every word, so its depth is counted too.
    void deepen(int& length) {
        if (++length > 8 * kMostDepth)
            refuse(peek(), {"a shorter expression, or a part of it as a let",
                            "ungkapan yang lebih pendek, atau sebagiannya sebagai let"});
    }
    Expr expression() {
        const Depth deeper(*this);
        Expr e = conjunction();
        for (int length = 0; peek().is("or"); deepen(length)) {
            const Place at = next().at;
            e = joined(Kind::either, at, std::move(e), conjunction());
        }
        return e;
    }
    Expr conjunction() {
        Expr e = negation();
        for (int length = 0; peek().is("and"); deepen(length)) {
            const Place at = next().at;
            e = joined(Kind::both, at, std::move(e), negation());
        }
        return e;
    }
    Expr negation() {
        if (!peek().is("not")) return comparison();
        const Depth deeper(*this);
        const Place at = next().at;
        std::vector<Expr> part;
        part.push_back(negation());
        return node(Kind::negation, at, std::move(part));
    }
    static std::optional<Kind> comparing(const Token& t) {
        static constexpr std::array<std::pair<std::string_view, Kind>, 6> signs{{{"=", Kind::equal},
                                                                                 {"!=", Kind::unequal},
                                                                                 {"<", Kind::less},
                                                                                 {"<=", Kind::at_most},
                                                                                 {">", Kind::more},
                                                                                 {">=", Kind::at_least}}};
        for (const auto& [sign, kind] : signs)
            if (t.is(sign)) return kind;
        return std::nullopt;
    }
    Expr comparison() {
        Expr e = sum();
        const auto kind = comparing(peek());
        if (!kind) return e;
        const Place at = next().at;
        e = joined(*kind, at, std::move(e), sum());
        if (comparing(peek())) refuse(peek(), {"'and' between two comparisons", "'and' di antara dua perbandingan"});
        return e;
    }
    Expr sum() {
        Expr e = product();
        for (int length = 0; peek().is("+") || peek().is("-"); deepen(length)) {
            const Token& sign = next();
            const Kind kind = sign.is("+") ? Kind::add : Kind::subtract;
            e = joined(kind, sign.at, std::move(e), product());
        }
        return e;
    }
    Expr product() {
        Expr e = factor();
        for (int length = 0; peek().is("*") || peek().is("/"); deepen(length)) {
            const Token& sign = next();
            const Kind kind = sign.is("*") ? Kind::multiply : Kind::divide;
            e = joined(kind, sign.at, std::move(e), factor());
        }
        return e;
    }
    Expr factor() {
        if (!peek().is("-")) return primary();
        const Depth deeper(*this);
        const Place at = next().at;
        std::vector<Expr> part;
        part.push_back(factor());
        return node(Kind::negative, at, std::move(part));
    }
    Expr primary() {
        const Token& t = peek();
        if (t.kind == TokenKind::number) {
            Expr e = node(Kind::number, t.at, {});
            e.number = next().number;
            return e;
        }
        if (eat("(")) {
            Expr e = expression();
            close();
            return e;
        }
        if (t.kind != TokenKind::name) refuse(t, kAnExpression);
        if (const Function* f = function_of(t.text)) return call(*f);
        if (is_keyword(t.text)) refuse(t, kAnExpression);
        return name();
    }
    void close() {
        if (!eat(")")) refuse(peek(), {"')'", "')'"});
    }
    Expr call(const Function& f) {
        Expr e = node(Kind::call, peek().at, {});
        e.name = next().text;
        const Text form{fmt::format("'(', as in {}", f.form.en), fmt::format("'(', seperti {}", f.form.id)};
        if (!eat("(")) refuse(peek(), {form.en, form.id});
        do e.parts.push_back(expression());
        while (eat(","));
        close();
        if (!failed_ && (e.parts.size() < f.least || e.parts.size() > f.most)) {
            complain(e.at,
                     filled({"found {} with {} parts, expected {}", "ditemukan {} dengan {} bagian, seharusnya {}"},
                            e.name, e.parts.size(), f.form));
            give_up_line();
        }
        return e;
    }
    // A name, or a fact about something: in_hand(pot_of_greed).
    Expr name() {
        Expr e = node(Kind::name, peek().at, {});
        e.name = next().text;
        if (!eat("(")) return e;
        const Token& t = peek();
        if (t.kind != TokenKind::name && t.kind != TokenKind::string && t.kind != TokenKind::number) {
            static constexpr auto names = [] {
                std::array<std::string_view, kFunctions.size()> out{};
                for (std::size_t i = 0; i < out.size(); ++i) out[i] = kFunctions[i].name;
                return out;
            }();
            refuse(t, {"the name of a thing", "nama suatu benda"}, did_you_mean(e.name, names));
        }
        e.about = next().text;
        close();
        return e;
    }

    std::vector<Token> tokens_;
    std::vector<Comment> comments_;
    std::vector<bool> empty_;
    Complaints& complaints_;
    std::size_t at_ = 0, comment_ = 0;
    int depth_ = 0;
    bool failed_ = false;  // in this line
};

}  // namespace

Syntax read_syntax(std::string_view text, Complaints& complaints) {
    return Reader(lexed(text, complaints), complaints).run();
}

}  // namespace rakus::written
