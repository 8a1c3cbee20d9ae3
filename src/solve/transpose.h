// Turns a block of bytes over: rows become columns.
#pragma once
#include <cstdint>
#include <cstring>
#include <initializer_list>

namespace rakus::solve {

namespace detail {

inline constexpr std::uint32_t kTile = 8;

// Exchanges the upper part of each group of a with the lower part of that of b.
inline void exchange(std::uint64_t& a, std::uint64_t& b, int shift, std::uint64_t lower) {
    const std::uint64_t t = ((a >> shift) ^ b) & lower;
    b ^= t;
    a ^= t << shift;
}

// Eight words of eight bytes: quarters first, then pairs, then single bytes.
inline void turn_tile(std::uint64_t (&w)[kTile]) {
    for (int i = 0; i < 4; ++i) exchange(w[i], w[i + 4], 32, 0x00000000ffffffffull);
    for (const int i : {0, 1, 4, 5}) exchange(w[i], w[i + 2], 16, 0x0000ffff0000ffffull);
    for (const int i : {0, 2, 4, 6}) exchange(w[i], w[i + 1], 8, 0x00ff00ff00ff00ffull);
}

}  // namespace detail

// to(c)[r] = from(r)[c] for all r in [r0, r1) and c in [c0, c1). `from` and `to` give the start of a row.
template <class From, class To>
void transpose(std::uint32_t r0, std::uint32_t r1, std::uint32_t c0, std::uint32_t c1, const From& from, const To& to) {
    using detail::kTile;
    const auto singly = [&](std::uint32_t ra, std::uint32_t rb, std::uint32_t ca, std::uint32_t cb) {
        for (std::uint32_t r = ra; r < rb; ++r)
            for (std::uint32_t c = ca; c < cb; ++c) to(c)[r] = from(r)[c];
    };
    const std::uint32_t r_tiled = r0 + (r1 - r0) / kTile * kTile, c_tiled = c0 + (c1 - c0) / kTile * kTile;
    for (std::uint32_t r = r0; r < r_tiled; r += kTile)
        for (std::uint32_t c = c0; c < c_tiled; c += kTile) {
            std::uint64_t w[kTile];
            for (std::uint32_t i = 0; i < kTile; ++i) std::memcpy(&w[i], from(r + i) + c, kTile);
            detail::turn_tile(w);
            for (std::uint32_t i = 0; i < kTile; ++i) std::memcpy(to(c + i) + r, &w[i], kTile);
        }
    singly(r0, r_tiled, c_tiled, c1);
    singly(r_tiled, r1, c0, c1);
}

}  // namespace rakus::solve
