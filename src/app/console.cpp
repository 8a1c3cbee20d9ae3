#include "app/console.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "app/pager.h"
#include "app/wrap.h"

namespace rakus::app {

void Console::lay_lines() {
    if (file_) return;
    if (format == Format::markdown) answer_ = as_markdown(answer_);
    if (narrow()) answer_ = with_no_line_longer(answer_, width);
}

void Console::flush() {
    if (!out_file.empty()) return;
    lay_lines();
    if (written_ && !answer_.empty()) written_ = store::write_all(STDOUT_FILENO, answer_, "stdout");
    begun_ = begun_ || !answer_.empty();
    answer_.clear();
}

Status Console::finish() {
    if (!out_file.empty()) {
        if (format == Format::markdown) lay_lines();
        return files_.write(out_file, answer_);
    }
    lay_lines();
    const auto lines = static_cast<std::size_t>(std::ranges::count(answer_, '\n'));
    const bool pages = out_is_terminal && format == Format::text && !begun_ && !pager.empty() && height > 0;
    if (pages && lines >= height && shown_by_pager(answer_, pager)) return Done{};
    flush();
    // Some disks say only at the end that they are full. A second handle is closed: others may still write here.
    if (written_) written_ = store::close_copy(STDOUT_FILENO, "stdout");
    return written_;
}

void Console::tell(std::string_view text) const {
    if (quiet) return;
    const std::string line = fmt::format("{}\n", text);
    const bool command = text.starts_with(say("to go on", "untuk melanjutkan"));  // to be copied: it stays whole
    const bool wraps = message_width > 0 && !wide && !command;
    fmt::print(stderr, "{}", wraps ? with_no_line_longer(line, message_width) : line);
}

std::string Console::with_note(const LaidOut& table) const {
    if (table.left_out.empty()) return table.text;
    const auto n = table.left_out.size();
    return table.text +
           dim(fmt::format("  {} {}: --wide ({})", n,
                           n == 1 ? say("more column", "kolom lagi") : say("more columns", "kolom lagi"),
                           fmt::join(table.left_out, ", "))) +
           "\n";
}

std::string Console::laid_out(const Table& table) const {
    if (format == Format::markdown) return "\n" + table.markdown() + "\n";
    return narrow() ? with_note(table.fitted(width)) : table.text();
}

std::string Console::laid_out_as_prose(const Table& table) const {
    if (format == Format::markdown || wide) return laid_out(table);
    return with_note(table.fitted(width));
}

std::string Console::bold(std::string_view text) const {
    if (format == Format::markdown) return fmt::format("**{}**", text);
    return color ? fmt::format("\x1b[1m{}\x1b[0m", text) : std::string(text);
}
std::string Console::dim(std::string_view text) const {
    return color ? fmt::format("\x1b[2m{}\x1b[0m", text) : std::string(text);
}

}  // namespace rakus::app
