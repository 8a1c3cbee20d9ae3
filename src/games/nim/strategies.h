// Two greedy players of one form: what a move takes, and what it leaves. `most` takes as much as it can; `balance`
// leaves the smallest nim-sum, which is Bouton's perfect play (1901): a greedy choice may be the best there is.
#pragma once
#include <vector>

#include "core/greedy.h"
#include "core/player.h"
#include "games/nim/game.h"

namespace rakus::nim {

inline constexpr Rule kTaken{"taken", {"seeds taken", "biji yang diambil"}, "greedy by profit"};
inline constexpr Rule kSumLeft{"sum_left", {"nim-sum left", "jumlah nim yang tersisa"}, "Bouton 1901"};

struct Weights {
    double taken = 0, sum_left = 0;
};

struct Greedy {
    Weights weights{};

    static std::vector<WeightField<Weights>> weight_fields() {
        return {{&Weights::taken, kTaken.id, {"a seed taken", "biji yang diambil"}},
                {&Weights::sum_left, kSumLeft.id, {"the nim-sum that is left", "jumlah nim yang tersisa"}}};
    }

    Moves candidates(const Nim&, const State& s) const { return moves(s); }
    Nothing survey(const Nim&, const State&) const { return {}; }
    template <class Why>
    bool feasible(const Nim&, const State&, const Move&, Why&) const {
        return true;  // only legal moves enter C
    }
    template <class Score>
    void appraise(const Nim&, const State& s, Nothing, const Move& m, Score& score) const {
        score.add(kTaken, weights.taken, m.seeds);
        score.add(kSumLeft, weights.sum_left, nim_sum(after(s, m).heaps));
    }
    bool complete(const Nim&, const State& began, const State& now) const { return began.to_move != now.to_move; }
    double objective(const Nim&, const State& s, Side) const { return nim_sum(s.heaps); }
    static constexpr Words tie_break() {
        return {"of equals the first heap is taken, and the fewest seeds",
                "dari yang setara diambil tumpukan pertama, dan biji paling sedikit"};
    }
};
static_assert(GreedyStrategy<Greedy, Nim>);

}  // namespace rakus::nim
