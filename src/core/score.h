// A score that remembers its reasons, and one that does not. Both have the same verbs, so a strategy is written
// once and the hot path of matches pays nothing for the explanations.
#pragma once
#include <string_view>
#include <vector>

#include "core/words.h"

namespace rakus {

// A rule of a strategy: its id (also the name of its weight), its words, its place in the paper.
struct Rule {
    std::string_view id;
    Words words;
    std::string_view source;
};

// What one rule gave to one candidate. A term that does not count is shown with its weight and gives no points.
struct Term {
    const Rule* rule = nullptr;
    double weight = 0;
    double amount = 0;
    bool counts = true;
    constexpr double points() const { return counts ? weight * amount : 0; }
};

// The order of candidates: the lower priority number first, then the larger sum, then the one that does not yield.
// Equal ones: the first wins.
template <class A, class B>
constexpr bool outranks(const A& a, const B& b) {
    if (a.priority() != b.priority()) return a.priority() < b.priority();
    return a.total() != b.total() ? a.total() > b.total() : a.yields() < b.yields();
}

// The full account: kept when somebody asks "why?".
class Breakdown {
   public:
    void prioritise(int priority, const Rule& because) {
        priority_ = priority;
        fired_ = &because;
    }
    void add(const Rule& rule, double weight, double amount) { terms_.push_back({&rule, weight, amount}); }
    // For people: it counts for nothing here.
    void show(const Rule& rule, double weight, double amount) { terms_.push_back({&rule, weight, amount, false}); }
    // Of equal sums this one comes second, by a rule of the strategy.
    void yield(const Rule& because) { yields_to_ = &because; }

    int priority() const { return priority_; }
    bool yields() const { return yields_to_ != nullptr; }
    const Rule* yields_to() const { return yields_to_; }
    const Rule* fired() const { return fired_; }  // the rule that gave the priority; null for additive players
    const std::vector<Term>& terms() const { return terms_; }
    double total() const {
        double sum = 0;
        for (const Term& t : terms_) sum += t.points();
        return sum;
    }

   private:
    int priority_ = 0;
    const Rule* fired_ = nullptr;
    const Rule* yields_to_ = nullptr;
    std::vector<Term> terms_;
};

// The same order with nothing kept: used inside matches, search and tuning.
class Total {
   public:
    constexpr void prioritise(int priority, const Rule&) { priority_ = priority; }
    constexpr void add(const Rule&, double weight, double amount) { sum_ += weight * amount; }
    constexpr void show(const Rule&, double, double) {}
    constexpr void yield(const Rule&) { yields_ = true; }
    constexpr int priority() const { return priority_; }
    constexpr bool yields() const { return yields_; }
    constexpr double total() const { return sum_; }

   private:
    int priority_ = 0;
    bool yields_ = false;
    double sum_ = 0;
};

// A term that counts only under a condition.
template <class Score>
constexpr void weigh(Score& score, bool counts, const Rule& rule, double weight, double amount) {
    counts ? score.add(rule, weight, amount) : score.show(rule, weight, amount);
}

}  // namespace rakus
