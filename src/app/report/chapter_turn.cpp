// One turn worked through: the position, the candidates with every rule, the loop step by step.
#include <fmt/ranges.h>

#include <algorithm>

#include "app/position_picture.h"
#include "app/report/sections.h"
#include "app/report/telling.h"
#include "core/text.h"

namespace rakus::app {
namespace {

constexpr std::size_t kCandidatesTold = 36, kStepsTold = 20, kRoom = 44;  // letters of columns

// How wide a column with this title must be: its longest word.
std::size_t room_of(std::string_view title) {
    std::size_t most = 0;
    for (const auto word : split(title, ' ')) most = std::max(most, word.size());
    return std::max<std::size_t>(most, 4);
}

constexpr Words kOthers{"others", "lainnya"};

// The rules as columns, as far as a page is wide; the points of those without one stand together in a last column, so
// that a row adds up.
struct RuleColumns {
    std::vector<const TermInfo*> own, together;
    std::size_t count() const { return own.size() + (together.empty() ? 0 : 1); }
};

// The rules that say something about some candidate.
std::vector<const TermInfo*> terms_that_tell(const StepInfo& step) {
    std::vector<const TermInfo*> out;
    for (const auto& c : step.candidates)
        for (const TermInfo& t : c.terms) {
            const bool there = std::ranges::any_of(out, [&](const TermInfo* o) { return o->id == t.id; });
            const bool tells = std::ranges::any_of(step.candidates, [&](const CandidateInfo& o) {
                return std::ranges::any_of(o.terms, [&](const TermInfo& u) { return u.id == t.id && u.amount != 0; });
            });
            if (!there && tells) out.push_back(&t);
        }
    return out;
}

RuleColumns rule_columns(const StepInfo& step, Lang lang) {
    RuleColumns out{terms_that_tell(step), {}};
    const auto needed = [&] {
        std::size_t sum = 0;
        for (const TermInfo* t : out.own) sum += room_of(t->words.in(lang));
        return sum;
    };
    if (needed() <= kRoom) return out;
    while (out.own.size() > 1 && (out.together.size() < 2 || needed() + room_of(kOthers.in(lang)) > kRoom)) {
        out.together.insert(out.together.begin(), out.own.back());
        out.own.pop_back();
    }
    return out;
}

// Points; a rule that is seen and not counted stands in parentheses, as in the terminal.
std::string points_cell(const CandidateInfo& c, const std::string& id, Lang lang) {
    const auto at = std::ranges::find(c.terms, id, &TermInfo::id);
    if (at == c.terms.end()) return "";
    if (at->counts || at->amount == 0) return number_in_words(at->counts ? at->points : 0, lang);
    return fmt::format("({})", number_in_words(at->amount, lang));
}

std::string points_together(const CandidateInfo& c, const std::vector<const TermInfo*>& terms, Lang lang) {
    double sum = 0;
    for (const TermInfo* t : terms)
        if (const auto at = std::ranges::find(c.terms, t->id, &TermInfo::id); at != c.terms.end() && at->counts)
            sum += at->points;
    return number_in_words(sum, lang);
}

std::vector<std::string> candidate_row(const StepInfo& step, const CandidateInfo& c, const RuleColumns& rules,
                                       bool priorities, bool truth, Lang lang) {
    std::vector<std::string> row{fmt::format("{}`{}`", c.move == step.pick ? "→ " : "", c.decorated)};
    if (c.refused) {
        const std::string& why = c.refused->text.in(lang);
        row.push_back(c.in_candidates ? phrase(lang, {"not feasible: {}", "tidak layak: {}"}, why)
                                      : phrase(lang, {"not in C: {}", "tidak masuk C: {}"}, why));
        row.resize(row.size() + rules.count() + 1 + (truth ? 2 : 0));
        return row;
    }
    row.push_back(priorities ? fmt::format("P{} {}", c.priority, c.fired.in(lang)) : c.fired.in(lang));
    for (const TermInfo* t : rules.own) row.push_back(points_cell(c, t->id, lang));
    if (!rules.together.empty()) row.push_back(points_together(c, rules.together, lang));
    row.push_back(number_in_words(c.total, lang));
    if (!truth) return row;
    row.push_back(c.truth ? truth_in_words(*c.truth, lang) : "");
    row.push_back(claim_in_words(c.verdict, lang));
    return row;
}

void tell_candidates(const Findings& found, const Subject& s, std::size_t number, report::Document& out) {
    const StepInfo& step = s.advice->steps[0];
    const auto has = [&](auto what) { return std::ranges::any_of(step.candidates, what); };
    const bool priorities = has([](const CandidateInfo& c) { return c.priority != 0; });
    const bool truth = has([](const CandidateInfo& c) { return c.truth.has_value(); });
    const auto rules = rule_columns(step, out.lang);
    report::Figures table{
        of_subject("candidates", number),
        phrase(out.lang, {"`{}`: the candidates of the first choice", "`{}`: kandidat pada pemilihan pertama"},
               s.label),
        {column(out, {"move", "langkah"}), column(out, {"rule", "aturan"})},
        {}};
    for (const TermInfo* t : rules.own) table.columns.push_back({t->words.in(out.lang), true});
    if (!rules.together.empty()) table.columns.push_back(column(out, kOthers, true));
    table.columns.push_back(column(out, {"total", "jumlah"}, true));
    if (truth) {
        table.columns.push_back(column(out, {"truth", "kebenaran"}));
        table.columns.push_back(column(out, {"verdict", "putusan"}));
    }
    for (const CandidateInfo& c : step.candidates) {
        const bool shown = table.rows.size() < kCandidatesTold || c.move == step.pick;
        if (shown) table.rows.push_back(candidate_row(step, c, rules, priorities, truth, out.lang));
    }
    // A player that adds up has no rule that fires.
    if (std::ranges::all_of(table.rows, [](const auto& row) { return row[1].empty(); })) {
        table.columns.erase(table.columns.begin() + 1);
        for (auto& row : table.rows) row.erase(row.begin() + 1);
    }
    table.command = found.of("advise", number).command;
    const auto all = step.candidates.size(), told = table.rows.size();
    out.figures(std::move(table));
    if (!rules.together.empty()) {
        std::string names;
        for (const TermInfo* t : rules.together) names += (names.empty() ? "" : ", ") + t->words.in(out.lang);
        say(out, {"Others: {}.", "Lainnya: {}."}, names);
    }
    if (std::ranges::any_of(step.candidates, [](const CandidateInfo& c) {
            return !c.refused && std::ranges::any_of(c.terms, [](const TermInfo& t) { return !t.counts && t.amount; });
        }))
        say(out,
            {"What stands in parentheses is seen and not counted.", "Yang dalam kurung terlihat dan tidak dihitung."});
    if (told < all) say(out, {"{} of {} candidates are told here.", "{} dari {} kandidat disebut di sini."}, told, all);
}

void tell_loop(const Findings& found, const Subject& s, std::size_t number, report::Document& out) {
    report::Figures table{
        of_subject("trace", number),
        phrase(out.lang, {"`{}`: the greedy loop of this turn", "`{}`: perulangan greedy giliran ini"}, s.label),
        {column(out, {"step", "langkah ke"}, true),
         column(out, {"line", "baris"}, true),
         {"x"},
         {"S"},
         column(out, {"what happens", "yang terjadi"})},
        {}};
    for (std::size_t i = 0; i < s.trace.size() && i < kStepsTold; ++i) {
        const TraceStep& t = s.trace[i];
        const bool asks = t.kind == "test" || t.kind == "feasible";
        const Words answer = t.holds ? Words{"yes: ", "ya: "} : Words{"no: ", "tidak: "};
        table.rows.push_back({fmt::format("{}", i + 1), fmt::format("{}", t.line), t.x,
                              fmt::format("{{{}}}", fmt::join(t.solution, ", ")),
                              std::string(asks ? out.words(answer) : "") + t.note.in(out.lang)});
    }
    table.command = found.of("trace", number).command;
    out.figures(std::move(table));
    if (s.trace.size() > kStepsTold)
        say(out,
            {"{} more steps follow; the command has them all.",
             "Masih ada {} langkah; perintah itu menyebut semuanya."},
            s.trace.size() - kStepsTold);
}

constexpr Words kLoop{
    "  1  S <- {}\n  2  while not SOLUTION(S) and C != {} do\n  3      x <- SELECTION(C)\n  4      C <- C - {x}\n"
    "  5      if FEASIBLE(S + {x}) then\n  6          S <- S + {x}\n  7  return S\n",
    "  1  S <- {}\n  2  while not SOLUSI(S) and C != {} do\n  3      x <- SELEKSI(C)\n  4      C <- C - {x}\n"
    "  5      if LAYAK(S + {x}) then\n  6          S <- S + {x}\n  7  return S\n"};

}  // namespace

void tell_turn(const Findings& found, report::Document& out) {
    out.heading(2, std::string(out.words({"One turn, step by step", "Satu giliran, langkah demi langkah"})));
    for (std::size_t i = 0; i < found.subjects.size(); ++i) {
        const Subject& s = found.subjects[i];
        if (!s.advice || s.advice->steps.empty()) {
            tell_missing(found.of("advise", i), out);
            continue;
        }
        const StepInfo& step = s.advice->steps[0];
        PictureOptions options;
        options.last = false;
        options.moves = {{step.pick, report::MarkKind::pick, step.pick_decorated}};
        if (const auto svg = position_picture(*found.game, found.at, options, out.lang))
            out.picture(
                {of_subject("turn", i),
                 phrase(out.lang,
                        {"`{}` chooses {} here. The position: `{}`", "`{}` memilih {} di sini. Posisinya: `{}`"},
                        s.label, step.pick_decorated, step.position),
                 *svg});
        tell_candidates(found, s, i, out);
        if (i == 0) {
            say(out, {"The loop as the course writes it:", "Perulangan seperti ditulis dalam kuliah:"});
            out.code(std::string(out.words(kLoop)));
        }
        tell_loop(found, s, i, out);
        if (s.advice->imagined)
            say(out, {"Cards that were unseen before the turn are imagined after the first choice.",
                      "Kartu yang belum terlihat sebelum giliran dibayangkan setelah pemilihan pertama."});
    }
}

}  // namespace rakus::app
