// Exact scores by search alone, for when there is no table. A position is searched one ply deeper after the other, so
// the first answer is the exact distance:
//
//     within(b, n) = the score of b if the game is decided in at most n plies, else nothing.
//
// Positions that are turned into each other share what is found. A draw cannot be found this way.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.h"
#include "games/gobblet/atlas.h"
#include "games/gobblet/rules.h"
#include "games/gobblet/score.h"

namespace rakus::gobblet {

class Search {
   public:
    // The watch outlives the search.
    Search(const Rules&, std::uint64_t most_nodes, const Watch&);

    // Of a board seen by the side to move; empty if the plies, the nodes or the time run out.
    std::optional<Score> within(Board, int plies);
    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }

   private:
    // What is known of a position: its score, or that it is open for so many plies.
    struct Entry {
        std::uint32_t key = 0;
        Score score{};
        std::uint8_t open = 0;
        bool known = false;
    };
    static constexpr int kTableBits = 22;

    std::optional<Score> deepen(Board, int plies);
    std::optional<Score> exactly(Board, int plies);
    bool tick();

    const Rules rules_;
    const Atlas& atlas_ = Atlas::get();
    std::vector<Entry> table_;
    const Watch& watch_;
    const std::uint64_t most_nodes_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace rakus::gobblet
