#include "games/exodia/ahead.h"

#include "games/exodia/duellist.h"

namespace rakus::exodia {
namespace {

class DuelWorlds final : public search::Worlds<Exodia> {
   public:
    explicit DuelWorlds(std::unique_ptr<Player<Exodia>> base) : base_(std::move(base)) {}

    Player<Exodia>& base() override { return *base_; }
    Plan tries(const Exodia& game, const View& view) const override { return plain_moves(*game.program, view); }
    // The order in which the deck lies is the world: every move draws the same cards.
    State draw(const Exodia&, const View& view, Rng& rng) const override {
        State s;
        s.seen = view;
        order_deck(s, rng);
        return s;
    }
    // What follows is one duel by the base; only the plan's own move is made here.
    State play_turn(const Exodia& game, State s, std::span<const Move> plan, search::Fate& fate) override {
        now_ = s.seen.turn;
        Rng chance = fate.after(plan[0]);
        apply(*game.program, s, plan[0], chance);
        return s;
    }
    double play_on(const Exodia& game, State s, Side, search::Fate& fate, bool) override {
        if (s.seen.turn > now_) return 0;
        if (made_for_ != game.program) duellist_ = std::make_unique<Duellist>(game, *base_), made_for_ = game.program;
        const Rng choices = fate.after(Move{}), chance = fate.after(Move{});  // in this order on every machine
        const auto r = duellist_->play(s, chance, choices, now_);
        return r.won && r.turn == now_ ? 1 : 0;
    }

   private:
    std::unique_ptr<Player<Exodia>> base_;
    std::unique_ptr<Duellist> duellist_;
    std::shared_ptr<const Program> made_for_;
    int now_ = 1;  // the turn in which the move is made
};

}  // namespace

std::unique_ptr<search::Worlds<Exodia>> duel_worlds(std::unique_ptr<Player<Exodia>> base,
                                                    const search::RolloutLimits&) {
    return std::make_unique<DuelWorlds>(std::move(base));
}

}  // namespace rakus::exodia
