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
inline constexpr Rule kSaveFirst{
    "save_first",
    {"of the same worth a rescue goes before a steal", "bila senilai, penyelamatan didahulukan daripada pencurian"},
    "2.3 priority 2"};
inline constexpr Rule kRightmost{"rightmost", {"rightmost pit", "lubang paling kanan"}, "2.3 priority 3"};
inline constexpr Rule kRest{"rest", {"any other pit", "lubang lainnya"}, "2.3 priority 3"};
inline constexpr Rule kBanked{"banked", {"banks", "disimpan"}, "2.3 priority 3, shown only"};

struct Weights {
    double extra_turn = 1, steal = 1, save = 1, banked = 0;
    double order = 0;  // the place of a word of kOrders
};

// Section 2.5 proposes to change the order of the priorities; what stands behind "right" is never reached.
inline constexpr std::array<std::string_view, 6> kOrders{"extra>steal>right", "steal>extra>right", "extra>right>steal",
                                                         "steal>right>extra", "right>extra>steal", "right>steal>extra"};
// The priorities in the order of kOrders' words: of an extra turn, of steal and rescue, of the rightmost pit.
struct Order {
    int extra = 1, second = 2, right = 3;
};
Order order_of(const Weights&);

// What the opponent could steal from each own pit, and what could be stolen from the opponent.
struct Stakes {
    std::array<int, 8> threat{};  // by own pit
    int gain = 0, loss = 0;       // the largest of each; only pits with seeds can be rescued
    bool compared = false;        // priority 2 is looked at
    Order order;                  // of the player's priorities
};

// How far the threat is followed, and when priority 2 compares.
enum class Threat { one_move, whole_turn };
enum class Compare { if_either, if_both };  // the prose says "or", the pseudo-code says "and"

struct Paper {
    Weights weights{};
    Threat threat = Threat::one_move;
    Compare compare = Compare::if_either;

    static std::vector<WeightField<Weights>> weight_fields();

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
    double objective(const Bantumi&, const State& s, Side me) const { return s.board.store[index_of(me)]; }
    static constexpr Words tie_break() {
        return {"of equals the pit further right is taken", "dari yang setara diambil lubang yang lebih kanan"};
    }
};

// No pit further right holds seeds.
inline bool is_rightmost(const State& s, Pit pit) {
    return s.board.row[index_of(s.to_move)] >> (8 * pit.index) < 256;
}

// Priority 2 weighs steals and rescues by one measure: what is larger, the largest steal or the largest loss, is the
// largest sum.
template <class Score>
void Paper::appraise(const Bantumi& game, const State& s, const Stakes& stakes, Pit pit, Score& score) const {
    const Sown sown = sow(game.rules, s, pit);
    const int at_risk = stakes.threat[pit.index];
    const double stolen = weights.steal * sown.stolen, saved = weights.save * at_risk;
    const Order& order = stakes.order;
    const bool may_go_again = sown.again && weights.extra_turn != 0;  // a weight of 0 switches the rule off
    const bool may_weigh = stakes.compared && (stolen > 0 || saved > 0);
    // A pit may serve two priorities: the one that stands first in the order counts.
    const bool again = may_go_again && order.extra < order.right && (order.extra < order.second || !may_weigh);
    const bool second = may_weigh && !again && order.second < order.right;
    const bool steals = second && stolen > saved, saves = second && !steals;
    if (again)
        score.prioritise(order.extra, kExtraTurn);
    else if (second)
        score.prioritise(order.second, steals ? kSteal : kSave);
    else
        score.prioritise(order.right, is_rightmost(s, pit) ? kRightmost : kRest);
    if (steals) score.yield(kSaveFirst);
    score.add(kExtraTurn, weights.extra_turn, again ? 1 : 0);
    weigh(score, steals, kSteal, weights.steal, sown.stolen);
    weigh(score, saves, kSave, weights.save, at_risk);
    weigh(score, weights.banked != 0, kBanked, weights.banked, sown.banked);
}

// What a steal by the opponent, who moves next from the position as it stands, would take from each own pit.
std::array<int, 8> threats(const Rules&, const State&, Threat);

std::vector<PlayerKind<Bantumi>> players();

static_assert(GreedyStrategy<Paper, Bantumi>);

}  // namespace rakus::bantumi
