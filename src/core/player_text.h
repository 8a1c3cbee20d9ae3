// A player as a user names it: "paper", "paper:steal=2,save=0.5", "paper:ember" with what it brings to the game.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/player.h"
#include "core/result.h"

namespace rakus {

struct PlayerText {
    std::string name;
    std::vector<std::pair<std::string, double>> numbers;
    std::vector<std::pair<std::string, std::string>> words = {};  // values that are no numbers
    std::string brings = {};                                      // a word without a number: a deck
};

Result<PlayerText> read_player(std::string_view text);

// The values of all knobs: the defaults, with those of the text in place.
Result<std::vector<double>> knob_values(const PlayerText&, std::span<const Knob>);

// The same player with something to bring: "paper:steal=2" and "ember" make "paper:ember,steal=2".
std::string with_brought(std::string_view player, std::string_view brings);

// The value as a user writes it: the number, or the word of a choice.
std::string knob_text(const Knob&, double value);
// The name with the numbers that differ from the defaults.
std::string write_player(std::string_view name, std::span<const Knob>, std::span<const double> values);

// A player that stands on another one, in its two parts: "rollout:base=best,guard=2,rows=1" is "rollout:guard=2" over
// "best:rows=1". What is none of its own knobs is the base's. Fails where the base is none that its knob knows.
struct PlayerOver {
    PlayerText own;
    std::string base;
};
Result<PlayerOver> parted(const PlayerText&, std::span<const Knob>);
// And back.
std::string name_over(std::string_view own, std::string_view base);

Error unknown_player(std::string_view game, std::string_view name, std::span<const std::string_view> names);

}  // namespace rakus
