// The complete solution: the score of every position, by retrograde waves over sets of positions.
//
// Wave n finds the positions decided in exactly n plies from those decided earlier:
//     won  in n:  some move leads to a position lost in exactly n - 1;
//     lost in n:  every move leads to a position won in at most n - 1 (and n - 1 occurs).
// Waves go on until one finds nothing; what is then undecided is a draw, because nobody can force an end.
//
// Both questions are asked for 1423 positions at a time (LargeBits), the large layers of one row of the atlas:
//     a large piece moves    the child has the same small and medium layer: a map of words (LargeMoves::before);
//     a medium piece moves   the child is another row of the same block, wherever no large piece is in the way;
//     a small piece moves    the child is in another block, and is turned as its small layer demands.
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "games/gobblet/atlas.h"
#include "games/gobblet/large_bits.h"
#include "games/gobblet/score.h"

namespace rakus::gobblet {

// One byte for each place of the atlas, and room for a vector read past the end.
class Scores {
   public:
    static constexpr std::size_t kSlack = 64;
    Scores() : bytes_(Atlas::get().bytes() + kSlack) {}
    Score at(std::uint64_t byte) const { return {bytes_[byte]}; }
    const std::int8_t* row(RowId r) const { return bytes_.data() + std::size_t{r} * kLayers; }
    std::int8_t* row(RowId r) { return bytes_.data() + std::size_t{r} * kLayers; }
    std::span<const std::int8_t> bytes() const { return {bytes_.data(), bytes_.size() - kSlack}; }

   private:
    std::vector<std::int8_t> bytes_;
};

// Called several times a second with the number of the wave and how many positions are still undecided; false stops the
// work.
using WaveDone = std::function<bool(int wave, std::uint64_t undecided)>;

// Solves the game for these rules, or its first waves. Uses about 430 MB. The result does not depend on the number of
// jobs. Empty if `done` stopped it.
std::optional<Scores> solve_all(const Rules&, int jobs, const WaveDone& done, int last_wave = Score::kFar);

}  // namespace rakus::gobblet
