// What --jsonl of a match prints before its report: one object a line for every game, or for every duel of a game for
// one player.
#pragma once
#include "app/console.h"
#include "lab/crew.h"
#include "lab/tournament.h"

namespace rakus::app {

// Lines that stand on their own are played once more, one by one; more than these nobody waits for.
inline constexpr std::uint64_t kMostLines = 20000;

Status print_games(const AnyGame&, const lab::Tournament&, const std::vector<std::size_t>& blocks, Console&);
// Of the blocks that are finished: a line a run and player, the players of one shuffle one after the other.
Status print_duels(const AnyGame&, const RunsRequest&, const lab::Finished&, Console&);

}  // namespace rakus::app
