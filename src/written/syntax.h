// A written player as a value: what the reader makes of the text and the printer writes again. The checker notes on
// every name what it means.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"

namespace rakus::written {

inline constexpr int kVersion = 1;
inline constexpr std::size_t kMostBytes = 8 * 1024;
inline constexpr int kMostLines = 200, kMostDepth = 40, kMostKeys = 4;
inline constexpr int kLargestPriority = 999, kUnwanted = 1000;
inline constexpr double kLargestLiteral = 1e9, kLargestWeight = 1e6, kLargestNumber = 1e100, kLargestQuotient = 1e12;

// As people count, from 1; columns are letters, not bytes.
struct Place {
    int line = 1, column = 1;
    friend auto operator<=>(const Place&, const Place&) = default;
};

// What is wrong with a text, or only strange.
struct Complaint {
    Place at;
    Text what;
    bool warning = false;
};
using Complaints = std::vector<Complaint>;
// In the order of the text.
void sort_by_place(Complaints&);
// "line 3, column 8: .."; for warnings "line 3, column 8, warning: ..".
Text in_words(const Complaint&);

enum class Kind {
    number,
    name,  // a fact, a weight, a let, or a value of a word
    negative,
    add,
    subtract,
    multiply,
    divide,
    equal,
    unequal,
    less,
    at_most,
    more,
    at_least,
    both,
    either,
    negation,
    call
};

enum class Use { unknown, fact, weight, let, value };

struct Expr {
    Kind kind = Kind::number;
    Place at{};
    double number = 0;
    std::string name = {};                  // of a name, or of the function of a call
    std::optional<std::string> about = {};  // in_hand(about)
    std::vector<Expr> parts = {};
    // Noted by the checker, for names.
    Use use = Use::unknown;
    int index = 0, topic = 0;  // of the fact, weight, let or value; topic: the place of `about`
};
// The same text; notes and places do not count.
bool same(const Expr&, const Expr&);

// Words after a term or a line. One language stands for both.
struct Label {
    bool given = false;
    std::string en = {}, id = {};
};

struct Weight {
    Place at;
    std::string name;
    double value = 0;
    std::optional<std::pair<double, double>> range = {};
    Label label = {};
    std::string word = {};  // of like: what a setting says in words, in place of the value
    double low() const { return range ? range->first : -kLargestWeight; }
    double high() const { return range ? range->second : kLargestWeight; }
};

struct Summand {
    Expr expr;
    bool minus = false;
    Label label = {};
};

enum class Says { like, order, random, weights, let, feasible, take, rule, then, show };

struct Statement {
    Says says = Says::rule;
    Place at{};
    std::vector<std::string> before = {};  // comments on lines of their own, without the #
    std::string beside = {};               // the comment at the end of the line
    bool gap = false;                      // an empty line stands before it
    std::string name = {};                 // of a let; of the player that like names
    int priority = 0;                      // of a line and of `then`
    std::optional<Expr> condition = {};    // of feasible, take, and of a line, if it has one
    Label label = {};                      // of the line, the let, the condition
    std::vector<Summand> terms = {};       // of a line; the keys of order, then, show; the body of a let
    std::vector<Weight> weights = {};
};

struct Syntax {
    Statement head = {};  // comments of the version line
    std::string game, player;
    Place game_at{};
    std::vector<Statement> statements = {};
    std::vector<std::string> unread = {};  // names that lines with an error declare: nobody complains of them again
    std::vector<std::string> after = {};   // comments behind the last line
    bool after_gap = false;
    // The line that makes the text another player with other settings; null: it has rules of its own.
    const Statement* like() const;
};

}  // namespace rakus::written
