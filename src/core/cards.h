// Games with cards as data: lists, checks, imports and opening hands.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/result.h"
#include "core/words.h"

namespace rakus {

struct CardRow {
    std::string code, name, type;
    std::uint64_t number = 0;  // as the publisher counts them; 0: none
    int copies = 0;            // in the deck in force
    Text effect;
};

// One figure of a report: "attacks executed", "114 of 114".
struct CardFact {
    Text what;
    std::string value;
};

struct CardsReport {
    Settings rules;
    std::string title, source;
    int cards = 0;
    std::vector<CardRow> rows;
    std::vector<CardFact> facts = {};
};

// A deck list or card data from elsewhere as a file of ours.
struct ImportReport {
    std::string format;  // as the game names it
    int cards = 0;
    std::vector<std::string> ignored;  // parts that this game has no use for, such as a side deck
    std::string deck;                  // the file
    std::vector<CardFact> facts = {};
    std::vector<CardRow> rows = {};  // what was not understood, with the reason
};

// Chances of an opening hand; exact.
struct HandRow {
    std::string id;
    Text what;
    double chance = 0;    // at least one, or the event itself
    double expected = 0;  // cards; 0 where it does not apply
};

struct HandsReport {
    Settings rules;
    int hand = 0, deck = 0;                                     // cards
    std::vector<std::pair<Text, std::vector<HandRow>>> tables;  // title, rows
};

class CardVerbs {
   public:
    virtual ~CardVerbs() = default;
    virtual Result<CardsReport> list(std::string_view rules) const = 0;
    // A deck or effects file of the user; the error names the line and the reason.
    virtual Result<CardsReport> check(std::string_view text, std::string_view rules) const = 0;
    // How much of the game's own cards is carried out, and what is not.
    virtual Result<CardsReport> coverage(std::string_view rules) const { return list(rules); }
    virtual Result<ImportReport> import(std::string_view text) const = 0;
    // `cards` in the opening hand; 0: as the rules say.
    virtual Result<HandsReport> hands(std::string_view rules, int cards) const = 0;
};

}  // namespace rakus
