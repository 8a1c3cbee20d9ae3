// Bantumi as a problem of margins: what is still to be won from the seeds in the pits. The stores are left out, so
// positions that differ only in them are one.
#pragma once
#include <bit>
#include <cstdint>
#include <memory>

#include "games/bantumi/hunch.h"
#include "solve/margin_proof.h"

namespace rakus::bantumi {

class Problem {
   public:
    struct Node {
        mancala::Row8 mover, waiter;
        friend bool operator==(const Node&, const Node&) = default;
    };
    using Step = solve::Step<Node>;
    using Steps = List<Step, mancala::max_pits<mancala::Row8>>;

    Problem(const Rules&, std::shared_ptr<const Table>);

    static Node node(const State& s) {
        const int me = index_of(s.to_move);
        return {s.board.row[me], s.board.row[1 - me]};
    }
    // What the stores add to the value of a node, for the side to move.
    static int lead_in_stores(const State& s) {
        const int me = index_of(s.to_move);
        return s.board.store[me] - s.board.store[1 - me];
    }

    solve::Range range(const Node&) const;
    void expand(const Node&, Steps&) const;
    static std::uint64_t hash(const Node& n) {
        std::uint64_t h = n.mover * 0x9e3779b97f4a7c15ull;
        h = ((h ^ (h >> 32)) + n.waiter) * 0xd6e8feb86659fd93ull;
        h = (h ^ (h >> 32)) * 0xd6e8feb86659fd93ull;
        return h >> 20;
    }
    // For the mover, at a glance, in units of 1 / kUnit of a seed.
    static constexpr int kUnit = Hunch::kUnit;
    int guess(const Node& n) const { return hunch_.guess(n.mover, n.waiter); }
    // A seed banked now is worth several later ones: it also makes the problem smaller.
    int promise(const Step& s, int turns = 0) const {
        const int later = turns > 0 && !settled(s.next) ? look_ahead(s.next, turns) : guess(s.next);
        return kBanked * s.gain + (s.again ? kAgain + later : -later);
    }
    int turns_to_look(const Node&) const;
    // The value that play of some turns suggests, in seeds and of the right parity.
    int expected(const Node&) const;
    const Table& table() const { return *table_; }

   private:
    static constexpr int kBanked = 11 * Hunch::kUnit / 2, kAgain = 20 * Hunch::kUnit;

    Step step(const Node&, int pit) const;
    solve::Range open_range(const Node&, int seeds) const;
    int above_table(const Node& n) const { return mancala::sum(n.mover) + mancala::sum(n.waiter) - table_->seeds(); }
    bool settled(const Node& n) const { return n.mover == 0 || n.waiter == 0 || above_table(n) <= 0; }
    int look_ahead(const Node&, int turns) const;

    Rules rules_;
    std::shared_ptr<const Table> table_;
    Hunch hunch_;
    const mancala::Sowing<mancala::Row8>& sowing_;
    mancala::Row8 distance_ = 0;  // of each pit to the store; 127 where there is no pit
};
static_assert(solve::MarginGame<Problem>);

}  // namespace rakus::bantumi
