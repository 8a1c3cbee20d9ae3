// How long a player thinks, measured on this machine: no two runs say quite alike.
#pragma once
#include <string>

#include "core/any_game.h"

namespace rakus::app {

struct Thinking {
    double seconds = 0;  // of processor time, for one choice
    std::uint64_t choices = 0;
};

// Over positions of random games, as many as a second or two allow.
Result<Thinking> thinking_of(const AnyGame&, const std::string& rules, const std::string& player, std::uint64_t seed);

}  // namespace rakus::app
