// Numbers the rows of a sowing board, so that a table can be addressed by two small numbers.
//
// A row is a machine word with a byte for each pit; the pit farthest from the own store is the lowest byte. With
// S(j) the seeds in pits 0 .. j, the number of a row is
//
//     id = C(S(0), 1) + C(S(1) + 1, 2) + C(S(2) + 2, 3) + ...          one term for each pit
//
// which counts 0, 1, 2, ... without gaps. Two things follow, and the endgame table lives on both:
//     fewer seeds, smaller number: the rows with at most k seeds are a prefix;
//     moving seeds towards the store makes the number smaller: a sowing that stays in its row goes downwards.
#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rakus::mancala {

struct RowId {
    std::uint32_t n = 0;
    friend auto operator<=>(const RowId&, const RowId&) = default;
};

// How many ways there are to choose k of n; 0 when there are none.
constexpr std::uint64_t choose(int n, int k) {
    if (k > n) return 0;
    std::uint64_t ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return ways;
}

template <class Row>
class RowIndex {
   public:
    static constexpr int kMaxPits = static_cast<int>(sizeof(Row));

    RowIndex(int pits, int seeds) : pits_(pits), seeds_(seeds) {
        assert(pits >= 1 && pits <= kMaxPits && seeds >= 0 && seeds < kMaxSeeds);
        for (int pit = 0; pit < pits; ++pit)
            for (int sum = 0; sum <= seeds; ++sum)
                term_[pit][sum] = static_cast<std::uint32_t>(choose(sum + pit, pit + 1));
        rows_.reserve(first(seeds + 1).n);
        sums_.reserve(first(seeds + 1).n);
        for (int sum = 0; sum <= seeds; ++sum) list(pits - 1, sum, 0, sum);
    }

    int pits() const { return pits_; }
    int seeds() const { return seeds_; }
    std::size_t size() const { return rows_.size(); }

    // The row holds at most seeds() seeds.
    RowId id(Row row) const {
        Row sums = row;  // byte j: the seeds in pits 0 .. j
        for (int shift = 8; shift < 8 * kMaxPits; shift *= 2) sums += sums << shift;
        std::uint32_t n = 0;
        for (int pit = 0; pit < kMaxPits; ++pit) n += term_[pit][static_cast<std::uint8_t>(sums >> (8 * pit))];
        return {n};
    }
    Row row(RowId id) const { return rows_[id.n]; }
    int sum(RowId id) const { return sums_[id.n]; }
    // The first row with so many seeds; that of seeds() + 1 is the number of rows.
    RowId first(int sum) const { return {static_cast<std::uint32_t>(choose(sum + pits_ - 1, pits_))}; }

   private:
    static constexpr int kMaxSeeds = 64;

    // Lists, in the order of their numbers, the rows whose pits above `pit` are already filled.
    void list(int pit, int left, Row above, int sum) {
        if (pit == 0) {
            rows_.push_back(above + static_cast<Row>(left));
            sums_.push_back(static_cast<std::uint8_t>(sum));
            return;
        }
        for (int below = 0; below <= left; ++below)
            list(pit - 1, below, above + (static_cast<Row>(left - below) << (8 * pit)), sum);
    }

    int pits_, seeds_;
    std::array<std::array<std::uint32_t, kMaxSeeds>, kMaxPits> term_{};
    std::vector<Row> rows_;
    std::vector<std::uint8_t> sums_;
};

}  // namespace rakus::mancala
