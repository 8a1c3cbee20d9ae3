#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <new>

#include "app/cli.h"

// The one catch of the program: whatever is thrown below is our own mistake or a lack of memory.
int main(int argc, char** argv) {
    try {
        return rakus::app::run_command_line(argc, argv);
    } catch (const std::bad_alloc&) {
        std::fputs("rakus: out of memory (memori habis)\n", stderr);
        return 1;
    } catch (const std::exception& e) {
        fmt::print(stderr, "rakus: internal error: {}\n", e.what());
        return 1;
    }
}
