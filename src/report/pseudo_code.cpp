#include <fmt/format.h>

#include "report/text_words.h"
#include "written/printer.h"

namespace rakus::report {
namespace {

using written::Says;
using written::Statement;

// The sum of a line as the text has it.
std::string sum_text(const Statement& s) {
    std::string out;
    for (const auto& t : s.terms) {
        out += t.minus ? out.empty() ? "-" : " - " : out.empty() ? "" : " + ";
        out += written::print(t.expr);
    }
    return out;
}

std::string keys_text(const Statement& s) {
    std::string out;
    for (const auto& t : s.terms) out += (out.empty() ? "" : ", ") + written::print(t.expr);
    return out;
}

std::string order_text(const ReadText& text, Lang lang) {
    if (!text.all(Says::random).empty()) return std::string(Words{" in random order", " dalam urutan acak"}.in(lang));
    for (const Statement* s : text.all(Says::order))
        return fmt::format(fmt::runtime(Words{", the larger {} first", ", {} yang lebih besar dulu"}.in(lang)),
                           keys_text(*s));
    return "";
}

std::string rule_lines(const ReadText& text, bool priorities) {
    std::string out;
    bool first = true, closed = false;
    for (const Statement* s : text.all(Says::rule)) {
        const std::string set = priorities ? fmt::format("(p, v) <- ({}, {})", s->priority, sum_text(*s))
                                           : fmt::format("v <- {}", sum_text(*s));
        out += s->condition
                   ? fmt::format("    {}if {} then {}\n", first ? "" : "else ", written::print(*s->condition), set)
                   : fmt::format("    {}{}\n", first ? "" : "else ", set);
        first = false;
        if ((closed = !s->condition)) break;
    }
    if (!closed) out += fmt::format("    else (p, v) <- ({}, 0)\n", written::kUnwanted);
    return out;
}

}  // namespace

std::string pseudo_code(const ReadText& text, Lang lang) {
    const auto word = [&](const Words& w) { return w.in(lang); };
    const auto feasible = text.all(Says::feasible);
    std::string out = fmt::format("function {}(C)\n  best <- {}\n  for each x in C{} do\n",
                                  word({"SELECTION", "SELEKSI"}), word({"none", "kosong"}), order_text(text, lang));
    for (const Statement* s : feasible)
        out += fmt::format("    if not ({}) then {}\n", written::print(*s->condition),
                           word({"continue with the next x", "lanjut ke x berikutnya"}));
    for (const Statement* s : text.all(Says::take))
        out += fmt::format("    if {} then return x\n", written::print(*s->condition));
    for (const Statement* s : text.all(Says::let))
        out += fmt::format("    {} <- {}\n", s->name, written::print(s->terms[0].expr));
    bool priorities = false;
    for (const Statement* s : text.all(Says::rule)) priorities |= s->priority != 0;
    out += rule_lines(text, priorities);
    const auto ties = text.all(Says::then);
    for (const Statement* s : ties) out += fmt::format("    if p = {} then k <- ({})\n", s->priority, keys_text(*s));
    out += priorities ? fmt::format("    if best = {} or (p, -v{}) {} then best <- x\n", word({"none", "kosong"}),
                                    ties.empty() ? "" : ", -k",
                                    word({"is smaller than that of best", "lebih kecil daripada milik best"}))
                      : fmt::format("    if best = {} or v > {} then best <- x\n", word({"none", "kosong"}),
                                    word({"that of best", "milik best"}));
    return out + "  return best\n";
}

}  // namespace rakus::report
