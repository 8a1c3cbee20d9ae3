// The flat form of a checked text: steps of a stack machine. Whatever is asked for more than once (a let, best, reply)
// has a slot that is filled when it is first asked for.
#pragma once
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "core/score.h"
#include "core/words.h"
#include "written/syntax.h"

namespace rakus::written {

enum class Op : std::uint8_t {
    number,     // push x
    here,       // push fact a of the position, about b
    of_move,    // push fact a of the move, about b
    once,       // push round slot a: a let of the position, or best, worst, any, count
    once_each,  // push seat slot a: a let of a move, or reply
    times,      // push x times fact a of the move, about b
    plus,       // add x times fact a of the move, about b
    look_up,    // push entry (fact a of the move, about b) of the table that begins at x
    negative,
    add,
    subtract,
    multiply,
    divide,
    less,
    at_most,
    more,
    at_least,
    equal,
    unequal,
    negation,
    least,
    most,
    absolute,
    // The same with the number x on the right: most comparisons and products are of that kind.
    add_x,
    multiply_x,
    less_x,
    at_most_x,
    more_x,
    at_least_x,
    equal_x,
    unequal_x,
    skip_if_false,  // and: if the top is 0, go on at a with it; else drop it
    skip_if_true,   // or
    go_if_false,    // if: drop the top; if it was 0, go on at a
    go
};

struct Step {
    Op op = Op::number;
    std::uint16_t a = 0, b = 0;
    double x = 0;
};

// A part of the steps, from `begin` to before `end`.
struct Block {
    std::uint32_t begin = 0, end = 0;
};

enum class Filled : std::uint8_t { let, best, worst, any, count, reply };
struct Slot {
    Filled how = Filled::let;
    Block block;
};

struct ColumnStep {
    const Rule* rule = nullptr;
    double weight = 1;
    Block amount;
    bool labelled = false;
    bool constant = false;  // the same for every move
};

struct LineSteps {
    int priority = 0;
    const Rule* rule = nullptr;  // why it has that priority
    bool always = false;
    Block when;
    std::vector<ColumnStep> terms;
};

struct TieBreaks {
    int priority = 0;
    std::vector<ColumnStep> keys;
};

struct Condition {
    Block holds;
    Text words;  // what is said of a move that it stops
};

struct Program {
    std::vector<Step> steps;
    std::vector<double> tables;         // of what depends on one word or one condition alone
    std::vector<Slot> once, once_each;  // slots of a round, of a seat
    std::vector<Condition> feasible, take;
    bool random = false;
    std::vector<Block> order;
    std::vector<LineSteps> lines;
    std::vector<TieBreaks> tie_breaks;
    std::vector<ColumnStep> shown;
    bool looks_at_replies = false;
    Words tie_break;  // what the order is, in words

    // The rules point into these.
    std::deque<Rule> rules;
    std::deque<std::string> words;
};

inline constexpr std::size_t kMostSteps = 2000, kMostReplies = 8, kStack = 256;

}  // namespace rakus::written
