#include "written/printer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "written/lexer.h"

namespace rakus::written {
namespace {

// How tightly a part binds; a part that binds less than its place asks for stands in brackets.
enum Binds { loose, by_or, by_and, by_not, by_comparison, by_sum, by_product, by_sign, tight };

Binds binding(const Expr& e) {
    switch (e.kind) {
        case Kind::either:
            return by_or;
        case Kind::both:
            return by_and;
        case Kind::negation:
            return by_not;
        case Kind::equal:
        case Kind::unequal:
        case Kind::less:
        case Kind::at_most:
        case Kind::more:
        case Kind::at_least:
            return by_comparison;
        case Kind::add:
        case Kind::subtract:
            return by_sum;
        case Kind::multiply:
        case Kind::divide:
            return by_product;
        case Kind::negative:
            return by_sign;
        default:
            return tight;
    }
}

std::string_view sign_of(Kind kind) {
    switch (kind) {
        case Kind::either:
            return "or";
        case Kind::both:
            return "and";
        case Kind::equal:
            return "=";
        case Kind::unequal:
            return "!=";
        case Kind::less:
            return "<";
        case Kind::at_most:
            return "<=";
        case Kind::more:
            return ">";
        case Kind::at_least:
            return ">=";
        case Kind::add:
            return "+";
        case Kind::subtract:
            return "-";
        case Kind::multiply:
            return "*";
        default:
            return "/";
    }
}

// The shortest text that reads back, without an exponent: the language has none.
std::string number_text(double x) {
    std::array<char, 400> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), x, std::chars_format::fixed).ptr;
    return std::string(digits.data(), end);
}

bool is_plain(std::string_view name) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto fits = [&](char c) { return letter(c) || (c >= '0' && c <= '9'); };
    return !name.empty() && letter(name[0]) && std::ranges::all_of(name, fits) && !is_keyword(name);
}

std::string text_of(const Expr& e, Binds asked) {
    std::string out;
    const Binds own = binding(e);
    switch (e.kind) {
        case Kind::number:
            return number_text(e.number);
        case Kind::name:
            if (!e.about) return e.name;
            return fmt::format(fmt::runtime(is_plain(*e.about) ? "{}({})" : "{}(\"{}\")"), e.name, *e.about);
        case Kind::call:
            for (const Expr& p : e.parts) out += (out.empty() ? "" : ", ") + text_of(p, loose);
            return fmt::format("{}({})", e.name, out);
        case Kind::negative:
            out = "-" + text_of(e.parts[0], by_sign);
            break;
        case Kind::negation:
            out = "not " + text_of(e.parts[0], by_not);
            break;
        default: {
            // Signs of one kind go from left to right; comparisons do not chain.
            const auto tighter = static_cast<Binds>(own + 1);
            out = fmt::format("{} {} {}", text_of(e.parts[0], own == by_comparison ? tighter : own), sign_of(e.kind),
                              text_of(e.parts[1], tighter));
        }
    }
    return own < asked ? fmt::format("({})", out) : out;
}

std::string text_of(const Label& l) {
    if (!l.given) return "";
    return l.en == l.id ? fmt::format(" \"{}\"", l.en) : fmt::format(" \"{}\" / \"{}\"", l.en, l.id);
}

std::string keys_of(const Statement& s) {
    std::string out;
    for (const Summand& t : s.terms) out += (out.empty() ? "" : ", ") + text_of(t.expr, by_sum) + text_of(t.label);
    return out;
}

std::string weights_of(const Statement& s) {
    std::string out;
    for (const Weight& w : s.weights) {
        out += fmt::format("{}{} = {}", out.empty() ? "" : ", ", w.name, number_text(w.value));
        if (w.range) out += fmt::format(" in {}..{}", number_text(w.range->first), number_text(w.range->second));
        out += text_of(w.label);
    }
    return out;
}

std::string settings_of(const Statement& s) {
    std::string out;
    for (const Weight& w : s.weights)
        out += fmt::format("{}{} = {}", out.empty() ? ": " : ", ", w.name,
                           w.word.empty() ? number_text(w.value) : fmt::format("\"{}\"", w.word));
    return out;
}

std::string rule_of(const Statement& s) {
    std::string out = fmt::format("{}", s.priority);
    if (s.condition) out += " when " + text_of(*s.condition, loose);
    out += text_of(s.label) + " :";
    for (std::size_t i = 0; i < s.terms.size(); ++i) {
        const Summand& t = s.terms[i];
        out += t.minus ? i == 0 ? " -" : " - " : i == 0 ? " " : " + ";
        out += text_of(t.expr, by_product) + text_of(t.label);
    }
    return out;
}

std::string line_of(const Statement& s) {
    switch (s.says) {
        case Says::like:
            return fmt::format("like \"{}\"{}", s.name, settings_of(s));
        case Says::order:
            return "order by " + keys_of(s);
        case Says::random:
            return "order random";
        case Says::weights:
            return "weights " + weights_of(s);
        case Says::let:
            return fmt::format("let {} = {}{}", s.name, text_of(s.terms[0].expr, loose), text_of(s.label));
        case Says::feasible:
            return "feasible " + text_of(*s.condition, loose) + text_of(s.label);
        case Says::take:
            return "take first where " + text_of(*s.condition, loose) + text_of(s.label);
        case Says::rule:
            return rule_of(s);
        case Says::then:
            return fmt::format("then {} by {}", s.priority, keys_of(s));
        case Says::show:
            return "show " + keys_of(s);
    }
    return {};
}

std::string comment_of(const std::string& words) {
    return words.empty() ? "#" : "# " + words;
}

std::string with_comments(const Statement& s, const std::string& line) {
    std::string out = s.gap ? "\n" : "";
    for (const auto& c : s.before) out += comment_of(c) + "\n";
    return out + line + (s.beside.empty() ? "" : "  " + comment_of(s.beside)) + "\n";
}

}  // namespace

std::string print(const Expr& e) {
    return text_of(e, loose);
}

std::string print(const Statement& s) {
    return line_of(s);
}

std::string print(const Syntax& text) {
    std::string out =
        with_comments(text.head, fmt::format("rakus {}  game {}  player \"{}\"", kVersion, text.game, text.player));
    if (out.starts_with('\n')) out.erase(0, 1);
    for (const Statement& s : text.statements) out += with_comments(s, line_of(s));
    if (text.after_gap && !text.after.empty()) out += "\n";
    for (const auto& c : text.after) out += comment_of(c) + "\n";
    return out;
}

}  // namespace rakus::written
