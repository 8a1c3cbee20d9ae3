// Text laid out for a width, counted in characters on the screen.
#pragma once
#include <string>
#include <string_view>

namespace rakus::app {

// Lines of at most `width` characters, each ended: the first after `indent` spaces, the others after `hang`. Parted at
// spaces; a word that is longer than a line is cut.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent, std::size_t hang);
inline std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    return wrapped(text, width, indent, indent);
}

// A text of several lines, those that are too long parted at spaces; what goes on stands two columns further in.
std::string with_no_line_longer(std::string_view text, std::size_t width);

// Lines of prose as Markdown keeps them: not indented, each ended by two spaces where another follows. Tables and what
// stands between ``` stay as they are.
std::string as_markdown(std::string_view text);

// A shell command over several lines, so that what is copied still runs: a line that goes on ends in a backslash. A
// quoted word that is longer than a line is parted into two quoted ones that touch.
std::string wrapped_command(std::string_view command, std::size_t width, std::size_t indent);

}  // namespace rakus::app
