// The readers of outside bytes, each as a function that takes any bytes: it answers or refuses, never crashes, and what
// it accepts is written back to what it was.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"

namespace rakus::fuzz {

struct Target {
    std::string_view name;
    void (*run)(std::string_view bytes);
};

// By the first byte of the input, the initial of a game's name or any other; the rest is what is read.
const AnyGame& game_of(std::string_view& bytes);
// Ends the process: the fuzzer keeps the input.
void expect(bool true_thing);

// One list a file.
std::vector<Target> edge_targets();     // rules, position, moves, player
std::vector<Target> file_targets();     // record, deck, ydk, cards, policy, attached, greedy
std::vector<Target> stored_targets();   // shard, journal, table, book
std::vector<Target> request_targets();  // http, body
std::vector<Target> typed_targets();    // words, settings

}  // namespace rakus::fuzz
