// A game as a record (.rkr): tags, then the moves numbered by turn, with glyphs, comments, machine comments and
// variations. Reading checks the form alone; whether the moves are legal is asked of the game.
//
//     [Game "bantumi"]
//     ..
//     1. 3+ {good start [%t +4]} 4?? {[%s 2] [%t -4]} ( 5 2 )
//     2. 1 1-0
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace rakus::app {

struct RecordedPly {
    int side = 0;                                           // 1 or 2; 0: not known yet
    std::string move;                                       // decorated; reads back as the move
    std::string glyph;                                      // "", "?!", "?", "??"
    std::string comment;                                    // by people, without the machine's marks
    std::string score;                                      // [%s ..]: the greedy score; empty: none
    std::string truth;                                      // [%t ..]: W3, L2, D, +4, 0.62~0.03, ?; empty: none
    std::vector<std::vector<RecordedPly>> variations = {};  // other ways to go on from before this move

    friend bool operator==(const RecordedPly&, const RecordedPly&) = default;
};

struct Record {
    std::string game, rules, player1, player2, position;
    std::uint64_t seed = 1;
    std::string result = "*";  // 1-0, 0-1, 1/2-1/2, *
    std::vector<RecordedPly> plies;
    std::string comment = {};  // before the first move
    std::vector<std::pair<std::string, std::string>> other_tags = {};

    friend bool operator==(const Record&, const Record&) = default;
};

std::string_view result_tag(const std::optional<Outcome>&);
std::string write_record(const Record&);

// Errors name the line. What is written reads back to the same record, and is then written the same.
Result<Record> read_record(std::string_view text);
// A file may hold many records, one after the other; each begins with the tag Game.
std::vector<std::string_view> split_records(std::string_view text);

}  // namespace rakus::app
