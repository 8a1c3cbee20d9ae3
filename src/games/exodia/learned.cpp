#include "games/exodia/learned.h"

#include <algorithm>
#include <climits>

#include "games/exodia/move_by_move.h"

namespace rakus::exodia {
namespace {

// The effects of cards that are at hand, feasible or not, as the deck's author lists them.
std::vector<Move> effects_at_hand(const Program& p, const View& v) {
    std::vector<Move> out;
    for (const std::uint8_t at : p.listed) {
        const Action& a = p.actions[at];
        const Move m{a.verb, a.card, kNoCard};
        if (present(v, a) && std::ranges::find(out, m) == out.end()) out.push_back(m);
    }
    return out;
}

bool any_open(const Program& p, const View& v) {
    return std::ranges::any_of(p.listed, [&](std::uint8_t at) {
        const Action& a = p.actions[at];
        return present(v, a) && open(p, v, a);
    });
}

// The move that is worth most, the first of equals.
class Best {
   public:
    Best(const SeatedFormula& f, const View& v) : f_(f), v_(v) { f.seat.look(v, holding_); }
    void offer(Move m) {
        const int worth = f_.formula->worth(f_.seat.row_of(v_, m), holding_);
        if (worth > most_) most_ = worth, move_ = m;
    }
    Move move() const { return move_; }

   private:
    const SeatedFormula& f_;
    const View& v_;
    Holding holding_;
    int most_ = INT_MIN;
    Move move_;  // the end of the turn, where nothing is offered
};

Move best_answer(const SeatedFormula& f, const View& v) {
    Best best(f, v);
    const Question q = question(*f.program, v);
    q.kinds.each([&](Kind k) { best.offer({Verb::choose, k, kNoCard}); });
    if (q.may_stop) best.offer({Verb::done, kNoCard, kNoCard});
    return best.move();
}

// The end of the turn, where nothing is feasible.
Move best_effect(const SeatedFormula& f, const View& v) {
    const Program& p = *f.program;
    List<std::uint8_t, 64> there;
    for (const std::uint8_t at : p.listed) {
        const Action& a = p.actions[at];
        if (present(v, a) && open(p, v, a) && there.size() < there.capacity()) there.push_back(at);
    }
    const auto move = [&](std::uint8_t at) { return Move{p.actions[at].verb, p.actions[at].card, kNoCard}; };
    if (there.size() < 2) return there.empty() ? Move{} : move(there[0]);
    Best best(f, v);
    for (const std::uint8_t at : there) best.offer(move(at));
    return best.move();
}

Move best_move(const SeatedFormula& f, const View& v) {
    return v.waiting.on() ? best_answer(f, v) : best_effect(f, v);
}

}  // namespace

std::vector<Move> LearnedStrategy::candidates(const Exodia& game, const View& v) const {
    const Program& p = *game.program;
    if (v.waiting.on()) return plain_moves(p, v);
    auto out = effects_at_hand(p, v);
    if (!any_open(p, v)) out.push_back({Verb::end, kNoCard, kNoCard});
    return out;
}

std::vector<LeftOut<Move>> LearnedStrategy::left_out(const Exodia& game, const View& v) const {
    if (v.waiting.on() || !any_open(*game.program, v)) return {};
    return {{Move{Verb::end, kNoCard, kNoCard}, reason_not_yet()}};
}

Holding LearnedStrategy::survey(const Exodia&, const View& v) const {
    Holding out;
    seated_->seat.look(v, out);
    return out;
}

const SeatedFormula& LearnedPlayer::at(const Exodia& game) const {
    if (!seated_ || seated_->program != game.program)
        seated_ = std::make_shared<SeatedFormula>(game.program, learned_formula(*game.program));
    return *seated_;
}

Move LearnedPlayer::choose(const Exodia& game, const View& v, Rng&) {
    return best_move(at(game), v);
}

Choice<Move> LearnedPlayer::explain(const Exodia& game, const View& v, Rng&) {
    return explain_choice(strategy(game), game, v);
}

DuelResult play_learned(const SeatedFormula& f, State& s, Rng& chance, int last_turn) {
    return play_moves(*f.program, s, chance, last_turn, [&](const View& v) { return best_move(f, v); });
}

}  // namespace rakus::exodia
