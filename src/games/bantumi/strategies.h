// The greedy players of Setiawan's paper (2008), section 2.3, as its list of priorities:
//   1  a pit whose last seed falls into the own store;
//   2  the largest steal, or the rescue of the pit that could lose most, whichever is worth more;
//   3  the rightmost pit with seeds.
// Among equals the rightmost pit: the candidates stand from right to left.
#pragma once
#include <array>
#include <vector>

#include "core/greedy.h"
#include "core/player.h"
#include "games/bantumi/game.h"

namespace rakus::bantumi {

inline constexpr Rule kExtraTurn{"extra_turn", {"extra turn", "giliran lagi"}, "2.3 priority 1"};
inline constexpr Rule kSteal{"steal", {"steals", "mencuri"}, "2.3 priority 2"};
inline constexpr Rule kSave{"save", {"saves", "menyelamatkan"}, "2.3 priority 2"};
inline constexpr Rule kRightmost{"rightmost", {"rightmost pit", "lubang paling kanan"}, "2.3 priority 3"};
inline constexpr Rule kBanked{"banked", {"banks", "disimpan"}, "2.3 priority 3, shown only"};

// What priority 2 decides to do.
enum class Second { nothing, steal, save };

// What the opponent could steal from each own pit, what could be stolen from the opponent, and what follows from it.
struct Stakes {
    std::array<int, 8> threat{};  // by own pit
    int gain = 0, loss = 0;       // the largest of each; only pits with seeds can be rescued
    Second second = Second::nothing;
};

struct Weights {
    double extra_turn = 1, steal = 1, save = 1, banked = 0;
};

// How far the threat is followed, and when priority 2 compares.
enum class Threat { one_move, whole_turn };
enum class Compare { if_either, if_both };  // the prose says "or", the pseudo-code says "and"

struct Paper {
    Weights weights{};
    Threat threat = Threat::one_move;
    Compare compare = Compare::if_either;

    static std::array<WeightField<Weights>, 4> weight_fields();

    Pits candidates(const Bantumi&, const State&) const;
    std::vector<LeftOut<Pit>> left_out(const Bantumi&, const State&) const;
    Stakes survey(const Bantumi&, const State&) const;
    template <class Why>
    bool feasible(const Bantumi&, const State&, Pit, Why&) const {
        return true;  // an empty pit never enters C
    }
    template <class Score>
    void appraise(const Bantumi& game, const State& s, const Stakes& stakes, Pit pit, Score& score) const;
    bool complete(const Bantumi&, const State& began, const State& now) const {
        return began.to_move != now.to_move || over(now);
    }
    double objective(const Bantumi&, const State& s) const { return s.board.store[index_of(s.to_move)]; }

   private:
    Second second_priority(int gain, int loss) const;
};

template <class Score>
void Paper::appraise(const Bantumi& game, const State& s, const Stakes& stakes, Pit pit, Score& score) const {
    const Sown sown = sow(game.rules, s, pit);
    const int saved = stakes.threat[pit.index];
    const bool again = sown.again && weights.extra_turn != 0;  // a weight of 0 switches the priority off
    const bool steals = !again && stakes.second == Second::steal && sown.stolen > 0;
    const bool saves = !again && stakes.second == Second::save && saved > 0;
    if (again)
        score.prioritise(1, kExtraTurn);
    else if (steals || saves)
        score.prioritise(2, steals ? kSteal : kSave);
    else
        score.prioritise(3, kRightmost);
    // A rule that did not decide is shown with the weight 0.
    score.add(kExtraTurn, weights.extra_turn, again ? 1 : 0);
    score.add(kSteal, steals ? weights.steal : 0, sown.stolen);
    score.add(kSave, saves ? weights.save : 0, saved);
    score.add(kBanked, weights.banked, sown.banked);
}

// What a steal by the opponent, who moves next from the position as it stands, would take from each own pit.
std::array<int, 8> threats(const Rules&, const State&, Threat);

std::vector<PlayerKind<Bantumi>> players();

static_assert(GreedyStrategy<Paper, Bantumi>);

}  // namespace rakus::bantumi
