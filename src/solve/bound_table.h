// What a search has proved so far: for each position two bounds on its value and the move to try first.
//
// Three positions share a cache line. They are kept whole, so a hit is never a mistake. When a line is full, the
// position that cost least to search gives way.
#pragma once
#include <cstdint>
#include <limits>

#include "solve/pages.h"

namespace rakus::solve {

inline constexpr std::uint8_t kNoStep = 0xff;

// Bounds of a value, both included; as wide as a byte when nothing is known.
struct Proved {
    std::int8_t low = std::numeric_limits<std::int8_t>::min();
    std::int8_t high = std::numeric_limits<std::int8_t>::max();
    std::uint8_t best = kNoStep;  // the name of the step that reached `low`
    std::uint8_t effort = 0;      // the binary logarithm of the nodes it cost
};

// The empty Node{} is never stored.
template <class Node>
class BoundTable {
    struct Line;

   public:
    explicit BoundTable(int bits) : mask_((std::uint64_t{1} << bits) - 1), lines_(zeroed_pages<Line>(mask_ + 1)) {}

    class Place {
       public:
        Place() = default;
        const Proved* find(const Node& n) const {
            for (int i = 0; i < kWays; ++i)
                if (line_->node[i] == n) return &line_->proved[i];
            return nullptr;
        }

       private:
        friend class BoundTable;
        explicit Place(Line* line) : line_(line) {}
        Line* line_;
    };

    // Where the position would be; the line is on its way from memory when this returns.
    Place place(std::uint64_t hash) const {
        Line* line = &lines_.get()[hash & mask_];
        __builtin_prefetch(line);
        return Place(line);
    }
    // The entry of a position, made if need be.
    Proved& entry(std::uint64_t hash, const Node& n) {
        Line& line = lines_.get()[hash & mask_];
        int weakest = 0;
        for (int i = 0; i < kWays; ++i) {
            if (line.node[i] == n) return line.proved[i];
            if (line.proved[i].effort < line.proved[weakest].effort) weakest = i;
        }
        line.node[weakest] = n;
        return line.proved[weakest] = Proved{};
    }

   private:
    static constexpr int kWays = 3;
    struct alignas(64) Line {
        Node node[kWays];
        Proved proved[kWays];
    };
    std::uint64_t mask_;
    Pages<Line> lines_;
};

}  // namespace rakus::solve
