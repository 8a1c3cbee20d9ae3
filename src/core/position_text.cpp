#include "core/position_text.h"

#include <algorithm>
#include <cctype>

namespace rakus {

namespace {

bool is_name_letter(char c) {
    return c >= 'a' && c <= 'z';
}

}  // namespace

// A frame is a game's name in lower-case letters, perhaps rules in parentheses, and a colon. Whatever does not begin so
// is a body: gobblet writes stacks in parentheses.
FramedPosition read_frame(std::string_view text) {
    std::string plain(text);
    std::ranges::replace(plain, '_', ' ');
    while (!plain.empty() && std::isspace(static_cast<unsigned char>(plain.back()))) plain.pop_back();
    const auto name = static_cast<std::size_t>(std::ranges::find_if_not(plain, is_name_letter) - plain.begin());
    std::size_t colon = name;
    if (name < plain.size() && plain[name] == '(') colon = std::min(plain.find(')', name), plain.size() - 1) + 1;
    if (name == 0 || colon >= plain.size() || plain[colon] != ':') return {"", "", plain};
    const auto rules = colon == name ? "" : plain.substr(name + 1, colon - name - 2);
    return {plain.substr(0, name), rules, plain.substr(colon + 1)};
}

}  // namespace rakus
