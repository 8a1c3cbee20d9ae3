// What a job is asked for, whether by the flags of a command or by the fields of a request. Files that were named have
// been read: their contents stand in the place of their names, so a wish opens nothing.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace rakus::app {

struct Wish {
    const AnyGame* game = nullptr;
    std::string rules, position;  // an empty position: the start
    std::uint64_t seed = 1;
    std::vector<std::string> players;                      // of other jobs than matches: one, or none for the usual one
    std::string tables;                                    // the folder of tables and results
    std::map<std::string, std::string, std::less<>> more;  // the rest, by the names of the flags

    bool has(std::string_view flag) const { return more.contains(flag); }
    std::string text(std::string_view flag, std::string_view otherwise = "") const;
    std::uint64_t whole(std::string_view flag, std::uint64_t otherwise) const;
    const std::string& player() const { return players.empty() ? game->describe().default_player : players[0]; }
    // Every rule spelled out, as far as they do not follow from a position: what a run is known by.
    std::string canonical_rules() const;
    // Random plies before the players take over: `openings`, or the game's own number.
    Result<int> plies(std::uint64_t most) const;
};

// The wish as one would type it: "rakus match bantumi --games 20 ..".
std::string typed(std::string_view command, const Wish&);
// A word as a shell reads it.
std::string shell_word(const std::string& word);

}  // namespace rakus::app
