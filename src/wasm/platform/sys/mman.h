// <sys/mman.h> where memory is one array that grows: a mapping without a file is zeroed memory.
#pragma once
#include <cstddef>
#include <cstdlib>

#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 2
#define MAP_ANONYMOUS 32
#define MADV_HUGEPAGE 14
#define MAP_FAILED (reinterpret_cast<void*>(-1))

inline void* mmap(void*, std::size_t bytes, int, int, int, long) {
    void* p = std::calloc(bytes, 1);
    return p ? p : MAP_FAILED;
}
inline int munmap(void* p, std::size_t) {
    std::free(p);
    return 0;
}
inline int madvise(void*, std::size_t, int) {
    return 0;
}
