#include "app/advice_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/table.h"
#include "app/words_for.h"

namespace rakus::app {
namespace {

// The rules that say something about at least one candidate, in the order in which they were asked.
std::vector<const TermInfo*> rule_columns(const StepInfo& step) {
    std::vector<const TermInfo*> columns;
    for (const auto& c : step.candidates)
        for (const auto& t : c.terms) {
            const auto known = std::ranges::find(columns, t.id, [](const TermInfo* x) { return x->id; });
            if (known == columns.end()) columns.push_back(&t);
        }
    return columns;
}

const TermInfo* term(const CandidateInfo& c, const std::string& id) {
    const auto at = std::ranges::find(c.terms, id, &TermInfo::id);
    return at == c.terms.end() ? nullptr : &*at;
}

// Points, so that a row adds up; a rule that is seen but not weighed stands in parentheses.
std::string term_cell(const CandidateInfo& c, const std::string& id, Lang lang) {
    const TermInfo* t = term(c, id);
    if (!t || (t->points == 0 && t->amount == 0)) return "-";
    if (!t->counts) return fmt::format("({})", number_in_words(t->amount, lang));
    return (t->points > 0 ? "+" : "") + number_in_words(t->points, lang);
}

bool by_priority(const StepInfo& step) {
    return std::ranges::any_of(step.candidates, [](const auto& c) { return c.priority > 0; });
}
bool judged(const StepInfo& step) {
    return std::ranges::any_of(step.candidates, [](const auto& c) { return c.truth.has_value(); });
}

std::string verdict_text(const CandidateInfo& c, const Console& console) {
    return c.truth ? claim_in_words(c.verdict, console.lang) : "";
}

std::vector<const CandidateInfo*> by_rank(const StepInfo& step) {
    std::vector<const CandidateInfo*> rows;
    for (const auto& c : step.candidates) rows.push_back(&c);
    std::ranges::stable_sort(rows, [](const auto* a, const auto* b) {
        return (a->rank == 0 ? 1 << 20 : a->rank) < (b->rank == 0 ? 1 << 20 : b->rank);
    });
    return rows;
}

std::string refused_lines(const StepInfo& step, const Console& console) {
    std::string out;
    for (const auto& c : step.candidates) {
        if (!c.refused) continue;
        const auto why = fmt::format(
            "{}: {}",
            c.in_candidates ? console.say("not feasible", "tidak layak") : console.say("not in C", "tidak masuk C"),
            console.say(c.refused->text));
        out += (console.format == Format::markdown ? fmt::format("- `{}` {}", c.move, why)
                                                   : console.dim(fmt::format("   .   {:<6} {}", c.move, why))) +
               "\n";
    }
    return out;
}

// "truth (exact)"; where some rows are exact and others measured, each speaks for itself.
std::string truth_title(const StepInfo& step, const Console& console) {
    std::string title(console.say("truth", "kebenaran")), kind;
    for (const auto& c : step.candidates) {
        if (!c.truth) continue;
        const std::string own = kind_in_words(*c.truth, console.lang);
        if (!kind.empty() && own != kind) return title;
        kind = own;
    }
    return fmt::format("{} ({})", title, kind);
}

// Rules that are silent about every candidate take no column, unless everything is to be shown.
bool says_nothing(const StepInfo& step, const TermInfo* rule, const Console& console) {
    return std::ranges::all_of(step.candidates, [&](const CandidateInfo& c) {
        return c.refused || term_cell(c, rule->id, console.lang) == "-";
    });
}

std::string silent_line(const std::vector<const TermInfo*>& silent, const Console& console) {
    std::string names;
    for (const TermInfo* t : silent) names += (names.empty() ? "" : ", ") + console.say(t->words);
    if (names.empty()) return "";
    const auto text = fmt::format("{}: {}", console.say("silent here", "diam di sini"), names);
    if (console.format == Format::markdown) return fmt::format("- {}\n", text);
    return console.dim(fmt::format("   0   {}", text)) + "\n";
}

Table header(const StepInfo& step, const std::vector<const TermInfo*>& columns, const Console& console) {
    Table table;
    table.column(std::string(console.say("pick", "pilih")));
    table.column(std::string(console.say("move", "langkah")));
    if (by_priority(step)) {
        table.column(std::string(console.say("prio", "prio")));
        table.column(std::string(console.say("rule that fired", "aturan yang berlaku")));
    }
    for (const TermInfo* t : columns) table.spare_column(console.say(t->words), Align::right);
    table.column(std::string(console.say("total", "jumlah")), Align::right);
    if (judged(step)) {
        table.divider();
        table.column(truth_title(step, console));
        table.column("");
    }
    return table;
}

std::vector<std::string> row(const StepInfo& step, const CandidateInfo& c, const std::vector<const TermInfo*>& columns,
                             const Console& console) {
    const bool pick = c.move == step.pick;
    std::vector<std::string> cells{pick ? " *" : "", pick ? console.bold(c.decorated) : c.decorated};
    if (by_priority(step)) {
        cells.push_back(fmt::format("P{}", c.priority));
        cells.push_back(console.say(c.fired));
    }
    for (const TermInfo* t : columns) cells.push_back(term_cell(c, t->id, console.lang));
    cells.push_back(number_in_words(c.total, console.lang));
    if (judged(step)) {
        cells.emplace_back("|");
        cells.push_back(c.truth ? truth_in_words(*c.truth, console.lang) : "?");
        cells.push_back(verdict_text(c, console));
    }
    return cells;
}

// What a player gives a move: "*" is its pick, "." a move that it does not take up.
std::string total_cell(const StepInfo& step, std::string_view move, const Console& console) {
    const auto at = std::ranges::find(step.candidates, move, &CandidateInfo::move);
    if (at == step.candidates.end() || at->refused) return ".";
    const std::string total = (at->priority > 0 ? fmt::format("P{} ", at->priority) : std::string()) +
                              number_in_words(at->total, console.lang);
    return at->move == step.pick ? console.bold("*" + total) : total;
}

// What the truth says of the pick, where it likes the other one better.
std::string disagreement(const CandidateInfo& pick, const CandidateInfo& other, const Console& console) {
    if (!pick.truth || !other.truth || compare(*other.truth, *pick.truth) != Order::better) return "";
    const Truth both[] = {*pick.truth, *other.truth};
    const Verdict v = rule_on({}, both).verdicts[0];
    const std::string disagrees(console.say(" Truth disagrees", " Kebenaran berkata lain"));
    if (!v.loss || pick.truth->unit != "seeds") return disagrees + ".";
    const std::string least(v.at_least ? console.say("at least ", "paling sedikit ") : "");
    return disagrees + phrase(console.lang, {": {}{} lost.", ": {}{} hilang."}, least,
                              count_in_words(std::llround(*v.loss), kSeedNoun, console.lang));
}

}  // namespace

const CandidateInfo* find_candidate(const StepInfo& step, std::string_view move) {
    const auto at = std::ranges::find(step.candidates, move, &CandidateInfo::move);
    return at == step.candidates.end() ? nullptr : &*at;
}

const CandidateInfo* better_than_pick(const StepInfo& step) {
    const CandidateInfo* pick = find_candidate(step, step.pick);
    if (!pick || !pick->truth || !step.optimum || step.optimum->moves.empty()) return nullptr;
    const bool beaten = pick->verdict.best == Claim::no || pick->verdict.best == Claim::unlikely;
    return beaten && step.optimum->claim <= Claim::likely ? find_candidate(step, step.optimum->moves[0]) : nullptr;
}

std::string candidate_table(const StepInfo& step, const Console& console) {
    auto columns = rule_columns(step);
    std::vector<const TermInfo*> silent;
    if (!console.wide) {
        for (const TermInfo* t : columns)
            if (says_nothing(step, t, console)) silent.push_back(t);
        std::erase_if(columns, [&](const TermInfo* t) { return says_nothing(step, t, console); });
    }
    Table table = header(step, columns, console);
    for (const CandidateInfo* c : by_rank(step))
        if (!c->refused) table.row(row(step, *c, columns, console));
    const std::string notes = refused_lines(step, console) + silent_line(silent, console);
    const bool list = console.format == Format::markdown && !notes.empty();
    return console.laid_out(table) + notes + (list ? "\n" : "");
}

std::string players_table(const std::vector<Advice>& all, const Console& console) {
    const StepInfo& first = all[0].steps[0];
    Table table;
    table.column(std::string(console.say("move", "langkah")));
    for (const Advice& a : all)
        &a == &all[0] ? table.column(a.player, Align::right) : table.spare_column(a.player, Align::right);
    const bool with_truth = judged(first);
    if (with_truth) {
        table.column(truth_title(first, console));
        table.column("");
    }
    for (const CandidateInfo& c : first.candidates) {
        std::vector<std::string> cells{c.decorated};
        for (const Advice& a : all) cells.push_back(total_cell(a.steps[0], c.move, console));
        if (std::ranges::all_of(cells.begin() + 1, cells.end(), [](const auto& cell) { return cell == "."; })) continue;
        if (with_truth) {
            cells.push_back(c.truth ? truth_in_words(*c.truth, console.lang) : "?");
            cells.push_back(verdict_text(c, console));
        }
        table.row(std::move(cells));
    }
    return console.laid_out(table);
}

std::string truth_table(const TruthReport& report, const Console& console) {
    Table table;
    table.column(std::string(console.say("move", "langkah")));
    table.column(std::string(console.say("truth", "kebenaran")));
    table.column("");
    for (const auto& m : report.moves)
        table.row({m.decorated, truth_in_words(m.truth, console.lang), claim_in_words(m.verdict, console.lang)});
    return console.laid_out(table);
}

std::string why_text(const StepInfo& step, const CandidateInfo& other, const Console& console) {
    const CandidateInfo* pick = find_candidate(step, step.pick);
    if (!pick || !other.why_not) return "";
    return phrase(console.lang, {"Why {} and not {}? {}{}\n", "Mengapa {} dan bukan {}? {}{}\n"}, pick->move,
                  other.move, console.say(in_words(*other.why_not)), disagreement(*pick, other, console));
}

}  // namespace rakus::app
