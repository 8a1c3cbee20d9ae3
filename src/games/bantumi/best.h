// The strongest greedy player of ours: it looks at its own whole turn and at one whole turn of the opponent, no further.
// A candidate is worth the best way to finish the turn that begins with it.
#pragma once
#include <algorithm>
#include <array>
#include <vector>

#include "games/bantumi/strategies.h"

namespace rakus::bantumi {

inline constexpr Rule kLead{"lead", {"lead won by the turn", "keunggulan dari giliran ini"}, "ours"};
inline constexpr Rule kReply{"reply", {"most the opponent's turn wins back", "perolehan terbesar giliran lawan"}, "ours; after 2.5"};
inline constexpr Rule kRows{"rows", {"own seeds in the pits more than the opponent's", "kelebihan biji di lubang sendiri"}, "ours"};
inline constexpr Rule kReady{"ready", {"extra turns ready", "giliran lagi yang siap"}, "ours"};

// `reply` comes from exact values (1500 positions with up to 30 seeds in the pits). The `rows` and `ready` fitted there lose to
// `paper` over whole games; these two were chosen among twelve by matches against it, seed 1.
struct BestWeights {
    double lead = 1, reply = -0.87, rows = 0, ready = 0.5;
};

// What a finished turn leaves behind.
struct TurnEnd {
    int lead = 0, reply = 0, rows = 0, ready = 0;
    double worth(const BestWeights& w) const { return w.lead * lead + w.reply * reply + w.rows * rows + w.ready * ready; }
};

struct Best {
    BestWeights weights{};

    static std::array<WeightField<BestWeights>, 4> weight_fields();
    Pits candidates(const Bantumi& game, const State& s) const { return Paper{}.candidates(game, s); }
    std::vector<LeftOut<Pit>> left_out(const Bantumi& game, const State& s) const { return Paper{}.left_out(game, s); }
    Nothing survey(const Bantumi&, const State&) const { return {}; }
    template <class Why>
    bool feasible(const Bantumi&, const State&, Pit, Why&) const {
        return true;
    }
    template <class Score>
    void appraise(const Bantumi& game, const State& s, Nothing, Pit pit, Score& score) const {
        const TurnEnd end = best_end(game.rules, s, pit);
        score.add(kLead, weights.lead, end.lead);
        score.add(kReply, weights.reply, end.reply);
        score.add(kRows, weights.rows, end.rows);
        score.add(kReady, weights.ready, end.ready);
    }
    bool complete(const Bantumi& game, const State& began, const State& now) const { return Paper{}.complete(game, began, now); }
    double objective(const Bantumi& game, const State& s) const { return Paper{}.objective(game, s); }

    // The best end of a turn that begins with this pit.
    TurnEnd best_end(const Rules&, const State& s, Pit pit) const;
};
static_assert(GreedyStrategy<Best, Bantumi>);

}  // namespace rakus::bantumi
