#include "written/arrange.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <set>
#include <utility>

#include "written/printer.h"

namespace rakus::written {
namespace {

bool is_dispensable(const Statement& s) {
    return s.says == Says::rule || s.says == Says::feasible || s.says == Says::take || s.says == Says::then;
}

// Places of the dispensable lines among the statements.
std::vector<std::size_t> dispensable(const Syntax& text) {
    std::vector<std::size_t> out;
    const auto rules = std::ranges::count(text.statements, Says::rule, &Statement::says);
    for (std::size_t i = 0; i < text.statements.size(); ++i)
        if (is_dispensable(text.statements[i]) && (rules > 1 || text.statements[i].says != Says::rule))
            out.push_back(i);
    return out;
}

// A let must stand before the lines that use it, wherever those go.
void lets_first(std::vector<Statement>& statements) {
    const auto first = std::ranges::find(statements, Says::rule, &Statement::says);
    std::stable_partition(first, statements.end(), [](const Statement& s) { return s.says == Says::let; });
}

// The priorities stay where they are, the lines change places.
void put_in_order(std::vector<std::pair<double, Statement*>> lines) {
    std::vector<Statement> sorted;
    std::vector<Statement*> slots;
    for (const auto& [place, line] : lines) slots.push_back(line);
    std::ranges::stable_sort(lines, {}, &std::pair<double, Statement*>::first);
    for (const auto& [place, line] : lines) sorted.push_back(*line);
    for (std::size_t i = 0; i < slots.size(); ++i) {
        sorted[i].priority = slots[i]->priority;
        sorted[i].gap = slots[i]->gap;
        *slots[i] = std::move(sorted[i]);
    }
}

// The line as words for the one that follows it.
std::vector<std::string> as_comments(const Statement& s) {
    std::vector<std::string> out = s.before;
    out.push_back("off: " + print(s) + (s.beside.empty() ? "" : "  # " + s.beside));
    return out;
}

void make_comments(Syntax& text, const std::set<std::size_t>& off) {
    std::vector<Statement> kept;
    std::vector<std::string> words;
    bool gap = false;
    for (std::size_t i = 0; i < text.statements.size(); ++i) {
        Statement& s = text.statements[i];
        if (off.contains(i)) {
            if (words.empty()) gap = s.gap;
            std::ranges::move(as_comments(s), std::back_inserter(words));
            continue;
        }
        if (!words.empty()) s.gap = std::exchange(gap, false);
        s.before.insert(s.before.begin(), words.begin(), words.end());
        words.clear();
        kept.push_back(std::move(s));
    }
    text.statements = std::move(kept);
    if (!words.empty()) text.after_gap = gap;
    text.after.insert(text.after.begin(), words.begin(), words.end());
}

}  // namespace

std::vector<TextLine> lines_of(const Syntax& text) {
    std::vector<TextLine> out;
    for (const auto i : dispensable(text)) {
        const Statement& s = text.statements[i];
        out.push_back({s.at.line, print(s), s.says == Says::rule});
    }
    return out;
}

Syntax rearranged(Syntax text, std::span<const double> places) {
    const auto lines = dispensable(text);
    assert(lines.size() == places.size());
    std::vector<std::pair<double, Statement*>> moving;
    std::set<std::size_t> off;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Statement& s = text.statements[lines[i]];
        if (places[i] == 0)
            off.insert(lines[i]);
        else if (s.says == Says::rule)
            moving.emplace_back(places[i], &s);
    }
    const bool moved = !std::ranges::is_sorted(moving, {}, &std::pair<double, Statement*>::first);
    put_in_order(std::move(moving));
    // A tie-break of a priority that no line has any more would be an error.
    std::set<int> priorities;
    for (std::size_t i = 0; i < text.statements.size(); ++i)
        if (text.statements[i].says == Says::rule && !off.contains(i)) priorities.insert(text.statements[i].priority);
    for (std::size_t i = 0; i < text.statements.size(); ++i)
        if (text.statements[i].says == Says::then && !priorities.contains(text.statements[i].priority)) off.insert(i);
    make_comments(text, off);
    if (moved) lets_first(text.statements);
    return text;
}

}  // namespace rakus::written
