// Preloaded into the program: the n-th call of one system function fails. RAKUS_FAULT="write:3:28" lets the third write
// fail with error 28; RAKUS_FAULT_MARK names a file that is made when it happened; it says which file was
// written, synced or closed.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static char what[32];
static long nth = 0;
static int error = 0;
static atomic_long calls = 0;

__attribute__((constructor)) static void read_wish(void) {
    const char* wish = getenv("RAKUS_FAULT");
    if (wish && sscanf(wish, "%31[a-z]:%ld:%d", what, &nth, &error) != 3) nth = 0;
}

static int fails(const char* name) {
    if (nth == 0 || strcmp(name, what) != 0 || atomic_fetch_add(&calls, 1) + 1 != nth) return 0;
    const char* mark = getenv("RAKUS_FAULT_MARK");
    if (mark) syscall(SYS_close, (int)syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY, 0600));
    errno = error;
    return 1;
}

static int fails_on(const char* name, int file) {
    if (!fails(name)) return 0;
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const long n = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path);
    const char* mark = getenv("RAKUS_FAULT_MARK");
    const int to = mark && n > 0 ? (int)syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY, 0) : -1;
    if (to >= 0 && syscall(SYS_write, to, path, n) == n) syscall(SYS_close, to);
    errno = error;
    return 1;
}

// ---- memory: glibc's own names stay as they are -----------------------------------------------------------------------

extern void* __libc_malloc(size_t);
extern void* __libc_calloc(size_t, size_t);
extern void* __libc_realloc(void*, size_t);
extern void* __libc_memalign(size_t, size_t);

void* malloc(size_t n) {
    return fails("memory") ? NULL : __libc_malloc(n);
}
void* calloc(size_t n, size_t each) {
    return fails("memory") ? NULL : __libc_calloc(n, each);
}
void* realloc(void* old, size_t n) {
    return fails("memory") ? NULL : __libc_realloc(old, n);
}
void* aligned_alloc(size_t to, size_t n) {
    return fails("memory") ? NULL : __libc_memalign(to, n);
}
int posix_memalign(void** at, size_t to, size_t n) {
    if (fails("memory")) return ENOMEM;
    *at = __libc_memalign(to, n);
    return *at ? 0 : ENOMEM;
}

// How many calls there were, for who wants to choose among them.
__attribute__((destructor)) static void tell_count(void) {
    const char* path = getenv("RAKUS_FAULT_COUNT");
    if (!path) return;
    char text[32];
    const int n = snprintf(text, sizeof text, "%ld", atomic_load(&calls));
    const int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, 0600);
    if (syscall(SYS_write, file, text, n) == n) syscall(SYS_close, file);
}

#define NEXT(type, name) static type (*next)() = NULL; if (!next) *(void**)&next = dlsym(RTLD_NEXT, name)

ssize_t write(int file, const void* bytes, size_t n) {
    NEXT(ssize_t, "write");
    return fails_on("write", file) ? -1 : next(file, bytes, n);
}
ssize_t pwrite64(int file, const void* bytes, size_t n, off64_t at) {
    NEXT(ssize_t, "pwrite64");
    return fails_on("write", file) ? -1 : next(file, bytes, n, at);
}
int fsync(int file) {
    NEXT(int, "fsync");
    return fails_on("sync", file) ? -1 : next(file);
}
int fdatasync(int file) {
    NEXT(int, "fdatasync");
    return fails_on("sync", file) ? -1 : next(file);
}
int rename(const char* from, const char* to) {
    NEXT(int, "rename");
    return fails("rename") ? -1 : next(from, to);
}
int renameat(int at, const char* from, int there, const char* to) {
    NEXT(int, "renameat");
    return fails("rename") ? -1 : next(at, from, there, to);
}
int close(int file) {
    NEXT(int, "close");
    const int fault = fails_on("close", file);
    const int done = next(file);
    if (!fault) return done;
    errno = error;
    return -1;
}
static int open_next(const char* name, const char* path, int flags, int mode) {
    int (*next)(const char*, int, ...) = NULL;
    *(void**)&next = dlsym(RTLD_NEXT, name);
    return fails("open") ? -1 : next(path, flags, mode);
}
static int mode_of(int flags, va_list rest) {
    return flags & O_CREAT ? va_arg(rest, int) : 0;
}
int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const int mode = mode_of(flags, rest);
    va_end(rest);
    return open_next("open", path, flags, mode);
}
int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const int mode = mode_of(flags, rest);
    va_end(rest);
    return open_next("open64", path, flags, mode);
}
int openat(int at, const char* path, int flags, ...) {
    NEXT(int, "openat");
    va_list rest;
    va_start(rest, flags);
    const int mode = mode_of(flags, rest);
    va_end(rest);
    return fails("open") ? -1 : next(at, path, flags, mode);
}
int ftruncate(int file, off_t size) {
    NEXT(int, "ftruncate");
    return fails_on("write", file) ? -1 : next(file, size);
}
ssize_t pwrite(int file, const void* bytes, size_t n, off_t at) {
    NEXT(ssize_t, "pwrite");
    return fails_on("write", file) ? -1 : next(file, bytes, n, at);
}
int ftruncate64(int file, off64_t size) {
    NEXT(int, "ftruncate64");
    return fails_on("write", file) ? -1 : next(file, size);
}
