#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#include "app/cli.h"

namespace {

constexpr const char* kOutOfMemory = "rakus: out of memory (memori habis)\n";

// Memory may also run out where nothing can be caught: JSON values ask for some while they are taken down.
[[noreturn]] void give_up() {
    try {
        if (const auto thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        std::fputs(kOutOfMemory, stderr);
        ::_exit(1);
    } catch (...) {
    }
    std::abort();
}

}  // namespace

// The one catch of the program: whatever is thrown below is our own mistake or a lack of memory.
int main(int argc, char** argv) {
    std::set_terminate(give_up);
    try {
        return rakus::app::run_command_line(argc, argv);
    } catch (const std::bad_alloc&) {
        std::fputs(kOutOfMemory, stderr);
        return 1;
    } catch (const std::exception& e) {
        fmt::print(stderr, "rakus: internal error: {}\n", e.what());
        return 1;
    }
}
