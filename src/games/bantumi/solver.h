// Exact margins of Bantumi positions: proof search over an endgame table. All values are final margins for the side to
// move, the stores included.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "games/bantumi/problem.h"

namespace rakus::bantumi {

// How many seeds an endgame table should cover for a position with `open` seeds in the pits, if it must be built first
// and the answer may take so long. It depends on the question alone, so that the answer does too.
int table_seeds_for(int pits, int open, double seconds = kForever);
// Many questions are as much work as one about a position with so many seeds more: add it to `open`.
inline constexpr int kForManyQuestions = 8;

// The table in memory, built once a process for each board and rule, and built anew only to grow (`exactly`: if it has
// another size). Null if the watch is out first.
std::shared_ptr<const Table> table_in_memory(const Rules&, int seeds, bool exactly, int jobs, const Watch*);
inline std::shared_ptr<const Table> table_in_memory(const Rules& rules, int seeds, int jobs) {
    return table_in_memory(rules, seeds, false, jobs, nullptr);
}

class Solver {
   public:
    // `open`: the seeds in the pits of the largest position that will be asked for; memory goes with it.
    Solver(const Rules&, std::shared_ptr<const Table>, int open);

    // So many nodes for the questions that follow, and no longer than the watch allows.
    void begin(std::uint64_t nodes, const Watch* watch) { proof_.begin(nodes, watch); }
    bool stopped() const { return proof_.stopped(); }
    std::uint64_t nodes() const { return proof_.nodes(); }
    const Table& table() const { return proof_.game().table(); }

    // What is proved until it is stopped; exact unless it was. The game is not over in s. A good guess helps.
    solve::Range value(const State& s, std::optional<int> guess = {});
    // The same for a move.
    solve::Range value(const State& s, Pit move);
    // Whether a move is proved to make at least so much.
    bool reaches(const State& s, Pit move, int value);
    // The rightmost move that keeps the whole value; empty if it is stopped first.
    std::optional<Pit> best_move(const State& s, int value);
    // Best play to the end, or until it is stopped.
    std::vector<Pit> line(State s, int value);

   private:
    Rules rules_;
    solve::MarginProof<Problem> proof_;
};

}  // namespace rakus::bantumi
