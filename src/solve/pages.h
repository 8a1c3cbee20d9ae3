// Zeroed memory that costs nothing until it is used, in large pages where the system has them: tables of hundreds of
// megabytes are read at random, and a page that is looked up is most of the cost.
#pragma once
#include <sys/mman.h>

#include <cstddef>
#include <memory>
#include <new>

namespace rakus::solve {

struct Unmap {
    std::size_t bytes = 0;
    void operator()(void* p) const { munmap(p, bytes); }
};

template <class T>
using Pages = std::unique_ptr<T, Unmap>;

// Room for n > 0 objects whose zeroed bytes are a value.
template <class T>
Pages<T> zeroed_pages(std::size_t n) {
    constexpr std::size_t kLarge = std::size_t{1} << 21;  // only whole large pages are given as such
    const std::size_t bytes = (n * sizeof(T) + kLarge - 1) / kLarge * kLarge;
    void* p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) throw std::bad_alloc();
    madvise(p, bytes, MADV_HUGEPAGE);
    return Pages<T>(static_cast<T*>(p), Unmap{bytes});
}

}  // namespace rakus::solve
