// Random numbers that are the same on every machine: the standard distributions are not.
#pragma once
#include <cassert>
#include <cstdint>
#include <utility>

namespace rakus {

// SplitMix64 (public domain algorithm): one word of state, so a game is replayed from its seed.
class Rng {
   public:
    explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

    // The stream of game number `i` in a run with this seed. It depends on nothing else, so a run gives the
    // same games on any number of threads, processes or machines.
    static constexpr Rng stream(std::uint64_t seed, std::uint64_t i) {
        Rng mix(seed ^ (0xd1b54a32d192ed03ull * (i + 1)));
        return Rng(mix.next() ^ i);
    }

    constexpr std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ull);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        return z ^ (z >> 31);
    }

    // A number in [0, n). n > 0. The bias of n / 2^32 is below anything we could measure for the n of a game.
    constexpr std::uint32_t below(std::uint32_t n) {
        assert(n > 0);
        return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
    }
    // A number in [0, 1).
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    constexpr bool coin() { return (next() >> 63) != 0; }

    template <class Range>
    constexpr void shuffle(Range& items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            using std::swap;
            swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

   private:
    std::uint64_t state_;
};

}  // namespace rakus
