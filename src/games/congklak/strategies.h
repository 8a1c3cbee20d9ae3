// The greedy player of Utama's paper (2016), section 4, as its list of priorities:
//   1  a pit whose last seed falls into one's own store;
//   2  a pit whose last seed falls into an empty pit: the largest shot, or the largest rescue if that is worth more;
//   3  the pit that banks the most seeds.
// Among equals the leftmost, that is the one nearest the store.
//
// And `Best`, ours: the same scheme, looking at whole turns and at the opponent's reply.
#pragma once
#include <array>
#include <vector>

#include "core/greedy.h"
#include "core/player.h"
#include "games/congklak/game.h"

namespace rakus::congklak {

inline constexpr Rule kExtraMove{"extra_move", {"another move", "giliran lagi"}, "4 priority 1"};
inline constexpr Rule kShoot{"shoot", {"shoots", "menembak"}, "4 priority 2"};
inline constexpr Rule kSave{"save", {"saves", "menyelamatkan"}, "4 priority 2"};
inline constexpr Rule kShootFirst{
    "shoot_first",
    {"of the same worth a shot goes before a rescue", "bila senilai, tembakan didahulukan daripada penyelamatan"},
    "4 priority 2"};
inline constexpr Rule kBanked{"banked", {"banks", "disimpan"}, "4 priority 3"};
inline constexpr Rule kByBanked{"banked", {"by seeds banked", "menurut biji yang disimpan"}, "4 priority 3"};
inline constexpr Rule kUnset{"unset", {"index left unset", "indeks tak terisi"}, "4 pseudo-code"};
inline constexpr Rule kPassing{"pass", {"no seeds: pass", "tanpa biji: lewat"}, "2"};

// What the two players share: C is every own pit, nearest the store first; an empty one is not feasible. A pass enters
// C only when there is nothing else.
struct AllPits {
    Moves candidates(const Congklak&, const State&) const;
    template <class Why>
    bool feasible(const Congklak&, const State&, Pit, Why&) const;
    bool complete(const Congklak& game, const State& began, const State& now) const {
        return began.to_move != now.to_move || over(game.rules, now);
    }
    double objective(const Congklak&, const State& s, Side me) const { return s.board.store[index_of(me)]; }
    static constexpr Words tie_break() {
        return {"of equals the pit nearer one's own store is taken",
                "dari yang setara diambil lubang yang lebih dekat ke lumbung sendiri"};
    }
};

// What the paper looks at in one move, relays and all.
struct Effect {
    bool again = false;
    bool in_empty = false;  // the last seed fell into an empty pit, of either side: what priority 2 asks for
    int shot = 0;           // seeds taken from the opponent
    int saved = 0;          // seeds of the own pit that faces the empty pit where the move ended
    int banked = 0;         // seeds that came into the store
};
Effect effect_of(const Rules&, const State&, Pit);
Effect effect_of(const Rules&, const Sown&, Side mover);

struct PaperWeights {
    double extra_move = 1, shoot = 1, save = 1, banked = 1;
};

// When a move ends in an empty pit, but nothing is shot or saved, the prose goes on to priority 3. The pseudo-code has
// no such way: its index stays unset, which is played as the first pit that has seeds.
enum class Nil { third_priority, unset };

struct Paper : AllPits {
    PaperWeights weights{};
    Nil nil = Nil::third_priority;
    static std::array<WeightField<PaperWeights>, 4> weight_fields();

    struct Effects {
        std::array<Effect, kMaxPits> of{};  // by pit
        bool nil = false;                   // some move ends in an empty pit, and none shoots or saves
    };
    Effects survey(const Congklak&, const State&) const;
    template <class Score>
    void appraise(const Congklak&, const State&, const Effects&, Pit, Score&) const;
};

// ---- ours --------------------------------------------------------------------------------------------------------

inline constexpr Rule kWins{"wins", {"the turn wins", "giliran ini menang"}, "ours"};
inline constexpr Rule kHolds{"holds", {"no winning reply", "tanpa balasan menang"}, "ours"};
inline constexpr Rule kYields{"yields", {"a winning reply", "ada balasan menang"}, "ours"};
inline constexpr Rule kTurn{"turn", {"banked by the turn", "disimpan segiliran"}, "ours"};
inline constexpr Rule kReply{"reply", {"banked by the reply", "disimpan balasan"}, "ours"};
inline constexpr Rule kHome{"home", {"lead of one's own row", "kelebihan baris sendiri"}, "ours"};

struct BestWeights {
    double turn = 1, reply = -0.75, home = 0.1;
};

// The best turn found that begins with a move.
struct TurnPlan {
    bool found = false;
    bool wins = false;    // it decides the game
    bool yields = false;  // the opponent may decide the game in the next turn
    int banked = 0;
    int reply = 0;  // the most seeds that the opponent can bank in the next turn
    int home = 0;   // seeds in one's own row less those in the opponent's, at the end of the turn
};

struct Best : AllPits {
    BestWeights weights{};
    static std::array<WeightField<BestWeights>, 3> weight_fields();

    using Plans = std::array<TurnPlan, kMaxPits>;  // by pit
    Plans survey(const Congklak&, const State&) const;
    template <class Score>
    void appraise(const Congklak&, const State&, const Plans&, Pit, Score&) const;

   private:
    double value(const TurnPlan& p) const {
        return weights.turn * p.banked + weights.reply * p.reply + weights.home * p.home;
    }
    bool better(const TurnPlan&, const TurnPlan&) const;
};

std::vector<PlayerKind<Congklak>> players();

// ---- bodies ------------------------------------------------------------------------------------------------------

Text empty_pit_text(const Rules&, Pit);

template <class Why>
bool AllPits::feasible(const Congklak& game, const State& s, Pit pit, Why& why) const {
    if (pit == kPass || mancala::seeds_in(s.board.row[index_of(s.to_move)], pit.index) > 0) return true;
    if constexpr (Why::keeps) why.set("empty_pit", empty_pit_text(game.rules, pit));
    return false;
}

// Priority 2 weighs shots and rescues by one measure; a move ends in one pit, so it is one of the two at most.
template <class Score>
void Paper::appraise(const Congklak&, const State&, const Effects& effects, Pit pit, Score& score) const {
    if (pit == kPass) return score.prioritise(3, kPassing);
    const Effect& e = effects.of[pit.index];
    // A weight of 0 or less takes the rule out of the list.
    const bool again = e.again && weights.extra_move != 0;
    const bool shoots = !again && weights.shoot * e.shot > 0;
    const bool saves = !again && weights.save * e.saved > 0;
    const bool unset = !again && nil == Nil::unset && effects.nil;
    const bool banks = !again && !shoots && !saves && !unset;
    if (again)
        score.prioritise(1, kExtraMove);
    else if (unset)
        score.prioritise(2, kUnset);
    else if (banks)
        score.prioritise(3, kByBanked);
    else
        score.prioritise(2, shoots ? kShoot : kSave);
    if (saves) score.yield(kShootFirst);
    score.add(kExtraMove, weights.extra_move, again ? 1 : 0);
    weigh(score, shoots, kShoot, weights.shoot, e.shot);
    weigh(score, saves, kSave, weights.save, e.saved);
    weigh(score, banks, kBanked, weights.banked, e.banked);
}

template <class Score>
void Best::appraise(const Congklak&, const State&, const Plans& plans, Pit pit, Score& score) const {
    if (pit == kPass) return score.prioritise(3, kPassing);
    const TurnPlan& p = plans[pit.index];
    if (p.wins)
        score.prioritise(1, kWins);
    else if (p.yields)
        score.prioritise(3, kYields);
    else
        score.prioritise(2, kHolds);
    score.add(kTurn, weights.turn, p.banked);
    score.add(kReply, weights.reply, p.reply);
    score.add(kHome, weights.home, p.home);
}

static_assert(GreedyStrategy<Paper, Congklak>);
static_assert(GreedyStrategy<Best, Congklak>);

}  // namespace rakus::congklak
