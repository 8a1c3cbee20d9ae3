// A tournament as numbered blocks, and what its finished blocks add up to. The report depends on the specification
// alone, not on who played which block when.
#pragma once
#include <optional>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"
#include "lab/crew.h"
#include "lab/schedule.h"
#include "lab/sprt.h"

namespace rakus::lab {

// What the blocks so far say. With a test of two players, the blocks count in order up to the one that decided: what
// was played beyond it, because several threads were at work, is left out.
struct Standing {
    std::vector<Pairing> pairings;
    std::optional<SprtState> test;
    std::size_t counted = 0;             // blocks in the tallies
    std::optional<std::size_t> missing;  // the first block that is needed and not there
    std::uint64_t games() const;
};

class Tournament {
   public:
    Tournament(const AnyGame&, TournamentSpec);

    const TournamentSpec& spec() const { return spec_; }
    const std::vector<Block>& schedule() const { return blocks_; }
    std::size_t blocks() const { return blocks_.size(); }
    std::uint64_t pairs() const { return spec_.pairs * pairings_.size(); }
    // The bytes of a block: its tally as text. Cancelled, it is an error.
    Result<std::string> play(std::size_t block, const Cancelled& = nullptr) const;
    // Refuses bytes that are no tally of that block.
    Result<Standing> standing(const Finished&) const;
    // What any blocks say, in whatever order they were played: for who looks on. A test counts as in `standing`.
    Result<Standing> so_far(const Finished&) const;
    // All blocks in the order in which partial results can best be compared: all pairings advance together.
    std::vector<std::size_t> side_by_side() const;

   private:
    Result<PlayedPairs> pairs_of(std::size_t block, const std::string& bytes) const;
    bool keeps_each() const { return pairings_.size() > 1; }

    const AnyGame& game_;
    TournamentSpec spec_;
    std::vector<Pairing> pairings_;
    std::vector<Block> blocks_;
};

// Whether a test has decided, looking at the finished blocks in order. Cheap when asked after every block.
class Decision {
   public:
    explicit Decision(const SprtTest& test) : test_(test) {}
    bool made(const Finished&);

   private:
    SprtTest test_;
    Tally so_far_;  // of the blocks that were looked at
    std::size_t looked_at_ = 0;
    bool made_ = false;
};

// All games of one player, from that player's point of view.
Tally total_of(const std::vector<Pairing>&, std::size_t player);

}  // namespace rakus::lab
