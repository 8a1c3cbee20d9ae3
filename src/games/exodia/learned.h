// A greedy player whose selection function was learned: of all that may be done it takes what its formula (formula.h)
// says is worth most.
//
//     candidates   every card effect at hand; the end of the turn when none of them is feasible
//     selection    the largest sum: what each thing on the table makes the move worth
//     feasible     what the cards themselves ask for
//     solution     all five pieces in the hand
//     objective    as few turns as possible
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "games/exodia/duel.h"
#include "games/exodia/formula.h"
#include "games/exodia/game.h"

namespace rakus::exodia {

// A formula at the table of one program.
struct SeatedFormula {
    SeatedFormula(std::shared_ptr<const Program> p, const Formula& f)
        : program(std::move(p)), formula(&f), seat(f.outlook(), *program) {}

    std::shared_ptr<const Program> program;
    const Formula* formula;
    Seat seat;
};

inline constexpr Rule kItself{"itself", {"the move itself", "langkah itu sendiri"}, "learned"};
inline constexpr Rule kByHand{"hand", {"what is in the hand", "isi tangan"}, "learned"};
inline constexpr Rule kByDeck{"deck", {"what is left in the deck", "sisa dek"}, "learned"};
inline constexpr Rule kByField{"field", {"what is in play", "yang ada di arena"}, "learned"};
inline constexpr Rule kByPieces{"pieces", {"how many pieces there are", "banyaknya bagian Exodia"}, "learned"};
inline constexpr Rule kByTurn{"turn", {"what this turn allows", "yang boleh pada giliran ini"}, "learned"};

class LearnedStrategy {
   public:
    explicit LearnedStrategy(std::shared_ptr<const SeatedFormula> seated) : seated_(std::move(seated)) {}

    std::vector<Move> candidates(const Exodia&, const View&) const;
    std::vector<LeftOut<Move>> left_out(const Exodia&, const View&) const;
    Holding survey(const Exodia&, const View&) const;
    template <class Why>
    bool feasible(const Exodia&, const View&, Move, Why&) const;
    template <class Score>
    void appraise(const Exodia&, const View&, const Holding&, Move, Score&) const;
    bool complete(const Exodia& game, const View& began, const View& now) const {
        return began.turn != now.turn || game.outcome(now).has_value();
    }
    double objective(const Exodia&, const View& v, Side) const { return -static_cast<double>(v.turn); }

   private:
    std::shared_ptr<const SeatedFormula> seated_;
};

template <class Why>
bool LearnedStrategy::feasible(const Exodia& game, const View& v, Move m, Why& why) const {
    const Program& p = *game.program;
    const Action* a = action_of(p, m);
    const Condition* in_the_way = a ? obstacle(p, v, *a) : nullptr;
    if constexpr (Why::keeps)
        if (in_the_way) {
            const Reason r = reason_for(p, v, *a, *in_the_way);
            why.set(r.code, r.text);
        }
    return !in_the_way;
}

template <class Score>
void LearnedStrategy::appraise(const Exodia&, const View& v, const Holding& holding, Move m, Score& score) const {
    constexpr std::array<const Rule*, kMatters> kRules{&kItself, &kByHand, &kByDeck, &kByField, &kByPieces, &kByTurn};
    const auto row = seated_->formula->row(seated_->seat.row_of(v, m));
    std::array<int, kMatters> steps{};
    for (const auto fact : holding)
        steps[static_cast<std::size_t>(seated_->formula->outlook().matter_of(fact))] += row[fact];
    for (std::size_t i = 0; i < kMatters; ++i) score.add(*kRules[i], 1, Formula::kStep * steps[i]);
}

// Learns nothing any more: it plays the formula that was learned for the rules of the game at hand.
class LearnedPlayer final : public Player<Exodia> {
   public:
    Move choose(const Exodia&, const View&, Rng&) override;
    Choice<Move> explain(const Exodia&, const View&, Rng&) override;
    bool complete(const Exodia& game, const View& began, const View& now) const override {
        return strategy(game).complete(game, began, now);
    }
    std::optional<double> objective(const Exodia& game, const View& v, Side me) const override {
        return strategy(game).objective(game, v, me);
    }
    const SeatedFormula& at(const Exodia&) const;

   private:
    LearnedStrategy strategy(const Exodia& game) const { return at(game), LearnedStrategy(seated_); }

    mutable std::shared_ptr<const SeatedFormula> seated_;  // for the game that was seen last
};

// A duel to its end or to the end of a turn, as play_on.
DuelResult play_learned(const SeatedFormula&, State&, Rng& chance, int last_turn);

}  // namespace rakus::exodia
