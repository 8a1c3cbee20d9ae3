// Short words for the tests of this folder.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "core/settings.h"
#include "games/pokemon/game.h"
#include "games/pokemon/notation.h"
#include "games/pokemon/table.h"
#include "games/pokemon/valuation.h"

namespace rakus::pokemon {

inline Pokemon game_of(const std::string& rules) {
    auto game = Pokemon::configure(*read_settings(rules));
    EXPECT_TRUE(game.ok()) << (game.ok() ? "" : game.error().message.en);
    return game.ok() ? *game : Pokemon{};
}

inline State table(const Pokemon& game, const std::string& position) {
    const auto placed = game.parse(position);
    EXPECT_TRUE(placed.ok()) << (placed.ok() ? "" : placed.error().message.en) << "\n" << position;
    return placed.ok() ? placed->state : State{};
}

// Two active Pokemon and nothing else that matters: "mewtwo~0~PP" against "drowzee~0~-".
inline std::string duel(const std::string& attacker, const std::string& defender, const std::string& more = "") {
    return "a=" + attacker + ";b=-;h=?5;k=30;p=6;x=-/a=" + defender + ";b=-;h=?4;k=30;p=6;x=- 1 t=9 e=0 r=0" + more;
}

inline const Attack& attack_of(const State& s, int number) {
    return card_of(s.field(s.chooser).active()).attacks[static_cast<std::size_t>(number - 1)];
}

inline double paper(const Pokemon& game, const std::string& position, int number) {
    const State s = table(game, position);
    return paper_value(game.rules, s, s.chooser, attack_of(s, number)).total();
}
inline Forecast exact(const Pokemon& game, const std::string& position, int number) {
    const State s = table(game, position);
    return forecast(game.rules, s, s.chooser, attack_of(s, number));
}

// Makes moves, one word each; chance from the seed.
inline State play(const Pokemon& game, State s, std::initializer_list<const char*> moves, std::uint64_t seed = 1) {
    Rng rng(seed);
    for (const char* text : moves) {
        const View v = game.view(s);
        const auto move = game.parse_move(v, text);
        EXPECT_TRUE(move.ok()) << (move.ok() ? "" : move.error().message.en);
        if (!move) return s;
        const Moves legal = game.moves(v);
        EXPECT_TRUE(std::find(legal.begin(), legal.end(), *move) != legal.end()) << text << " in " << game.print(s);
        s = game.after(s, *move, rng);
    }
    return s;
}

inline bool may_play(const Pokemon& game, const State& s, const std::string& text) {
    const View v = game.view(s);
    const auto move = game.parse_move(v, text);
    const Moves legal = game.moves(v);
    return move.ok() && std::find(legal.begin(), legal.end(), *move) != legal.end();
}

}  // namespace rakus::pokemon
