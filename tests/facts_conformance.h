// What the facts of every game must keep; each game asks for it with one line in its own test.
#pragma once
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/facts.h"

namespace rakus {

// How many things may stand between the brackets of each fact, in the order of the list; 1 for a fact without.
template <FactSource F>
std::vector<int> names_about(const typename F::Game& game) {
    std::vector<int> sizes;
    for (const auto& fact : F::facts()) sizes.push_back(fact.about ? static_cast<int>(fact.about(game).size()) : 1);
    return sizes;
}

// The facts of one choice, of the position and of every candidate: visit(fact, about, value).
template <FactSource F, class Visit>
void each_value(const F& source, const typename F::Game& game, const typename F::Game::View& view, Visit&& visit) {
    const std::vector<int> abouts = names_about<F>(game);
    const auto list = F::facts();
    const auto survey = source.survey(game, view);
    for (std::size_t i = 0; i < list.size(); ++i)
        for (int about = 0; list[i].here && about < abouts[i]; ++about)
            visit(list[i], about, list[i].here(survey, about));
    for (const auto& move : source.candidates(game, view)) {
        const auto glance = source.glance(survey, move);
        for (std::size_t i = 0; i < list.size(); ++i)
            for (int about = 0; list[i].of && about < abouts[i]; ++about)
                visit(list[i], about, list[i].of(glance, about));
    }
}

// Positions of random games from the seed, each with its view: visit(state).
template <Game G, class Visit>
void random_positions(const G& game, int games, std::uint64_t seed, Visit&& visit) {
    for (int i = 0; i < games; ++i) {
        Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(i));
        auto state = game.start(rng);
        for (int ply = 0; ply < 2000 && !game.outcome(game.view(state)); ++ply) {
            visit(state);
            state = game.after(state, any_move(game, game.view(state), rng), rng);
        }
    }
}

// The list itself: ids as they are written, each once, words in both languages, one function, a range.
template <FactSource F>
void expect_well_declared(const typename F::Game& game, std::size_t at_least) {
    std::set<std::string_view> seen;
    for (const auto& fact : F::facts()) {
        const FactInfo& info = fact.info;
        EXPECT_TRUE(seen.insert(info.id).second) << info.id;
        EXPECT_EQ(info.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_."), std::string_view::npos)
            << info.id;
        EXPECT_FALSE(info.words.en.empty() || info.words.id.empty()) << info.id;
        EXPECT_EQ(info.unit.en.empty(), info.unit.id.empty()) << info.id;
        EXPECT_NE(fact.here == nullptr, fact.of == nullptr) << info.id;
        EXPECT_LT(info.low, info.high) << info.id;
        EXPECT_EQ(info.type == FactType::word, fact.names != nullptr) << info.id;
        EXPECT_TRUE(info.type != FactType::flag || (info.low == 0 && info.high == 1)) << info.id;
        EXPECT_TRUE(!fact.names || info.high + 1 >= static_cast<double>(fact.names(game).size())) << info.id;
    }
    EXPECT_GE(seen.size(), at_least);
}

// Over random games every fact stays within what it declares, and every fact changes: one that never does says nothing.
// `constant`: those that do not change in these games.
template <FactSource F>
void expect_facts_within_range(const F& source, const std::vector<typename F::Game>& several, int games,
                               std::uint64_t seed, const std::set<std::string_view>& constant = {}) {
    std::map<std::string_view, std::set<double>> values;
    for (const auto& game : several) {
        std::map<std::string_view, std::size_t> names;
        for (const auto& fact : F::facts())
            if (fact.names) names[fact.info.id] = fact.names(game).size();
        random_positions(game, games, seed, [&](const auto& state) {
            each_value(source, game, game.view(state), [&](const Fact<F>& fact, int, double value) {
                const FactInfo& info = fact.info;
                const bool inside = value >= info.low && value <= info.high && std::isfinite(value);
                const bool whole = info.type == FactType::number || value == std::floor(value);
                const bool named = !fact.names || value < static_cast<double>(names[info.id]);
                if (!inside || !whole || !named)
                    ADD_FAILURE() << info.id << " is " << value << " in " << game.print(state);
                auto& seen = values[info.id];
                if (seen.size() < 2) seen.insert(value);
            });
        });
    }
    for (const auto& fact : F::facts())
        EXPECT_EQ(values[fact.info.id].size() < 2, constant.contains(fact.info.id)) << fact.info.id;
}

// The value of one fact of a move, by its id.
template <FactSource F>
double fact_of(const F& source, const typename F::Game& game, const typename F::Game::View& view,
               const typename F::Game::Move& move, std::string_view id, int about = 0) {
    const auto survey = source.survey(game, view);
    const auto glance = source.glance(survey, move);
    for (const auto& fact : F::facts())
        if (fact.info.id == id) return fact.here ? fact.here(survey, about) : fact.of(glance, about);
    ADD_FAILURE() << "no fact " << id;
    return 0;
}

}  // namespace rakus
