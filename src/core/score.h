// A score that remembers its reasons, and one that does not. Both have the same verbs, so a strategy is written
// once and the hot path of matches pays nothing for the explanations.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

#include "core/types.h"
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

// What decides between equal sums: the first key that differs, the larger one first. A key that is not there is 0.
struct Key {
    const Rule* rule = nullptr;
    double value = 0;
};
template <class Keys>
constexpr bool precedes(const Keys& a, const Keys& b) {
    const std::size_t n = a.size() > b.size() ? a.size() : b.size();
    for (std::size_t i = 0; i < n; ++i) {
        const double x = i < a.size() ? a[i].value : 0, y = i < b.size() ? b[i].value : 0;
        if (x != y) return x > y;
    }
    return false;
}

// The order of candidates: the lower priority number first, then the larger sum, then by their keys. Equal ones: the
// first wins.
template <class Score>
constexpr bool outranks(const Score& a, const Score& b) {
    if (a.priority() != b.priority()) return a.priority() < b.priority();
    return a.total() != b.total() ? a.total() > b.total() : a.comes_before(b);
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
    // Of equal sums the one with the larger key comes first.
    void prefer(const Rule& rule, double key) { keys_.push_back({&rule, key}); }
    // Of equal sums this one comes second, by a rule of the strategy.
    void yield(const Rule& because) { prefer(because, -1); }

    int priority() const { return priority_; }
    const std::vector<Key>& keys() const { return keys_; }
    bool comes_before(const Breakdown& o) const { return precedes(keys_, o.keys_); }
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
    std::vector<Key> keys_;
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
    constexpr bool comes_before(const Total& o) const { return yields_ < o.yields_; }
    constexpr double total() const { return sum_; }

   private:
    int priority_ = 0;
    bool yields_ = false;
    double sum_ = 0;
};

// The same for strategies that have keys besides; a strategy S that does says so by S::kKeys, how many there may be.
template <std::size_t kMost>
class KeyedTotal : public Total {
   public:
    constexpr void prefer(const Rule& rule, double key) { keys_.push_back({&rule, key}); }
    constexpr void yield(const Rule& because) { prefer(because, -1); }
    constexpr bool comes_before(const KeyedTotal& o) const { return precedes(keys_, o.keys_); }

   private:
    List<Key, kMost> keys_;
};

// A term that counts only under a condition.
template <class Score>
constexpr void weigh(Score& score, bool counts, const Rule& rule, double weight, double amount) {
    counts ? score.add(rule, weight, amount) : score.show(rule, weight, amount);
}

}  // namespace rakus
