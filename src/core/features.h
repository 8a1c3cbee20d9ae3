// The facts of a game with their values in a position, and the players that are texts: what the edge tells about
// written players.
#pragma once
#include <string>
#include <vector>

#include "core/game.h"
#include "core/words.h"

namespace rakus {

struct FeatureInfo {
    std::string id;
    Text words, unit;
    std::string type;  // "number", "flag", "word"
    double low = 0, high = 1;
    std::string source;               // its place in the paper; empty: ours
    bool of_move = false;             // else the same for all candidates
    std::vector<std::string> values;  // of a word
    std::vector<std::string> about;   // what may stand between its brackets
};

// A fact in a position; one about something has a row for each thing.
struct FeatureRow {
    std::size_t feature = 0;
    std::string about;
    std::vector<double> values;  // by candidate; of a fact of the position, one
};

struct FeatureReport {
    Settings rules;
    std::string position;
    int side = 1;
    std::vector<FeatureInfo> features;
    std::vector<std::string> candidates;  // in the game's own order
    std::vector<FeatureRow> rows;
    bool replies = false;  // texts may ask reply(..)
};

// A line of a text that its player can do without: one with a priority, which also has a place among its like, or a
// condition or tie-break, which is there or not.
struct TextLine {
    int number = 0;  // in the text, from 1
    std::string text;
    bool moves = false;
};

// A player that comes with the program as a text.
struct ShippedText {
    std::string name, text;
};

}  // namespace rakus
