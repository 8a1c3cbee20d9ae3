// Congklak with whole turns for moves, so that the house's searchers can play it. A search that counts single moves
// stops in the middle of a chain, where nothing can be judged. Of the many turns of a position the best-looking few are
// moves here, so this is a game to search in, not to play.
#pragma once
#include <unordered_map>

#include "core/player.h"
#include "games/congklak/game.h"
#include "games/congklak/turns.h"

namespace rakus::congklak {

using TurnList = List<TurnEnd, 8>;

struct TurnGame : Congklak {
    using Move = TurnEnd;
    // Lists already made: the searchers come back to the same positions.
    struct Hash {
        std::size_t operator()(const State& s) const { return congklak::key(s); }
    };
    using Memory = std::unordered_map<State, TurnList, Hash>;
    Memory* memory = nullptr;

    // The best-looking turns, the best first.
    const TurnList& moves(const State&) const;
    // In play-outs a turn is any single move: they go on to the end of the game anyway.
    Move random_move(const State& s, Rng& rng) const;
    State after(const State&, const Move& turn) const { return turn.state; }
    State after(const State&, const Move& turn, Rng&) const { return turn.state; }

    // A decided game is over: what follows cannot change who wins.
    std::optional<Outcome> outcome(const State&) const;
    int final_value(const State& s) const;
    int appraisal(const State& s) const;

    static Result<TurnGame> configure(const Settings&);
    Result<Placed<TurnGame>> parse(std::string_view) const;
    std::string print_move(const State& s, const Move& m) const { return Congklak::print_move(s, m.first); }
    Result<Move> parse_move(const State&, std::string_view) const;
    std::string decorate(const State& before, const Move& m, const State&) const {
        return decorate_move(rules, before, m.first);
    }
};

PlayerKind<Congklak> turn_alphabeta_kind();
PlayerKind<Congklak> turn_mcts_kind();

}  // namespace rakus::congklak
