// Compares up to 48 bytes with a number at once and packs the answers into the bits of a word.
#pragma once
#include <cstdint>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace rakus::gobblet {

#if defined(__SSE2__)

namespace detail {
template <class Test>
std::uint64_t mask_of(const std::int8_t* bytes, int blocks, Test test) {
    std::uint64_t out = 0;
    for (int i = 0; i < blocks; ++i) {
        const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + 16 * i));
        out |= static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(test(v)))) << (16 * i);
    }
    return out;
}
}  // namespace detail

// Bit i: bytes[i] == value. Reads 16 * blocks bytes.
inline std::uint64_t equal_mask(const std::int8_t* bytes, int blocks, std::int8_t value) {
    return detail::mask_of(bytes, blocks, [w = _mm_set1_epi8(value)](__m128i v) { return _mm_cmpeq_epi8(v, w); });
}
// Bit i: bytes[i] > value.
inline std::uint64_t greater_mask(const std::int8_t* bytes, int blocks, std::int8_t value) {
    return detail::mask_of(bytes, blocks, [w = _mm_set1_epi8(value)](__m128i v) { return _mm_cmpgt_epi8(v, w); });
}

#else

inline std::uint64_t equal_mask(const std::int8_t* bytes, int blocks, std::int8_t value) {
    std::uint64_t out = 0;
    for (int i = 0; i < 16 * blocks; ++i) out |= std::uint64_t{bytes[i] == value} << i;
    return out;
}
inline std::uint64_t greater_mask(const std::int8_t* bytes, int blocks, std::int8_t value) {
    std::uint64_t out = 0;
    for (int i = 0; i < 16 * blocks; ++i) out |= std::uint64_t{bytes[i] > value} << i;
    return out;
}

#endif

}  // namespace rakus::gobblet
