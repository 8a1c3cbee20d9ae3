#include "report/text_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "written/reader.h"

namespace rakus::report {
namespace {

using written::Expr;
using written::Kind;
using written::Says;
using written::Statement;

// Calls f on an expression and all its parts, those of the lets that it names too.
template <class F>
void everywhere(const ReadText& text, const Expr& e, const F& f) {
    f(e);
    if (e.kind == Kind::name)
        if (const Statement* let = text.let(e.name)) everywhere(text, let->terms[0].expr, f);
    for (const Expr& part : e.parts) everywhere(text, part, f);
}
template <class F>
void everywhere(const ReadText& text, const Statement& s, const F& f) {
    if (s.condition) everywhere(text, *s.condition, f);
    for (const auto& t : s.terms) everywhere(text, t.expr, f);
}

std::string_view sign_in_words(Kind kind, Lang lang) {
    const auto word = [&](const Words& w) { return w.in(lang); };
    switch (kind) {
        case Kind::either:
            return word({" or ", " atau "});
        case Kind::both:
            return word({" and ", " dan "});
        case Kind::equal:
            return " = ";
        case Kind::unequal:
            return " ≠ ";
        case Kind::less:
            return " < ";
        case Kind::at_most:
            return " ≤ ";
        case Kind::more:
            return " > ";
        case Kind::at_least:
            return " ≥ ";
        case Kind::add:
            return " + ";
        case Kind::subtract:
            return " − ";
        case Kind::multiply:
            return " · ";
        default:
            return " / ";
    }
}

Words call_in_words(std::string_view name) {
    if (name == "best")
        return {"the largest over all feasible moves of [{}]", "terbesar di antara langkah layak dari [{}]"};
    if (name == "worst")
        return {"the smallest over all feasible moves of [{}]", "terkecil di antara langkah layak dari [{}]"};
    if (name == "any") return {"for some feasible move [{}]", "untuk suatu langkah layak [{}]"};
    if (name == "count") return {"the number of feasible moves with [{}]", "banyaknya langkah layak dengan [{}]"};
    if (name == "reply") return {"after it, for the opponent, [{}]", "sesudahnya, bagi lawan, [{}]"};
    if (name == "max") return {"the larger of ({})", "yang terbesar dari ({})"};
    if (name == "min") return {"the smaller of ({})", "yang terkecil dari ({})"};
    if (name == "abs") return {"the size of ({})", "besar dari ({})"};
    return {"", ""};
}

bool is_leaf(const Expr& e) {
    return e.kind == Kind::number || e.kind == Kind::name || e.kind == Kind::call;
}

std::string in_brackets(const ReadText& text, const Expr& e, Lang lang) {
    const std::string words = in_words(text, e, lang);
    return is_leaf(e) ? words : "(" + words + ")";
}

std::string name_in_words(const ReadText& text, const Expr& e, Lang lang) {
    if (const FeatureInfo* fact = text.fact(e.name))
        return fmt::format("“{}{}”", fact->words.in(lang), e.about ? ": " + *e.about : "");
    if (const Statement* let = text.let(e.name); let && let->label.given)
        return fmt::format("“{}”", lang == Lang::id ? let->label.id : let->label.en);
    return e.name;
}

std::string call_text(const ReadText& text, const Expr& e, Lang lang) {
    if (e.name == "if")
        return fmt::format(fmt::runtime(Words{"{1} if {0}, else {2}", "{1} bila {0}, selain itu {2}"}.in(lang)),
                           in_words(text, e.parts[0], lang), in_brackets(text, e.parts[1], lang),
                           in_brackets(text, e.parts[2], lang));
    std::string parts;
    for (const Expr& p : e.parts) parts += (parts.empty() ? "" : ", ") + in_words(text, p, lang);
    return fmt::format(fmt::runtime(call_in_words(e.name).in(lang)), parts);
}

std::string label_in(const written::Label& label, Lang lang) {
    return label.given ? lang == Lang::id ? label.id : label.en : "";
}

}  // namespace

const FeatureInfo* ReadText::fact(std::string_view name) const {
    const auto at = std::ranges::find(facts, name, &FeatureInfo::id);
    return at == facts.end() ? nullptr : &*at;
}
const Statement* ReadText::let(std::string_view name) const {
    for (const Statement& s : syntax.statements)
        if (s.says == Says::let && s.name == name) return &s;
    return nullptr;
}
std::vector<const Statement*> ReadText::all(Says says) const {
    std::vector<const Statement*> out;
    for (const Statement& s : syntax.statements)
        if (s.says == says) out.push_back(&s);
    return out;
}

ReadText read_for_words(std::string_view canonical, std::vector<FeatureInfo> facts) {
    written::Complaints none;
    return {written::read_syntax(canonical, none), std::move(facts)};
}

std::string in_words(const ReadText& text, const Expr& e, Lang lang) {
    switch (e.kind) {
        case Kind::number:
            return number_in_words(e.number, lang);
        case Kind::name:
            return name_in_words(text, e, lang);
        case Kind::call:
            return call_text(text, e, lang);
        case Kind::negative:
            return "−" + in_brackets(text, e.parts[0], lang);
        case Kind::negation:
            return std::string(Words{"not ", "bukan "}.in(lang)) + in_brackets(text, e.parts[0], lang);
        default: {
            const auto part = [&](const Expr& p) {
                const bool same_sign =
                    p.kind == e.kind && (e.kind == Kind::both || e.kind == Kind::either || e.kind == Kind::add);
                const bool comparison = p.kind >= Kind::equal && p.kind <= Kind::at_least;
                const bool joins = e.kind == Kind::both || e.kind == Kind::either;
                return same_sign || (joins && comparison) ? in_words(text, p, lang) : in_brackets(text, p, lang);
            };
            return fmt::format("{}{}{}", part(e.parts[0]), sign_in_words(e.kind, lang), part(e.parts[1]));
        }
    }
}

std::string name_of_line(const ReadText& text, const Statement& s, Lang lang) {
    if (s.label.given) return label_in(s.label, lang);
    std::string out;
    for (const auto& t : s.terms) {
        std::string name = label_in(t.label, lang);
        const Statement* let = t.expr.kind == Kind::name ? text.let(t.expr.name) : nullptr;
        if (name.empty() && let) name = label_in(let->label, lang);
        if (!name.empty()) out += (out.empty() ? "" : ", ") + name;
    }
    if (!out.empty()) return out;
    return s.condition ? in_words(text, *s.condition, lang) : std::string(Words{"any other", "lainnya"}.in(lang));
}

std::string worth_of_line(const ReadText& text, const Statement& s, Lang lang) {
    std::string out;
    for (const auto& t : s.terms) {
        out += t.minus ? out.empty() ? "−" : " − " : out.empty() ? "" : " + ";
        const bool loose = t.expr.kind == Kind::add || t.expr.kind == Kind::subtract;
        out += t.minus && loose ? in_brackets(text, t.expr, lang) : in_words(text, t.expr, lang);
    }
    return out;
}

std::string place_of_fact(const FeatureInfo& fact, Lang lang) {
    const std::string& source = fact.source;
    constexpr std::string_view table = "table ";
    if (!source.starts_with(table)) return source.substr(0, source.find_first_of(" ,"));
    const auto number = source.substr(table.size(), source.find_first_of(" ,", table.size()) - table.size());
    return fmt::format("{} {}", Words{"table", "tabel"}.in(lang), number);
}

std::string places_of_line(const ReadText& text, const Statement& s, Lang lang) {
    std::vector<std::string> places;
    everywhere(text, s, [&](const Expr& e) {
        const FeatureInfo* fact = e.kind == Kind::name ? text.fact(e.name) : nullptr;
        if (!fact || fact->source.empty()) return;
        const std::string place = place_of_fact(*fact, lang);
        if (std::ranges::find(places, place) == places.end()) places.push_back(place);
    });
    std::string out;
    for (const auto& place : places) out += (out.empty() ? "" : ", ") + place;
    return out;
}

std::vector<const FeatureInfo*> facts_used(const ReadText& text) {
    std::vector<const FeatureInfo*> out;
    for (const Statement& s : text.syntax.statements)
        everywhere(text, s, [&](const Expr& e) {
            const FeatureInfo* fact = e.kind == Kind::name ? text.fact(e.name) : nullptr;
            if (fact && std::ranges::find(out, fact) == out.end()) out.push_back(fact);
        });
    return out;
}

bool looks_at_all(const ReadText& text) {
    bool found = false;
    for (const Statement& s : text.syntax.statements)
        everywhere(text, s, [&](const Expr& e) {
            found |=
                e.kind == Kind::call && (e.name == "best" || e.name == "worst" || e.name == "any" || e.name == "count");
        });
    return found;
}

bool looks_at_replies(const ReadText& text) {
    bool found = false;
    for (const Statement& s : text.syntax.statements)
        everywhere(text, s, [&](const Expr& e) { found |= e.kind == Kind::call && e.name == "reply"; });
    return found;
}

}  // namespace rakus::report
