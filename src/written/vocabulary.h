// What a text may say in one game: its facts without their functions, and whether the opponent's replies can be seen.
#pragma once
#include <string>
#include <vector>

#include "core/facts.h"

namespace rakus::written {

struct KnownFact {
    FactInfo info;
    bool of_move = false;
    std::vector<std::string> values = {};  // of a word
    std::vector<std::string> about = {};   // what may stand between the brackets; empty: it has none
};

struct Vocabulary {
    std::string game;
    std::vector<KnownFact> facts;
    bool replies = false;
    bool chance = false;  // what a reply is worth may be an expectation
};

// The source says itself what replies there are, or the game has nothing hidden and no chance.
template <class F>
constexpr bool tells_replies = requires(const F f, const typename F::Glance& g) {
    f.replies(g, [](double, const typename F::Game&, const typename F::Game::View&, const auto&) {});
};
template <class F>
constexpr bool has_replies = tells_replies<F> || Solvable<typename F::Game>;

template <FactSource F>
Vocabulary vocabulary_of(const typename F::Game& game) {
    Vocabulary v{std::string(F::Game::name), {}, has_replies<F>, !Solvable<typename F::Game>};
    for (const Fact<F>& f : F::facts())
        v.facts.push_back({f.info, f.of != nullptr, f.names ? f.names(game) : std::vector<std::string>{},
                           f.about ? f.about(game) : std::vector<std::string>{}});
    return v;
}

}  // namespace rakus::written
