// The frame of every position: [game[(rules)]:]body, with '_' for a space.
#pragma once
#include <string>
#include <string_view>

namespace rakus {

struct FramedPosition {
    std::string game;   // empty when the text names none
    std::string rules;  // "ec=0"
    std::string body;
};

FramedPosition read_frame(std::string_view text);

}  // namespace rakus
