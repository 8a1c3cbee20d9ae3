#include "core/position_text.h"

#include <algorithm>
#include <cctype>

namespace rakus {

// A game's name is lower-case letters; anything else before a colon belongs to the body (exodia moves have colons).
Result<FramedPosition> read_frame(std::string_view text) {
    std::string plain(text);
    std::ranges::replace(plain, '_', ' ');
    while (!plain.empty() && std::isspace(static_cast<unsigned char>(plain.back()))) plain.pop_back();
    const auto letters = static_cast<std::size_t>(
        std::ranges::find_if_not(plain, [](char c) { return c >= 'a' && c <= 'z'; }) - plain.begin());
    if (letters == 0 || letters == plain.size() || (plain[letters] != '(' && plain[letters] != ':'))
        return FramedPosition{"", "", plain};
    FramedPosition framed{plain.substr(0, letters), "", ""};
    std::size_t at = letters;
    if (plain[at] == '(') {
        const auto close = plain.find(')', at);
        if (close == plain.npos)
            return bad_input("position: '(' without ')' after the game's name", "posisi: '(' tanpa ')' setelah nama permainan");
        framed.rules = plain.substr(at + 1, close - at - 1);
        at = close + 1;
    }
    if (at >= plain.size() || plain[at] != ':')
        return bad_input("position: expected ':' after the game and its rules", "posisi: seharusnya ada ':' setelah permainan dan aturannya");
    framed.body = plain.substr(at + 1);
    return framed;
}

}  // namespace rakus
