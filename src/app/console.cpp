#include "app/console.h"

#include <fmt/format.h>

#include <cstdio>

namespace rakus::app {

void Console::flush() {
    if (!out_file.empty()) return;
    std::fwrite(answer_.data(), 1, answer_.size(), stdout);
    std::fflush(stdout);
    answer_.clear();
}

bool Console::finish() {
    if (out_file.empty()) {
        const bool written = std::fwrite(answer_.data(), 1, answer_.size(), stdout) == answer_.size();
        answer_.clear();
        return std::fflush(stdout) == 0 && written;
    }
    const std::string part = out_file + ".part";
    std::FILE* file = std::fopen(part.c_str(), "wb");
    if (!file) return false;
    const bool written = std::fwrite(answer_.data(), 1, answer_.size(), file) == answer_.size();
    return (std::fclose(file) == 0) && written && std::rename(part.c_str(), out_file.c_str()) == 0;
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
