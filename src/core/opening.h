// What one turn can do by itself, for games in which a turn is a chain of moves and the first one may already win.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/judge.h"

namespace rakus {

// A turn with what it scores. Proved: no turn is shorter, or none scores more.
template <Game G>
struct Feat {
    std::vector<typename G::Move> line;
    int score = 0;
    bool proved = false;
};

template <Game G>
struct TurnFeats {
    std::optional<Feat<G>> shortest;  // the shortest turn that decides the game
    bool none_wins = false;           // proved: no turn decides the game
    Feat<G> largest;                  // the turn that scores most
    int needed = 0, most = 0;         // the score that decides the game, and the most there could be
    Truth truth;                      // what the largest turn alone proves about the position
    std::uint64_t nodes = 0;
    Cut cut = Cut::none;
};

template <Game G>
class TurnSearch {
   public:
    virtual ~TurnSearch() = default;
    virtual TurnFeats<G> search(const G& game, const typename G::State& state, const TruthLimits& limits) const = 0;
};

}  // namespace rakus
