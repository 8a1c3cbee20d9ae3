// A policy as a greedy strategy in the course's words. The paper's player (Kusnadi 2014, section IV):
//
//     candidates   every card effect at hand this sub-turn; the end of the turn when none of them is feasible
//     selection    the highest class: main engine, draw, replace, add, no effect; ties in the order of the paper's list
//     feasible     the five rules, then what the cards themselves ask for
//     solution     all five pieces in the hand
//     objective    as few turns as possible
//
// When nothing else is feasible the turn ends: the next one begins with a draw.
#pragma once
#include <memory>
#include <vector>

#include "core/greedy.h"
#include "core/player.h"
#include "games/exodia/game.h"
#include "games/exodia/policy.h"

namespace rakus::exodia {

inline constexpr Rule kMain{"main", {"class 5: main engine", "kelas 5: mesin utama"}, "IV rule 5"};
inline constexpr Rule kDraw{"draw", {"class 4: draws", "kelas 4: menarik kartu"}, "IV rule 4"};
inline constexpr Rule kReplace{"replace", {"class 3: replaces the hand", "kelas 3: mengganti kartu"}, "IV rule 3"};
inline constexpr Rule kAdd{"add", {"class 2: adds from the deck", "kelas 2: menambah dari dek"}, "IV rule 2"};
inline constexpr Rule kNoEffect{"no_effect", {"class 1: no effect", "kelas 1: tanpa efek"}, "IV rule 1"};
inline constexpr Rule kPaperNumber{
    "paper_priority", {"the paper's number", "nomor makalah"}, "IV, selection function, shown only"};
inline constexpr Rule kListed{"listed", {"place in the policy's list", "urutan dalam daftar kebijakan"}, "policy"};
inline constexpr Rule kEndTurn{
    "end_turn",
    {"ends the turn: only when nothing else is feasible", "mengakhiri giliran: hanya bila tidak ada lagi yang layak"},
    "IV main function"};
inline constexpr Rule kGiveUp{"give_up", {"what is given up first", "yang dilepas lebih dulu"}, "table row 20"};
inline constexpr Rule kKeep{"keep", {"what is kept first", "yang disimpan lebih dulu"}, "table row 23"};
inline constexpr Rule kFetch{"fetch", {"what is fetched first", "yang diambil lebih dulu"}, "table row 22"};
inline constexpr Rule kReturn{"return", {"goes back into the deck", "kembali ke dek"}, "table row 19"};

class PolicyStrategy {
   public:
    explicit PolicyStrategy(const Policy& policy) : policy_(&policy) {}

    std::vector<Move> candidates(const Exodia&, const View&) const;
    std::vector<LeftOut<Move>> left_out(const Exodia&, const View&) const;
    Nothing survey(const Exodia&, const View&) const { return {}; }
    template <class Why>
    bool feasible(const Exodia&, const View&, Move, Why&) const;
    template <class Score>
    void appraise(const Exodia&, const View&, Nothing, Move, Score&) const;
    bool complete(const Exodia& game, const View& began, const View& now) const {
        return began.turn != now.turn || game.outcome(now).has_value();
    }
    double objective(const Exodia&, const View& v, Side) const { return -static_cast<double>(v.turn); }
    static constexpr Words tie_break() {
        return {"of equals the first in the policy's list is taken",
                "dari yang setara diambil yang pertama dalam daftar kebijakan"};
    }

   private:
    std::vector<Move> effects(const Program&, const View&) const;
    bool any_feasible(const Exodia&, const View&, const std::vector<Move>&) const;
    const Entry* entry_of(const Program&, const View&, const Action&) const;
    std::vector<Move> answers(const Program&, const View&) const;

    const Policy* policy_;
};

const Rule& class_rule(EffectClass);
// The priority that the pseudo-code of section IV gives: 5 for the main engine down to 1 for no effect.
int paper_number(EffectClass);
// The rule behind an answer to the waiting effect.
const Rule& answer_rule(const Program&, const View&);
// "held back by the policy: needs ..."
Reason guard_reason(const Program&, const View&, const Entry&, const Action&);

template <class Why>
bool PolicyStrategy::feasible(const Exodia& game, const View& v, Move m, Why& why) const {
    const Program& p = *game.program;
    const Action* a = action_of(p, m);
    if (!a) return true;
    const Entry* entry = entry_of(p, v, *a);
    const bool there = present(v, *a);
    const Condition* in_the_way = there ? obstacle(p, v, *a) : nullptr;
    if (there && !in_the_way && all_hold(p, v, entry->guards, a)) return true;
    if constexpr (Why::keeps) {
        const Reason r = !there       ? reason_absent(p, *a)
                         : in_the_way ? reason_for(p, v, *a, *in_the_way)
                                      : guard_reason(p, v, *entry, *a);
        why.set(r.code, r.text);
    }
    return false;
}

template <class Score>
void PolicyStrategy::appraise(const Exodia& game, const View& v, Nothing, Move m, Score& score) const {
    const Program& p = *game.program;
    if (v.waiting.on()) return score.prioritise(1, answer_rule(p, v));
    const Action* a = action_of(p, m);
    if (!a) return score.prioritise(phase_at(p, *policy_, v).entries.back().group + 2, kEndTurn);
    const Entry* entry = entry_of(p, v, *a);
    score.prioritise(entry->group + 1, policy_->by_class ? class_rule(a->effect_class) : kListed);
    // The paper counts the other way: its highest number comes first. Shown beside ours, it adds nothing.
    if (policy_->by_class) score.show(kPaperNumber, 0, paper_number(a->effect_class));
}

static_assert(GreedyStrategy<PolicyStrategy, Exodia>);

// Plays a policy that is made for the deck at hand when it first sees it.
class PolicyPlayer final : public Player<Exodia> {
   public:
    using Maker = std::function<Policy(const Program&)>;
    explicit PolicyPlayer(Maker maker) : maker_(std::move(maker)) {}

    Move choose(const Exodia&, const View&, Rng&) override;
    Choice<Move> explain(const Exodia&, const View&, Rng&) override;
    bool complete(const Exodia& game, const View& began, const View& now) const override {
        return began.turn != now.turn || game.outcome(now).has_value();
    }
    std::optional<double> objective(const Exodia&, const View& v, Side) const override {
        return -static_cast<double>(v.turn);
    }
    // The policy for this game: match runs play it without asking move by move.
    const Policy& policy(const Exodia&);

   private:
    Maker maker_;
    std::shared_ptr<const Program> made_for_;
    Policy policy_;
};

std::vector<PlayerKind<Exodia>> players();

}  // namespace rakus::exodia
