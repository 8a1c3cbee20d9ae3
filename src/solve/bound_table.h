// What a search has proved so far: for each position two bounds on its value and the move to try first.
//
// Three positions share a cache line. They are kept whole, so a hit is never a mistake. When a line is full, the
// position that cost least to search gives way.
#pragma once
#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>

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
    explicit BoundTable(int bits) : mask_((std::uint64_t{1} << bits) - 1), lines_(allocate(mask_ + 1)) {}

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
    struct Unmap {
        std::size_t bytes = 0;
        void operator()(Line* p) const { munmap(p, bytes); }
    };
    using Lines = std::unique_ptr<Line, Unmap>;

    // Zeroed pages that cost nothing until they are used; large ones where the system has them.
    static Lines allocate(std::uint64_t lines) {
        const std::size_t bytes = lines * sizeof(Line);
        void* p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (p == MAP_FAILED) throw std::bad_alloc();
        madvise(p, bytes, MADV_HUGEPAGE);
        return Lines(static_cast<Line*>(p), Unmap{bytes});
    }

    std::uint64_t mask_;
    Lines lines_;
};

}  // namespace rakus::solve
