// A game's paper as we have read it: the elements of its greedy algorithm, its examples as positions, and every
// statement with what this program does about it. Each game has one file of this in data/papers, inside the program.
//
//     paper A. Author, "Title", place and year
//       remark.en: ..   remark.id: ..    what is special about its algorithm
//
//     element candidates                 one of kElements
//       paper.en: ..                     what the paper says, in our words; the same in id
//       here.en: ..                      what is played here, where it differs
//
//     example fig3                       a name for --example
//       title.en: ..   note.en: ..       note may be missing
//       position: ..   rules: ..   moves: ..   player: ..
//
//     say 2.3, described                 the section, and one of kTreatments
//       en: ..   id: ..                  what the paper says, in our words
//       does.en: ..   does.id: ..        what is done here; must be there unless it is as described
//       try: advise bantumi ..           a command that shows it
//
// A line that is not indented begins a block; `#` in the first column begins a remark.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/words.h"

namespace rakus {

// What became of a statement: done as it stands; one of several readings, each to be had by an option; a claim that is
// measured; not done, with the reason.
enum class Treatment { described, option, measured, left_out };
inline constexpr std::array<std::string_view, 4> kTreatments{"described", "option", "measured", "left-out"};
Words words_for(Treatment);

struct Statement {
    std::string section;
    Treatment treatment = Treatment::described;
    Text says, does;      // `does` may be empty where the statement is done as it stands
    std::string command;  // without "rakus"; empty: none shows it
};

inline constexpr std::array<std::string_view, 6> kElements{"candidates", "solution_set", "selection",
                                                           "feasible",   "solution",     "objective"};
struct PaperElement {
    std::string id;
    Text paper, here;  // `here` is empty where it is the paper's
};

struct PaperExample {
    std::string id;
    Text title, note;
    std::string rules, position, player;  // an empty player: the game's usual one
    std::vector<std::string> moves;
};

struct PaperReading {
    std::string source;
    Text remark;
    std::vector<PaperElement> elements;
    std::vector<PaperExample> examples;
    std::vector<Statement> statements;
};

// The error names the line and the expectation.
Result<PaperReading> read_paper(std::string_view text);
// The file of this game; an empty reading if there is none.
PaperReading paper_of(std::string_view game);

}  // namespace rakus
