// The facts of a Congklak move that a written player may use. Each is what the players of strategies.h look at, or what
// the same functions say about the opponent's answer.
//
// "Replies" are what the opponent can do once the turn is his: nothing after an extra move and after the end.
#pragma once
#include <span>

#include "core/facts.h"
#include "games/congklak/strategies.h"

namespace rakus::congklak {

// What the single moves of one player come to.
struct Prospects {
    int moves = 0;         // pits with seeds
    int extras = 0;        // moves that end in the own store
    int shot = 0;          // the largest shot
    int banked = 0;        // the most seeds that one move banks
    int targets = 0;       // pits of the other player that some move shoots ..
    int target_seeds = 0;  // .. and the seeds that lie in them now
    bool wins = false;     // some move decides the game
};
Prospects prospects(const Rules&, const State&);

struct Facts : AllPits {
    using Game = Congklak;

    struct Survey {
        const Congklak& game;
        const State& state;
        Once<Best::Plans> plans;  // of `best`
        Once<Prospects> threats;  // what the opponent could do if it were his turn now

        int me() const { return index_of(state.to_move); }
        int you() const { return 1 - me(); }
    };
    struct Glance {
        const Survey& survey;
        Pit pit;
        bool played;  // a pit with seeds, or a pass; the others change nothing
        Once<Sown> result;
        Once<Effect> effect;
        Once<Prospects> reply, next;
        Once<int> reply_turn;

        bool replied() const;  // the opponent is to move after it
    };

    Survey survey(const Congklak& game, const State& s) const { return {game, s, {}, {}}; }
    Glance glance(const Survey&, Pit) const;
    static std::span<const Fact<Facts>> facts();
};
static_assert(FactSource<Facts>);

}  // namespace rakus::congklak
