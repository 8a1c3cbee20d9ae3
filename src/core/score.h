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

// What one rule gave to one candidate.
struct Term {
    const Rule* rule = nullptr;
    double weight = 0;
    double amount = 0;
    constexpr double points() const { return weight * amount; }
};

// The order of candidates: the lower priority number first, then the larger sum. Equal ones: the first wins.
template <class A, class B>
constexpr bool outranks(const A& a, const B& b) {
    return a.priority() != b.priority() ? a.priority() < b.priority() : a.total() > b.total();
}

// The full account: kept when somebody asks "why?".
class Breakdown {
   public:
    void prioritise(int priority, const Rule& because) {
        priority_ = priority;
        fired_ = &because;
    }
    void add(const Rule& rule, double weight, double amount) { terms_.push_back({&rule, weight, amount}); }

    int priority() const { return priority_; }
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
    std::vector<Term> terms_;
};

// The same order with nothing kept: used inside matches, search and tuning.
class Total {
   public:
    constexpr void prioritise(int priority, const Rule&) { priority_ = priority; }
    constexpr void add(const Rule&, double weight, double amount) { sum_ += weight * amount; }
    constexpr int priority() const { return priority_; }
    constexpr double total() const { return sum_; }

   private:
    int priority_ = 0;
    double sum_ = 0;
};

}  // namespace rakus
