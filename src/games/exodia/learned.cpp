#include "games/exodia/learned.h"

#include <algorithm>
#include <climits>

#include "games/exodia/resolve.h"

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

// Leaves every question open: the formula answers it like a move.
struct Later {
    Kind discard(const View&, Kinds) { return kNoCard; }
    Kind search(const View&, Kinds, const Operation&) { return kNoCard; }
    Kind keep(const View&, Kinds) { return kNoCard; }
    bool redraw(const View&, Kinds&) { return false; }
};

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

// Null: the turn ends.
const Action* best_effect(const SeatedFormula& f, const View& v) {
    const Program& p = *f.program;
    List<std::uint8_t, 64> there;
    for (const std::uint8_t at : p.listed) {
        const Action& a = p.actions[at];
        if (present(v, a) && open(p, v, a) && there.size() < there.capacity()) there.push_back(at);
    }
    if (there.size() < 2) return there.empty() ? nullptr : &p.actions[there[0]];
    Best best(f, v);
    for (const std::uint8_t at : there) best.offer({p.actions[at].verb, p.actions[at].card, kNoCard});
    return action_of(p, best.move());
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
    const SeatedFormula& f = at(game);
    if (v.waiting.on()) return best_answer(f, v);
    const Action* a = best_effect(f, v);
    return a ? Move{a->verb, a->card, kNoCard} : Move{};
}

Choice<Move> LearnedPlayer::explain(const Exodia& game, const View& v, Rng&) {
    return explain_choice(strategy(game), game, v);
}

DuelResult play_learned(const SeatedFormula& f, State& s, Rng& chance, int last_turn) {
    constexpr int kTooMany = 5000;  // a deck of a user may run in circles
    const Program& p = *f.program;
    const View& v = s.seen;
    Later chooser;
    Resolution<Later> duel(p, s, chooser, chance);
    DuelResult r;
    while (v.stage == Stage::running && r.activations < kTooMany) {
        if (v.waiting.on()) {
            const Move m = best_answer(f, v);
            m.verb == Verb::done ? duel.enough() : duel.answer(m.card);
        } else if (const Action* a = best_effect(f, v)) {
            duel.perform(*a);
            ++r.activations;
        } else {
            if (v.turn == last_turn) break;
            duel.end_turn();
        }
    }
    r.won = v.stage == Stage::won;
    r.turn = v.turn;
    r.cards_seen = p.cards_in_deck() - v.deck_size;
    return r;
}

}  // namespace rakus::exodia
