// The strongest greedy player of ours: it looks at its own whole turn and at one whole turn of the opponent, no
// further. A candidate is worth what is left of the best turn that begins with it when the opponent has answered with
// his best; both measure by the same sum of rules.
#pragma once
#include <array>
#include <vector>

#include "games/bantumi/strategies.h"

namespace rakus::bantumi {

inline constexpr Rule kLead{"lead", {"lead won by the turn", "keunggulan dari giliran ini"}, "ours"};
inline constexpr Rule kReply{
    "reply", {"won back by the opponent's turn", "direbut kembali oleh giliran lawan"}, "ours; after 2.5"};
inline constexpr Rule kRows{
    "rows",
    {"own seeds in the pits more than the opponent's, then", "kelebihan biji di lubang sendiri sesudahnya"},
    "ours"};
inline constexpr Rule kSpill{"spill",
                             {"own pits that would spill to the opponent, less the opponent's",
                              "lubang sendiri yang akan tumpah ke lawan, dikurangi milik lawan"},
                             "ours"};
inline constexpr Rule kEmpty{
    "empty", {"the opponent's empty pits less one's own", "lubang kosong lawan dikurangi milik sendiri"}, "ours"};
inline constexpr Rule kNextSteal{"next", {"largest steal then", "curian terbesar sesudahnya"}, "ours"};

// What a seed in the store is worth is the unit. The others are the least squares fit of the exact values of 2500
// positions (bench/fit_best.cpp, docs/solving-bantumi.md).
struct BestWeights {
    double lead = 1, reply = -1, rows = 0.73, spill = -7.5, empty = 1.91, next = 0.56;
};

// What a position offers the player to move besides the stores; nothing when the game is over.
struct Prospects {
    int rows = 0, spill = 0, empty = 0, next = 0;
    double worth(const BestWeights& w) const {
        return w.rows * rows + w.spill * spill + w.empty * empty + w.next * next;
    }
};
Prospects prospects(const Rules&, const State&);

// A turn and its answer.
struct Exchange {
    int lead = 0, reply = 0;
    Prospects then = {};
    double worth(const BestWeights& w) const { return w.lead * lead + w.reply * reply + then.worth(w); }
};

struct Best {
    BestWeights weights{};

    static std::array<WeightField<BestWeights>, 6> weight_fields();
    Pits candidates(const Bantumi& game, const State& s) const { return Paper{}.candidates(game, s); }
    std::vector<LeftOut<Pit>> left_out(const Bantumi& game, const State& s) const { return Paper{}.left_out(game, s); }
    Nothing survey(const Bantumi&, const State&) const { return {}; }
    template <class Why>
    bool feasible(const Bantumi&, const State&, Pit, Why&) const {
        return true;
    }
    template <class Score>
    void appraise(const Bantumi& game, const State& s, Nothing, Pit pit, Score& score) const {
        const Exchange e = best_exchange(game.rules, s, pit);
        score.add(kLead, weights.lead, e.lead);
        score.add(kReply, weights.reply, e.reply);
        score.add(kRows, weights.rows, e.then.rows);
        score.add(kSpill, weights.spill, e.then.spill);
        score.add(kEmpty, weights.empty, e.then.empty);
        score.add(kNextSteal, weights.next, e.then.next);
    }
    bool complete(const Bantumi& game, const State& began, const State& now) const {
        return Paper{}.complete(game, began, now);
    }
    double objective(const Bantumi& game, const State& s, Side me) const { return Paper{}.objective(game, s, me); }
    static constexpr Words tie_break() { return Paper::tie_break(); }

    // The best turn that begins with this pit, answered by the opponent's best.
    Exchange best_exchange(const Rules&, const State& s, Pit pit) const;
};
static_assert(GreedyStrategy<Best, Bantumi>);

}  // namespace rakus::bantumi
