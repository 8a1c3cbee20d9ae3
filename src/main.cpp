#include <fmt/format.h>

#include <exception>

#include "app/cli.h"

// The one catch of the program: whatever is thrown below is our own mistake or a lack of memory.
int main(int argc, char** argv) {
    try {
        return rakus::app::run_command_line(argc, argv);
    } catch (const std::exception& e) {
        fmt::print(stderr, "rakus: internal error: {}\n", e.what());
        return 1;
    }
}
