#include "games/exodia/duellist.h"

#include "games/exodia/strategies.h"

namespace rakus::exodia {
namespace {

// A player that has to be asked move by move.
DuelResult play_asking(const Exodia& game, Player<Exodia>& player, State s, Rng chance, Rng choices, int last_turn) {
    int activations = 0;
    player.begin_game();
    while (s.seen.stage == Stage::running && activations < kLongestDuel) {
        const Move m = player.choose(game, s.seen, choices);
        if (m.verb == Verb::end && s.seen.turn == last_turn) break;
        activations += action_of(*game.program, m) != nullptr;
        s = game.after(s, m, chance);
    }
    return result_of(*game.program, s.seen, activations);
}

}  // namespace

Duellist::Duellist(const Exodia& game, Player<Exodia>& player) : game_(game), player_(&player) {
    if (auto* with_policy = dynamic_cast<PolicyPlayer*>(&player)) policy_ = &with_policy->policy(game);
    if (auto* learned = dynamic_cast<LearnedPlayer*>(&player)) formula_ = &learned->at(game);
    if (auto* with_text = dynamic_cast<GreedyPlayer<Exodia, written::Written<Facts>>*>(&player))
        text_ = WrittenPolicy::of(game, with_text->strategy().program());
}

DuelResult Duellist::play(State& s, Rng chance, Rng choices, int last_turn) {
    if (policy_) return play_on(*game_.program, *policy_, s, chance, last_turn);
    if (formula_) return play_learned(*formula_, s, chance, last_turn);
    if (!text_) return play_asking(game_, *player_, s, chance, choices, last_turn);
    return play_written(
        *game_.program, *text_, s, chance, [&](const View& v) { return player_->choose(game_, v, choices); },
        last_turn);
}

}  // namespace rakus::exodia
