// Why one candidate was taken and not another: the comparison that the player made, as a value. It is found once, when
// an advice is put together; the command line, the page and the trace print it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"

namespace rakus {

struct CandidateInfo;
struct StepInfo;

// What decided, from the coarse to the fine.
enum class Decided {
    left_out,    // the other one never entered C
    early_stop,  // the loop had ended before it
    refused,     // it is not feasible
    priority,    // the lower number
    sum,         // of one priority, the larger sum
    precedence,  // of equal sums, a rule of the strategy
    lot,         // of one priority, drawn
    order        // of equals, the order of candidates
};
std::string_view name_of(Decided);

// One side of it.
struct Standing {
    std::string move;
    int priority = 0;
    Text rule;  // that gave the priority
    double total = 0;
};

// A rule that gave the two different points.
struct RuleDifference {
    std::string id;
    Text words;
    double taken = 0, other = 0;
};

struct Comparison {
    Decided by = Decided::order;
    Standing taken, other;
    bool prioritised = false;           // the player has priorities
    bool weighed = false;               // and sums to compare
    std::vector<RuleDifference> rules;  // where the points differ
    Text because;                       // the reason, the rule or the order, where one of them decided
};

// Two members of C as SELECTION sees them, feasible or not; `taken` comes first.
Comparison selection(const StepInfo&, const CandidateInfo& taken, const CandidateInfo& other);
// The same where the other may also be left out or refused.
Comparison why_not(const StepInfo&, const CandidateInfo& taken, const CandidateInfo& other);

// The comparison as one sentence: "Both are P2 (steals; saves); 5 has the larger sum, 2 against 1 (...)."
Text in_words(const Comparison&);

}  // namespace rakus
