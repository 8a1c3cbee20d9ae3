// The four levels of players after Ostermiller, as the paper quotes them: novice, intermediate, experienced, expert.
#pragma once
#include "core/player.h"
#include "games/gobblet/game.h"

namespace rakus::gobblet {

PlayerKind<Gobblet> novice();
PlayerKind<Gobblet> intermediate();
PlayerKind<Gobblet> experienced();
PlayerKind<Gobblet> expert();

// Can this side win with its next move?
bool wins_at_once(const Rules&, const Board&, Side);
// Does this move lose at once: by itself, or to the opponent's next move?
bool loses_at_once(const Rules&, const State&, const Move&);

}  // namespace rakus::gobblet
