#include "app/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace rakus::app {

void Console::flush() {
    if (!out_file.empty()) return;
    if (written_) written_ = store::write_all(STDOUT_FILENO, answer_, "stdout");
    answer_.clear();
}

Status Console::finish() {
    if (!out_file.empty()) return files_.write(out_file, answer_);
    flush();
    // Some disks say only at the end that they are full. A second handle is closed: others may still write here.
    if (written_) written_ = store::close_copy(STDOUT_FILENO, "stdout");
    return written_;
}

void Console::tell(std::string_view text) const {
    if (!quiet) fmt::print(stderr, "{}\n", text);
}

std::string Console::bold(std::string_view text) const {
    return color ? fmt::format("\x1b[1m{}\x1b[0m", text) : std::string(text);
}
std::string Console::dim(std::string_view text) const {
    return color ? fmt::format("\x1b[2m{}\x1b[0m", text) : std::string(text);
}

}  // namespace rakus::app
