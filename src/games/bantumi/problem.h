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
    std::uint64_t hash(const Node& n) const {
        std::uint64_t h = n.mover * 0x9e3779b97f4a7c15ull;
        h = ((h ^ (h >> 32)) + n.waiter) * 0xd6e8feb86659fd93ull;
        h = (h ^ (h >> 32)) * 0xd6e8feb86659fd93ull;
        return h >> 20;
    }
    // A seed banked now is worth this many later ones: it also makes the problem smaller.
    int promise(const Step& s) const {
        const int later = hunch_.guess(s.next.mover, s.next.waiter);
        return kBanked * s.gain + (s.again ? kAgain + later : -later);
    }
    // A guess at the value, in seeds and of the right parity.
    int guess(const Node&) const;
    const Table& table() const { return *table_; }

   private:
    static constexpr int kBanked = 11 * Hunch::kUnit / 2, kAgain = 20 * Hunch::kUnit;

    Step step(const Node&, int pit) const;
    solve::Range open_range(const Node&, int seeds) const;

    Rules rules_;
    std::shared_ptr<const Table> table_;
    Hunch hunch_;
    const mancala::Sowing<mancala::Row8>& sowing_;
    mancala::Row8 distance_ = 0;  // of each pit to the store; 127 where there is no pit
};
static_assert(solve::MarginGame<Problem>);

}  // namespace rakus::bantumi
