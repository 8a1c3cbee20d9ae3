// How a game writes down its list of facts: one call for each. The first function of a pair is of the position, the
// second of a move; the compiler tells them apart by what the function takes.
#pragma once
#include <string_view>
#include <utility>
#include <vector>

#include "core/facts.h"

namespace rakus {

template <class F>
class FactList {
   public:
    using Here = double (*)(const typename F::Survey&, int about);
    using Of = double (*)(const typename F::Glance&, int about);
    using Names = std::vector<std::string> (*)(const typename F::Game&);

    void number(std::string_view id, Words words, Words unit, double low, double high, Here here,
                std::string_view source = {}) {
        list_.push_back({{id, words, unit, low, high, FactType::number, source}, here});
    }
    void number(std::string_view id, Words words, Words unit, double low, double high, Of of,
                std::string_view source = {}) {
        list_.push_back({{id, words, unit, low, high, FactType::number, source}, nullptr, of});
    }
    void flag(std::string_view id, Words words, Here here, std::string_view source = {}) {
        list_.push_back({{id, words, {}, 0, 1, FactType::flag, source}, here});
    }
    void flag(std::string_view id, Words words, Of of, std::string_view source = {}) {
        list_.push_back({{id, words, {}, 0, 1, FactType::flag, source}, nullptr, of});
    }
    // `most`: how many names there are at most.
    void word(std::string_view id, Words words, int most, Names names, Here here, std::string_view source = {}) {
        list_.push_back({{id, words, {}, 0, most - 1.0, FactType::word, source}, here, nullptr, names});
    }
    void word(std::string_view id, Words words, int most, Names names, Of of, std::string_view source = {}) {
        list_.push_back({{id, words, {}, 0, most - 1.0, FactType::word, source}, nullptr, of, names});
    }
    // The fact just written is about a named thing.
    void about(Names names) { list_.back().about = names; }

    std::vector<Fact<F>> take() { return std::move(list_); }

   private:
    std::vector<Fact<F>> list_;
};

}  // namespace rakus
